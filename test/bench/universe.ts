/**
 * Cost of a cold response of GET /v2/fundamentals with few issuers and with many, for one client and for
 * several: p50 and CPU of all processes (including their idle CPU), and of the bare ClickHouse queries by as
 * many clients, each relative to the smallest universe. Limit: 1.20 at the largest.
 * node test/bench/universe.ts [--sizes 10,100,400] [--clients 1,5] [--seconds N] [--rounds N]
 * The demo's issuers are copied under other CIKs. Sizes alternate, round by round; medians over the rounds.
 */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describeMachine, median, scratchFolder } from './bench-env.ts';
import { loadOf } from './load.ts';
import { cpuMs } from './memory.ts';
import { bareQueries, loadCompanies, startService, type Loaded } from './serving.ts';
import { copyIssuers } from './universe-copies.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10,100,400' },
    clients: { type: 'string', default: '1,5' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const clients = values.clients.split(',').map(Number);
const milliseconds = Number(values.seconds) * 1000;

type Measured = {
  /** Median response time in milliseconds. */
  readonly p50: number;
  /** Milliseconds of CPU per response; null if unknown. */
  readonly cpu: number | null;
};

const scratch = scratchFolder('universe');
const origin = await loadCompanies(join(scratch, 'origin'), {});
const universes = new Map<number, Loaded>();
for (const size of sizes) {
  const data = join(scratch, `universe-${size}`);
  cpSync(origin.data, data, { recursive: true });
  universes.set(size, { data, headers: origin.headers, issuers: await copyIssuers(data, size) });
}

/** Responses of a service without a cache. */
async function coldAnswers(loaded: Loaded, clients: number): Promise<Measured> {
  const service = await startService(loaded, 1);
  const urls = loaded.issuers.map(({ symbol }) => `${service.address}/v2/fundamentals?symbol=${symbol}`);
  await loadOf(urls, loaded.headers, { clients, milliseconds: milliseconds / 5 });
  const before = cpuMs(service.pid);
  const load = await loadOf(urls, loaded.headers, { clients, milliseconds });
  const cpu = (cpuMs(service.pid) - before) / load.requests;
  await service.stop();
  if (load.failures > 0) throw new Error(`${load.failures} responses failed`);
  return { p50: load.p50, cpu };
}

async function bare(loaded: Loaded, clients: number): Promise<Measured> {
  return { p50: (await bareQueries(loaded, 'quarter', { clients, milliseconds })).p50, cpu: null };
}

const WHAT = clients.flatMap((many) => [
  [`cold response, ${many} at once`, (loaded: Loaded) => coldAnswers(loaded, many)] as const,
  [`bare ClickHouse queries, ${many} at once`, (loaded: Loaded) => bare(loaded, many)] as const,
]);

console.log(`${describeMachine()}; ${values.rounds} rounds of ${values.seconds} s each`);
for (const [name, measure] of WHAT) {
  const measured = new Map<number, Measured[]>(sizes.map((size) => [size, []]));
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [size, loaded] of universes) measured.get(size)?.push(await measure(loaded));
  let first: Measured | undefined;
  for (const [size, rounds] of measured) {
    const p50 = median(rounds.map((one) => one.p50));
    const cpus = rounds.flatMap(({ cpu }) => (cpu === null ? [] : [cpu]));
    const cpu = cpus.length === 0 ? null : median(cpus);
    first ??= { p50, cpu };
    const took =
      cpu === null ? '' : `, ${cpu.toFixed(1)} ms of CPU (${(cpu / (first.cpu ?? cpu)).toFixed(2)})`;
    console.log(
      `${name}, ${size} issuers: p50 ${p50.toFixed(1)} ms (${(p50 / first.p50).toFixed(2)})${took}`,
    );
  }
}
