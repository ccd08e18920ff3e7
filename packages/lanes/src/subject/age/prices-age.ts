import type { PricesAge } from '@footnote/contract/types.generated';
import { pricesTimeliness } from '../freshness.ts';
import { utc } from '@footnote/wire/time';

/** How old prices up to a bar (YYYY-MM-DD) are at a time, epoch milliseconds, by the rule of `pricesTimeliness`. */
export function pricesAge(lastBar: string, now: number): PricesAge {
  const { staleFrom } = pricesTimeliness(lastBar, 'technicals', 'end_of_day');
  const isStale = staleFrom !== null && now >= staleFrom;
  return {
    message: `Prices end with the session of ${lastBar}${isStale ? '; later ones were not collected' : ''}.`,
    newest_bar: lastBar,
    remedy: isStale
      ? 'Run `footnote ingest --prices` with a source that has later sessions, or keep `footnote up --poll` running.'
      : null,
    stale_from: staleFrom === null ? null : utc(new Date(staleFrom).toISOString()),
    status: isStale ? 'stale' : 'current',
  };
}
