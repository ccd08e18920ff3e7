import { totals } from '../fields/fields.ts';
import { addDays, span } from '../values/day.ts';
import { integer, near, size } from '../decimal.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { InputFact } from '../inputs.ts';
import type { Fact, Reading } from '../model/model.ts';
import { ofAny } from './opening-cash.ts';
import { remembered } from '../values/remembered.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';
import { ROUNDINGS_OF_SUM, SAME_FIGURE } from '../values/tolerances.ts';

const INCOME = new Set(totals.income);

/** A result (income) of a span. */
type Result = { readonly start: string; readonly end: string; readonly amount: bigint };

/** Results that a filing tags, by concept. */
const resultsOf = remembered((facts: readonly InputFact[]): ReadonlyMap<string, readonly Result[]> => {
  const found = new Map<string, Result[]>();
  for (const { concept, start, end, amount } of digestOf(facts).known)
    if (start !== null && INCOME.has(concept))
      found.set(concept, [...(found.get(concept) ?? []), { start, end, amount }]);
  return found;
});

/** Maximum distance in days between the first day of a quarter and the day after the part's last. */
const DRIFT = 7;

/** Factors by which a filing may miss the scale of its amounts. */
const SCALES = [1n, 1_000n, 1_000_000n];

type Spans = { readonly whole: Fact; readonly part: Fact };

/**
 * Differences between the income of the part plus the quarter and the income of the whole, for each concept
 * that all of them tag.
 */
const gaps = ({ whole, part }: Spans): readonly bigint[] => {
  const [own, other] = [resultsOf(whole.filing.facts), resultsOf(part.filing.facts)];
  const next = part.end === '' ? '' : addDays(part.end, 1);
  return totals.income.flatMap((concept) => {
    const results = own.get(concept) ?? [];
    const all = results.find(({ start, end }) => start === whole.start && end === whole.end);
    const quarter = results.find(
      ({ start, end }) => end === whole.end && start !== whole.start && Math.abs(span(next, start)) <= DRIFT,
    );
    const before = other.get(concept)?.find(({ start, end }) => start === part.start && end === part.end);
    // A quarter that repeats the year to date is not a quarter.
    if (all === undefined || quarter === undefined || before === undefined || quarter.amount === all.amount)
      return [];
    const leads = (amount: bigint): boolean => near(amount + quarter.amount, all.amount, SAME_FIGURE);
    const scaled = SCALES.some((scale) => leads(before.amount * scale) || leads(before.amount / scale));
    return [scaled ? 0n : size(before.amount + quarter.amount - all.amount)];
  });
};

/**
 * Whether income of the part plus the quarter tagged by the filing of the whole equals income of the whole.
 * If not, one of them is of a different company, as after a spin-off, though neither was restated (semantics
 * §3.7.12). Null if the filings do not show it.
 */
const earnsAlike = (wholeReading: Reading, partReading: Reading): boolean | null => {
  const [whole, part] = [wholeReading.parts[0]?.fact, partReading.parts[0]?.fact];
  if (!whole || !part || whole.filing === part.filing || whole.start === null || whole.start !== part.start)
    return null;
  const found = gaps({ whole, part });
  if (found.length === 0) return null;
  const zeros = Math.max(...[whole.filing, part.filing].map((filing) => roundingDigitsOf(filing) ?? 0));
  return found.some((gap) => gap <= integer(10 ** zeros) * ROUNDINGS_OF_SUM);
};

/** The same for any two readings of two groups; null if unknown for all of them. */
export const anyEarnAlike = ofAny(earnsAlike);
