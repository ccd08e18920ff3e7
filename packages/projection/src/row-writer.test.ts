import { expect } from 'chai';
import type { Batch } from '@footnote/event-log/port';
import type { ProjectionInput, RowProjection } from './projection.ts';
import { createRowWriter } from './row-writer.ts';
import { ok } from './step.ts';
import type { Taken } from './take.ts';

type Rows = readonly { readonly table: string; readonly row: object }[];
type Value = { readonly rows: Rows };

const projection = (shownBy?: string): RowProjection => ({
  kind: 'rows',
  name: 'toy',
  keyedBy: 'cik',
  version: 1,
  topics: [],
  readModel: { tables: [], views: () => [] },
  ...(shownBy === undefined ? {} : { shownBy }),
  project: () => ok({ rows: [] }),
});

const rows = (...tables: readonly string[]): Rows => tables.map((table) => ({ table, row: { table } }));

/** Tables in the order in which their blocks were inserted. */
async function inserted(written: RowProjection, records: readonly Rows[]): Promise<readonly string[]> {
  const tables: string[] = [];
  const writer = createRowWriter({
    projection: written,
    store: {
      insert: (table, block) => {
        tables.push(`${table} ${block.length}`);
        return Promise.resolve();
      },
    },
    names: (base) => base,
    call: (run) => run(),
    maxRows: 2,
  });
  const taken = records.map((each, offset) => ({
    record: { offset } as unknown as Taken<Value>['record'],
    input: {} as ProjectionInput,
    value: { rows: each },
  }));
  const batch = { topic: 'holdings', partition: 0 } as Batch;
  await writer.write(batch, taken, { progress: () => Promise.resolve() } as Parameters<
    typeof writer.write
  >[2]);
  return tables;
}

describe('the writer of rows', () => {
  const records = [rows('sets'), rows('rows', 'rows', 'sets'), rows('rows', 'sets')];

  it('inserts a block when it is full, and the others at the end', async () => {
    expect(await inserted(projection(), records)).to.deep.equal(['rows 2', 'sets 2', 'rows 1', 'sets 1']);
  });

  it('writes what shows rows after all of them', async () => {
    expect(await inserted(projection('sets'), records)).to.deep.equal([
      'rows 2',
      'rows 1',
      'sets 2',
      'sets 1',
    ]);
  });
});
