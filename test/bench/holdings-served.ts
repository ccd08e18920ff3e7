import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withReadStore } from '@footnote/cli/with-store';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { paddedCik } from '@footnote/values/cik';
import { runCli } from '../faults/cli.ts';
import { median } from './bench-env.ts';
import { startBareKoa, startService } from './serving.ts';

/** Companies with only a name and a share count. */
export type BenchIssuer = { readonly cik: string; readonly symbol: string };

const [base] = demoSpecs;

/** Ingests `count` invented companies into a data folder. */
export async function ingestCompanies(
  scratch: string,
  data: string,
  count: number,
): Promise<readonly BenchIssuer[]> {
  if (base === undefined) throw new Error('an issuer expected');
  const specs = Array.from({ length: count }, (_, place) => ({
    ...base,
    cik: paddedCik(9_990_500 + place),
    ticker: `FB${String.fromCharCode(65 + Math.floor(place / 26), 65 + (place % 26))}`,
    name: `Benchmark Company ${place}`,
    seed: 500 + place,
    first_year: 2025,
    years: 1,
    splits: [],
    segments: 'none' as const,
    reports: 'none' as const,
    documents: null,
    stakes: [],
    insiders: [],
  }));
  const mirror = join(scratch, 'mirror');
  mkdirSync(mirror);
  await writeMirror(mirror, specs.map(generateIssuer));
  const { code, stderr } = await runCli(['ingest', '--universe', '--mirror', mirror, '--data', data]);
  if (code !== 0) throw new Error(`the ingest of companies failed: ${stderr}`);
  return specs.map(({ cik, ticker }) => ({ cik, symbol: ticker }));
}

/** Inserts the rows of the read model that map the names in tables to these companies, as their events would. */
export const nameCompanies = (
  data: string,
  rows: readonly { readonly issuer_key: string; readonly cik: string }[],
): Promise<void> =>
  withReadStore(
    { data },
    async (store) => {
      const [table] = await store.query<{ readonly name: string }>(
        "SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, 'issuer_name_rows__') ORDER BY name DESC LIMIT 1",
      );
      if (table === undefined) throw new Error('no table of names');
      await store.insert(table.name, rows);
    },
    { right: 'write' },
  );

/** Milliseconds of a request, and its body. */
async function timed(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly ms: number; readonly body: Buffer }> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body.toString()}`);
  return { ms: performance.now() - started, body };
}

const REPEATS = 20;
const CACHE_BYTES = 64 * 2 ** 20;

/** `GET /v2/ownership` of each company, cold and warm, and Koa sending the same bytes. */
export async function measureServed(
  scratch: string,
  data: string,
  issuers: readonly BenchIssuer[],
): Promise<void> {
  const issued = await runCli(['keys', 'issue', '--json', '--data', data]);
  const headers = { 'x-api-key': (JSON.parse(issued.stdout) as { key: string }).key };
  const service = await startService({ data, headers, issuers: [] }, CACHE_BYTES);
  const [cold, warm]: [number[], number[]] = [[], []];
  let body: Buffer = Buffer.alloc(0);
  for (const { symbol } of issuers) {
    const url = `${service.address}/v2/ownership?symbol=${symbol}`;
    const first = await timed(url, headers);
    const { data: reported } = JSON.parse(first.body.toString()) as {
      data: { institutional_13f: { available: boolean } };
    };
    if (!reported.institutional_13f.available) throw new Error(JSON.stringify(reported.institutional_13f));
    cold.push(first.ms);
    for (let turn = 0; turn < REPEATS; turn += 1) warm.push((await timed(url, headers)).ms);
    body = first.body;
  }
  await service.stop();
  const koa = await startBareKoa(scratch, body);
  const floor: number[] = [];
  for (let turn = 0; turn < REPEATS * issuers.length; turn += 1)
    floor.push((await timed(koa.address, {})).ms);
  await koa.stop();
  const ratio = (times: readonly number[]): string => (median(times) / median(floor)).toFixed(1);
  console.log(
    `GET /v2/ownership of ${issuers.length} issuers, ${body.length} bytes: cold p50 ${median(cold).toFixed(0)} ms, ` +
      `slowest ${Math.max(...cold).toFixed(0)} ms, ${ratio(cold)} times bare Koa; warm p50 ${median(warm).toFixed(2)} ms, ` +
      `${ratio(warm)} times; bare Koa p50 ${median(floor).toFixed(2)} ms`,
  );
}
