import { DISCONTINUED_CASH } from '../fields/checks.ts';
import { gaap } from '../fields/field.ts';
import { size } from '../decimal.ts';
import { CASH_CHANGE, EXCHANGE, EXCHANGE_PARTS } from '../fields/flow-concepts.ts';
import type { FactSet, Part, Reading } from '../model/model.ts';
import { firstOf } from './reading-of.ts';
import { roundingUnit } from '../filings/rounding.ts';

const TOTALS: Readonly<Record<string, string>> = {
  operating_cash_flow: gaap('NetCashProvidedByUsedInOperatingActivities'),
  investing_cash_flow: gaap('NetCashProvidedByUsedInInvestingActivities'),
  financing_cash_flow: gaap('NetCashProvidedByUsedInFinancingActivities'),
};

/** Effect of exchange rates: the total, else the sum of its two parts. */
const exchangeEffect = (facts: FactSet): bigint =>
  firstOf(facts, EXCHANGE)?.amount ??
  EXCHANGE_PARTS.reduce((sum, concept) => sum + (facts.get(concept)?.amount ?? 0n), 0n);

/** All subsets of the fields. */
const subsets = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => [...all, ...all.map((chosen) => [...chosen, name])], [[]]);

/**
 * Fields whose plain total is the continuing part: the change in cash reconciles only if the tagged cash flow
 * of discontinued operations is added to these, and with no other subset of them (semantics §3.7.19).
 */
const continuingTotals = (facts: FactSet): readonly string[] => {
  const change = firstOf(facts, CASH_CHANGE)?.amount;
  const parts = Object.entries(TOTALS).map(([field, concept]) => {
    const discontinued = facts.get(DISCONTINUED_CASH[field] ?? '')?.amount ?? 0n;
    return { field, total: facts.get(concept)?.amount, discontinued };
  });
  const tagged = parts.filter(({ discontinued }) => discontinued !== 0n);
  if (change === undefined || tagged.length === 0) return [];
  const totals = parts.flatMap(({ total }) => total ?? []);
  if (totals.length < parts.length) return [];
  const plain = totals.reduce((sum, total) => sum + total, exchangeEffect(facts));
  const slack = roundingUnit([...totals, change]);
  const closing = subsets(tagged.map(({ field }) => field)).filter((chosen) => {
    const added = tagged.reduce(
      (sum, { field, discontinued }) => (chosen.includes(field) ? sum + discontinued : sum),
      0n,
    );
    return size(plain + added - change) <= slack;
  });
  const [only, ...others] = closing;
  return only && others.length === 0 ? only : [];
};

/** The plain total of a field plus the discontinued part that it excludes; undefined if it is complete. */
export const totalWithDiscontinued = (
  field: string,
  [first]: readonly Reading[],
  facts: FactSet,
): readonly Part[] | undefined => {
  const total = facts.get(TOTALS[field] ?? '');
  const rest = facts.get(DISCONTINUED_CASH[field] ?? '');
  if (!total || !rest || first?.parts.length !== 1 || first.parts[0]?.fact !== total) return undefined;
  return continuingTotals(facts).includes(field)
    ? [
        { fact: total, sign: 1 },
        { fact: rest, sign: 1 },
      ]
    : undefined;
};
