import { createHandler, type ProjectionContext } from '../consumption.ts';
import { createTables, dropTables } from '../generation-tables.ts';
import { type Generation, type Generations, unusedGeneration } from '../generations.ts';
import { revisionBase } from '../log-layout.ts';
import type { Projection, Publication } from '../projection.ts';
import { checkSignal } from '../rebuild-ended.ts';
import { type Wanted, wantedRecords } from './records.ts';

/** Tables beside those that are served, which are filled from a part of the log. */
export type Scratch = {
  readonly generation: Generation;
  /** Reads on to the present ends of the topics; returns the number of records. */
  read(): Promise<number>;
  /** What is to be announced of an entity. */
  publicationOf(entity: string): Publication;
};

type Context = ProjectionContext & { readonly projection: Projection; readonly signal?: AbortSignal };

/** Nothing is published before everything was read. */
const NEVER_MS = 1e9;

/** Runs `work` with tables that are dropped afterwards. They have a number that no other generation gets. */
export async function withScratch<T>(
  context: Context,
  generations: Generations,
  { epoch, wanted }: { readonly epoch: number; readonly wanted: Wanted },
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const { store, log, projection } = context;
  const number = await unusedGeneration(log, generations, projection.name);
  const generation: Generation = { generation: number, version: projection.version, epoch };
  await generations.record(projection.name, generation, 'part');
  await createTables(store, projection, number);
  try {
    return await fill(context, generation, wanted, work);
  } finally {
    await dropTables(store, projection, number);
  }
}

async function fill<T>(
  context: Context,
  generation: Generation,
  wanted: Wanted,
  work: (scratch: Scratch) => Promise<T>,
): Promise<T> {
  const { projection, logger } = context;
  const limits = { ...context.limits, lingerIdleMs: NEVER_MS, lingerMaxMs: NEVER_MS };
  const base = revisionBase(generation.epoch);
  const publications = new Map<string, Publication>();
  const newest = new Map<string, number>();
  const handler = createHandler({ ...context, limits }, projection, generation.generation, {
    announce: false,
    base,
    isStopping: () => false,
    loop: { tick: () => undefined, trouble: (what) => logger.warn({ projection: projection.name }, what) },
    onPublished: (made) => {
      for (const publication of made) publications.set(publication.entity, publication);
    },
  });
  const control = {
    commit: () => Promise.resolve(),
    heartbeat: () => Promise.resolve(),
    isStale: () => false,
  };
  const records = wantedRecords({ ...context, limits }, wanted);
  const read = async (): Promise<number> => {
    let count = 0;
    for await (const batch of records.read()) {
      checkSignal(context.signal);
      for (const { key, offset } of batch.records)
        newest.set(key, Math.max(newest.get(key) ?? 0, base + offset + 1));
      await Promise.race([handler.onBatch(batch, control), handler.failed]);
      count += batch.records.length;
    }
    await handler.flush();
    return count;
  };
  try {
    return await work({
      generation,
      read,
      publicationOf: (entity) =>
        publications.get(entity) ?? {
          entity,
          revision: newest.get(entity) ?? 0,
          symbols: [],
          sourceTime: 0,
        },
    });
  } finally {
    handler.close();
  }
}
