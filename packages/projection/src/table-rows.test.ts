import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { openGenerations } from './generations.ts';
import { createTableRows, emptiedTables, noteRows } from './table-rows.ts';

describe('the rows that tables had', () => {
  const opened = useTestReadStore();
  const outlines = [
    { name: 'cells', tables: ['cells', 'cell_heads'] },
    { name: 'bars', tables: ['bars'] },
    { name: 'unbuilt', tables: ['others'] },
  ];
  const store = () => opened().store;
  const create = (table: string): Promise<void> =>
    store().command(`CREATE TABLE ${table} (n UInt32) ENGINE = MergeTree ORDER BY n`);
  const emptied = async (): Promise<readonly string[]> =>
    (await emptiedTables(store(), await openGenerations(store()), outlines)).map(({ sentence }) => sentence);
  const note = async (): Promise<void> => noteRows(store(), await openGenerations(store()), outlines);

  before(async () => {
    const generations = await openGenerations(store());
    for (const name of ['cells', 'bars'])
      await generations.record(name, { generation: 1, version: 1 }, 'active');
    for (const table of ['cells__g1', 'cell_heads__g1', 'bars__g1']) await create(table);
    await store().insert(
      'cells__g1',
      Array.from({ length: 1200 }, (_, n) => ({ n })),
    );
    await store().insert('cell_heads__g1', [{ n: 1 }]);
  });

  it('are not missed in a table that never had any, nor before they were noted', async () => {
    expect(await emptied()).to.deep.equal([]);
    await note();
    await note();
    expect(await emptied()).to.deep.equal([]);
  });

  it('are missed in a table that was emptied, also after further notes, with the projection that fills it', async () => {
    await store().command('TRUNCATE TABLE cells__g1');
    await note();
    expect(await emptied()).to.deep.equal([
      'tables of cells were emptied: cells__g1 had 1,200 rows and has none',
    ]);
    const said: string[] = [];
    const component = createTableRows({
      store: store(),
      generations: () => openGenerations(store()),
      outlines,
      onEmptied: ({ projection }) => said.push(projection),
    });
    await component.start();
    await component.stop();
    expect(said).to.deep.equal(['cells']);
  });

  it('are missed with a table that is gone', async () => {
    await store().command('DROP TABLE bars__g1');
    expect(await emptied()).to.deep.equal([
      'tables of cells were emptied: cells__g1 had 1,200 rows and has none',
      'tables of bars were emptied: bars__g1 is gone',
    ]);
  });

  it('are not missed once another generation was built', async () => {
    const generations = await openGenerations(store());
    for (const table of ['cells__g2', 'cell_heads__g2', 'bars__g2']) await create(table);
    for (const name of ['cells', 'bars'])
      await generations.record(name, { generation: 2, version: 1 }, 'active');
    expect(await emptied()).to.deep.equal([]);
  });
});
