import type { Offsets, RawCell } from '@footnote/releases/document/parts';
import { areClear, headingsFor, headingsOf } from './columns.ts';
import { figureOf } from './figures.ts';
import { isVoteKind, labelOf } from './labels.ts';
import type { VoteCount, VoteRefusal } from './types.ts';

/** A row of figures as read: its own words, what it counts, and the sum that is printed beside it. */
export type ReadRow = Offsets & {
  readonly label: string;
  /** Whether the headings are the row's own words: For 12, Against 3. */
  readonly isPaired: boolean;
  readonly counts: readonly VoteCount[];
  readonly total: string | null;
  readonly refusal: Extract<VoteRefusal, 'columns_unclear' | 'number_unreadable'> | null;
};

const LONGEST_HEADING = 3;
/** Numbers of proposals in front of their words have at most two digits. */
const ITS_NUMBER = /^\d{1,2}$/;
const IN_ONE_CELL = /^([A-Za-z][A-Za-z -]{2,40}?)\s*:\s*(\d[\d,]*)$/;

export const hasFigure = (cells: readonly RawCell[]): boolean =>
  cells.some(({ text }, at) => isFigure(text) && !isItsNumber(cells, at)) ||
  cells.some(({ text }) => IN_ONE_CELL.test(text));

const isFigure = (text: string): boolean => {
  const { kind } = figureOf(text);
  return kind === 'votes' || kind === 'unreadable';
};

const isItsNumber = (cells: readonly RawCell[], at: number): boolean =>
  at === 0 &&
  ITS_NUMBER.test(cells[0]?.text ?? '') &&
  cells.length > 1 &&
  figureOf(cells[1]?.text ?? '').kind === 'text';

/** Whether a row says of columns what they count. */
export const isHeading = (cells: readonly RawCell[]): boolean =>
  cells.some(({ text }) => isVoteKind(labelOf(text)));

const placeOf = ({ from, to }: Offsets): Offsets => ({ from, to });

/** A row whose figures each follow the word for what they count; null if it is none. */
function pairedRow(cells: readonly RawCell[]): ReadRow | null {
  const counts: VoteCount[] = [];
  const words: string[] = [];
  for (const [at, cell] of cells.entries()) {
    const [, word, number] = IN_ONE_CELL.exec(cell.text) ?? [];
    const kind = labelOf(word ?? cells[at - 1]?.text ?? '');
    const figure = figureOf(number ?? cell.text);
    if (figure.kind === 'votes') {
      if (!isVoteKind(kind)) return null;
      counts.push({ kind, votes: figure.votes, ...placeOf(cell) });
    } else if (figure.kind === 'unreadable') return null;
    else if (figure.kind === 'text' && !isVoteKind(labelOf(cell.text))) words.push(cell.text);
  }
  if (counts.length === 0 || new Set(counts.map(({ kind }) => kind)).size < counts.length) return null;
  return { label: words.join(' '), isPaired: true, counts, total: null, refusal: null, ...spanOf(cells) };
}

const spanOf = (cells: readonly RawCell[]): Offsets => ({
  from: cells[0]?.from ?? 0,
  to: cells.at(-1)?.to ?? 0,
});

/**
 * A row of figures under rows that may be its heading, the nearest last: as few of them as explain every figure.
 */
export function readRow(
  cells: readonly RawCell[],
  above: readonly (readonly RawCell[])[],
): { readonly row: ReadRow; readonly headingRows: number } {
  const paired = pairedRow(cells);
  if (paired !== null) return { row: paired, headingRows: 0 };
  const start = isItsNumber(cells, 0) ? 1 : 0;
  const first = cells.findIndex(({ text }, at) => at >= start && figureOf(text).kind !== 'text');
  const label = cells
    .slice(0, first)
    .map(({ text }) => text)
    .join(' ');
  const figures = cells.slice(first).filter(({ text }) => figureOf(text).kind !== 'percent');
  const base = { label, isPaired: false, total: null, counts: [], ...spanOf(cells) };
  for (let rows = 1; rows <= Math.min(LONGEST_HEADING, above.length); rows += 1) {
    const read = underHeadings(figures, above.slice(above.length - rows));
    if (read !== null) return { row: { ...base, ...read }, headingRows: rows };
  }
  return { row: { ...base, refusal: 'columns_unclear' }, headingRows: Math.min(1, above.length) };
}

function underHeadings(
  figures: readonly RawCell[],
  rows: readonly (readonly RawCell[])[],
): Pick<ReadRow, 'counts' | 'refusal' | 'total'> | null {
  const headings = headingsOf(rows);
  const found = areClear(headings) ? headingsFor(figures, headings) : null;
  if (found === null) return null;
  const counts: VoteCount[] = [];
  let total: string | null = null;
  for (const [at, { label }] of found.entries()) {
    const cell = figures[at];
    const figure = figureOf(cell?.text ?? '');
    if (cell === undefined || label === 'ignored' || figure.kind === 'nothing') continue;
    if (label === 'unknown' || label === 'name' || figure.kind === 'text') return null;
    if (figure.kind !== 'votes') return { counts: [], total: null, refusal: 'number_unreadable' };
    if (label === 'total') total = figure.votes;
    else counts.push({ kind: label, votes: figure.votes, ...placeOf(cell) });
  }
  // A row that has no votes for may have its figures under the headings of others.
  const isWhole = counts.some(({ kind }) => kind === 'for' || kind === 'one_year');
  return isWhole && counts.length > 1 ? { counts, total, refusal: null } : null;
}
