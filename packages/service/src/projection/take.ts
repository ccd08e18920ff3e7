import type { Batch, LogRecord } from '@footnote/event-log/port';
import { type Codec, UndecodableError } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { Fence } from './fence.ts';
import type { ProjectionInput } from './projection.ts';
import type { Step } from './step.ts';

/** A record that a step took. */
export type Taken<V> = { readonly record: LogRecord; readonly input: ProjectionInput; readonly value: V };

/** A record that a step refused; `sourceTime` is null when it could not even be decoded. */
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

const RECORDS_BETWEEN_HEARTBEATS = 200;

/** Decodes a batch and puts each event through a step. Bytes that are no event are refused, not thrown. */
export async function takeBatch<V>(
  batch: Batch,
  codec: Codec,
  step: (input: ProjectionInput) => Step<V>,
  fence: Fence,
): Promise<TakenBatch<V>> {
  const topic = batch.topic as TopicName;
  const taken: Taken<V>[] = [];
  const refused: Refused[] = [];
  const dropped = new Map<string, number>();
  for (const [index, record] of batch.records.entries()) {
    if (index % RECORDS_BETWEEN_HEARTBEATS === RECORDS_BETWEEN_HEARTBEATS - 1) await fence.progress();
    const input = await decode(codec, topic, record);
    if (input instanceof UndecodableError) {
      refused.push({ record, reason: input.reason, message: input.message, sourceTime: null });
      continue;
    }
    const result = step(input);
    if (result.kind === 'ok') taken.push({ record, input, value: result.value });
    else if (result.kind === 'drop') dropped.set(result.reason, (dropped.get(result.reason) ?? 0) + 1);
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

async function decode(
  codec: Codec,
  topic: TopicName,
  record: LogRecord,
): Promise<ProjectionInput | UndecodableError> {
  try {
    const event = await codec.decode(topic, record.value);
    return { topic, event, partition: record.partition, offset: record.offset } as ProjectionInput;
  } catch (error) {
    if (error instanceof UndecodableError) return error;
    throw error;
  }
}
