import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { seconds } from '../bench-env.ts';

type ReadableLog = Pick<EventLog, 'read' | 'watermarks'>;

/** The records of `facts`, produced once more by themselves. */
export type Produced = { readonly records: number; readonly bytes: number; readonly seconds: number };

const SCRATCH = 'floor';

async function recordsOf(log: ReadableLog, topic: string): Promise<readonly LogRecord[]> {
  const all: LogRecord[] = [];
  for (const { partition, high } of await log.watermarks(topic))
    for await (const records of log.read(topic, partition, { from: 0, to: high })) all.push(...records);
  return all;
}

/**
 * Reads `facts` and appends the same keys and values to a topic of their own with as many partitions, in one call: gzip, every
 * replica in sync acknowledges, idempotent, as the services write. Connecting is not measured.
 */
export async function produceFacts(
  log: ReadableLog & Pick<EventLog, 'append' | 'ensureTopics'>,
): Promise<Produced> {
  const partitions = (await log.watermarks('facts')).length;
  const records = (await recordsOf(log, 'facts')).map(({ key, value }) => ({ key, value }));
  await log.ensureTopics([{ name: SCRATCH, partitions }]);
  await log.append(SCRATCH, records.slice(0, 1));
  const started = performance.now();
  await log.append(SCRATCH, records);
  return {
    records: records.length,
    bytes: records.reduce((sum, { value }) => sum + value.length, 0),
    seconds: seconds(started),
  };
}

/**
 * Seconds from the first document in the log, which a parser reads, to the last company of which a projector has announced visible
 * statements, by the clock of the processes, which are on one machine.
 */
export async function fromParserToRow(log: ReadableLog, codec: Codec): Promise<number> {
  const documents = (await recordsOf(log, 'documents')).map(async ({ value }) =>
    codec.decode('documents', value),
  );
  const published = (await recordsOf(log, 'published')).map(async ({ value }) =>
    codec.decode('published', value),
  );
  const first = (await Promise.all(documents)).map(({ recorded_at: at }) => at);
  const last = (await Promise.all(published))
    .filter(({ projection }) => projection === 'statements')
    .map(({ recorded_at: at }) => at);
  return (Math.max(...last) - Math.min(...first)) / 1000;
}
