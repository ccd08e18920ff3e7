import type { FiscalCalendar, Quarter } from './calendar.ts';
import { firstMerged, mergedPermille } from './calendar.ts';
import { addBalances, balancesAfter, openingBalances } from './balances.ts';
import type { Balances } from './balances.ts';
import { mixSeed, createRandom } from './random.ts';
import type { IssuerSpec, MergerSpec, RestatementSpec } from './spec.ts';
import { bankFlows } from './flows-bank.ts';
import { businessFlows } from './flows-business.ts';
import type { Flows } from './flows.ts';
import { addFlows } from './flows.ts';

/** The complete accounts as known at one time: the flows and the closing balances of every quarter. */
export type Books = {
  readonly flows: readonly Flows[];
  readonly balances: readonly Balances[];
  readonly opening: Balances;
  /** The history is that of the acquired company. */
  readonly recast: boolean;
};

const scaled = (amount: bigint, permille: number): bigint => (amount * BigInt(permille)) / 1000n;

/** The changes that a restatement makes to one quarter. Every change keeps the accounts balanced. */
const restated = (flows: Flows, { kind, permille }: RestatementSpec): Flows => {
  if (kind === 'revenue' && flows.revenue === 0n) {
    const change = scaled(flows.noninterestIncome, permille);
    return {
      ...flows,
      noninterestIncome: flows.noninterestIncome + change,
      receivablesIncrease: flows.receivablesIncrease + change,
    };
  }
  if (kind === 'revenue') {
    const change = scaled(flows.revenue, permille);
    const tax = change / 5n;
    return {
      ...flows,
      revenue: flows.revenue + change,
      tax: flows.tax + tax,
      deferred: flows.deferred + tax,
      receivablesIncrease: flows.receivablesIncrease + change,
    };
  }
  if (kind === 'reclass') {
    const change = scaled(flows.cost, permille);
    return { ...flows, cost: flows.cost + change, generalExpense: flows.generalExpense - change };
  }
  if (kind === 'entity') return flows;
  if (kind === 'cash') {
    const change = scaled(flows.capex, permille);
    return { ...flows, capex: flows.capex + change, receivablesIncrease: flows.receivablesIncrease - change };
  }
  const revenue = scaled(flows.revenue, Math.abs(permille));
  const cost = scaled(flows.cost, Math.abs(permille));
  return {
    ...flows,
    revenue: flows.revenue - revenue,
    cost: flows.cost - cost,
    discontinued: flows.discontinued + revenue - cost,
  };
};

/** The accounts of a company of the given size, in thousandths of the issuer's. */
const sized = (spec: IssuerSpec, permille: number): IssuerSpec => ({
  ...spec,
  size: (spec.size * permille) / 1000,
});

/** The balances that a merger adds, except cash: paid for in new shares, regardless of the other company's equity. */
const broughtIn = (spec: IssuerSpec, { size }: MergerSpec): Balances => {
  const b = openingBalances(sized(spec, size - 1000));
  return {
    ...b,
    cash: 0n,
    property: b.property + b.cash,
    paidIn: b.paidIn + b.retained + b.accumulatedOther,
    retained: 0n,
    accumulatedOther: 0n,
  };
};

const quarterFlows = (spec: IssuerSpec, quarter: Quarter, label: number): Flows => {
  const random = createRandom(mixSeed(spec.seed, quarter.index));
  const loss = spec.loss_years.includes(label);
  const flows = spec.flavour === 'bank' ? bankFlows : businessFlows;
  return flows(spec, quarter, loss, random);
};

/** The accounts with the first `version` restatements applied. */
export const keepBooks = (
  spec: IssuerSpec,
  calendar: FiscalCalendar,
  restatements: readonly RestatementSpec[],
): Books => {
  const { merger } = spec;
  const recast = restatements.some(({ kind }) => kind === 'entity');
  const begins = merger === null || recast ? null : firstMerged(merger);
  const flows = calendar.quarters.map((quarter) => {
    const year = calendar.years[quarter.year];
    if (year === undefined) throw new Error(`quarter ${quarter.index} belongs to no year`);
    const permille = mergedPermille(merger, 'size', quarter.index, recast);
    let result = quarterFlows(sized(spec, permille), quarter, year.label);
    for (const restatement of restatements) {
      const hit =
        !year.transition && restatement.year === year.label && restatement.quarters.includes(quarter.ordinal);
      if (hit) result = restated(result, restatement);
    }
    return result;
  });
  const opening = openingBalances(sized(spec, mergedPermille(merger, 'size', -1, recast)));
  const balances: Balances[] = [];
  let previous = opening;
  for (const [index, quarter] of flows.entries()) {
    previous = balancesAfter(previous, quarter);
    if (merger !== null && index === begins) previous = addBalances(previous, broughtIn(spec, merger));
    balances.push(previous);
  }
  return { flows, balances, opening, recast };
};

const sums = new WeakMap<Books, Map<string, Flows>>();

/** Sum of the flows of quarters first..last. */
export const flowsOver = (books: Books, first: number, last: number): Flows => {
  const known = sums.get(books) ?? new Map<string, Flows>();
  sums.set(books, known);
  const key = `${first}-${last}`;
  const sum = known.get(key) ?? books.flows.slice(first, last + 1).reduce(addFlows);
  known.set(key, sum);
  return sum;
};
