import { partitionOf } from '@footnote/event-log/partitioner';
import type { TopicName } from '@footnote/events/topics';
import { UserError } from '@footnote/runtime/user-error';
import type { ExportedRecord } from './exported-record.ts';
import { type ExportedTopic, type Segment, segmentsOf } from './layout.ts';
import { inRecordedOrder, type Lane } from './merged.ts';
import { openSegment } from './segment-file.ts';

/** A record of a file, and the schema of its event if it is one. */
export type SegmentRecord = {
  readonly segment: Segment;
  readonly exportedRecord: ExportedRecord;
  readonly event: object | undefined;
};

/**
 * The exported records of a topic, each key in order: those of each run by partition, or, if the topic was given more
 * partitions, merged. Files that no run finished are left out. Throws `UserError` if files are missing.
 */
export async function* inOrder(
  dir: string,
  topic: TopicName,
  { partitions, runs, isGrown = false }: ExportedTopic,
): AsyncGenerator<SegmentRecord> {
  const files = await Promise.all(
    Array.from({ length: partitions }, (_, partition) => segmentsOf(dir, topic, partition)),
  );
  for (const [partition, segments] of files.entries())
    if ((segments.at(-1)?.next ?? 0) < (runs.at(-1)?.[partition] ?? 0))
      throw new UserError(`${dir}: the last files of ${topic}[${partition}] are missing`, 'export it again');
  for (const [index, run] of runs.entries()) {
    const lanes = files.map((segments, partition) => {
      const from = runs[index - 1]?.[partition] ?? 0;
      const own = segments.filter((each) => each.from >= from && each.next <= (run[partition] ?? 0));
      return recordsOf(dir, own);
    });
    if (isGrown)
      yield* inRecordedOrder(lanes, {
        recordedAt: ({ exportedRecord }) => exportedRecord.timestamp,
        isMoved: ({ exportedRecord, segment }) =>
          partitionOf(exportedRecord.key, partitions) !== segment.partition,
      });
    else for (const lane of lanes) yield* lane;
  }
}

async function* recordsOf(dir: string, segments: readonly Segment[]): Lane<SegmentRecord> {
  for (const segment of segments) {
    const file = await openSegment(dir, segment);
    try {
      for await (const exportedRecord of file.records()) yield { segment, exportedRecord, event: file.event };
    } finally {
      await file.close();
    }
  }
  return undefined;
}
