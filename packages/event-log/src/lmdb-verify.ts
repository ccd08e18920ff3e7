import { breathe } from './signal.ts';
import { countIn } from './lmdb/chunk.ts';
import { LogDamagedError } from './lmdb/errors.ts';
import { acquire, type Shared } from './lmdb/shared.ts';

/** Chunks between two turns of the event loop. */
const BATCH = 64;

/** What a complete reading of a log found. */
export type VerifiedLog = {
  readonly records: number;
  /** One fault for each partition that has any: the first of it. */
  readonly faults: readonly LogDamagedError[];
};

type Partition = {
  readonly topic: string;
  readonly id: number;
  readonly partition: number;
  readonly head: number;
};

const partitionsOf = ({ topics }: Shared): readonly Partition[] =>
  topics.list().flatMap(({ name }) => {
    const stored = topics.get(name);
    return topics.heads(stored).map((head, partition) => ({ topic: name, id: stored.id, partition, head }));
  });

async function faultOf(
  { store }: Shared,
  place: Partition,
  onProgress: (done: number) => void,
): Promise<LogDamagedError | undefined> {
  const { topic, id, partition, head } = place;
  const fault = (offset: number, what: string): LogDamagedError =>
    new LogDamagedError({ topic, partition, offset }, what);
  let next = 0;
  let seen = 0;
  for (const { key, value } of store.chunks.getRange({
    start: [id, partition, 0],
    end: [id, partition, head],
  })) {
    const count = countIn(value, { topic: id, partition, base: key[2] }, store.isSealed());
    if (key[2] !== next) return fault(next, 'records are missing');
    if (count === undefined) return fault(next, 'the records do not match their checksum');
    next = key[2] + count;
    seen += 1;
    if (seen % BATCH !== 0) continue;
    onProgress(next);
    await breathe();
  }
  return next === head ? undefined : fault(Math.min(next, head), 'records are missing');
}

/**
 * Reads every chunk of the log in a folder and compares it with its checksum and with its neighbours: nothing is
 * missing between two chunks, nor before the next offset of the partition. `onProgress` gets the records read so far, and
 * all there are. Errors as in `openLmdbLog`.
 */
export async function verifyLmdbLog(
  folder: string,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<VerifiedLog> {
  const { shared, release } = await acquire(folder);
  try {
    shared.store.root.resetReadTxn();
    const partitions = partitionsOf(shared);
    const faults: LogDamagedError[] = [];
    const records = partitions.reduce((sum, { head }) => sum + head, 0);
    let done = 0;
    for (const place of partitions) {
      const fault = await faultOf(shared, place, (inPartition) => onProgress(done + inPartition, records));
      if (fault !== undefined) faults.push(fault);
      done += place.head;
    }
    return { records, faults };
  } finally {
    await release();
  }
}
