import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import { expect } from 'chai';
import { pythonWith } from '../../python.ts';

const run = promisify(execFile);

const VERSION = '1.12.0';
describe('clickhouse-connect on the embedded server', () => {
  let opened: TestReadStore | undefined;
  let python = '';

  before('installs the Python client and starts ClickHouse', async function () {
    try {
      python = await pythonWith(`clickhouse-connect-${VERSION}`, [`clickhouse-connect==${VERSION}`]);
    } catch (error) {
      if (process.env['REQUIRE_PYTHON'] === '1') throw error;
      console.log(
        `      skipped: no Python with clickhouse-connect here (${String(error).split('\n')[0] ?? ''})`,
      );
      this.skip();
    }
    opened = await openTestReadStore();
  });
  after(() => opened?.close());

  it('queries, inserts and binds parameters', async () => {
    const { url, database } = opened as TestReadStore;
    const script = join(import.meta.dirname, 'smoke.py');
    const { stdout } = await run(python, [script, url, database]);
    expect(stdout.trim()).to.equal('ok');
  });
});
