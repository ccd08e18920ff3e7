import type { Fence } from '../fence.ts';
import type { EntityProjection, ComputedEntity } from '../projection.ts';
import type { StoreCall } from '../store-call.ts';
import type { EntityTables } from './tables.ts';
import { digest, tokenPrefix } from './tokens.ts';

export type PublisherOptions = {
  readonly projection: EntityProjection;
  readonly tables: EntityTables;
  readonly call: StoreCall;
  readonly fence: Fence;
  readonly maxRows?: number;
  readonly observe?: (work: 'store_rows', seconds: number) => void;
};

/** Collects revisions of entities and writes them, all rows of a block before its heads. */
export type Publisher = {
  add(entity: string, revision: number, computed: ComputedEntity): Promise<void>;
  /** Resolves when everything added is visible. */
  flush(): Promise<void>;
  /** Waits for the current write, whatever its outcome: an abandoned batch leaves nothing in progress. */
  settled(): Promise<void>;
};

type Block = {
  /** By table. */
  readonly rows: ReadonlyMap<string, readonly object[]>;
  readonly heads: readonly object[];
  readonly revisions: readonly string[];
};

/** One block is written while the next is being computed, never two at once, which limits memory. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { projection, tables, call, fence } = options;
  const maxRows = options.maxRows ?? 30_000;
  let rows = new Map<string, object[]>();
  let count = 0;
  let heads: object[] = [];
  let revisions: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async (block: Block): Promise<void> => {
    const started = performance.now();
    // Inputs of other topics may have changed since a first attempt, so the block is identified by its
    // revisions.
    const token = `${tokenPrefix(projection)}/${digest(block.revisions.join())}`;
    for (const [table, some] of block.rows) await call(() => tables.insertRows(table, some, token), fence);
    await call(() => tables.insertHeads(block.heads, token), fence);
    options.observe?.('store_rows', (performance.now() - started) / 1000);
  };

  const send = async (): Promise<void> => {
    await writing;
    if (heads.length === 0) return;
    writing = write({ rows, heads, revisions });
    // The next caller that awaits `writing` gets the error; until then it must not count as unhandled.
    writing.catch(() => undefined);
    rows = new Map();
    count = 0;
    heads = [];
    revisions = [];
  };

  return {
    add: async (entity, revision, computed) => {
      for (const { table, rows: some } of computed.rows) {
        if (some.length === 0) continue;
        const block = rows.get(table) ?? [];
        rows.set(table, block);
        for (const row of some) block.push(row);
        count += some.length;
      }
      heads.push(computed.head);
      revisions.push(`${entity}@${revision}`);
      if (count >= maxRows) await send();
    },
    flush: async () => {
      await send();
      await writing;
    },
    settled: async () => {
      await writing.catch(() => undefined);
    },
  };
}
