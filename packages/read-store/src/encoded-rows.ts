/** Characters that are encoded at once: strings of this size are collected young, and the largest row fits many times. */
const CHUNK_CHARACTERS = 1 << 16;

export type EncodedRows = {
  /** In the order in which `chunks` has their values. */
  readonly columns: readonly string[];
  readonly format: 'JSONCompactEachRow';
  readonly chunks: Iterable<Uint8Array>;
};

/**
 * Rows for an insert as a ClickHouse format, without their column names, which are a third to a half of their bytes.
 * They are encoded while they are sent. Throws `TypeError` for rows that do not have the columns of the first one.
 */
export function encodedRows(rows: readonly object[]): EncodedRows {
  const columns = Object.keys(rows[0] ?? {});
  return { columns, format: 'JSONCompactEachRow', chunks: chunksOf(rows, columns) };
}

function* chunksOf(rows: readonly object[], columns: readonly string[]): Generator<Uint8Array> {
  let text = '';
  for (const row of rows) {
    text += `${JSON.stringify(valuesOf(row, columns))}\n`;
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = '';
  }
  if (text !== '') yield Buffer.from(text);
}

function valuesOf(row: object, columns: readonly string[]): readonly unknown[] {
  const names = Object.keys(row);
  if (names.length !== columns.length || names.some((name, index) => name !== columns[index]))
    throw new TypeError(`a row of ${names.join()} among rows of ${columns.join()}`);
  return Object.values(row);
}
