import { totals } from '../fields/fields.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';

/** Incomes of the parent for a span, by concept and currency. */
export const incomesOf = ({ facts }: Filing, start: string, end: string): ReadonlyMap<string, bigint> =>
  new Map(
    digestOf(facts)
      .known.filter(
        (fact) => fact.start === start && fact.end === end && totals.income.includes(fact.concept),
      )
      .map(({ concept, unit, amount }) => [`${concept}|${unit}`, amount]),
  );
