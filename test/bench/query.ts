/**
 * Warm and cold answers of GET /v2/fundamentals against bare Koa sending the same bytes and against the bare
 * ClickHouse queries, in one run.
 *   node test/bench/query.ts [--mirror DIR --symbols A,B] [--seconds N] [--clients N]
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readStatements } from '@footnote/query/fundamentals/read';
import { openReadStore } from '@footnote/read-store/client';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { runCli, startCli } from '../faults/cli.ts';
import { describeMachine, percentile, scratchFolder } from './bench-env.ts';
import { describeLoad, loadOf, type Load } from './load.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const scratch = scratchFolder('query');
const data = join(scratch, 'data');

async function must(args: readonly string[]): Promise<string> {
  const result = await runCli([...args, '--data', data]);
  if (result.code !== 0) throw new Error(`${args[0] ?? ''} failed: ${result.stderr}`);
  return result.stdout;
}

/** The first line of a child's standard output. */
async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('no standard output');
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString().split('\n', 1)[0] ?? '';
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Loads a service that keeps `cacheBytes` of answers. */
async function measure(
  cacheBytes: number,
  paths: readonly string[],
  key: string,
  clients: number,
): Promise<Load> {
  const up = startCli(['up', '--port', '0', '--data', data], {
    FOOTNOTE_RESPONSE_CACHE_BYTES: String(cacheBytes),
  });
  up.stderr?.pipe(process.stderr);
  const address = /http:\/\/\S+/.exec(await firstLine(up))?.[0] ?? '';
  const headers = { 'x-api-key': key };
  const urls = paths.map((path) => `${address}${path}`);
  const body = Buffer.from(await (await fetch(urls[0] ?? '', { headers })).arrayBuffer());
  writeFileSync(join(scratch, 'body.json'), body);
  await loadOf(urls, headers, { clients, milliseconds: 1000 });
  const load = await loadOf(urls, headers, { ...options, clients });
  await stop(up);
  return load;
}

/** The reads that a cold answer needs, by the same client, without HTTP or JSON of ours around them. */
async function bareQueries(ciks: readonly string[], clients: number): Promise<Load> {
  const up = startCli(['up', '--port', '0', '--data', data]);
  await firstLine(up);
  const { url } = JSON.parse(readFileSync(join(data, 'clickhouse.json'), 'utf8')) as { url: string };
  const store = openReadStore({ url, database: 'footnote' });
  const times: number[] = [];
  const started = performance.now();
  const client = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() - started < options.milliseconds; turn += 1) {
      const sent = performance.now();
      await readStatements(store, ciks[turn % ciks.length] ?? '', 'quarter');
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  await store.close();
  await stop(up);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99), failures: 0 };
}

async function bareKoa(): Promise<Load> {
  const program = fileURLToPath(new URL('./bare-koa.ts', import.meta.url));
  const child = spawn(process.execPath, [program, join(scratch, 'body.json')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const urls = [`http://127.0.0.1:${await firstLine(child)}/`];
  await loadOf(urls, {}, { ...options, milliseconds: 1000 });
  const load = await loadOf(urls, {}, options);
  await stop(child);
  return load;
}

if (values.mirror === undefined) {
  const mirror = join(scratch, 'mirror');
  await writeMirror(mirror, demoIssuers());
  await must(['ingest', '--universe', '--mirror', mirror]);
} else await must(['ingest', '--symbols', values.symbols ?? '', '--mirror', values.mirror]);
const { key } = JSON.parse(await must(['keys', 'issue', '--json'])) as { key: string };
const found = await must([
  'sql',
  "SELECT symbol, cik FROM statement_cells WHERE period_kind = 'quarter' GROUP BY ALL",
  '--format',
  'TSV',
]);
const issuers = found
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [string, string]);
const paths = issuers.map(([symbol]) => `/v2/fundamentals?symbol=${symbol}&period=quarter`);

console.log(
  `${describeMachine()}; ${issuers.length} companies, ${options.clients} clients, ${values.seconds} s each`,
);
// Equal requests at one time are computed once: fewer clients than companies rarely ask the same.
const fewer = Math.max(1, Math.min(options.clients, issuers.length >> 1));
const warm = await measure(64 * 2 ** 20, paths, key, options.clients);
const koa = await bareKoa();
const cold = await measure(1, paths, key, fewer);
const queries = await bareQueries(
  issuers.map(([, cik]) => cik),
  fewer,
);
console.log(`answer: ${readFileSync(join(scratch, 'body.json')).byteLength} bytes`);
console.log(describeLoad('warm', warm));
console.log(describeLoad('bare Koa, same bytes', koa));
console.log(describeLoad(`cold (no cache, ${fewer} clients)`, cold));
console.log(describeLoad(`bare ClickHouse queries, ${fewer} clients`, queries));
console.log(
  `warm / bare Koa: ${(warm.perSecond / koa.perSecond).toFixed(2)}; cold / bare queries: ${(cold.perSecond / queries.perSecond).toFixed(2)}`,
);
if (warm.failures + cold.failures > 0) process.exitCode = 1;
