import type { Random } from '../../random.ts';
import type { TaggedFact } from '../contexts.ts';
import type { FiledReport } from '../filed-report.ts';
import { happens } from './dice.ts';

/** Days by which two periods of the same length differ at most. */
const DAYS = 10 * 24 * 3600 * 1000;

const length = ({ start, end }: { readonly start: string | null; readonly end: string }): number =>
  start === null ? 0 : Date.parse(end) - Date.parse(start);

/**
 * The report with some figures that are the same in two periods, so that only the headings of their columns tell them
 * apart.
 */
export function withTwins(random: Random, report: FiledReport): FiledReport {
  const last = new Map<string, { readonly value: string; readonly length: number }>();
  const facts = report.facts.map((fact) => {
    const key = `${fact.concept} ${fact.unit}`;
    const before = last.get(key);
    const isTwin =
      before !== undefined && Math.abs(before.length - length(fact)) < DAYS && happens(random, 0.2);
    const own = isTwin ? { ...fact, value: before.value } : fact;
    last.set(key, { value: own.value, length: length(fact) });
    return own;
  });
  return { ...report, facts };
}

/** Facts under names of the filer's own that are the same numbers as some of the report, by those. */
export function innerFacts(
  random: Random,
  facts: readonly TaggedFact[],
  prefix: string,
): ReadonlyMap<TaggedFact, TaggedFact> {
  return new Map(
    facts
      .filter(({ members }) => members.length === 0 && happens(random, 0.08))
      .map((fact) => [fact, { ...fact, concept: `${prefix}:Own${fact.concept.split(':')[1] ?? ''}` }]),
  );
}
