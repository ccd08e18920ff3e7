import type { Batch, BatchControl, LogRecord, NewRecord } from '@footnote/event-log/port';
import { type Codec, UndecodableError } from '@footnote/events/codec';
import { wrongContent } from '@footnote/events/content/check';
import { moreFollow, sayingMoreFollow } from '@footnote/events/more-follow';
import { type EventOf, keyOf, type TopicName } from '@footnote/events/topics';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { type Span, TRACEPARENT, tracing } from '@footnote/runtime/tracing/tracing';
import { appendLetters, type LetterPorts } from '../dead-letter.ts';
import { deadLetter, type Step } from '../step.ts';
import type { Refused } from '../take.ts';
import type { Stage, StageOutput, Unrecorded } from './stage.ts';

export type StagePorts = LetterPorts & {
  readonly metrics?: Pick<Metrics, 'records' | 'seconds'>;
  readonly logger?: Pick<Logger, 'warn'>;
  /** Wall clock, epoch milliseconds. */
  readonly now?: () => number;
  /** True once the batch should end after the current record. */
  readonly isStopping?: () => boolean;
  /** Called after each record, because a batch of large records takes a long time. */
  readonly onRecord?: () => void;
};

type Encoded = { readonly topic: TopicName; readonly record: NewRecord };

/** Value bytes that are collected before they are appended. */
const APPEND_BYTES = 4 << 20;
/** Heartbeats between slow records keep the membership alive. */
const HEARTBEAT_MS = 1000;

/**
 * Processes one batch of a stage: its events acknowledged, then its dead letters acknowledged, then its
 * offset committed. Stops without a commit once the partition is revoked, and with a commit of the finished
 * records when the process stops. Rethrows errors of the log, the registry and the stage, with nothing
 * committed.
 */
export async function runBatch(
  ports: StagePorts,
  stage: Stage,
  batch: Batch,
  control: BatchControl,
): Promise<void> {
  const { log, codec, metrics, logger, now = Date.now } = ports;
  const refused: Refused[] = [];
  const pending = new Map<TopicName, NewRecord[]>();
  let bytes = 0;
  let next: number | undefined;
  let alive = now();

  const flush = async (): Promise<void> => {
    for (const [topic, records] of pending) await log.append(topic, records);
    pending.clear();
    bytes = 0;
    await control.heartbeat();
  };
  const encoded = async (run: readonly Unrecorded[], span: Span | undefined): Promise<readonly Encoded[]> => {
    const traced = span === undefined ? {} : { headers: { [TRACEPARENT]: span.traceparent } };
    return Promise.all(
      run.map(async ({ topic, event }) => {
        const recorded = { ...event, recorded_at: now() } as EventOf<typeof topic>;
        const value = await codec.encode(topic, recorded);
        return { topic, record: { key: keyOf(topic, recorded), value, ...traced } };
      }),
    );
  };
  /** False when the partition is another's. */
  const add = async (run: readonly Encoded[], isFollowed: boolean): Promise<boolean> => {
    for (const [index, { topic, record }] of run.entries()) {
      const records = pending.get(topic) ?? [];
      pending.set(topic, records);
      const isLast = index === run.length - 1 && !isFollowed;
      records.push(stage.tellsMore === true && !isLast ? sayingMoreFollow(record) : record);
      bytes += record.value.byteLength;
    }
    if (bytes < APPEND_BYTES) return true;
    if (control.isStale()) return false;
    await flush();
    return true;
  };
  /** False when the partition is another's. */
  const write = async (
    { runs }: StageOutput,
    source: LogRecord,
    span: Span | undefined,
  ): Promise<boolean> => {
    // A run is added once it is known whether another one follows.
    let last: readonly Encoded[] = [];
    for (const run of runs) {
      if (run.length === 0) continue;
      if (!(await add(last, true))) return false;
      last = await encoded(run, span);
    }
    return add(last, moreFollow(source));
  };

  for (const record of batch.records) {
    if (next !== undefined && ports.isStopping?.() === true) break;
    const began = performance.now();
    const { step, sourceTime } = await takeRecord(codec, stage, record);
    const span = step.kind === 'drop' ? undefined : beginSpan(stage, record, began);
    if (step.kind === 'ok' && !(await write(step.value, record, span))) return;
    const refusal = step.kind === 'ok' ? step.value.leftOut : step.kind === 'drop' ? null : step;
    if (refusal !== null) {
      const { reason, message } = refusal;
      refused.push({ record, reason, message, sourceTime });
    }
    if (step.kind === 'drop') metrics?.records(stage.name, 'dropped', step.reason);
    else {
      if (refusal === null) metrics?.records(stage.name, 'ok', '');
      metrics?.seconds(stage.name, stage.work, (performance.now() - began) / 1000);
    }
    if (refusal !== null) span?.set({ 'footnote.refusal': refusal.reason });
    span?.end();
    next = record.offset + 1;
    ports.onRecord?.();
    if (now() - alive < HEARTBEAT_MS) continue;
    await control.heartbeat();
    alive = now();
  }
  if (control.isStale()) return;
  await flush();
  for (const { record, reason, message } of await appendLetters(ports, stage.name, refused, { now: now() })) {
    const { topic, partition, offset } = record;
    metrics?.records(stage.name, 'dead_letter', reason);
    logger?.warn({ topic, partition, offset, reason, message }, 'dead letter');
  }
  if (next !== undefined) await control.commit(next);
}

/** The work on a record that the stage did not leave to others. */
function beginSpan({ name }: Stage, record: LogRecord, began: number): Span | undefined {
  const { topic, partition, offset, key, headers } = record;
  return tracing()?.begin(`process ${topic}`, {
    kind: 'consumer',
    parent: headers?.[TRACEPARENT],
    began,
    attributes: {
      'messaging.consumer.group.name': name,
      'messaging.destination.name': topic,
      'messaging.destination.partition.id': String(partition),
      'messaging.kafka.offset': offset,
      'footnote.key': key,
    },
  });
}

type Taken = {
  readonly step: Step<StageOutput>;
  /** Source time of the event; null if the bytes are not an event. */
  readonly sourceTime: number | null;
};

async function takeRecord(codec: Codec, stage: Stage, record: LogRecord): Promise<Taken> {
  let event: EventOf<TopicName>;
  try {
    event = await codec.decode(stage.topic, record.value);
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    return { step: deadLetter(error.reason, error.message), sourceTime: null };
  }
  const wrong = wrongContent(stage.topic, event);
  const step = wrong === null ? await stage.take(event) : deadLetter(wrong.reason, wrong.message);
  return { step, sourceTime: event.source_time };
}
