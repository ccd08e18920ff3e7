import { CONTINUING_INCOME } from '../fields/checks.ts';
import { gaap, ifrs } from '../fields/field.ts';
import {
  PRETAX,
  TAX,
  NET_INCOME,
  CASH_CHANGE,
  EXCHANGE,
  REVENUE,
  COST,
  PROFIT,
  PROPERTY_ROW,
  ALL_COSTS,
  OPERATING_INCOME,
  WELLS,
} from '../fields/flow-concepts.ts';
import { size } from '../decimal.ts';
import type { FactSet, OwnCheck } from '../model/model.ts';
import { firstOf } from './reading-of.ts';

/** Passed if one of the sums is within 0.5 %, failed only if it would be with the other sign or scale. */
const sumCheck = (gap: (value: bigint) => bigint, value: bigint, scale: bigint): OwnCheck => {
  const limit = scale / 200n;
  if (size(gap(value)) <= limit) return 'passed';
  const others = [-value, value * 1000n, value / 1000n, value * 1_000_000n, value / 1_000_000n];
  return others.some((other) => size(gap(other)) <= limit) ? 'failed' : 'open';
};

/** Pretax − tax = net income, before or after discontinued operations. */
export const taxCheck = (facts: FactSet, ownPretax?: bigint, ownTax?: bigint): OwnCheck => {
  const pretax = ownPretax ?? firstOf(facts, PRETAX)?.amount;
  const tax = ownTax ?? firstOf(facts, TAX)?.amount;
  const net = firstOf(facts, CONTINUING_INCOME)?.amount ?? firstOf(facts, NET_INCOME)?.amount;
  if (pretax === undefined || tax === undefined || net === undefined) return 'open';
  // A sum that is within tolerance with either sign proves nothing.
  const limit = size(pretax) > size(net) ? size(pretax) : size(net);
  return ownTax === undefined
    ? sumCheck((value) => value - tax - net, pretax, limit)
    : sumCheck((value) => pretax - value - net, tax, size(tax) < limit ? size(tax) * 2n : limit);
};

const ACTIVITIES = ['Operating', 'Investing', 'Financing'] as const;
/** Operating + investing + financing + exchange effect = change in cash. */
export const cashCheck = (facts: FactSet, own: (typeof ACTIVITIES)[number], value: bigint): OwnCheck => {
  const change = firstOf(facts, CASH_CHANGE)?.amount;
  if (change === undefined) return 'open';
  let rest = (firstOf(facts, EXCHANGE)?.amount ?? 0n) - change;
  for (const activity of ACTIVITIES) {
    if (activity === own) continue;
    const fact =
      facts.get(gaap(`NetCashProvidedByUsedIn${activity}Activities`)) ??
      facts.get(ifrs(`CashFlowsFromUsedIn${activity}Activities`));
    if (!fact) return 'open';
    rest += fact.amount;
  }
  return sumCheck((amount) => amount + rest, value, size(value));
};

/** Revenue − cost of revenue = gross profit. */
export const profitCheck = (
  facts: FactSet,
  own: { revenue?: bigint; cost?: bigint; profit?: bigint },
): OwnCheck => {
  const revenue = own.revenue ?? firstOf(facts, REVENUE)?.amount;
  const cost = own.cost ?? firstOf(facts, COST)?.amount;
  const profit = own.profit ?? firstOf(facts, PROFIT)?.amount;
  if (revenue === undefined || cost === undefined || profit === undefined) return 'open';
  if (own.revenue !== undefined)
    return sumCheck((value) => value - cost - profit, own.revenue, size(own.revenue));
  if (own.cost !== undefined) return sumCheck((value) => revenue - value - profit, own.cost, size(own.cost));
  return sumCheck((value) => revenue - cost - value, profit, size(profit));
};

/** Revenue − all costs = operating income. Costs or income of another scope disprove nothing. */
export const costsCheck = (facts: FactSet, revenue: bigint): OwnCheck => {
  const costs = facts.get(ALL_COSTS)?.amount;
  const income = facts.get(OPERATING_INCOME)?.amount;
  if (costs === undefined || income === undefined || income === 0n) return 'open';
  return size(revenue - costs - income) <= size(revenue) / 200n ? 'passed' : 'open';
};

/**
 * Wells and other property are separate rows, both capital expenditure, if there is more of the wells;
 * otherwise, or with wells in two rows, one may include the other.
 */
export const capexCheck = (facts: FactSet, value: bigint): OwnCheck => {
  const wells = WELLS.map((concept) => facts.get(concept)?.amount ?? 0n).filter((amount) => amount !== 0n);
  const property = facts.get(PROPERTY_ROW)?.amount ?? 0n;
  const [largest] = wells;
  if (largest === undefined || (property === 0n && wells.length === 1)) return 'open';
  if (wells.length > 1 || size(property) >= size(largest)) return 'failed';
  return size(value) === size(property + largest) ? 'passed' : 'failed';
};
