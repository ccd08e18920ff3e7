import type { Fence } from '../fence.ts';
import type { CompanyProjection, ComputedCompany } from '../projection.ts';
import type { StoreCall } from '../store-call.ts';
import type { CompanyTables } from './tables.ts';
import { digest, tokenPrefix } from './tokens.ts';

export type PublisherOptions = {
  readonly projection: CompanyProjection;
  readonly tables: CompanyTables;
  readonly call: StoreCall;
  readonly fence: Fence;
  readonly maxRows?: number;
  readonly observe?: (work: 'store_rows', seconds: number) => void;
};

/** Collects revisions of companies and writes them, all rows of a block before its heads. */
export type Publisher = {
  add(company: string, revision: number, computed: ComputedCompany): Promise<void>;
  /** Resolves when everything that was added is visible. */
  flush(): Promise<void>;
  /** Waits for what is being written, however it ends: a batch that is given up leaves nothing under way. */
  settled(): Promise<void>;
};

/** One block is written while the next is being computed, never two at once: memory stays bounded. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { projection, tables, call, fence } = options;
  const maxRows = options.maxRows ?? 30_000;
  let rows: object[] = [];
  let heads: object[] = [];
  let revisions: string[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async (block: { rows: object[]; heads: object[]; revisions: string[] }): Promise<void> => {
    const started = performance.now();
    // The inputs of other topics may have moved on since a first attempt, so the block is named by the revisions.
    const token = `${tokenPrefix(projection)}/${digest(block.revisions.join())}`;
    if (block.rows.length > 0) await call(() => tables.insertRows(block.rows, token), fence);
    await call(() => tables.insertHeads(block.heads, token), fence);
    options.observe?.('store_rows', (performance.now() - started) / 1000);
  };

  const send = async (): Promise<void> => {
    await writing;
    if (heads.length === 0) return;
    writing = write({ rows, heads, revisions });
    // Whoever awaits `writing` next gets the error; until then it is not unhandled.
    writing.catch(() => undefined);
    rows = [];
    heads = [];
    revisions = [];
  };

  return {
    add: async (company, revision, computed) => {
      for (const row of computed.rows) rows.push(row);
      heads.push(computed.head);
      revisions.push(`${company}@${revision}`);
      if (rows.length >= maxRows) await send();
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
