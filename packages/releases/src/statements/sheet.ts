import type { Block } from '../grid/blocks.ts';
import type { Figure } from '../grid/lines.ts';
import { LIMITS } from '../limits.ts';
import type { Budget, Sum } from '../sums/explain.ts';
import { sumsOf } from '../sums/explain.ts';
import type { Link } from '../sums/tree.ts';
import { linksOf } from '../sums/tree.ts';
import type { ReleasePeriod } from '../types.ts';
import { plainLabel } from './labels.ts';

export type SheetKind = 'income' | 'balance' | 'cash_flow';

/** A row of a table that may be a statement. */
export type SheetRow = {
  /** Row of the table. */
  readonly row: number;
  readonly printed: string;
  /** The label for matching, */
  readonly label: string;
  /** that of the heading above it, and of the heading above that; empty for none. */
  readonly section: string;
  readonly above: string;
  readonly figures: readonly (Figure | undefined)[];
  /** Amounts of money that may be part of a sum; false for per-share figures, shares, per cent and text. */
  readonly isMoney: boolean;
};

/** A column whose period is known. */
export type SheetColumn = { readonly at: number; readonly period: ReleasePeriod };

/** A table that may be a statement, with the sums that were found in it. Sums and links count rows from zero. */
export type Sheet = {
  readonly kind: SheetKind;
  readonly table: number;
  /** A title over it names the statement. */
  readonly isTitled: boolean;
  /** Multiplier of its amounts as its titles state it; null if none does. */
  readonly scale: number | null;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  readonly sums: ReadonlyMap<number, Sum>;
  readonly links: ReadonlyMap<number, Link>;
};

const PER_SHARE =
  /\bper\b.*\b(?:share|unit|ads)\b|\bshares?\b.*\b(?:outstanding|used|computing|weighted|average)|weighted|\b(?:average|number of)\b.*\bshares\b|\beps\b/;
const BASIC =
  /^-?\s*(?:basic|diluted|assuming dilution|assuming no dilution)\b|^(?:total )?(?:basic|diluted)$/;
const NOT_GAAP = /non-?gaap|\badjusted\b|pro ?forma|\bebitdax?\b|constant currency|organic/;

/** Whether a row states an amount per share, or a number of shares. */
export function isPerShare(row: Pick<SheetRow, 'label' | 'section' | 'figures'>): boolean {
  if (PER_SHARE.test(row.label) || BASIC.test(row.label)) return true;
  if (!PER_SHARE.test(row.section) && !BASIC.test(row.section)) return false;
  return !/total|^net /.test(row.label) || row.figures.some((figure) => (figure?.places ?? 0) > 1);
}

export const isNotGaap = (label: string): boolean => NOT_GAAP.test(label);

const SHARES_ONLY = /^(?:common )?shares outstanding|\bper (?:common )?share$|^book value/;
const CEILING = 10n ** 27n;

/** Rows with their labels and headings, those of the block that have a label or a figure. */
export function sheetRows(block: Block, isBalance: boolean): readonly SheetRow[] {
  let section = '';
  let above = '';
  let wasHeading = false;
  return block.rows.slice(0, LIMITS.statementRows).map(({ row, label: printed, figures }) => {
    const label = plainLabel(printed);
    const filled = figures.filter((figure) => figure !== undefined);
    const own = { row, printed, label, section, above, figures };
    if (filled.length === 0) {
      // A heading that follows a heading is one of its parts, or goes on with it.
      if (wasHeading || BASIC.test(label)) above = wasHeading ? section : above || section;
      else above = '';
      section = label;
      wasHeading = true;
      return { ...own, isMoney: false };
    }
    wasHeading = false;
    // Changes in per cent may stand beside amounts, not before them.
    const isPlain =
      filled[0]?.percent !== true && filled.every(({ amount }) => amount < CEILING && amount > -CEILING);
    // The label of a class of stock in a balance sheet names its shares and par value.
    const isOther = isBalance ? SHARES_ONLY.test(label) : isPerShare(own);
    return { ...own, isMoney: isPlain && !isOther && !isNotGaap(label) };
  });
}

/** The most places after the point among the amounts of money. */
const placesOf = (rows: readonly SheetRow[]): number =>
  Math.max(
    0,
    ...rows.flatMap((row) => (row.isMoney ? row.figures.map((figure) => figure?.places ?? 0) : [])),
  );

const TOTAL = /^(?:total|net|gross|operating (?:income|loss|profit)|income|loss|earnings|profit)\b/;
const CLAIMS = /^(?:total )?(?:current )?liabilities\b|^equity and liabilities\b/;

/** Rows before which the sums of a balance sheet begin anew: its other side. */
function otherSide(rows: readonly SheetRow[]): number | null {
  const named = rows.findIndex(({ label }) => label === 'total assets');
  const heading = rows.findIndex(({ label, isMoney }) => !isMoney && CLAIMS.test(label));
  const at = named === -1 ? heading : named + 1;
  return at <= 0 ? null : at;
}

/** The sheet of a block: its rows up to `last`, and what adds up in the columns whose periods are known. */
export function sheetOf(
  about: Pick<Sheet, 'kind' | 'table' | 'isTitled' | 'scale' | 'columns'>,
  rows: readonly SheetRow[],
  last: number,
  budget: Budget,
): Sheet {
  const unit = 10n ** BigInt(12 - Math.min(placesOf(rows), 6));
  const matrix = rows.map((row, index) =>
    about.columns.map(({ at }) => {
      const figure = row.isMoney && index <= last ? row.figures[at] : undefined;
      return figure === undefined ? null : Number(figure.amount / unit);
    }),
  );
  const anew = about.kind === 'balance' ? otherSide(rows) : null;
  const sums = sumsOf(
    matrix,
    {
      isNamed: (row) => TOTAL.test(rows[row]?.label ?? '') || rows[row]?.label === '',
      isRepeated: (row) => /^$|^total\b|^net cash\b/.test(rows[row]?.label ?? ''),
      beginsAnew: (row) => row === anew,
    },
    budget,
  );
  return { ...about, rows, sums, links: linksOf(sums) };
}
