import { nextSession, sessionClose } from '@footnote/market/session-calendar';
import type { Timeliness } from '../../subject/freshness.ts';
import { limitOf } from '../../subject/thresholds.ts';

const IN_TIME_MS = limitOf('freshness.prices') * 3_600_000;

/** Bars whose newest is of a day (YYYY-MM-DD): in time until four hours after the session that follows it. */
export function barsTimeliness(lastDate: string): Timeliness {
  const close = sessionClose(nextSession(lastDate)) ?? 0;
  return { freshness: 'end_of_day', staleFrom: close + IN_TIME_MS };
}
