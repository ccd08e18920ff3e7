import type { IdPart } from '@footnote/events/event-id';
import type { DimensionedFact } from '@footnote/event-types/types.generated';
import type { ReportFact } from '@footnote/xbrl/report/types';
import { BYTES_PER_UNIT } from './fact-sets.ts';

/** Avro: lengths, counts and branches before each text and list, at most 5 bytes each; and a flag. */
const FACT_OVERHEAD = 9 * 5;
const DIMENSION_OVERHEAD = 2 * 5 + 1;

/** Upper bound of the encoded size of a fact, in bytes. */
export function dimensionedBytes({
  taxonomy,
  concept,
  unit,
  start,
  end,
  value,
  decimals,
  dimensions,
}: DimensionedFact): number {
  const texts = [taxonomy, concept, unit, start ?? '', end, value, decimals ?? ''];
  for (const { axis, member } of dimensions) texts.push(axis, member);
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  return FACT_OVERHEAD + DIMENSION_OVERHEAD * dimensions.length + BYTES_PER_UNIT * units;
}

/** A fact with dimensions as an event has it. */
export function eventDimensioned(fact: ReportFact): DimensionedFact {
  const { taxonomy, concept, unit, start, end, value, decimals } = fact;
  const dimensions = fact.dimensions.map(({ axis, member, typed = false }) => ({ axis, member, typed }));
  return { taxonomy, concept, unit, start, end, value, decimals, dimensions };
}

/**
 * The order of members is part of every set's identity: append, never reorder. Explicit members are not
 * marked, so that sets written before typed members were distinguished keep their ids.
 */
export function identityOfDimensioned({
  taxonomy,
  concept,
  unit,
  start,
  end,
  value,
  decimals,
  dimensions,
}: DimensionedFact): readonly IdPart[] {
  const coordinates = dimensions.map(({ axis, member, typed }) =>
    typed ? [axis, member, 'typed'] : [axis, member],
  );
  return [taxonomy, concept, unit, start, end, value, decimals, coordinates];
}
