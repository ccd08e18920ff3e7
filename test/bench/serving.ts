import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { readStatements } from '@footnote/lanes/statements/fundamentals/read';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore } from '@footnote/read-store/port';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { runCli, startCli } from '../faults/cli.ts';
import { percentile } from './bench-env.ts';
import { loadOf, type Load, type Target } from './load.ts';

/** Source of the companies: a mirror with symbols, or else the demo's issuers. */
export type Source = { readonly mirror?: string | undefined; readonly symbols?: string | undefined };

/** A data folder with companies, and a key to query them. */
export type Loaded = {
  readonly data: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Companies with quarterly statements. */
  readonly issuers: readonly { readonly symbol: string; readonly cik: string }[];
};

export async function loadCompanies(scratch: string, { mirror, symbols }: Source): Promise<Loaded> {
  const data = join(scratch, 'data');
  const must = async (args: readonly string[]): Promise<string> => {
    const result = await runCli([...args, '--data', data]);
    if (result.code !== 0) throw new Error(`${args[0] ?? ''} failed: ${result.stderr}`);
    return result.stdout;
  };
  if (mirror === undefined) {
    const invented = join(scratch, 'mirror');
    await writeMirror(invented, demoIssuers());
    await must(['ingest', '--universe', '--mirror', invented]);
  } else await must(['ingest', '--symbols', symbols ?? '', '--mirror', mirror]);
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
    .map((line) => {
      const [symbol = '', cik = ''] = line.split('\t');
      return { symbol, cik };
    });
  return { data, headers: { 'x-api-key': key }, issuers };
}

/** Address of a running service. */
export type Service = { readonly address: string; readonly pid: number; stop(): Promise<void> };

/** Starts a service with a response cache of `cacheBytes`. */
export async function startService({ data }: Loaded, cacheBytes: number): Promise<Service> {
  const up = startCli(['up', '--port', '0', '--data', data], {
    FOOTNOTE_RESPONSE_CACHE_BYTES: String(cacheBytes),
  });
  up.stderr?.pipe(process.stderr);
  const address = /http:\/\/\S+/.exec(await firstLine(up))?.[0] ?? '';
  return { address, pid: up.pid ?? 0, stop: () => stop(up) };
}

export type LoadOptions = { readonly clients: number; readonly milliseconds: number };

/** Sends load to the targets after warming up for a second (or for a shorter run's time). */
export async function warmLoad(
  targets: readonly Target[],
  headers: Readonly<Record<string, string>>,
  options: LoadOptions,
): Promise<Load> {
  await loadOf(targets, headers, { ...options, milliseconds: Math.min(1000, options.milliseconds) });
  return loadOf(targets, headers, options);
}

/** The reads that a cold response of fundamentals needs. */
export function bareQueries(loaded: Loaded, view: 'quarter' | 'annual', options: LoadOptions): Promise<Load> {
  return bareReads(loaded, (store, cik) => readStatements(store, cik, view), options);
}

/** The reads that a cold response needs, with the same client, without our HTTP and JSON. */
export async function bareReads(
  { data, issuers }: Loaded,
  read: (store: ReadStore, cik: string) => Promise<unknown>,
  { clients, milliseconds }: LoadOptions,
): Promise<Load> {
  const server = await startEmbeddedClickHouse({ dataDir: join(data, 'clickhouse') });
  const store = openReadStore({ url: server.url, database: 'footnote' });
  const times: number[] = [];
  const started = performance.now();
  const client = async (first: number): Promise<void> => {
    for (let turn = first; performance.now() - started < milliseconds; turn += 1) {
      const sent = performance.now();
      await read(store, issuers[turn % issuers.length]?.cik ?? '');
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, first) => client(first)));
  const perSecond = times.length / ((performance.now() - started) / 1000);
  await store.close();
  await server.stop();
  return {
    requests: times.length,
    perSecond,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failures: 0,
  };
}

/** Starts Koa sending these bytes, or 304 if there are none. */
export async function startBareKoa(scratch: string, body: Uint8Array): Promise<Service> {
  const file = join(scratch, `body-${body.length}.json`);
  writeFileSync(file, body);
  const program = fileURLToPath(new URL('./bare-koa.ts', import.meta.url));
  const child = spawn(process.execPath, [program, file], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const address = `http://127.0.0.1:${await firstLine(child)}/`;
  return { address, pid: child.pid ?? 0, stop: () => stop(child) };
}

/** Load of bare Koa. */
export async function bareKoa(scratch: string, body: Uint8Array, options: LoadOptions): Promise<Load> {
  const koa = await startBareKoa(scratch, body);
  const load = await warmLoad([koa.address], {}, options);
  await koa.stop();
  return load;
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
