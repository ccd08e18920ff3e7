import { expect } from 'chai';
import { useTestReadStore } from '@footnote/read-store/testing';
import { sweepRevisions } from './sweep.ts';

const A = '0000000001';
const B = '0000000002';

describe('sweeping superseded revisions', () => {
  const readStore = useTestReadStore();
  const tables = { key: 'cik', rows: new Map([['rows', 'toy_rows']]), heads: 'toy_heads' } as const;

  it('keeps the visible revision, the previous one, and the one being written', async () => {
    const { store } = readStore();
    await store.command(
      'CREATE TABLE toy_rows (cik String, revision UInt64) ENGINE = MergeTree ORDER BY cik',
    );
    await store.command(
      'CREATE TABLE toy_heads (cik String, revision UInt64) ENGINE = MergeTree ORDER BY cik',
    );
    const rows = [1, 3, 5, 7, 9].flatMap((revision) => [
      { cik: A, revision },
      { cik: A, revision },
      { cik: B, revision },
    ]);
    await store.insert('toy_rows', rows);
    await store.insert('toy_heads', [
      { cik: A, revision: 5 },
      { cik: A, revision: 7 },
      { cik: B, revision: 3 },
    ]);
    const left = async (): Promise<readonly string[]> =>
      (
        await store.query<{ cik: string; revision: number }>(
          'SELECT DISTINCT cik, revision FROM toy_rows ORDER BY cik, revision',
        )
      ).map(({ cik, revision }) => `${Number(cik)}@${revision}`);

    expect(await sweepRevisions(store, tables, [A])).to.equal(2);
    expect(await left()).to.deep.equal(['1@5', '1@7', '1@9', '2@1', '2@3', '2@5', '2@7', '2@9']);
    expect(await sweepRevisions(store, tables, 'all'), 'nothing is left to sweep').to.equal(0);
    await store.insert('toy_heads', [{ cik: B, revision: 9 }]);
    expect(await sweepRevisions(store, tables, 'all')).to.equal(3);
    expect((await left()).filter((row) => row.startsWith('2'))).to.deep.equal(['2@7', '2@9']);
  });
});
