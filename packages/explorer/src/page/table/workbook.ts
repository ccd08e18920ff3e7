import type { CellObject, SheetData } from 'write-excel-file/universal';
import type { Field } from './sheet.ts';

/** Spreadsheets keep 15 digits of a number; one with more stays a text, so that no digit is lost. */
const DIGITS = 15;

/** The lines of a sheet as cells of a workbook: the headings bold, numbers with the decimals that they have. */
export function workbookData(lines: readonly (readonly Field[])[]): SheetData {
  const [head = [], ...rows] = lines;
  return [
    head.map(({ text }): CellObject => ({ value: text, type: String, fontWeight: 'bold' })),
    ...rows.map((fields) => fields.map(cellOf)),
  ];
}

function cellOf({ text, isNumber }: Field): CellObject {
  const isKept = isNumber && text.replaceAll(/[-.]|^-?0\.0*/g, '').length <= DIGITS;
  if (!isKept) return { value: text, type: String };
  const decimals = text.split('.')[1]?.length ?? 0;
  return {
    value: Number(text),
    type: Number,
    format: decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`,
  };
}

const WIDEST = 60;
const NARROWEST = 8;

/** Widths of the columns in characters: of the longest text, within bounds. */
export const widthsOf = (lines: readonly (readonly Field[])[]): readonly { readonly width: number }[] =>
  (lines[0] ?? []).map((_, at) => {
    const longest = Math.max(...lines.map((fields) => (fields[at]?.text.length ?? 0) * 1.2));
    return { width: Math.min(WIDEST, Math.max(NARROWEST, longest)) };
  });
