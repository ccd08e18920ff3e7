import type { IdPart } from '@footnote/events/event-id';
import type { Summation } from '@footnote/event-types/types.generated';
import type * as report from '@footnote/xbrl/report/types';
import { BYTES_PER_UNIT } from './fact-sets.ts';

/** Avro: lengths, counts, branches and numbers before the texts and between them, at most 5 bytes each. */
const SUMMATION_OVERHEAD = 7 * 5;
const ITEM_OVERHEAD = 2 * 5;
const SUM_OVERHEAD = 7 * 5;

/** The summations of a report as an event has them: with their sums of consolidated facts. */
export function summationsOf(calculations: readonly report.Summation[]): readonly Summation[] {
  return calculations.map(({ role, statement, specification, total, items, sums }) => ({
    role,
    statement,
    specification,
    total,
    items: items.map(({ concept, weight }) => ({ concept, weight })),
    sums: sums
      .filter(({ dimensions }) => dimensions.length === 0)
      .map(({ start, end, unit, consistent, difference, missing }) => ({
        start,
        end,
        unit,
        consistent,
        difference,
        missing,
      })),
  }));
}

/** Upper bound of the encoded size of a summation, in bytes. */
export function summationBytes({ role, statement, specification, total, items, sums }: Summation): number {
  const texts = [role, statement ?? '', specification, total];
  for (const { concept, weight } of items) texts.push(concept, weight);
  for (const { start, end, unit, difference } of sums) texts.push(start ?? '', end, unit, difference);
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  return (
    SUMMATION_OVERHEAD + ITEM_OVERHEAD * items.length + SUM_OVERHEAD * sums.length + BYTES_PER_UNIT * units
  );
}

/** The order of members is part of every set's identity: append, never reorder. */
export function identityOfSummation({
  role,
  statement,
  specification,
  total,
  items,
  sums,
}: Summation): readonly IdPart[] {
  return [
    role,
    statement,
    specification,
    total,
    items.map(({ concept, weight }) => [concept, weight]),
    sums.map(({ start, end, unit, consistent, difference, missing }) => [
      start,
      end,
      unit,
      consistent,
      difference,
      missing,
    ]),
  ];
}
