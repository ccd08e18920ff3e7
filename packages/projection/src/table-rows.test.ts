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
      await generations.record(name, { generation: 1, version: 1, epoch: 0 }, 'active');
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
      'tables of cells lost rows: cells__g1 had 1,200 rows and has none',
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
      'tables of cells lost rows: cells__g1 had 1,200 rows and has none',
      'tables of bars lost rows: bars__g1 is gone',
    ]);
  });

  it('are missed in a table that lacks some of those that the heads count', async () => {
    const generations = await openGenerations(store());
    await generations.record('statements', { generation: 1, version: 1, epoch: 0 }, 'active');
    const key = 'cik String, revision UInt64';
    const create = (name: string, columns: string, order: string): Promise<void> =>
      store().command(`CREATE TABLE ${name} (${columns}) ENGINE = ReplacingMergeTree ORDER BY (${order})`);
    await create('companies__g1', `${key}, cells UInt32`, 'cik');
    await create('rows__g1', `${key}, n UInt32`, 'cik, revision, n');
    const rowsOf = (cik: string, revision: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ cik, revision, n }));
    await store().insert('rows__g1', [...rowsOf('1', 1, 5), ...rowsOf('1', 2, 3), ...rowsOf('2', 7, 1500)]);
    await store().insert('companies__g1', [
      { cik: '1', revision: 2, cells: 3 },
      { cik: '2', revision: 7, cells: 1500 },
      { cik: '3', revision: 1, cells: 0 },
    ]);
    const counted = { key: 'cik', heads: 'companies', rows: 'rows', column: 'cells' } as const;
    const outline = { name: 'statements', tables: ['rows', 'companies'], counted };
    const said = async () =>
      (await emptiedTables(store(), await openGenerations(store()), [outline])).map(
        ({ sentence }) => sentence,
      );
    expect(await said()).to.deep.equal([]);
    await store().command(
      "ALTER TABLE rows__g1 DELETE WHERE cik = '2' AND n % 3 = 0 SETTINGS mutations_sync = 2",
    );
    expect(await said()).to.deep.equal([
      'tables of statements lost rows: rows__g1 has 1,000 of the 1,500 rows that the heads count',
    ]);
  });

  it('are missed with a part that is gone, but not when parts are merged or a table is made anew', async () => {
    const generations = await openGenerations(store());
    await generations.record('filings', { generation: 1, version: 1, epoch: 0 }, 'active');
    const outline = { name: 'filings', tables: ['filings'] };
    const fill = async (): Promise<void> => {
      await create('filings__g1');
      for (const n of [1, 2, 3, 4]) await store().insert('filings__g1', [{ n }]);
    };
    const said = async () =>
      (await emptiedTables(store(), await openGenerations(store()), [outline])).map(
        ({ sentence }) => sentence,
      );
    const noted = async () => noteRows(store(), await openGenerations(store()), [outline]);
    await fill();
    await noted();
    await store().command('OPTIMIZE TABLE filings__g1 FINAL');
    expect(await said()).to.deep.equal([]);
    await store().insert('filings__g1', [{ n: 5 }]);
    await noted();
    const [part] = await store().query<{ name: string }>(
      `SELECT name FROM system.parts WHERE active AND database = currentDatabase() AND table = 'filings__g1'
       ORDER BY min_block_number DESC LIMIT 1`,
    );
    await store().command(`ALTER TABLE filings__g1 DROP PART '${part?.name ?? ''}'`);
    const sentence = 'tables of filings lost rows: filings__g1 lacks a part of what was written into it';
    expect(await said()).to.deep.equal([sentence]);
    await noted();
    await store().insert('filings__g1', [{ n: 6 }]);
    expect(await said(), 'after further notes').to.deep.equal([sentence]);
    await store().command('DROP TABLE filings__g1 SYNC');
    await fill();
    expect(await said()).to.deep.equal([]);
  });

  it('are not missed once another generation was built', async () => {
    const generations = await openGenerations(store());
    for (const table of ['cells__g2', 'cell_heads__g2', 'bars__g2']) await create(table);
    for (const name of ['cells', 'bars'])
      await generations.record(name, { generation: 2, version: 1, epoch: 0 }, 'active');
    expect(await emptied()).to.deep.equal([]);
  });
});
