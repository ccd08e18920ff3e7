/**
 * Repeated kill -9 of an `up` that collects companies on demand: after the next start every requested company must be
 * served, with the rows of an undisturbed ingest.
 * node test/faults/on-demand-kill.ts [--runs N] [--seed S]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openReadStore } from '@footnote/read-store/client';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { cellsChecksum, GOVERNANCE_TABLES, runCli, startUp, stopCli, type Up } from './cli.ts';
import { issueKeyBy } from './cluster/answers.ts';
import { randomFrom } from './random.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '4' }, seed: { type: 'string', default: '1' } },
});
const random = randomFrom(Number(values.seed));
/** Time limit for all companies to be served. */
const END_MS = 180_000;
const PAUSE_MS = 100;

const scratch = mkdtempSync(join(tmpdir(), 'footnote-on-demand-'));
const mirror = join(scratch, 'mirror');
const issuers = demoIssuers();
await writeMirror(mirror, issuers);
const symbols = issuers.map(({ spec }) => spec.ticker);
const env = { FOOTNOTE_ON_DEMAND: 'on', FOOTNOTE_EDGAR_MIRROR: mirror };

async function statusOf({ address }: Up, key: string, symbol: string): Promise<number> {
  const response = await fetch(`${address}/v2/profile?symbol=${symbol}`, { headers: { 'X-API-Key': key } });
  await response.arrayBuffer();
  return response.status;
}

/** Waits until a request for `symbol` returns one of the statuses; throws after the time limit. */
async function until(up: Up, key: string, symbol: string, statuses: readonly number[]): Promise<void> {
  const end = Date.now() + END_MS;
  for (;;) {
    const status = await statusOf(up, key, symbol);
    if (statuses.includes(status)) return;
    if (Date.now() > end) throw new Error(`a request for ${symbol} still returns ${status}`);
    await delay(PAUSE_MS);
  }
}

/** Waits until every company is ingested, without requesting any: the queue is in the log. */
async function collected(data: string): Promise<void> {
  const end = Date.now() + END_MS;
  const { url } = JSON.parse(readFileSync(join(data, 'clickhouse.json'), 'utf8')) as { url: string };
  const store = openReadStore({ url, database: 'footnote' });
  try {
    for (;;) {
      const [found] = await store.query<{ count: string }>(
        'SELECT toString(count()) AS count FROM companies',
      );
      if (Number(found?.count) === symbols.length) return;
      if (Date.now() > end)
        throw new Error(`${found?.count ?? 'none'} of ${symbols.length} companies were collected`);
      await delay(PAUSE_MS);
    }
  } finally {
    await store.close();
  }
}

/** Requests every company once, kills the process, restarts it, and waits for the requested companies. */
async function disturbed(data: string, after: number): Promise<string> {
  const key = await issueKeyBy((args) => runCli([...args, '--data', data]));
  const first = await startUp(data, env);
  for (const symbol of symbols) await until(first, key, symbol, [200, 202]);
  await delay(after);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = await startUp(data, env);
  try {
    await collected(data);
    for (const symbol of symbols) await until(second, key, symbol, [200]);
    return await cellsChecksum(data, GOVERNANCE_TABLES);
  } finally {
    await stopCli(second.child);
    await second.ended;
  }
}

let failures = 0;
try {
  const calm = join(scratch, 'calm');
  const started = performance.now();
  const ingested = await runCli([
    'ingest',
    '--mirror',
    mirror,
    '--symbols',
    symbols.join(','),
    '--data',
    calm,
  ]);
  if (ingested.code !== 0) throw new Error(`ingest failed (${String(ingested.code)}): ${ingested.stderr}`);
  const length = performance.now() - started;
  const expected = await cellsChecksum(calm, GOVERNANCE_TABLES);
  console.log(`ingest: ${Math.round(length)} ms, cells and checksum ${expected}`);
  for (let run = 0; run < Number(values.runs); run += 1) {
    const after = Math.round(random() * length);
    const data = join(scratch, `run-${run}`);
    const where = `run ${run}: killed ${after} ms after the last request`;
    try {
      const cells = await disturbed(data, after);
      if (cells !== expected) failures += 1;
      console.log(`${where}: ${cells === expected ? 'equal' : `DIFFERS ${cells}`}`);
    } catch (error) {
      failures += 1;
      console.log(`${where}: FAILED ${String(error)}`);
    }
    rmSync(data, { recursive: true, force: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${Number(values.runs) - failures} of ${values.runs} runs ended in equal rows`);
process.exitCode = failures === 0 ? 0 : 1;
