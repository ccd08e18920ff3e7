import type { TopicName } from '@footnote/events/topics';

/**
 * Topics whose events are sent to subscribers of the stream and to webhooks. Ids of the stream contain their indices in
 * this list: a new topic is added at its end.
 */
export const STREAMED = [
  'filings',
  'stakes',
  'trades',
  'revisions',
  'releases',
  'governance',
] as const satisfies readonly TopicName[];

export type StreamedTopic = (typeof STREAMED)[number];
