import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import type { DemoService } from '../../reference/service.ts';
import { pythonWith } from '../../python.ts';

const run = promisify(execFile);

const GENERATOR = '0.29.1';

/** The calls of six_calls.py, in its order. */
const PATHS = [
  '/v2/search?query=FNDEC',
  '/v2/fundamentals?symbol=FNDEC&period=annual',
  '/v2/snapshot?symbol=FNDEC',
  '/v2/filings?symbol=FNDEC',
  '/v2/compare?symbols=FNDEC,FNJAN&fields=revenue,roic_pct',
  '/v2/explain?symbol=NOBODY&statement=income_statement&field=revenue&period=2024-Q1',
];

/** A client that openapi-python-client writes from the contract. */
export function sixCalls(service: () => DemoService): void {
  let folder = '';
  let python = '';

  before('installs the generator', async function () {
    this.timeout(300_000);
    try {
      python = await pythonWith(`openapi-python-client-${GENERATOR}`, [
        `openapi-python-client==${GENERATOR}`,
      ]);
    } catch (error) {
      if (process.env['REQUIRE_PYTHON'] === '1') throw error;
      console.log(`      skipped: no Python with the generator (${String(error).split('\n')[0] ?? ''})`);
      this.skip();
    }
    folder = await mkdtemp(join(tmpdir(), 'footnote-python-client-'));
  });
  after(async () => {
    if (folder !== '') await rm(folder, { recursive: true, force: true });
  });

  it('is written without a warning, and reads six answers without losing a member', async () => {
    const { address, key } = service();
    const [contract, config] = [join(folder, 'openapi.json'), join(folder, 'config.json')];
    await writeFile(contract, await (await fetch(`${address}/openapi.json`)).text());
    // Without tools that format what was written.
    await writeFile(config, JSON.stringify({ post_hooks: [] }));
    const generator = join(dirname(python), 'openapi-python-client');
    const written = await run(generator, [
      ...['generate', '--path', contract, '--config', config, '--meta', 'none'],
      ...['--output-path', join(folder, 'footnote_client'), '--fail-on-warning'],
    ]);
    expect(written.stderr).to.equal('');

    const script = join(import.meta.dirname, 'six_calls.py');
    const { stdout } = await run(python, [script, address, key], { env: { PYTHONPATH: folder } });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    const expected = await Promise.all(PATHS.map((path) => asked(`${address}${path}`, key)));
    expect(answers.map(withoutClock)).to.deep.equal(expected.map(withoutClock));
  });
}

const asked = async (url: string, key: string): Promise<unknown> =>
  (await fetch(url, { headers: { 'X-API-Key': key } })).json();

/** An answer without what differs from one request to the next, with times as the service writes them. */
const withoutClock = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (CLOCK.has(name) ? undefined : inUtc(value))));

/** Python writes the offset of UTC in digits. */
const inUtc = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^([\d-]+T[\d:.]+)\+00:00$/, '$1Z') : value;

const CLOCK = new Set(['as_of', 'cache_age_seconds', 'request_id']);
