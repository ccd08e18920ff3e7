import type { ReadStore } from './port.ts';

const IDENTIFIER = /^[A-Za-z_]\w*$/;

const quoted = (name: string): string => {
  if (!IDENTIFIER.test(name)) throw new RangeError(`not the name of a table or column: ${name}`);
  return `\`${name}\``;
};

export type Checksum = { readonly rows: number; readonly hash: string };

/**
 * Count and hash of a table's rows, independent of their order and parts. Equal tables have equal checksums;
 * `excludeColumns` omits columns that may differ. With `final`, rows that a ReplacingMergeTree will replace
 * are excluded (FINAL). `where` selects rows, and of these equal ones count once with `distinct`.
 */
export const checksum = async (
  store: ReadStore,
  table: string,
  options: {
    readonly excludeColumns?: readonly string[];
    readonly final?: boolean;
    readonly where?: string;
    readonly distinct?: boolean;
  } = {},
): Promise<Checksum> => {
  const excluded = options.excludeColumns ?? [];
  const columns = excluded.length === 0 ? '*' : `* EXCEPT (${excluded.map(quoted).join(', ')})`;
  const final = options.final === true ? ' FINAL' : '';
  const distinct = options.distinct === true ? 'DISTINCT ' : '';
  const where = options.where === undefined ? '' : ` WHERE ${options.where}`;
  // A sum in addition to the exclusive or, in which two equal rows cancel each other.
  const hash = 'concat(hex(groupBitXor(hash)), hex(sum(hash)))';
  const [row] = await store.query<Checksum>(
    `SELECT count() AS rows, ${hash} AS hash FROM (SELECT ${distinct}cityHash64(formatRow('RowBinary', ${columns})) AS hash FROM ${quoted(table)}${final}${where})`,
  );
  return row ?? { rows: 0, hash: '' };
};
