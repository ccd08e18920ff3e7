import type { Cell } from '@footnote/statements/cell';

/** The part of a cell that is compared: the value, or `!` and the reason of the refusal. */
export const shownCell = ({ value, refusal }: Pick<Cell, 'value' | 'refusal'>): string =>
  value ?? `!${refusal ?? ''}`;

/**
 * One line per cell, sorted: CIK, symbol, statement, field, kind, fiscal year and period, end; then the value or the refusal,
 * method and accession (`-` for none).
 */
export const cellLines = (cik: string, symbol: string, cells: readonly Cell[]): string[] =>
  cells
    .map((cell) =>
      [
        cik,
        symbol,
        cell.statement,
        cell.field,
        cell.period_kind,
        cell.fiscal_year,
        cell.fiscal_period,
        cell.period_end,
        shownCell(cell),
        cell.method ?? '-',
        cell.accession || '-',
      ].join(' '),
    )
    .sort();

/** Number of words of a line that identify its cell; the next word is the value or refusal. */
const NAME_WORDS = 8;

export type NamedCell = { readonly name: string; readonly field: string; readonly shown: string };

export const readCellLine = (line: string): NamedCell => {
  const words = line.split(' ');
  return {
    name: words.slice(0, NAME_WORDS).join(' '),
    field: words[3] ?? '',
    shown: words[NAME_WORDS] ?? '',
  };
};
