/**
 * Answers of POST /v1/tools/stock_financials, warm, 304 and cold, against bare Koa that takes in the same body and
 * sends the same bytes, in one run.
 *   node test/bench/tool.ts [--mirror DIR --symbols A,B] [--seconds N] [--clients N]
 */
import { parseArgs } from 'node:util';
import { describeMachine, scratchFolder } from './bench-env.ts';
import { describeLoad, type Load, type Target } from './load.ts';
import { bareKoa, loadCompanies, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const PATH = '/v1/tools/stock_financials';
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const scratch = scratchFolder('tool');
const loaded = await loadCompanies(scratch, values);
const { issuers } = loaded;
const headers = { ...loaded.headers, 'content-type': 'application/json' };
// Equal requests at one time are computed once: fewer clients than companies rarely ask the same.
const fewer = Math.max(1, Math.min(options.clients, issuers.length >> 1));

const ASKED: Readonly<Record<string, object>> = {
  'three years, core': {},
  'eight quarters, full': { period_kind: 'quarter', periods: 8, detail: 'full' },
  'twenty quarters, audit': { period_kind: 'quarter', periods: 20, detail: 'audit' },
  'three years, schema 1': { schema: 1 },
};

const bodiesOf = (more: object): readonly string[] =>
  issuers.map(({ symbol }) => JSON.stringify({ symbol, ...more }));

function compare(name: string, load: Load, floor: Load): void {
  console.log(
    `  ${describeLoad(name, load)}; bare Koa ${Math.round(floor.perSecond)}; ratio ${(load.perSecond / floor.perSecond).toFixed(2)}`,
  );
}

console.log(
  `${describeMachine()}; ${issuers.length} companies, ${options.clients} clients, ${values.seconds} s each`,
);
let failures = 0;
const answers = new Map<string, Buffer>();
const warm = await startService(loaded, 256 * 2 ** 20);
const [hotLoads, knownLoads] = [new Map<string, Load>(), new Map<string, Load>()];
for (const [name, more] of Object.entries(ASKED)) {
  const url = `${warm.address}${PATH}`;
  const hot: Target[] = [];
  const known: Target[] = [];
  for (const body of bodiesOf(more)) {
    const answer = await fetch(url, { method: 'POST', headers, body });
    answers.set(name, Buffer.from(await answer.arrayBuffer()));
    const etag = answer.headers.get('etag');
    hot.push({ url, body, status: 200 });
    if (etag !== null) known.push({ url, body, status: 304, headers: { 'if-none-match': etag } });
  }
  hotLoads.set(name, await warmLoad(hot, headers, options));
  if (known.length > 0) knownLoads.set(name, await warmLoad(known, headers, options));
}
await warm.stop();

const cold = await startService(loaded, 1);
const coldLoads = new Map<string, Load>();
for (const [name, more] of Object.entries(ASKED)) {
  const targets = bodiesOf(more).map((body) => ({ url: `${cold.address}${PATH}`, body, status: 200 }));
  coldLoads.set(name, await warmLoad(targets, headers, { ...options, clients: fewer }));
}
await cold.stop();

for (const [name, more] of Object.entries(ASKED)) {
  const [request = ''] = bodiesOf(more);
  const bytes = answers.get(name) ?? Buffer.alloc(0);
  console.log(`${name}, ${bytes.length} bytes`);
  const floor = await bareKoa(scratch, bytes, options, request);
  const empty = await bareKoa(scratch, Buffer.alloc(0), options, request);
  const [hot, known, cool] = [hotLoads.get(name), knownLoads.get(name), coldLoads.get(name)];
  if (hot !== undefined) compare('warm', hot, floor);
  if (known !== undefined) compare('304', known, empty);
  if (cool !== undefined) compare(`cold (no cache, ${fewer} clients)`, cool, floor);
  failures += (hot?.failures ?? 0) + (known?.failures ?? 0) + (cool?.failures ?? 0);
}
if (failures > 0) process.exitCode = 1;
