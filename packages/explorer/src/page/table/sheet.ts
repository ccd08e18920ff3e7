/** A cell of a table as a spreadsheet takes it. */
export type SheetCell = {
  readonly text: string;
  /** Digits with a point and an ASCII minus; undefined for a text. */
  readonly number?: string;
  /** Of the number, such as `USD` or `%`. */
  readonly unit?: string;
  /** Where the value comes from, or why it is refused. */
  readonly note?: string;
};

export type Sheet = {
  readonly head: readonly string[];
  /** Each with a cell for each heading. */
  readonly rows: readonly (readonly SheetCell[])[];
};

const NUMBER =
  /^([+−-]?)((?:0|[1-9]\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?)(%|×|(?: (?:thousand|million|billion|trillion))?(?: [A-Z]{3})?(?: per share)?| shares| days| per share)$/;

/** A text with a number and its unit; a date, an accession or a number with leading zeros is a text. */
export function sheetCell(text: string): SheetCell {
  const [, sign = '', digits = '', unit = ''] = NUMBER.exec(text) ?? [];
  if (digits === '') return { text };
  const number = `${sign === '' || sign === '+' ? '' : '-'}${digits.replaceAll(',', '')}`;
  return { text, number, unit: unit.trim() };
}

/** A field of a line: numbers are written as they are, texts are guarded. */
export type Field = { readonly text: string; readonly isNumber: boolean };

/**
 * The lines of a sheet, headings first. Numbers have no unit: it is in the heading if the column has one, else in a
 * column of its own if each row has one. Notes follow the values, one column for each that has them, or one for all if
 * those of a row are the same.
 */
export function linesOf(sheet: Sheet, withNotes: boolean): readonly (readonly Field[])[] {
  const { head, rows } = sheet;
  const columnUnits = head.map((_, at) => onlyOf(rows.flatMap((row) => unitsOf([row[at]]))));
  const isByColumn = head.every((_, at) => columnUnits[at] !== undefined);
  const rowUnits = rows.map((row) => onlyOf(unitsOf(row)));
  const isByRow = !isByColumn && rowUnits.every((unit) => unit !== undefined);
  const noted = withNotes ? head.flatMap((_, at) => (rows.some((row) => row[at]?.note) ? [at] : [])) : [];
  const isOneNote = rows.every((row) => new Set(noted.flatMap((at) => row[at]?.note ?? [])).size <= 1);
  const notesAt = isOneNote ? noted.slice(0, 1) : noted;
  const titleOf = (title: string, at: number): string =>
    isByColumn && columnUnits[at] ? `${title} (${columnUnits[at]})` : title;
  const fieldOf = (cell: SheetCell | undefined): Field =>
    cell?.number === undefined
      ? text(cell?.text ?? '')
      : isByColumn || isByRow || !cell.unit
        ? { text: cell.number, isNumber: true }
        : text(cell.text);
  const withUnit = (fields: readonly Field[], unit: string): readonly Field[] =>
    isByRow ? fields.toSpliced(1, 0, text(unit)) : fields;
  const noteOf = (row: readonly SheetCell[], at: number): Field =>
    text((isOneNote ? row.find(({ note }) => note)?.note : row[at]?.note) ?? '');
  return [
    [
      ...withUnit(
        head.map((title, at) => text(titleOf(title, at))),
        'Unit',
      ),
      ...notesAt.map((at) => text(isOneNote ? 'Footnote' : `Footnote: ${head[at] ?? ''}`)),
    ],
    ...rows.map((row, index) => [
      ...withUnit(row.map(fieldOf), rowUnits[index] ?? ''),
      ...notesAt.map((at) => noteOf(row, at)),
    ]),
  ];
}

const text = (value: string): Field => ({ text: value, isNumber: false });

const unitsOf = (cells: readonly (SheetCell | undefined)[]): readonly string[] =>
  cells.flatMap((cell) => (cell?.number === undefined ? [] : [cell.unit ?? '']));

/** The only one of some units; empty without any, undefined if there are several. */
function onlyOf(units: readonly string[]): string | undefined {
  const [first = '', ...others] = new Set(units);
  return others.length === 0 ? first : undefined;
}

/** A spreadsheet would run a text that begins like this. */
const FORMULA = /^[=+\-@\t\r\n]/;

const guarded = ({ text: value, isNumber }: Field): string =>
  !isNumber && FORMULA.test(value) ? `'${value}` : value;

/** Lines as a spreadsheet takes them from the clipboard. */
export const tabSeparated = (lines: readonly (readonly Field[])[]): string =>
  lines
    .map((fields) => fields.map((field) => guarded(field).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

/** Lines as CSV by RFC 4180, with a byte order mark, by which spreadsheets know UTF-8. */
export const commaSeparated = (lines: readonly (readonly Field[])[]): string =>
  `\ufeff${lines.map((fields) => `${fields.map((field) => quoted(guarded(field))).join(',')}\r\n`).join('')}`;

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
