import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openTestReadStore, type TestReadStore } from '@footnote/read-store/testing';
import { expect } from 'chai';

const run = promisify(execFile);

const VERSION = '1.12.0';
const CACHE = join(import.meta.dirname, '../../../node_modules/.cache');
const VENV = join(CACHE, `clickhouse-connect-${VERSION}`);

/** The Python that has the client: made once, kept with the other caches. */
const pythonWithClient = async (): Promise<string> => {
  const python = join(VENV, 'bin/python');
  const ready = join(VENV, '.ready');
  if (existsSync(ready)) return python;
  rmSync(VENV, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  await run('python3', ['-m', 'venv', VENV]);
  await run(python, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--retries=1',
    '--timeout=10',
    `clickhouse-connect==${VERSION}`,
  ]);
  mkdirSync(`${ready}.new`);
  renameSync(`${ready}.new`, ready);
  return python;
};

describe('clickhouse-connect on the embedded server', function () {
  this.timeout(180_000);
  let opened: TestReadStore | undefined;
  let python = '';

  before('installs the Python client and starts ClickHouse', async function () {
    try {
      python = await pythonWithClient();
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
    const { stdout } = await run(python, [script, new URL(url).port, database]);
    expect(stdout.trim()).to.equal('ok');
  });
});
