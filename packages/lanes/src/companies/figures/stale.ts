import { monthsBefore } from '@footnote/values/month';
import { limitOf } from '../../subject/thresholds.ts';

/** A company whose newest period ended longer ago no longer reports, or its filings were not fetched. */
const STALE_MONTHS = limitOf('figures.stale');

/** The day before which the newest period of a stale company ended; `at` in epoch milliseconds. */
export const staleBefore = (at: number): string =>
  monthsBefore(new Date(at).toISOString().slice(0, 10), STALE_MONTHS);
