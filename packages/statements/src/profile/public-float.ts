import type { Cell } from '../cell.ts';
import { amountOrNull, formatAmount, roundTo, size } from '../decimal.ts';
import { isAnnualForm } from '../filings/forms.ts';
import type { InputFact, InputFiling } from '../inputs.ts';
import type { Issuer } from '../statements.ts';
import { dayOf } from '../values/day.ts';
import { ANNUAL_DAYS, isOutdated, refusal, sourced, type Sourced } from './sourced.ts';

export type PublicFloat = {
  /** Whole decimal string, US dollars. */
  readonly value: string;
  /** Day of the price that it is computed from, YYYY-MM-DD. */
  readonly as_of: string;
};

/** Figures that differ by more than this factor are not in the same scale. */
const FACTOR = 50n;
/** Floats that are compared, in days between them; book figures at most so long before or after the float. */
const WITNESS_DAYS = 1200;
const BOOK_FIELDS = new Set(['revenue', 'total_assets', 'total_equity']);

type Stated = {
  readonly filing: InputFiling;
  readonly end: string;
  readonly amount: bigint;
  readonly unit: string;
};

const isFloat = ({ taxonomy, concept, start }: InputFact): boolean =>
  taxonomy === 'dei' && concept === 'EntityPublicFloat' && start === null;

/** The floats of annual reports, oldest filing first. */
const statedIn = (filings: readonly InputFiling[]): readonly Stated[] =>
  filings
    .filter(({ form }) => isAnnualForm(form))
    .flatMap((filing) =>
      filing.facts.filter(isFloat).flatMap(({ end, unit, value }): readonly Stated[] => {
        const amount = amountOrNull(value);
        return amount === null ? [] : [{ filing, end, amount, unit }];
      }),
    );

const ofOneScale = (a: bigint, b: bigint): boolean =>
  size(a) * FACTOR >= size(b) && size(b) * FACTOR >= size(a);

const isNear = (end: string, other: string): boolean => Math.abs(dayOf(end) - dayOf(other)) <= WITNESS_DAYS;

/**
 * Whether other figures of the company confirm the scale of a float: all floats of adjacent years and one of
 * its book figures, as far as they exist, and at least one of the two exists. A float in thousands is
 * otherwise indistinguishable.
 */
const isVouchedFor = (
  { end, amount }: Stated,
  floats: readonly Stated[],
  cells: readonly Cell[],
  currency: string | null,
): boolean => {
  if (amount <= 0n) return false;
  const others = floats.filter((other) => other.end !== end && isNear(end, other.end) && other.amount > 0n);
  const books = cells.flatMap(({ field, period_kind: kind, period_end: at, value }): readonly bigint[] => {
    const isBook = currency === 'USD' && BOOK_FIELDS.has(field) && (kind === 'annual' || kind === 'instant');
    const book = isBook && isNear(end, at) && value !== null ? amountOrNull(value) : null;
    return book === null || book === 0n ? [] : [book];
  });
  return (
    others.length + books.length > 0 &&
    others.every((other) => ofOneScale(other.amount, amount)) &&
    (books.length === 0 || books.some((book) => ofOneScale(book, amount)))
  );
};

/** Public float of the newest annual report that states one; `filings` oldest first. */
export const publicFloatOf = (
  filings: readonly InputFiling[],
  cells: readonly Cell[],
  { reporting_currency: currency }: Issuer,
): Sourced<PublicFloat> => {
  const floats = statedIn(filings);
  const last = floats.at(-1);
  const newest = filings.at(-1);
  if (last === undefined || newest === undefined) return refusal('not_reported');
  const { filing } = last;
  if (isOutdated(filing.filed, newest.filed, ANNUAL_DAYS)) return refusal('outdated');
  const own = floats.filter((float) => float.filing === filing);
  if (own.some(({ end, amount, unit }) => end !== last.end || amount !== last.amount || unit !== last.unit))
    return refusal('two_values');
  if (last.unit !== 'USD') return refusal('not_in_usd');
  if (!isVouchedFor(last, floats, cells, currency)) return refusal('implausible');
  return sourced(filing, { value: formatAmount(roundTo(last.amount, 0)), as_of: last.end });
};
