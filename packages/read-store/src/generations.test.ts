import { expect } from 'chai';
import {
  beginGeneration,
  checksum,
  createVisible,
  dropGeneration,
  exchange,
  GenerationError,
  rollback,
} from './generations.ts';
import type { ReadStore } from './port.ts';
import { tableMatches } from './table-matches.ts';
import { openTestReadStore, useTestReadStore, type TestReadStore } from './testing.ts';

const TABLES = ['companies', 'symbols'];
const DDL = `CREATE TABLE {companies} (cik String, name String) ENGINE = ReplacingMergeTree ORDER BY cik;
CREATE TABLE {symbols} (symbol String, cik String) ENGINE = MergeTree ORDER BY symbol;
`;

const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const namesOf = async (store: ReadStore): Promise<string[]> =>
  (await store.query<{ name: string }>('SELECT name FROM companies ORDER BY name')).map(({ name }) => name);

describe('generations of tables', function () {
  this.timeout(60_000);
  let opened: TestReadStore;
  let store: ReadStore;

  beforeEach(async () => {
    opened = await openTestReadStore();
    store = opened.store;
    await createVisible(store, TABLES, DDL);
    await store.insert('companies', [{ cik: '1', name: 'old' }]);
  });
  afterEach(() => opened.close());

  it('shows a new generation, takes it back, and drops what is left', async () => {
    const generation = await beginGeneration(store, TABLES, DDL);
    expect(generation.number).to.equal(1);
    await store.insert(generation.nameOf('companies'), [{ cik: '1', name: 'new' }]);
    expect(await namesOf(store)).to.deep.equal(['old']);
    await exchange(store, generation);
    expect(await namesOf(store)).to.deep.equal(['new']);
    await rollback(store, generation);
    expect(await namesOf(store)).to.deep.equal(['old']);
    await exchange(store, generation);
    await dropGeneration(store, generation);
    expect(await namesOf(store)).to.deep.equal(['new']);
    expect(
      await store.query('SELECT name FROM system.tables WHERE database = currentDatabase() ORDER BY name'),
    ).to.deep.equal([{ name: 'companies' }, { name: 'symbols' }]);
  });

  it('numbers generations that live at once apart', async () => {
    const first = await beginGeneration(store, TABLES, DDL);
    const second = await beginGeneration(store, TABLES, DDL);
    expect([first.number, second.number]).to.deep.equal([1, 2]);
    await dropGeneration(store, first);
    expect(await rejection(exchange(store, first))).to.be.instanceOf(GenerationError);
    await exchange(store, second);
  });

  it('refuses a DDL that makes a table which nobody exchanges', async () => {
    expect(await rejection(beginGeneration(store, ['companies'], DDL))).to.be.instanceOf(GenerationError);
  });

  it('fails no query while tables are exchanged', async () => {
    const generation = await beginGeneration(store, TABLES, DDL);
    await store.insert(generation.nameOf('companies'), [{ cik: '1', name: 'new' }]);
    const state = { done: false };
    const reading = (async () => {
      const seen = new Set<string>();
      while (!state.done) for (const name of await namesOf(store)) seen.add(name);
      return seen;
    })();
    for (let round = 0; round < 21; round += 1) await exchange(store, generation);
    state.done = true;
    expect([...(await reading)].sort()).to.deep.equal(['new', 'old']);
    expect(await namesOf(store)).to.deep.equal(['new']);
  });
});

describe('the checksum of a table', () => {
  const opened = useTestReadStore();
  const rows = Array.from({ length: 500 }, (_, index) => ({
    cik: String(index),
    value: index % 3 === 0 ? null : `${index}.5`,
    seen: index,
  }));

  const tableOf = async (name: string, parts: readonly (readonly object[])[]): Promise<void> => {
    const { store } = opened();
    await store.command(
      `CREATE TABLE ${name} (cik String, value Nullable(Decimal(38, 10)), seen UInt64) ENGINE = MergeTree ORDER BY cik`,
    );
    for (const part of parts) await store.insert(name, part);
  };

  it('does not depend on order or parts, and depends on every value', async () => {
    const { store } = opened();
    await tableOf('one', [rows]);
    await tableOf('shuffled', [rows.slice(250).reverse(), rows.slice(0, 250)]);
    await tableOf('changed', [rows.map((row) => (row.cik === '7' ? { ...row, value: '7.6' } : row))]);
    await tableOf('nulled', [rows.map((row) => (row.cik === '7' ? { ...row, value: null } : row))]);
    await tableOf('later', [rows.map((row) => ({ ...row, seen: row.seen + 1 }))]);
    await tableOf('doubled', [[...rows, ...rows.slice(0, 1), ...rows.slice(0, 1)]]);
    const one = await checksum(store, 'one');
    expect(one.rows).to.equal(500);
    expect(await checksum(store, 'shuffled')).to.deep.equal(one);
    for (const other of ['changed', 'nulled', 'later', 'doubled'])
      expect((await checksum(store, other)).hash, other).to.not.equal(one.hash);
    const excludeColumns = ['seen'];
    expect(await checksum(store, 'later', { excludeColumns })).to.deep.equal(
      await checksum(store, 'one', { excludeColumns }),
    );
  });

  it('counts replaced rows once when asked for the final ones', async () => {
    const { store } = opened();
    await store.command(
      'CREATE TABLE replaced (cik String, version UInt8) ENGINE = ReplacingMergeTree(version) ORDER BY cik',
    );
    await store.insert('replaced', [{ cik: '1', version: 1 }]);
    await store.insert('replaced', [{ cik: '1', version: 2 }]);
    expect((await checksum(store, 'replaced', { final: true })).rows).to.equal(1);
  });

  it('tells how a table differs from the columns that are expected', async () => {
    const { store } = opened();
    await store.command('CREATE VIEW shown AS SELECT cik, value FROM one');
    expect(
      await tableMatches(store, 'shown', { cik: 'String', value: 'Nullable(Decimal(38,10))' }),
    ).to.deep.equal([]);
    expect(await tableMatches(store, 'shown', { cik: 'UInt8', name: 'String' })).to.deep.equal([
      'shown.cik is String, not UInt8',
      'shown.name is missing',
      'shown.value is not expected',
    ]);
    expect(await tableMatches(store, 'nowhere', {})).to.deep.equal(['nowhere is not there']);
  });
});
