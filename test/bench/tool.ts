/**
 * Response times of POST /v1/tools/stock_financials in one run: warm and 304 compared with bare Koa that reads the same
 * body and sends the same bytes (or 304), cold compared with the bare ClickHouse queries. Warm loads and their floor
 * alternate, so that a busy machine slows both; the ratio is the median over the turns.
 * node test/bench/tool.ts [--mirror DIR --symbols A,B] [--seconds N] [--clients N]
 */
import { parseArgs } from 'node:util';
import { readFinancials } from '@footnote/lanes/statements/financials/read';
import type { PeriodKind } from '@footnote/lanes/statements/financials/request';
import { describeMachine, percentile, scratchFolder } from './bench-env.ts';
import { describeLoad, loadOf, type Load, type Target } from './load.ts';
import { bareReads, loadCompanies, startBareKoa, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const PATH = '/v1/tools/stock_financials';
const TURNS = 5;
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const turn = { ...options, milliseconds: options.milliseconds / TURNS };
const scratch = scratchFolder('tool');
const loaded = await loadCompanies(scratch, values);
const { issuers } = loaded;
const headers = { ...loaded.headers, 'content-type': 'application/json' };
// Equal concurrent requests are computed once: fewer clients than companies rarely request the same one.
const fewer = Math.max(1, Math.min(options.clients, issuers.length >> 1));

type BenchRequest = {
  readonly period_kind?: PeriodKind;
  readonly periods?: number;
  readonly detail?: 'full' | 'audit';
  readonly schema?: 1;
};

const ASKED: Readonly<Record<string, BenchRequest>> = {
  'three years, core': {},
  'eight quarters, full': { period_kind: 'quarter', periods: 8, detail: 'full' },
  'twenty quarters, audit': { period_kind: 'quarter', periods: 20, detail: 'audit' },
  'three years, schema 1': { schema: 1 },
};

const bodiesOf = (more: object): readonly string[] =>
  issuers.map(({ symbol }) => JSON.stringify({ symbol, ...more }));

let failures = 0;

/** Loads both alternately after warming both up. */
async function compare(name: string, ours: readonly Target[], bytes: Uint8Array): Promise<void> {
  const koa = await startBareKoa(scratch, bytes);
  const [first] = ours;
  if (first === undefined || typeof first === 'string') throw new TypeError('no target');
  const floor: Target[] = [{ url: koa.address, body: first.body, status: bytes.length === 0 ? 304 : 200 }];
  await warmLoad(ours, headers, turn);
  await warmLoad(floor, {}, turn);
  const turns: { readonly load: Load; readonly ratio: number }[] = [];
  for (let count = 0; count < TURNS; count += 1) {
    const load = await loadOf(ours, headers, turn);
    const bare = await loadOf(floor, {}, turn);
    failures += load.failures + bare.failures;
    turns.push({ load, ratio: load.perSecond / bare.perSecond });
  }
  await koa.stop();
  const ratios = turns.map(({ ratio }) => ratio);
  const middle = percentile(ratios, 0.5);
  const found = turns.find(({ ratio }) => ratio === middle);
  if (found === undefined) throw new TypeError('no turn');
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`  ${describeLoad(name, found.load)}; of bare Koa ${middle.toFixed(2)} (${range})`);
}

console.log(
  `${describeMachine()}; ${issuers.length} companies, ${options.clients} clients, ${TURNS} turns of ${turn.milliseconds} ms`,
);
const service = await startService(loaded, 256 * 2 ** 20);
for (const [name, more] of Object.entries(ASKED)) {
  const url = `${service.address}${PATH}`;
  const hot: Target[] = [];
  const known: Target[] = [];
  let bytes = Buffer.alloc(0);
  for (const body of bodiesOf(more)) {
    const answer = await fetch(url, { method: 'POST', headers, body });
    bytes = Buffer.from(await answer.arrayBuffer());
    const etag = answer.headers.get('etag');
    hot.push({ url, body, status: 200 });
    if (etag !== null) known.push({ url, body, status: 304, headers: { 'if-none-match': etag } });
  }
  console.log(`${name}, ${bytes.length} bytes`);
  await compare('warm', hot, bytes);
  if (known.length > 0) await compare('304', known, Buffer.alloc(0));
}
await service.stop();

const colds = new Map<string, Load>();
const cold = await startService(loaded, 1);
for (const [name, more] of Object.entries(ASKED)) {
  const targets = bodiesOf(more).map((body) => ({ url: `${cold.address}${PATH}`, body, status: 200 }));
  const load = await warmLoad(targets, headers, { ...options, clients: fewer });
  failures += load.failures;
  colds.set(name, load);
}
await cold.stop();
for (const [name, { period_kind: periodKind = 'annual', periods = 3, detail }] of Object.entries(ASKED)) {
  const requested = { periodKind, periods, operands: detail === 'audit', preliminary: 'include' } as const;
  const reads = await bareReads(loaded, (store, cik) => readFinancials(store, cik, requested), {
    ...options,
    clients: fewer,
  });
  const load = colds.get(name);
  if (load === undefined) continue;
  console.log(describeLoad(`${name}, cold (no cache, ${fewer} clients)`, load));
  const ratio = (load.perSecond / reads.perSecond).toFixed(2);
  console.log(`  ${describeLoad('bare ClickHouse queries', reads)}; ratio ${ratio}`);
}
if (failures > 0) process.exitCode = 1;
