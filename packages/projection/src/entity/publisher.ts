import type { Fence } from '../fence.ts';
import type { ComputedEntity, Emission, EntityProjection, PreviousRevision } from '../projection.ts';
import type { StoreCall } from '../store-call.ts';
import type { EntityTables } from './tables.ts';
import { digest, tokenPrefix } from './tokens.ts';

export type PublisherOptions = {
  readonly projection: EntityProjection;
  readonly tables: EntityTables;
  readonly call: StoreCall;
  readonly fence: Fence;
  readonly maxRows?: number;
  readonly observe?: (work: 'compare' | 'store_rows', seconds: number) => void;
};

/** A new revision of an entity. */
export type NewRevision = {
  readonly entity: string;
  readonly revision: number;
  readonly computed: ComputedEntity;
  /** The revision that it is compared with; null for the first one, and for a projection that does not compare. */
  readonly previous: PreviousRevision | null;
  /** Events on earlier changes that the log may not have. */
  readonly unannounced: readonly Emission[];
};

/** A visible head, and the events on changes that the log may not have. */
export type Unannounced = {
  readonly entity: string;
  readonly revision: number;
  readonly head: object;
  readonly emissions: readonly Emission[];
};

/** Collects revisions of entities and writes them, all rows of a block before its heads. */
export type Publisher = {
  add(revision: NewRevision): Promise<void>;
  /** Resolves when everything added is visible, to what has yet to be announced of it. */
  flush(): Promise<readonly Unannounced[]>;
  /** Waits for the current write, whatever its outcome: an abandoned batch leaves nothing in progress. */
  settled(): Promise<void>;
};

type Block = {
  /** By table. */
  readonly rows: ReadonlyMap<string, readonly object[]>;
  readonly revisions: readonly NewRevision[];
};

/** One block is written while the next is being computed, never two at once, which limits memory. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { projection, tables, call, fence } = options;
  const maxRows = options.maxRows ?? 30_000;
  const unannounced: Unannounced[] = [];
  let rows = new Map<string, object[]>();
  let count = 0;
  let revisions: NewRevision[] = [];
  let writing: Promise<void> = Promise.resolve();

  /** The events on what the revisions of a block change; its rows are stored. */
  const changesOf = async (block: Block): Promise<ReadonlyMap<string, readonly Emission[]>> => {
    const pairs = block.revisions.flatMap(({ entity, revision, previous }) =>
      previous === null ? [] : [{ entity, before: previous.revision, after: revision }],
    );
    if (pairs.length === 0) return new Map();
    const started = performance.now();
    const changed = await call(() => tables.changedRows(pairs), fence);
    const changes = block.revisions.map(({ entity, computed, previous }) => {
      const of = changed.get(entity) ?? [];
      return [entity, previous === null ? [] : (computed.changes?.(previous, of) ?? [])] as const;
    });
    options.observe?.('compare', (performance.now() - started) / 1000);
    return new Map(changes);
  };

  const headsOf = async (block: Block): Promise<readonly object[]> => {
    if (projection.compares === undefined) return block.revisions.map(({ computed }) => computed.head);
    const changes = await changesOf(block);
    return block.revisions.map(({ entity, revision, computed: { head }, unannounced: earlier }) => {
      const emissions = [...earlier, ...(changes.get(entity) ?? [])];
      if (emissions.length === 0) return { ...head, unannounced: '' };
      unannounced.push({ entity, revision, head, emissions });
      return { ...head, unannounced: JSON.stringify(emissions) };
    });
  };

  const write = async (block: Block): Promise<void> => {
    const started = performance.now();
    // Inputs of other topics may have changed since a first attempt, so the block is identified by its revisions.
    const names = block.revisions.map(({ entity, revision }) => `${entity}@${revision}`);
    const token = `${tokenPrefix(projection)}/${digest(names.join())}`;
    for (const [table, some] of block.rows) await call(() => tables.insertRows(table, some, token), fence);
    const heads = await headsOf(block);
    await call(() => tables.insertHeads(heads, token), fence);
    options.observe?.('store_rows', (performance.now() - started) / 1000);
  };

  const send = async (): Promise<void> => {
    await writing;
    if (revisions.length === 0) return;
    writing = write({ rows, revisions });
    // The next caller that awaits `writing` gets the error; until then it must not count as unhandled.
    writing.catch(() => undefined);
    rows = new Map();
    count = 0;
    revisions = [];
  };

  return {
    add: async (revision) => {
      for (const { table, rows: some } of revision.computed.rows) {
        if (some.length === 0) continue;
        const block = rows.get(table) ?? [];
        rows.set(table, block);
        for (const row of some) block.push(row);
        count += some.length;
      }
      // The rows are in the block: a revision that waits for its turn does not hold them a second time.
      revisions.push({ ...revision, computed: { ...revision.computed, rows: [] } });
      if (count >= maxRows) await send();
    },
    flush: async () => {
      await send();
      await writing;
      return unannounced;
    },
    settled: async () => {
      await writing.catch(() => undefined);
    },
  };
}
