import type { Age } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { pricesAge } from './prices-age.ts';
import type { FoundReports } from './read-reports.ts';
import { statementsAge } from './statements-age.ts';

export type AgedCompany = {
  readonly symbol: string;
  /** Null for a fund, and for a symbol without a company: neither has statements. */
  readonly reports: FoundReports | null;
  readonly figuresEnd: string | null;
  readonly cadence: 'annual' | 'quarterly';
  /** Session of the newest close, YYYY-MM-DD; null without prices. */
  readonly lastBar: string | null;
};

/** How old statements and prices of a symbol are at a time, epoch milliseconds. */
export const ageOf = (
  { symbol, reports, figuresEnd, cadence, lastBar }: AgedCompany,
  now: number,
): Writable<Age> => ({
  prices: lastBar === null ? null : pricesAge(lastBar, now),
  statements: reports === null ? null : statementsAge({ symbol, figuresEnd, cadence, ...reports }, now),
});
