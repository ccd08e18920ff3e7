import type { Batch, LogRecord } from '@footnote/event-log/port';
import { type Codec, UndecodableError } from '@footnote/events/codec';
import { wrongContent } from '@footnote/events/content/check';
import type { TopicName } from '@footnote/events/topics';
import type { Fence } from './fence.ts';
import type { ProjectionInput, Skim } from './projection.ts';
import { deadLetter, type Step } from './step.ts';

/** A record accepted by a step. */
export type Taken<V> = { readonly record: LogRecord; readonly input: ProjectionInput; readonly value: V };

/** A record refused by a step; `sourceTime` is null if it could not even be decoded. */
export type Refused = {
  readonly record: LogRecord;
  readonly reason: string;
  readonly message: string;
  readonly sourceTime: number | null;
};

export type TakenBatch<V> = {
  readonly taken: readonly Taken<V>[];
  readonly refused: readonly Refused[];
  /** Number of dropped records by reason. */
  readonly dropped: ReadonlyMap<string, number>;
};

/** Each heartbeat is a durable write to the log. */
const MS_BETWEEN_HEARTBEATS = 200;

/**
 * Decodes a batch and passes each event to a step. Bytes that are not an event are refused instead of
 * throwing, and events that state an impossible date, period or number. Records dropped by one of `skims` are validated but not decoded.
 */
export async function takeBatch<V>(
  batch: Batch,
  codec: Codec,
  {
    step,
    skims = [],
    base = 0,
  }: {
    readonly step: (input: ProjectionInput) => Step<V>;
    readonly skims?: readonly Skim[] | undefined;
    /** See `revisionBase`. */
    readonly base?: number | undefined;
  },
  fence: Fence,
): Promise<TakenBatch<V>> {
  const topic = batch.topic as TopicName;
  const skim = skims.find((each) => each.topic === topic);
  const skimmed = skim === undefined ? undefined : skimmer(codec, skim);
  const taken: Taken<V>[] = [];
  const refused: Refused[] = [];
  const dropped = new Map<string, number>();
  const drop = (reason: string): void => void dropped.set(reason, (dropped.get(reason) ?? 0) + 1);
  let heartbeat = performance.now();
  for (const record of batch.records) {
    if (performance.now() - heartbeat > MS_BETWEEN_HEARTBEATS) {
      await fence.progress();
      heartbeat = performance.now();
    }
    const reason = skimmed?.(record.value) ?? null;
    if (reason !== null) {
      drop(reason);
      continue;
    }
    const input = await decode(codec, topic, record, base);
    if (input instanceof UndecodableError) {
      refused.push({ record, reason: input.reason, message: input.message, sourceTime: null });
      continue;
    }
    const wrong = wrongContent(input.topic, input.event);
    const result = wrong === null ? step(input) : deadLetter(wrong.reason, wrong.message);
    if (result.kind === 'ok') taken.push({ record, input, value: result.value });
    else if (result.kind === 'drop') drop(result.reason);
    else
      refused.push({
        record,
        reason: result.reason,
        message: result.message,
        sourceTime: input.event.source_time,
      });
  }
  return { taken, refused, dropped };
}

/** Why an event is dropped; null if it must be decoded. */
function skimmer(codec: Codec, { topic, members, reason }: Skim): (bytes: Uint8Array) => string | null {
  const texts = codec.texts(topic, members);
  return (bytes) => {
    const found = texts(bytes);
    return found === null ? null : reason(found);
  };
}

async function decode(
  codec: Codec,
  topic: TopicName,
  record: LogRecord,
  base: number,
): Promise<ProjectionInput | UndecodableError> {
  try {
    const event = await codec.decode(topic, record.value);
    return { topic, event, partition: record.partition, offset: base + record.offset } as ProjectionInput;
  } catch (error) {
    if (error instanceof UndecodableError) return error;
    throw error;
  }
}
