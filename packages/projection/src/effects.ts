import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { type EventOf, keyOf } from '@footnote/events/topics';
import type { Published } from '@footnote/event-types/types.generated';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { appendLetters, type LetterPorts } from './dead-letter.ts';
import type { Fence } from './fence.ts';
import type { Emission, Projection, Publication } from './projection.ts';
import type { PublicationTraces } from './publication-traces.ts';
import type { Refused } from './take.ts';

export type EffectsOptions = LetterPorts & {
  readonly projection: Pick<Projection, 'name' | 'keyedBy'>;
  readonly metrics: Metrics;
  readonly logger: Logger;
  /** False while a rebuild replays: then only rows are written. */
  readonly announce: boolean;
  /** Wall clock in epoch milliseconds, for `recorded_at`. */
  readonly now?: () => number;
};

/** The side effects of a batch: dead letters, emitted events, publications. */
export type Effects = {
  readonly refused: readonly Refused[];
  readonly emissions: readonly Emission[];
  readonly publications: readonly Publication[];
  readonly traces?: Pick<PublicationTraces, 'headersOf'>;
};

/**
 * What follows once the store has acknowledged a projection's rows, before offsets are committed: dead letters,
 * then events and publications, each acknowledged by the log.
 */
export async function appendEffects(
  options: EffectsOptions,
  { refused, emissions, publications, traces }: Effects,
  fence: Fence,
): Promise<void> {
  const { projection, log, codec, metrics, logger } = options;
  const step = projection.name;
  const now = (options.now ?? Date.now)();
  const unknown = await appendLetters(options, step, refused, { now, check: () => fence.check() });
  for (const { reason, message, record } of unknown) {
    const { topic, partition, offset } = record;
    metrics.records(step, 'dead_letter', reason);
    logger.warn({ step, topic, partition, offset, reason, message }, 'dead letter');
  }
  if (!options.announce) return;
  if (emissions.length > 0) {
    fence.check();
    await emit(log, codec, emissions, now);
  }
  if (publications.length > 0) {
    fence.check();
    await announce(log, codec, projection, publications, now, traces);
  }
}

/** Appends the events of projections, topic by topic, in their order. `now` in epoch milliseconds. */
export async function emit(
  log: Pick<EventLog, 'append'>,
  codec: Codec,
  emissions: readonly Emission[],
  now: number,
): Promise<void> {
  for (const [topic, some] of Map.groupBy(emissions, (emission) => emission.topic)) {
    const records = some.map(async ({ event }) => ({
      key: keyOf(topic, event as EventOf<typeof topic>),
      value: await codec.encode(topic, { ...event, recorded_at: now }),
    }));
    await log.append(topic, await Promise.all(records));
  }
}

/** Announces on `published` what a projection has made visible. `now` in epoch milliseconds. */
export async function announce(
  log: Pick<EventLog, 'append'>,
  codec: Codec,
  projection: Pick<Projection, 'name' | 'keyedBy'>,
  publications: readonly Publication[],
  now: number,
  traces?: Pick<PublicationTraces, 'headersOf'>,
): Promise<void> {
  const records = publications.map(async (publication) => {
    const event = publishedOf(projection, publication, now);
    const value = await codec.encode('published', event);
    return { key: keyOf('published', event), value, ...traces?.headersOf(publication.entity) };
  });
  await log.append('published', await Promise.all(records));
}

function publishedOf(
  { name: projection, keyedBy }: Pick<Projection, 'name' | 'keyedBy'>,
  { entity, revision, sourceTime, ...publication }: Publication,
  now: number,
): Published {
  const cik = keyedBy === 'cik' ? entity : '';
  const symbols = keyedBy === 'cik' ? publication.symbols : [entity];
  return {
    event_id: eventId([projection, cik, revision, symbols]),
    source_time: sourceTime,
    recorded_at: now,
    cik,
    projection,
    revision,
    symbols,
  };
}
