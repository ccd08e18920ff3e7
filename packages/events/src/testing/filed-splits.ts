import type { FiledSplits } from '@footnote/event-types/types.generated';
import { eventId } from '../event-id.ts';

/** What the filer's filings say of splits: nothing, unless `fields` have it. */
export const filedSplitsEvent = (
  symbol: string,
  cik: string,
  fields: Partial<FiledSplits> = {},
): FiledSplits => ({
  event_id: eventId(['filed-splits', symbol, cik, JSON.stringify(fields)]),
  source_time: Date.parse('2026-02-12'),
  recorded_at: 0,
  symbol,
  cik,
  revision: 1,
  splits: [],
  unchanged: [],
  ...fields,
});
