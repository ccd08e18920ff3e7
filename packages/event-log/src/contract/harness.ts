import { randomUUID } from 'node:crypto';
import type {
  Batch,
  BatchControl,
  ConsumeOptions,
  Consumer,
  EventLog,
  LogRecord,
  NewRecord,
} from '../port.ts';

/** A log that the suite may use as it likes. */
export type LogUnderTest = {
  /** Opens another handle on the same log, as another process would. The suite closes every handle. */
  readonly open: () => Promise<EventLog>;
  /** Removes the log. Called once, after all handles are closed. */
  readonly destroy: () => Promise<void>;
  /** Session time-out of members; keep it as short as the adapter allows. */
  readonly sessionTimeoutMs: number;
  /** How long a member may drain before its partitions are revoked. */
  readonly rebalanceTimeoutMs: number;
};

export type LogFactory = () => Promise<LogUnderTest>;

export type Bench = {
  /** The handle that most tests use. */
  readonly log: EventLog;
  readonly under: LogUnderTest;
  /** Another handle, closed at the end of the test. */
  readonly another: () => Promise<EventLog>;
  /** Creates a topic with a unique name. */
  readonly topic: (partitions: number, compacted?: boolean) => Promise<string>;
};

export type Suite = (bench: () => Bench) => void;

/** A name that no other test uses: a broker is shared by many. */
export const unique = (what: string): string => `${what}-${randomUUID().slice(0, 8)}`;

/** An element that must be there; negative positions count from the end. */
export function nth<T>(list: readonly T[], position: number): T {
  const found = list.at(position);
  if (found === undefined) throw new Error(`no element ${position} among ${list.length}`);
  return found;
}

export const text = (value: Uint8Array): string => new TextDecoder().decode(value);

export const record = (key: string, value: string): NewRecord => ({
  key,
  value: new TextEncoder().encode(value),
});

/** `count` records over `keys` keys; values count up from `first`. */
export const numbered = (count: number, keys: number, first = 0): readonly NewRecord[] =>
  Array.from({ length: count }, (_, index) => record(`key-${index % keys}`, String(first + index)));

/** All records that `read` returns for one partition. */
export async function readAll(
  log: EventLog,
  topic: string,
  partition: number,
  range: { readonly from: number; readonly to?: number } = { from: 0 },
): Promise<readonly LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const chunk of log.read(topic, partition, range)) records.push(...chunk);
  return records;
}

export async function readTopic(log: EventLog, topic: string): Promise<readonly LogRecord[]> {
  const marks = await log.watermarks(topic);
  const all = await Promise.all(marks.map(({ partition }) => readAll(log, topic, partition)));
  return all.flat();
}

export const commitAll = async (batch: Batch, control: BatchControl): Promise<void> => {
  const last = batch.records.at(-1);
  if (last !== undefined) await control.commit(last.offset + 1);
};

export type Reader = {
  readonly consumer: Consumer;
  readonly batches: Batch[];
  readonly records: () => readonly LogRecord[];
};

/** A consumer that records what it received and commits it unless configured otherwise. */
export async function consumeInto(
  log: EventLog,
  options: Omit<ConsumeOptions, 'onBatch'> & Partial<Pick<ConsumeOptions, 'onBatch'>>,
): Promise<Reader> {
  const batches: Batch[] = [];
  const onBatch = async (batch: Batch, control: BatchControl): Promise<void> => {
    batches.push(batch);
    await (options.onBatch ?? commitAll)(batch, control);
  };
  const consumer = await log.consume({ ...options, onBatch });
  return { consumer, batches, records: () => batches.flatMap((batch) => batch.records) };
}

export const rejection = async (promise: Promise<unknown>): Promise<Error> => {
  try {
    await promise;
  } catch (error) {
    return error as Error;
  }
  throw new Error('was expected to reject, and did not');
};

/** Values of each key in the given order. */
export function valuesByKey(records: readonly LogRecord[]): Readonly<Record<string, readonly string[]>> {
  const byKey: Record<string, string[]> = {};
  for (const { key, value } of records) (byKey[key] ??= []).push(text(value));
  return byKey;
}
