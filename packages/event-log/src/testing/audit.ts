import { partitionOf } from '../partitioner.ts';
import type { EventLog, LogRecord } from '../port.ts';
import type { Report } from './worker.ts';

type Stamp = { readonly name: string; readonly batch: number; readonly index: number; readonly size: number };

function stampOf({ value }: LogRecord): Stamp {
  const text = Buffer.from(value).toString('latin1');
  const [name, batch, index, size] = text.slice(0, text.indexOf('|')).split(':');
  return { name: name ?? '', batch: Number(batch), index: Number(index), size: Number(size) };
}

type Seen = { readonly size: number; readonly places: Map<number, string> };

/**
 * Reads a partition and checks it: no gaps, each key in its partition, the batches of one appender in order
 * for every key.
 */
async function auditPartition(
  log: EventLog,
  topic: string,
  place: { readonly partition: number; readonly partitions: number; readonly high: number },
  batches: Map<string, Seen>,
): Promise<readonly string[]> {
  const { partition, partitions, high } = place;
  const problems: string[] = [];
  const newest = new Map<string, readonly [batch: number, index: number]>();
  let next = 0;
  for await (const chunk of log.read(topic, partition, { from: 0 })) {
    for (const record of chunk) {
      const at = `${partition}/${record.offset}`;
      if (record.offset !== next) problems.push(`${at}: offset ${next} expected`);
      next = record.offset + 1;
      if (partitionOf(record.key, partitions) !== partition) problems.push(`${at}: key of another partition`);
      const { name, batch, index, size } = stampOf(record);
      const stream = `${name} ${record.key}`;
      const [lastBatch, lastIndex] = newest.get(stream) ?? [-1, -1];
      if (batch < lastBatch || (batch === lastBatch && index <= lastIndex)) {
        problems.push(
          `${at}: ${name} batch ${batch} record ${index} after batch ${lastBatch} record ${lastIndex}`,
        );
      }
      newest.set(stream, [batch, index]);
      const seen = batches.get(`${name}:${batch}`) ?? { size, places: new Map<number, string>() };
      if (seen.places.has(index))
        problems.push(`${at}: ${name} batch ${batch} record ${index} is there twice`);
      seen.places.set(index, at);
      batches.set(`${name}:${batch}`, seen);
    }
  }
  if (next !== high) problems.push(`partition ${partition} ends at ${next}, its high-water mark is ${high}`);
  return problems;
}

/**
 * The faults of a log that a swarm wrote to. Every acknowledged batch must be at its acknowledged offsets,
 * every other batch stored completely or not at all.
 */
export async function auditLog(
  log: EventLog,
  topic: string,
  reports: readonly Report[],
): Promise<readonly string[]> {
  const marks = await log.watermarks(topic);
  const batches = new Map<string, Seen>();
  const problems: string[] = [];
  for (const { partition, high } of marks) {
    problems.push(
      ...(await auditPartition(log, topic, { partition, partitions: marks.length, high }, batches)),
    );
  }
  for (const [batch, { size, places }] of batches) {
    if (places.size !== size) problems.push(`batch ${batch} is torn: ${places.size} of ${size} records`);
  }
  for (const report of reports) {
    if (report.kind !== 'acknowledged') continue;
    const seen = batches.get(`${report.name}:${report.batch}`);
    const there = report.places.every(
      ([partition, offset], index) => seen?.places.get(index) === `${partition}/${offset}`,
    );
    if (!there)
      problems.push(`acknowledged batch ${report.name}:${report.batch} is not at its acknowledged offsets`);
  }
  return problems;
}

type Span = {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  /**
   * False for the last batch of a killed member, which may or may not have been committed before the kill.
   */
  readonly isCertain: boolean;
};

function spansOf(reports: readonly Report[]): readonly (readonly [partition: number, span: Span])[] {
  const spans: [number, Span][] = [];
  const open = new Map<number, Span>();
  for (const report of reports) {
    if (report.kind !== 'started' && report.kind !== 'committed' && report.kind !== 'fenced') continue;
    const { partition, from, to, at } = report;
    const start = open.get(partition)?.start ?? at;
    open.delete(partition);
    if (report.kind === 'started') open.set(partition, { from, to, start: at, end: at, isCertain: false });
    if (report.kind === 'committed') spans.push([partition, { from, to, start, end: at, isCertain: true }]);
  }
  return [...spans, ...open];
}

/**
 * The faults in the consumption of a group, from the reports of its members: together they must have
 * committed every record up to `high` of each partition once, and never have processed one partition
 * concurrently. Batches that were not committed are ignored, because they are redelivered.
 */
export function auditGroup(
  members: readonly (readonly Report[])[],
  highs: ReadonlyMap<number, number>,
): readonly string[] {
  const problems: string[] = [];
  const all = members.flatMap(spansOf);
  for (const [partition, high] of highs) {
    const spans = all.filter(([of]) => of === partition).map(([, span]) => span);
    const certain = spans.filter(({ isCertain }) => isCertain).sort((a, b) => a.from - b.from);
    const perhaps = spans.filter(({ isCertain }) => !isCertain);
    const ends = (from: number, to: number): boolean =>
      from === to || perhaps.some((span) => span.from === from && ends(span.to, to));
    let next = 0;
    let busyUntil = 0;
    for (const span of certain) {
      if (span.from < next || !ends(next, span.from)) {
        problems.push(`partition ${partition}: committed from ${span.from}, expected ${next}`);
      }
      if (span.start < busyUntil)
        problems.push(`partition ${partition}: ${span.from} was started before ${next} was finished`);
      next = span.to;
      busyUntil = span.end;
    }
    if (!ends(next, high)) problems.push(`partition ${partition}: committed up to ${next} of ${high}`);
  }
  return problems;
}
