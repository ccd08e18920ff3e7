/**
 * Response times of every lane of a company, of /v2/history and of /v2/compare: the first response for each company,
 * before its past is computed; cold, without a response cache, compared with a bare read of a company's statements; and
 * warm, compared with bare Koa sending the same bytes.
 * node test/bench/lanes.ts [--seconds N] [--clients N] [--only LANE]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSession, lastClosedSession } from '@footnote/market/session-calendar';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { runCli } from '../faults/cli.ts';
import { describeMachine, scratchFolder } from './bench-env.ts';
import { describeLoad, loadOf } from './load.ts';
import { bareKoa, bareQueries, loadCompanies, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
    only: { type: 'string' },
  },
});
const clients = Number(values.clients);
const milliseconds = Number(values.seconds) * 1000;

const scratch = scratchFolder('lanes');
const loaded = await loadCompanies(scratch, {});
const prices = join(scratch, 'prices');
await writePrices(
  prices,
  demoIssuers().map(({ spec }) => spec),
  { through: lastClosedSession(Date.now()), isSession },
);
const ingested = await runCli(['ingest', '--prices', prices, '--data', loaded.data]);
if (ingested.code !== 0) throw new Error(ingested.stderr);
const { headers, issuers } = loaded;
const symbols = issuers.map(({ symbol }) => symbol);

type Case = { readonly name: string; readonly pathOf: (symbol: string, at: number) => string };

const lane = (name: string): Case => ({ name, pathOf: (symbol) => `/v2/${name}?symbol=${symbol}` });

/** Requests for one company each, or for all companies in a rotated order. */
const ALL: readonly Case[] = [
  ...['valuation', 'priced-in', 'snapshot', 'earnings', 'calendar', 'events'].map(lane),
  ...['price-action', 'technicals', 'dividends', 'ownership', 'insiders', 'profile', 'coverage'].map(lane),
  { name: 'segments', pathOf: (symbol) => `/v2/segments?symbol=${symbol}&by=product` },
  {
    name: 'monthly history of a price and two multiples',
    pathOf: (symbol) => `/v2/history?symbol=${symbol}&series=close,pe_ttm,ps_ttm,revenue_ttm&interval=month`,
  },
  {
    name: `comparison of ${symbols.length} companies`,
    pathOf: (_, at) =>
      `/v2/compare?symbols=${[...symbols.slice(at), ...symbols.slice(0, at)].join()}&fields=revenue,roic_pct,eps_diluted`,
  },
];
const CASES = ALL.filter(({ name }) => values.only === undefined || name === values.only);
const urlsOf = (address: string, { pathOf }: Case): readonly string[] =>
  symbols.map((symbol, at) => `${address}${pathOf(symbol, at)}`);

console.log(
  `${describeMachine()}; ${symbols.length} companies, ${clients} clients, ${values.seconds} s each`,
);
const floor = await bareQueries(loaded, 'quarter', { clients: 1, milliseconds });
console.log(describeLoad("bare read of a company's statements, one at a time", floor));
let failures = 0;

const cold = await startService(loaded, 1);
for (const one of CASES) {
  const urls = urlsOf(cold.address, one);
  const times: number[] = [];
  for (const url of urls) {
    const sent = performance.now();
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    times.push(performance.now() - sent);
    if (answer.status !== 200) failures += 1;
  }
  const cool = await loadOf(urls, headers, { clients: 1, milliseconds });
  failures += cool.failures;
  console.log(`${one.name}, first of each company: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  console.log(
    `  ${describeLoad('cold, one at a time', cool)}; ratio to the bare read ${(cool.perSecond / floor.perSecond).toFixed(2)}`,
  );
}
await cold.stop();

const warm = await startService(loaded, 64 * 2 ** 20);
for (const one of CASES) {
  const urls = urlsOf(warm.address, one);
  let body = Buffer.alloc(0);
  for (const url of urls) body = Buffer.from(await (await fetch(url, { headers })).arrayBuffer());
  const hot = await warmLoad(urls, headers, { clients, milliseconds });
  failures += hot.failures;
  const koa = await bareKoa(scratch, body, { clients, milliseconds });
  console.log(describeLoad(`${one.name}, warm, ${body.byteLength} bytes`, hot));
  console.log(
    `  ${describeLoad('bare Koa, same bytes', koa)}; ratio ${(hot.perSecond / koa.perSecond).toFixed(2)}`,
  );
}
await warm.stop();
if (failures > 0) process.exitCode = 1;
