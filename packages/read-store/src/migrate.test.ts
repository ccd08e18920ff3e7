import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { type Lock, withLock, LockTimeoutError } from './lock.ts';
import { migrate, MigrationChecksumError, MigrationListError } from './migrate.ts';
import type { Migration, ReadStore } from './port.ts';
import { openRegister } from './register.ts';
import { openTestReadStore, storeWith, type TestReadStore } from './testing.ts';

const first: Migration = {
  id: '0001-companies',
  sql: `-- what every company is called
CREATE TABLE IF NOT EXISTS companies (cik String, name String) ENGINE = MergeTree ORDER BY cik;
CREATE TABLE IF NOT EXISTS symbols (symbol String DEFAULT ';') ENGINE = MergeTree ORDER BY symbol;
`,
};
const second: Migration = {
  id: '0002-sic',
  sql: 'ALTER TABLE companies ADD COLUMN IF NOT EXISTS sic String',
};

const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** The store of a process that dies just before a statement that matches. */
const dyingBefore = (store: ReadStore, pattern: RegExp): ReadStore =>
  storeWith(store, {
    command: (sql, params) =>
      pattern.test(sql) ? Promise.reject(new Error('died')) : store.command(sql, params),
    insert: (table, rows, options) =>
      pattern.test(table) ? Promise.reject(new Error('died')) : store.insert(table, rows, options),
  });

describe('migrate', () => {
  let opened: TestReadStore;
  let store: ReadStore;

  before('starts ClickHouse', async () => {
    await (await openTestReadStore()).close();
  });
  beforeEach(async () => {
    opened = await openTestReadStore();
    store = opened.store;
  });
  afterEach(() => opened.close());

  it('applies new migrations once, in order', async () => {
    expect(await migrate(store, [first])).to.deep.equal(['0001-companies']);
    expect(await migrate(store, [first, second])).to.deep.equal(['0002-sic']);
    expect(await migrate(store, [first, second])).to.deep.equal([]);
    await store.insert('companies', [{ cik: '1', name: 'One', sic: '1000' }]);
    expect(await store.query('SELECT * FROM symbols')).to.deep.equal([]);
  });

  it('rejects a migration that changed after it was applied', async () => {
    await migrate(store, [first]);
    const changed = { ...first, sql: first.sql.replace('name String', 'title String') };
    expect(await rejection(migrate(store, [changed]))).to.be.instanceOf(MigrationChecksumError);
  });

  it('ignores line endings when it compares migrations', async () => {
    await migrate(store, [first]);
    expect(await migrate(store, [{ ...first, sql: first.sql.replaceAll('\n', '\r\n') }])).to.deep.equal([]);
  });

  it('rejects migration ids that are duplicated, out of order or without a number', async () => {
    for (const list of [[first, first], [second, first], [{ id: 'companies', sql: 'SELECT 1' }]]) {
      expect(await rejection(migrate(store, list))).to.be.instanceOf(MigrationListError);
    }
  });

  for (const [where, pattern] of [
    ['before its second statement', /symbols/],
    ['between the last statement and the journal', /^schema_migrations$/],
  ] as const) {
    it(`finishes a migration whose process died ${where}`, async () => {
      expect(String(await rejection(migrate(dyingBefore(store, pattern), [first])))).to.include('died');
      expect(await migrate(store, [first])).to.deep.equal(['0001-companies']);
      expect(await store.query('SELECT id FROM schema_migrations')).to.deep.equal([{ id: '0001-companies' }]);
    });
  }

  it('journals those before a migration that fails, and no other', async () => {
    expect(String(await rejection(migrate(dyingBefore(store, /sic/), [first, second])))).to.include('died');
    expect(await migrate(store, [first, second])).to.deep.equal(['0002-sic']);
  });

  it('lets exactly one of five processes apply the migrations', async () => {
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(store, [first, second])));
    expect(applied.flat()).to.have.members(['0001-companies', '0002-sic']);
    expect(await store.query('SELECT count() AS n FROM schema_migrations')).to.deep.equal([{ n: 2 }]);
  });
});

describe('the lock of the read store', () => {
  let opened: TestReadStore;
  beforeEach(async () => {
    opened = await openTestReadStore();
  });
  afterEach(() => opened.close());

  it('gives up waiting for a lock whose holder is alive', async () => {
    const { store } = opened;
    await withLock(
      store,
      'a_lock',
      async () => {
        const failed = await rejection(
          withLock(store, 'a_lock', () => Promise.resolve(), { timeoutMs: 500, leaseMs: 200 }),
        );
        expect(failed).to.be.instanceOf(LockTimeoutError);
      },
      { leaseMs: 200 },
    );
  });

  it('takes over the lock of a dead holder', async () => {
    const { store } = opened;
    await (await openRegister(store)).set('a_lock', 0, 'dead');
    expect(
      await withLock(store, 'a_lock', () => Promise.resolve('mine'), { leaseMs: 200, timeoutMs: 5_000 }),
    ).to.equal('mine');
  });

  it('is to be had again when the row of its holder was lost', async () => {
    const { store } = opened;
    await withLock(store, 'a_lock', () => Promise.resolve());
    await store.command("DELETE FROM registers WHERE name = 'a_lock'");
    expect(await withLock(store, 'a_lock', () => Promise.resolve('mine'), { timeoutMs: 2_000 })).to.equal(
      'mine',
    );
    expect((await (await openRegister(store)).read('a_lock')).owner).to.equal('');
  });

  it('tells the fault of the work and not that of a store which cannot take the release either', async () => {
    const { store } = opened;
    let isFull = false;
    const full = storeWith(store, {
      insert: (...args) => (isFull ? Promise.reject(new Error('no room to release')) : store.insert(...args)),
    });
    const failed = await rejection(
      withLock(full, 'a_lock', () => {
        isFull = true;
        return Promise.reject(new Error('no room to work'));
      }),
    );
    expect((failed as Error).message).to.equal('no room to work');
  });

  it('reports the lost lock to a holder that was paused', async () => {
    const { store } = opened;
    const leaseMs = 200;
    const work = async (lock: Lock): Promise<void> => {
      const register = await openRegister(store);
      let version: number | null = null;
      while (version === null)
        version = await register.set('a_lock', (await register.read('a_lock')).version, 'another');
      await pause(leaseMs);
      await lock.assertHeld();
    };
    const failed = await rejection(withLock(store, 'a_lock', work, { leaseMs }));
    expect((failed as Error).name).to.equal('LockLostError');
    expect((await (await openRegister(store)).read('a_lock')).owner).to.equal('another');
  });
});
