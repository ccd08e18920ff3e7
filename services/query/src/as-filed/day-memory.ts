import { createHash } from 'node:crypto';
import type { CompanyInput } from '@footnote/statements/inputs';
import { versionOf } from '../company-inputs/filing-versions.ts';

/** Some twenty companies of ten years. */
const MAX_DAYS = 1000;

export type DayMemory<Day> = {
  /** What was computed from the same inputs in the same way, or else what `compute` gives. */
  readonly of: (company: CompanyInput, how: string, compute: () => Day) => Day;
};

/**
 * Remembers what was computed from some filings for as long as the filings are the same: another one of the company costs
 * the days that it is an input of, and no other. What was not asked for the longest is forgotten.
 */
export function createDayMemory<Day>(most = MAX_DAYS): DayMemory<Day> {
  // A Map keeps the order of insertion.
  const known = new Map<string, Day>();
  return {
    of: (company, how, compute) => {
      const key = keyOf(company, how);
      const day = known.get(key) ?? compute();
      known.delete(key);
      known.set(key, day);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return day;
    },
  };
}

function keyOf({ filings, ...others }: CompanyInput, how: string): string {
  const text = JSON.stringify([how, others, filings.map(versionOf)]);
  return createHash('sha256').update(text).digest('base64');
}
