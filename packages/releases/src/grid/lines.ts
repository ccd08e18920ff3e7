import type { Offsets, RawCell, RawTable } from '../document/parts.ts';
import { printedNumber } from './printed-number.ts';

/** A figure of a row: the number with the currency, parentheses and per cent signs of the cells beside it. */
export type Figure = Offsets & {
  /** As printed, the cells joined. */
  readonly text: string;
  /** Units of 10^-12, unscaled, with the printed sign. */
  readonly amount: bigint;
  readonly percent: boolean;
  readonly currency: boolean;
  readonly dash: boolean;
  readonly places: number;
  /** Columns of the table that the number itself covers, */
  readonly left: number;
  readonly right: number;
  /** and with its signs. */
  readonly outerLeft: number;
  readonly outerRight: number;
};

/** A row of a table. */
export type Line = {
  readonly row: number;
  /** What stands before its first figure; empty for a subtotal without a label. */
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly cells: readonly RawCell[];
};

const OPENING = /^(?:(?:US|C|A)?[$€£¥]\s*\(?|\()$/i;
const CLOSING = /^\)?\s*%?\s*\)?\s*(?:[*†‡]|\([a-z\d]\))*$/i;
const DIGIT = /\d/;

/** The rows of a table with their figures. */
export const linesOf = (table: RawTable): readonly Line[] => table.rows.map(lineOf);

function lineOf(cells: readonly RawCell[], row: number): Line {
  const figures: Figure[] = [];
  let opening: RawCell | undefined;
  for (const [at, cell] of cells.entries()) {
    if (OPENING.test(cell.text)) {
      opening = cell;
      continue;
    }
    const number = printedNumber(cell.text);
    const isMark = at === 0 && /^\(?[\da-z]{1,2}\)$/i.test(cell.text);
    if (number === undefined || isMark) {
      const last = figures.at(-1);
      if (last !== undefined && isClosing(cell, last)) figures[figures.length - 1] = closed(last, cell);
      opening = undefined;
      continue;
    }
    const prefix = opening?.text ?? '';
    const negates = prefix.includes('(') && number.amount > 0n;
    figures.push({
      text: prefix + cell.text,
      amount: negates ? -number.amount : number.amount,
      percent: number.percent,
      currency: number.currency || /[$€£¥]/.test(prefix),
      dash: number.dash,
      places: number.places,
      left: cell.column,
      right: cell.column + cell.columns - 1,
      outerLeft: opening?.column ?? cell.column,
      outerRight: cell.column + cell.columns - 1,
      from: opening?.from ?? cell.from,
      to: cell.to,
    });
    opening = undefined;
  }
  return { row, label: labelOf(cells, figures[0]), figures, cells };
}

function isClosing(cell: RawCell, last: Figure): boolean {
  return CLOSING.test(cell.text) && !DIGIT.test(cell.text) && cell.column <= last.outerRight + 2;
}

const closed = (figure: Figure, cell: RawCell): Figure => ({
  ...figure,
  text: figure.text + cell.text,
  percent: figure.percent || cell.text.includes('%'),
  outerRight: cell.column + cell.columns - 1,
  to: cell.to,
});

function labelOf(cells: readonly RawCell[], first: Figure | undefined): string {
  const before = first === undefined ? cells : cells.filter(({ column }) => column < first.outerLeft);
  return before
    .map(({ text }) => text)
    .filter((text) => !OPENING.test(text))
    .join(' ');
}
