import type { EventLog, Follower, LogRecord } from '@footnote/event-log/port';
import { restartFollower, type Following } from '@footnote/event-log/restart-follower';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { Logger } from '@footnote/runtime/logging';
import { type SpanAttributes, TRACEPARENT, tracing } from '@footnote/runtime/tracing/tracing';
import { companyTag, projectionTag, symbolTag, type TaggedCache } from '@footnote/lanes/subject/tagged-cache';

/**
 * Drops cached responses of a company as soon as a projection publishes it. Resolves once `published` is
 * being followed. While it is not followed, nothing is cached.
 */
export async function invalidateOnPublished(options: {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly caches: readonly Pick<TaggedCache<never>, 'invalidate' | 'clear' | 'suspend' | 'resume'>[];
  readonly logger: Logger;
  /** Wait before following again, milliseconds (default 1000). */
  readonly retryMs?: number;
}): Promise<Following> {
  const { log, codec, caches, logger, retryMs } = options;
  const follow = async (): Promise<Follower> => {
    const started = await log.follow({
      topics: ['published'],
      from: 'end',
      onRecords: async (records) => {
        for (const record of records) {
          const began = performance.now();
          try {
            const { cik, projection, symbols } = await codec.decode('published', record.value);
            const tags = [companyTag(cik), projectionTag(projection), ...symbols.map(symbolTag)];
            for (const cache of caches) cache.invalidate(tags);
            traceDrop(record, began, { 'footnote.cik': cik, 'footnote.projection': projection });
          } catch (error) {
            if (!(error instanceof UndecodableError)) throw error;
            // An unreadable record may concern any company: drop the whole cache.
            logger.error(
              { err: error, offset: record.offset, partition: record.partition },
              'unreadable record',
            );
            for (const cache of caches) cache.clear();
          }
        }
      },
    });
    for (const cache of caches) cache.resume();
    return started;
  };

  return restartFollower({
    follow,
    onEnd: (error) => {
      if (error === undefined) logger.error('stopped following the topic published');
      else logger.error({ err: error }, 'cannot follow the topic published');
      for (const cache of caches) cache.suspend();
    },
    retryMs,
  });
}

/** The last step from a filing to its figures: from now on requests get the new state. */
function traceDrop({ headers, topic }: LogRecord, began: number, attributes: SpanAttributes): void {
  const parent = headers?.[TRACEPARENT];
  if (parent === undefined) return;
  tracing()
    ?.begin('drop cached answers', {
      kind: 'consumer',
      parent,
      began,
      attributes: { ...attributes, 'messaging.destination.name': topic },
    })
    .end();
}
