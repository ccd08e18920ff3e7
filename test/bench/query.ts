/**
 * Response times of GET /v2/fundamentals, whole and by block, each view warm and cold, compared with bare Koa sending
 * the same bytes and with the bare ClickHouse queries, in one run.
 * node test/bench/query.ts [--mirror DIR --symbols A,B] [--seconds N] [--clients N] [--whole]
 * Each block takes a fifth of N seconds; `--whole` skips the blocks.
 */
import { parseArgs } from 'node:util';
import { BLOCKS } from '@footnote/lanes/statements/fundamentals/request';
import { describeMachine, scratchFolder } from './bench-env.ts';
import { describeLoad, type Load } from './load.ts';
import { bareKoa, bareQueries, loadCompanies, startService, warmLoad } from './serving.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
    whole: { type: 'boolean', default: false },
  },
});
const whole = { clients: Number(values.clients), milliseconds: Number(values.seconds) * 1000 };
const short = { ...whole, milliseconds: whole.milliseconds / 5 };
const scratch = scratchFolder('query');
const loaded = await loadCompanies(scratch, values);
const { issuers, headers } = loaded;
// Equal concurrent requests are computed once: fewer clients than companies rarely request the same one.
const fewer = Math.max(1, Math.min(whole.clients, issuers.length >> 1));

const VIEWS = ['quarter', 'annual'] as const;
type BenchRequest = { readonly view: (typeof VIEWS)[number]; readonly block: string | null };
const requests: readonly BenchRequest[] = VIEWS.flatMap((view) =>
  [null, ...(values.whole ? [] : BLOCKS)].map((block) => ({ view, block })),
);
const optionsOf = ({ block }: BenchRequest): typeof whole => (block === null ? whole : short);
const nameOf = ({ view, block }: BenchRequest): string => `${view} ${block ?? 'whole answer'}`;

type Measured = { readonly load: Load; readonly body: Buffer };

/** Each response from a service with a cache of `cacheBytes`. */
async function measure(cacheBytes: number, clients: number): Promise<ReadonlyMap<BenchRequest, Measured>> {
  const service = await startService(loaded, cacheBytes);
  const found = new Map<BenchRequest, Measured>();
  for (const one of requests) {
    const urls = issuers.map(
      ({ symbol }) =>
        `${service.address}/v2/fundamentals?symbol=${symbol}&period=${one.view}${one.block === null ? '' : `&blocks=${one.block}`}`,
    );
    const body = Buffer.from(await (await fetch(urls[0] ?? '', { headers })).arrayBuffer());
    found.set(one, { load: await warmLoad(urls, headers, { ...optionsOf(one), clients }), body });
  }
  await service.stop();
  return found;
}

console.log(
  `${describeMachine()}; ${issuers.length} companies, ${whole.clients} clients, ${values.seconds} s each`,
);
const warm = await measure(64 * 2 ** 20, whole.clients);
const cold = await measure(1, fewer);
let failures = 0;
for (const view of VIEWS) {
  const queries = await bareQueries(loaded, view, { ...whole, clients: fewer });
  for (const one of requests.filter((other) => other.view === view)) {
    const [hot, cool] = [warm.get(one), cold.get(one)];
    if (hot === undefined || cool === undefined) continue;
    failures += hot.load.failures + cool.load.failures;
    const koa = await bareKoa(scratch, hot.body, optionsOf(one));
    console.log(`${nameOf(one)}, ${hot.body.byteLength} bytes`);
    console.log(`  ${describeLoad('warm', hot.load)}`);
    console.log(
      `  ${describeLoad('bare Koa, same bytes', koa)}; ratio ${(hot.load.perSecond / koa.perSecond).toFixed(2)}`,
    );
    console.log(`  ${describeLoad(`cold (no cache, ${fewer} clients)`, cool.load)}`);
    console.log(
      `  ${describeLoad('bare ClickHouse queries', queries)}; ratio ${(cool.load.perSecond / queries.perSecond).toFixed(2)}`,
    );
  }
}
if (failures > 0) process.exitCode = 1;
