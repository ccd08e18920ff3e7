import { writeSync } from 'node:fs';
import { monotonicMs } from '../lmdb/groups/liveness.ts';
import { openLmdbLog } from '../lmdb.ts';
import { type EventLog, FencedError, type NewRecord } from '../port.ts';
import { createRandom } from './random.ts';

/** Configuration of one process of a swarm, as JSON in its first argument. */
export type Task = {
  readonly path: string;
  readonly topic: string;
  readonly partitions: number;
  readonly sessionTimeoutMs: number;
} & (
  | {
      readonly kind: 'append';
      /** Distinguishes this process's records from those of others. */
      readonly name: string;
      readonly seed: number;
      /** Ends after so many batches; without it, when killed. */
      readonly batches?: number;
    }
  | { readonly kind: 'consume'; readonly group: string; readonly workMs: number }
);

/**
 * A report of a process, one JSON object per line. A line is written before the next step, so a kill loses
 * none.
 */
export type Report =
  | {
      readonly kind: 'acknowledged';
      readonly name: string;
      readonly batch: number;
      readonly places: readonly (readonly [partition: number, offset: number])[];
    }
  | { readonly kind: 'assigned' | 'revoked'; readonly partitions: readonly number[]; readonly at: number }
  | {
      readonly kind: 'started' | 'committed' | 'fenced';
      readonly partition: number;
      readonly from: number;
      readonly to: number;
      readonly at: number;
    };

const report = (what: Report): void => {
  writeSync(1, `${JSON.stringify(what)}\n`);
};

/** Mostly small batches of small records, now and then a large value: what must be whole after a crash. */
function makeBatch(name: string, batch: number, random: () => number): readonly NewRecord[] {
  const size = 1 + Math.floor(random() * 40);
  const large = random() < 0.05 ? Math.floor(random() * size) : -1;
  return Array.from({ length: size }, (_, index) => {
    const padding = index === large ? 400_000 : Math.floor(random() * 2000);
    const value = Buffer.from(`${name}:${batch}:${index}:${size}|${'x'.repeat(padding)}`);
    return { key: `key-${Math.floor(random() * 20)}`, value };
  });
}

async function runAppender(log: EventLog, task: Task & { readonly kind: 'append' }): Promise<void> {
  const random = createRandom(task.seed);
  const appendOne = async (batch: number): Promise<void> => {
    const positions = await log.append(task.topic, makeBatch(task.name, batch, random));
    const places = positions.map(({ partition, offset }) => [partition, offset] as const);
    report({ kind: 'acknowledged', name: task.name, batch, places });
  };
  // Two at a time, so that appends are also killed while they wait for each other.
  for (let batch = 0; batch < (task.batches ?? Infinity); batch += 2) {
    await Promise.all([appendOne(batch), appendOne(batch + 1)]);
  }
}

async function runConsumer(log: EventLog, task: Task & { readonly kind: 'consume' }): Promise<void> {
  const numbers = (partitions: readonly { readonly partition: number }[]) =>
    partitions.map(({ partition }) => partition);
  const reportChange =
    (kind: 'assigned' | 'revoked') => (partitions: readonly { readonly partition: number }[]) => {
      report({ kind, partitions: numbers(partitions), at: monotonicMs() });
      return Promise.resolve();
    };
  const consumer = await log.consume({
    group: task.group,
    topics: [task.topic],
    maxRecords: 50,
    onAssigned: reportChange('assigned'),
    onRevoked: reportChange('revoked'),
    onBatch: async ({ partition, records }, control) => {
      const from = records[0]?.offset ?? 0;
      const to = from + records.length;
      report({ kind: 'started', partition, from, to, at: monotonicMs() });
      await new Promise((resolve) => setTimeout(resolve, task.workMs));
      try {
        await control.commit(to);
        report({ kind: 'committed', partition, from, to, at: monotonicMs() });
      } catch (error) {
        if (error instanceof FencedError) report({ kind: 'fenced', partition, from, to, at: monotonicMs() });
        throw error;
      }
    },
  });
  process.once('SIGTERM', () => void consumer.stop());
  await consumer.done;
}

const task = JSON.parse(process.argv[2] ?? '') as Task;
const log = await openLmdbLog({ path: task.path, sessionTimeoutMs: task.sessionTimeoutMs });
await log.ensureTopics([{ name: task.topic, partitions: task.partitions }]);
await (task.kind === 'append' ? runAppender(log, task) : runConsumer(log, task));
await log.close();
