import { nextSession, sessionClose } from '@footnote/market/session-calendar';
import { type ReportingCadence, staleFrom } from '@footnote/figures/age/statements';
import type { Freshness } from '@footnote/contract/types.generated';
import { DAY_MS } from '@footnote/values/day';
import { limitOf } from './thresholds.ts';

/**
 * How fresh the data of a response are, and from when on they are stale. Each kind of data has its own rule.
 */
export type Timeliness = {
  readonly freshness: Freshness | 'intraday' | 'unsupported';
  /** From when on the data are stale, epoch milliseconds; null for never. */
  readonly staleFrom: number | null;
  /**
   * Until when the newest bar belongs to an open session, epoch milliseconds; by default there is no such
   * bar.
   */
  readonly intradayUntil?: number | undefined;
};

/** Data that are as new as the last filing, whatever its period. */
export const END_OF_DAY: Timeliness = { freshness: 'end_of_day', staleFrom: null };

/** There are no such data for the symbol. */
export const UNSUPPORTED: Timeliness = { freshness: 'unsupported', staleFrom: null };

/** Statements whose newest period ended then (YYYY-MM-DD). */
export function statementsTimeliness(
  newestPeriodEnd: string,
  cadence: ReportingCadence,
  freshness: Timeliness['freshness'] = 'end_of_day',
): Timeliness {
  return { freshness, staleFrom: Date.parse(staleFrom(newestPeriodEnd, cadence)) };
}

/**
 * How long after the close of a session its bar may take to arrive: longer for figures computed from
 * dividends.
 */
const PRICES_IN_TIME_HOURS = {
  technicals: limitOf('freshness.prices'),
  dividends: limitOf('freshness.dividends'),
} as const;
const HOUR_MS = 3_600_000;

/**
 * Figures at a newest bar (YYYY-MM-DD): intraday during an open session; stale if the bar of the next session
 * is missing in time.
 */
export function pricesTimeliness(
  lastBar: string,
  figures: keyof typeof PRICES_IN_TIME_HOURS,
  freshness: 'degraded' | 'end_of_day',
): Timeliness {
  const close = sessionClose(lastBar);
  const next = sessionClose(nextSession(lastBar));
  return {
    freshness,
    ...(close === null ? {} : { intradayUntil: close }),
    staleFrom: next === null ? null : next + PRICES_IN_TIME_HOURS[figures] * HOUR_MS,
  };
}

/** Values as known on a day (YYYY-MM-DD) have the freshness of the end of that day. */
export function asKnownOn({ freshness, staleFrom }: Timeliness, day: string): Timeliness {
  const isStale = staleFrom !== null && Date.parse(day) + DAY_MS > staleFrom;
  return { freshness: isStale ? 'stale' : freshness, staleFrom: null };
}
