import { near } from '../decimal.ts';
import { evidenceFrom } from '../fields/evidence.ts';
import { candidatesOf, conditionsOf } from '../fields/field.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';
import { refusing } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/** The concepts of the candidates that are no figure of the field when 0, and the rows that show it. */
const siblingsOf = (spec: Field, type: IssuerType): ReadonlyMap<string, readonly string[]> =>
  new Map(
    candidatesOf(spec, type).flatMap((item) => {
      const [term, ...others] = item.terms;
      const [concept] = term?.concepts ?? [];
      const conditions = conditionsOf(item).filter(({ rule }) => rule === 'row.zero_beside_amount');
      const rows = evidenceFrom(conditions, 'nonzero_row')?.concepts;
      return concept && rows && others.length === 0 ? [[concept, rows] as const] : [];
    }),
  );

const amountsOf = (facts: FactSet, concepts: readonly string[]): readonly bigint[] =>
  concepts.flatMap((concept) => facts.get(concept)?.amount ?? []).filter((amount) => amount !== 0n);

/** Whether an amount is among others, up to rounding. */
const isAmong = (amount: bigint, others: readonly bigint[]): boolean =>
  others.some((other) => near(amount, other, SAME_FIGURE));

/**
 * Where the newest filing tags 0 next to an amount of the field, an older one decides only if it has that
 * amount under the concept of the 0: the filer then moved it to the other row. Rows of payments add up: with
 * such a 0 in any filing, an amount next to another one is a part.
 */
export const refuseZeroSiblings = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  for (const [concept, rows] of siblingsOf(spec, type)) {
    const isZeroBeside = ({ facts }: FilingReadings): boolean =>
      facts.get(concept)?.amount === 0n && amountsOf(facts, rows).length > 0;
    if (![...all.values()].some((versions) => versions.some(isZeroBeside))) continue;
    const amountIn = ({ readings: [first] }: FilingReadings): bigint | null => {
      const [part, ...others] = first?.parts ?? [];
      return part?.fact.concept === concept && others.length === 0 ? part.fact.amount : null;
    };
    for (const [slot, versions] of all) {
      const newest = versions.findLast(({ covering }) => covering);
      const doubtful = newest?.rule === 'row.zero_beside_amount' ? newest : null;
      const decides = (version: FilingReadings): boolean =>
        doubtful === null || isAmong(amountIn(version) ?? 0n, amountsOf(doubtful.facts, rows));
      const isPart = (version: FilingReadings): boolean => {
        const amount = amountIn(version);
        const others = amountsOf(version.facts, rows);
        return spec.outflow && amount !== null && others.length > 0 && !isAmong(amount, others);
      };
      all.set(
        slot,
        versions.map((version) => {
          if (isPart(version)) return refusing(version, 'row.zero_of_another');
          return decides(version) ? version : refusing(version, 'row.zero_beside_amount');
        }),
      );
    }
  }
};
