import { createHash } from 'node:crypto';
import type { CompanyInput } from '@footnote/statements/inputs';
import { versionOf } from './filing-versions.ts';

/** Some twenty companies of ten years. */
const MAX_DAYS = 1000;

export type DayMemory<Day> = {
  /** The remembered result for the same inputs and computation, or else the result of `compute`. */
  readonly of: (company: CompanyInput, how: string, compute: () => Day) => Day;
};

/**
 * Remembers results computed from some filings as long as the filings are the same: a new filing of the
 * company invalidates only the days it is an input of. The least recently used results are evicted.
 */
export function createDayMemory<Day>(most = MAX_DAYS): DayMemory<Day> {
  // A Map preserves the order of insertion.
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
