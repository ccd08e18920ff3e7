import type { Contexts } from './contexts.ts';
import { coverReader, type CoverReader } from './cover.ts';
import { decimalsOf } from './numbers.ts';
import type { Rejected, ReportFact } from './types.ts';
import type { Units } from './units.ts';

/** A numeric fact before its context and unit are resolved, which may follow it or be in another document. */
export type RawFact = {
  readonly where: string;
  readonly taxonomy: string;
  readonly concept: string;
  readonly context: string;
  readonly unit: string;
  readonly value: string;
  readonly decimals: string | undefined;
  readonly precision: string | undefined;
};

/** Contents of the documents of one instance. */
export type Instance = {
  readonly contexts: Contexts;
  readonly units: Units;
  readonly facts: RawFact[];
  readonly cover: CoverReader;
  readonly rejected: Rejected[];
};

export const emptyInstance = (): Instance => ({
  contexts: new Map(),
  units: new Map(),
  facts: [],
  cover: coverReader(),
  rejected: [],
});

/** The facts whose context and unit can be read, in document order; the others are added to `rejected`. */
export const resolvedFacts = (instance: Instance, rejected: Rejected[]): ReportFact[] => {
  const facts: ReportFact[] = [];
  for (const raw of instance.facts) {
    const context = instance.contexts.get(raw.context);
    const unit = instance.units.get(raw.unit);
    if (context === undefined || context === null) {
      rejected.push({ where: raw.where, reason: 'no_context', detail: raw.context });
    } else if (unit === undefined || unit === null) {
      rejected.push({ where: raw.where, reason: 'no_unit', detail: raw.unit });
    } else {
      facts.push({
        taxonomy: raw.taxonomy,
        concept: raw.concept,
        unit,
        start: context.start,
        end: context.end,
        value: raw.value,
        decimals: decimalsOf(raw.decimals, raw.precision, raw.value),
        dimensions: context.dimensions,
      });
    }
  }
  return facts;
};
