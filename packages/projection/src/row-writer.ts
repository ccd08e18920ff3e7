import type { Batch } from '@footnote/event-log/port';
import type { ReadStore } from '@footnote/read-store/port';
import type { Fence } from './fence.ts';
import type { ProjectionInput, Publication, RowProjection, TableNames } from './projection.ts';
import type { Step } from './step.ts';
import type { Taken } from './take.ts';
import type { StoreCall } from './store-call.ts';

export type RowWriterOptions = {
  readonly projection: RowProjection;
  readonly store: Pick<ReadStore, 'insert'>;
  readonly names: TableNames;
  readonly call: StoreCall;
  /** Maximum number of rows in one insert. */
  readonly maxRows?: number;
};

type Projected = ReturnType<RowProjection['project']> extends Step<infer V> ? V : never;

/** Writes the rows that a stateless projection derives from a batch. */
export type RowWriter = {
  readonly step: (input: ProjectionInput) => Step<Projected>;
  /** Resolves when the store has acknowledged all rows; returns the publications. */
  write(batch: Batch, taken: readonly Taken<Projected>[], fence: Fence): Promise<readonly Publication[]>;
};

/** One insert for each table and slice of the batch. */
export function createRowWriter(options: RowWriterOptions): RowWriter {
  const { projection, store, names, call } = options;
  const maxRows = options.maxRows ?? 20_000;
  return {
    step: (input) => projection.project(input),
    write: async (batch, taken, fence) => {
      for (const { table, rows, first, last } of shownLast(blocks(taken, maxRows), projection)) {
        const token = `${projection.name}/${projection.version}/${tokenOf(batch, first, last)}`;
        await call(() => store.insert(names(table), rows, { token }), fence);
        await fence.progress();
      }
      return newestPublications(taken);
    },
  };
}

/** The rows of the records first..last are a function of the log, so their positions identify the block. */
function tokenOf(batch: Batch, first: number, last: number): string {
  return `${batch.topic}/${batch.partition}/${first}-${last}`;
}

type Block = { readonly table: string; readonly rows: object[]; first: number; last: number };

function blocks(taken: readonly Taken<Projected>[], maxRows: number): readonly Block[] {
  const open = new Map<string, Block>();
  const closed: Block[] = [];
  for (const { record, value } of taken) {
    for (const [table, rows] of Map.groupBy(value.rows, (row) => row.table)) {
      const block = open.get(table) ?? { table, rows: [], first: record.offset, last: record.offset };
      open.set(table, block);
      // A record's rows stay together, since the block is identified by whole records.
      block.rows.push(...rows.map(({ row }) => row));
      block.last = record.offset;
      if (block.rows.length >= maxRows) {
        closed.push(block);
        open.delete(table);
      }
    }
  }
  return [...closed, ...open.values()];
}

/** A reader never sees a visible row without the rows that belong to it. */
const shownLast = (all: readonly Block[], { shownBy }: RowProjection): readonly Block[] => [
  ...all.filter(({ table }) => table !== shownBy),
  ...all.filter(({ table }) => table === shownBy),
];

function newestPublications(taken: readonly Taken<Projected>[]): readonly Publication[] {
  const newest = new Map<string, Publication>();
  for (const { value } of taken) {
    if (value.publication !== undefined) newest.set(value.publication.entity, value.publication);
  }
  return [...newest.values()];
}
