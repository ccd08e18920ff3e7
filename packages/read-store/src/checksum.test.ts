import { expect } from 'chai';
import { checksum } from './checksum.ts';
import { tableMatches } from './table-matches.ts';
import { useTestReadStore } from './testing.ts';

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

  it('counts replaced rows once when final rows are requested', async () => {
    const { store } = opened();
    await store.command(
      'CREATE TABLE replaced (cik String, version UInt8) ENGINE = ReplacingMergeTree(version) ORDER BY cik',
    );
    await store.insert('replaced', [{ cik: '1', version: 1 }]);
    await store.insert('replaced', [{ cik: '1', version: 2 }]);
    expect((await checksum(store, 'replaced', { final: true })).rows).to.equal(1);
  });

  it('lists how a table differs from the expected columns', async () => {
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
