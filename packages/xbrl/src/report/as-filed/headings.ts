import type { FiledRow } from './types.ts';

/** Rows without the headings that have nothing below them. */
export const shownUnderHeadings = (rows: readonly FiledRow[]): FiledRow[] => {
  const kept: FiledRow[] = [];
  for (const row of rows.toReversed()) {
    const next = kept.at(-1);
    if (row.abstract && (next === undefined || next.depth <= row.depth)) continue;
    kept.push(row);
  }
  return kept.reverse();
};

/** Rows without the headings after the last number, which are the foot of a table. */
export const withoutLastHeadings = (rows: readonly FiledRow[]): FiledRow[] =>
  rows.slice(0, rows.findLastIndex(({ abstract }) => !abstract) + 1);
