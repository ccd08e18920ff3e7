/**
 * The search over companies: time of one question in memory, compared with one scan for the same text in
 * every name and symbol (which tolerates no typo and ranks nothing); then over HTTP, compared with bare Koa
 * sending the same bytes.
 * node test/bench/search.ts [--issuers 10000] [--questions 4000] [--seconds 5] [--clients 16]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCompanyIndex } from '@footnote/lanes/companies/search/company-index';
import type { Issuer } from '@footnote/lanes/companies/search/issuer';
import { describeMachine, percentile, scratchFolder } from './bench-env.ts';
import { inventedIssuers, linear } from './invented-names.ts';
import { describeLoad } from './load.ts';
import { bareKoa, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    issuers: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '4000' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
  },
});
const LIMIT = 10;
const issuers = inventedIssuers(Number(values.issuers));
const random = linear(7);
const some = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

/** The text with one letter omitted, doubled, replaced or exchanged with its neighbour. */
function misspelt(text: string): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const [before, letter, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)];
  const changed = [
    before + after,
    before + letter + letter + after,
    `${before}Z${after}`,
    before + after.slice(0, 1) + letter + after.slice(1),
  ];
  return some(changed);
}

const symbolOf = ({ listings }: Issuer): string => listings[0]?.symbol ?? '';
const firstWord = ({ name }: Issuer): string => name.split(' ')[0] ?? '';

/** Kinds of questions; `finds` if the issuer must be among the results. */
const KINDS: Readonly<Record<string, { readonly ask: (issuer: Issuer) => string; readonly finds: boolean }>> =
  {
    ticker: { ask: symbolOf, finds: true },
    CIK: { ask: ({ cik }) => String(Number(cik)), finds: true },
    'whole name': { ask: ({ name }) => name, finds: true },
    'first word': { ask: firstWord, finds: false },
    'three letters': { ask: (issuer) => firstWord(issuer).slice(0, 3), finds: false },
    'one letter': { ask: (issuer) => firstWord(issuer).slice(0, 1), finds: false },
    'former name': { ask: ({ formerNames, name }) => formerNames[0] ?? name, finds: true },
    'misspelt ticker': { ask: (issuer) => misspelt(symbolOf(issuer)), finds: false },
    'misspelt name': { ask: ({ name }) => misspelt(name), finds: false },
    nothing: { ask: () => `${misspelt('QQXXJJ')}W`, finds: false },
  };

console.log(`${describeMachine()}; ${issuers.length} issuers`);
const index = createCompanyIndex();
const began = performance.now();
for (const issuer of issuers) index.put(issuer);
console.log(`indexed in ${(performance.now() - began).toFixed(0)} ms`);

const texts = issuers.map(({ name, formerNames, listings }) => [
  name,
  ...formerNames,
  ...listings.map(({ symbol }) => symbol),
]);
let found = 0;
function scan(query: string): void {
  for (const own of texts) if (own.some((text) => text.includes(query))) found += 1;
}

let misses = 0;
const all: number[] = [];
const floor: number[] = [];
for (const [kind, { ask, finds }] of Object.entries(KINDS)) {
  const times: number[] = [];
  let first = 0;
  const requested = Math.ceil(Number(values.questions) / Object.keys(KINDS).length);
  for (let turn = 0; turn < requested; turn += 1) {
    const issuer = some(issuers);
    const query = ask(issuer);
    const from = performance.now();
    const results = index.search(query, LIMIT);
    times.push(performance.now() - from);
    if (results[0]?.issuer === issuer) first += 1;
    if (finds && !results.some((result) => result.issuer === issuer)) misses += 1;
    const again = performance.now();
    scan(query);
    floor.push(performance.now() - again);
  }
  all.push(...times);
  const share = ((100 * first) / requested).toFixed(0);
  console.log(`  ${kind.padEnd(20)} ${describe(times)}; the issuer comes first ${share} %`);
}
const ratio = percentile(all, 0.5) / percentile(floor, 0.5);
console.log(`all questions         ${describe(all)}`);
console.log(`one scan of all texts ${describe(floor)}; ratio of the p50 ${ratio.toFixed(2)} (${found} hits)`);

const scratch = scratchFolder('search');
const program = fileURLToPath(new URL('./search-service.ts', import.meta.url));
const child = fork(program, [values.issuers, join(scratch, 'log')]);
const [{ address, key }] = (await once(child, 'message')) as [{ address: string; key: string }];
const headers = { 'x-api-key': key };
const urls = Array.from({ length: 500 }, () => {
  const query = some(Object.values(KINDS)).ask(some(issuers));
  return `${address}/v2/search?query=${encodeURIComponent(query)}`;
});
const options = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const body = Buffer.from(await (await fetch(urls[0] ?? '', { headers })).arrayBuffer());
const load = await warmLoad(urls, headers, options);
child.disconnect();
await once(child, 'exit');
const koa = await bareKoa(scratch, body, options);
console.log(describeLoad('GET /v2/search', load));
console.log(
  `${describeLoad('bare Koa, same bytes', koa)}; ratio ${(load.perSecond / koa.perSecond).toFixed(2)}`,
);
if (load.failures > 0 || misses > 0) {
  console.error(`${load.failures} failures, ${misses} issuers not found by their own name or symbol`);
  process.exitCode = 1;
}

function describe(times: readonly number[]): string {
  return `p50 ${percentile(times, 0.5).toFixed(3)} ms, p99 ${percentile(times, 0.99).toFixed(3)} ms`;
}
