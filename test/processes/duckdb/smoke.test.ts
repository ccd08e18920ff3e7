import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import { expect } from 'chai';
import { pythonWith } from '../../python.ts';

const run = promisify(execFile);

const VERSION = '2.0.1';
describe('DuckDB on what the embedded server sends', () => {
  let opened: TestReadStore | undefined;
  let python = '';

  before('installs DuckDB and starts ClickHouse', async function () {
    try {
      python = await pythonWith(`duckdb-${VERSION}`, [`duckdb==${VERSION}`]);
    } catch (error) {
      if (process.env['REQUIRE_PYTHON'] === '1') throw error;
      console.log(`      skipped: no Python with DuckDB here (${String(error).split('\n')[0] ?? ''})`);
      this.skip();
    }
    opened = await openTestReadStore();
  });
  after(() => opened?.close());

  it('reads a table as Parquet, fetched with the password of the user that may only read', async () => {
    const { store, readerUrl, database } = opened as TestReadStore;
    await store.command(
      'CREATE TABLE cells (id UInt32, field String, value Nullable(Decimal(38, 10)), period_end Date) ENGINE = MergeTree ORDER BY id',
    );
    await store.insert(
      'cells',
      Array.from({ length: 1000 }, (_, id) => ({
        id,
        field: `field ${id}`,
        value: id % 2 === 1 ? String(id / 4) : null,
        period_end: '2024-02-29',
      })),
    );
    const { stdout } = await run(python, [join(import.meta.dirname, 'smoke.py'), readerUrl, database]);
    expect(stdout.trim()).to.equal('ok');
  });
});
