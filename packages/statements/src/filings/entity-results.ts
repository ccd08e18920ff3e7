import { REVENUE } from '../fields/flow-concepts.ts';
import { totals } from '../fields/fields.ts';
import { DRIFT } from '../calendar/calendar.ts';
import { span } from '../values/day.ts';
import { near, size } from '../decimal.ts';
import { digestOf } from './filing-digest.ts';
import type { InputFact } from '../inputs.ts';
import type { Filing } from '../model/model.ts';
import { remembered } from '../values/remembered.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';
import { ONE_COMPANY } from '../values/tolerances.ts';

const REVENUES = new Set(REVENUE);
const INCOME = new Set(totals.income);

/** A filing's results for one span, and revenue by concept. */
type Results = {
  readonly start: string;
  readonly end: string;
  readonly revenue: Map<string, bigint>;
  readonly income: bigint[];
};

const resultsOf = remembered((facts: readonly InputFact[]): readonly Results[] => {
  const found = new Map<string, Results>();
  for (const { concept, start, end, amount } of digestOf(facts).known) {
    if (start === null || !(REVENUES.has(concept) || INCOME.has(concept))) continue;
    const key = `${start} ${end}`;
    const results = found.get(key) ?? { start, end, revenue: new Map<string, bigint>(), income: [] };
    found.set(key, results);
    if (REVENUES.has(concept)) results.revenue.set(concept, amount);
    else results.income.push(amount);
  }
  return [...found.values()].filter(({ revenue, income }) => revenue.size > 0 && income.length > 0);
});

const isMultiple = (a: bigint, b: bigint): boolean => {
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  return large > 0n && large >= small * 2n && scaleOrSignError(a, b) === null;
};

/**
 * Whether every common revenue differs by a multiple, and no result of the one equals any result of the
 * other.
 */
const differ = (older: Results, newer: Results): boolean => {
  const shared = [...older.revenue].flatMap(([concept, amount]) => {
    const other = newer.revenue.get(concept);
    return other === undefined ? [] : [[amount, other] as const];
  });
  return (
    shared.length > 0 &&
    shared.every(([a, b]) => isMultiple(a, b)) &&
    older.income.every((a) => newer.income.every((b) => !near(a, b, ONE_COMPANY)))
  );
};

const isSameSpan = (a: Results, b: Results): boolean =>
  Math.abs(span(a.start, b.start)) <= DRIFT && Math.abs(span(a.end, b.end)) <= DRIFT;

/**
 * With comparatives in at least this many filings that contradict at least this many others, it is another
 * entity and not a mistake.
 */
const ENOUGH = 2;

/**
 * For filings whose year-old comparatives differ from the filing of that period in revenue, by a multiple,
 * and in results, regardless of assets: positions of the last filing contradicted and of the first one
 * contradicting it. Null with fewer than two filings on either side, or if they overlap.
 */
export const resultsOfAnother = (
  filings: readonly Filing[],
): { readonly last: number; readonly first: number } | null => {
  const own = filings.map(({ facts, period }) =>
    resultsOf(facts).filter(({ end }) => period !== null && Math.abs(span(end, period)) <= DRIFT),
  );
  const older = new Set<number>();
  const newer = new Set<number>();
  for (const [position, { facts, period }] of filings.entries())
    for (const results of resultsOf(facts)) {
      if (period === null || span(results.end, period) < 300) continue;
      for (let before = 0; before < position; before += 1)
        if (own[before]?.some((past) => isSameSpan(past, results) && differ(past, results))) {
          older.add(before);
          newer.add(position);
        }
    }
  const last = Math.max(...older);
  const first = Math.min(...newer);
  return older.size >= ENOUGH && newer.size >= ENOUGH && last < first ? { last, first } : null;
};
