/**
 * CPU of idle services, on a real broker, with and without the shim that stops the idle timers of the Kafka
 * client.
 * node test/bench/cluster/idle.ts [--seconds N]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { openSurroundings } from '../../cluster/surroundings.ts';
import { describeMachine } from '../bench-env.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const SERVICES = ['filing-parser', 'projector', 'query'] as const;
/** Linux counts CPU in hundredths of a second. */
const TICKS_PER_SECOND = 100;
const SETTLE_MS = 10_000;
const pathOf = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** User and system time of a process so far, seconds. */
function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

const surroundings = await openSurroundings(await fetchParts());
const clickhouse = await startEmbeddedClickHouse({ dataDir: join(surroundings.scratch, 'clickhouse') });

/** Percentage of one core that an idle service uses. */
async function idleShare(service: string, preload: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [...preload, pathOf(`../../../services/${service}`)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      ...surroundings.env,
      FOOTNOTE_DATA: join(surroundings.scratch, 'data'),
      FOOTNOTE_CLICKHOUSE_URL: clickhouse.url,
      FOOTNOTE_PORT: '0',
    },
  });
  const ended = once(child, 'exit');
  try {
    await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error(`${service} did not start`);
      }),
    ]);
    await delay(SETTLE_MS);
    const before = cpuOf(child.pid ?? 0);
    const started = performance.now();
    await delay(Number(values.seconds) * 1000);
    return (100 * (cpuOf(child.pid ?? 0) - before)) / ((performance.now() - started) / 1000);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

try {
  console.log(describeMachine());
  console.log(`percent of one core while idle, over ${values.seconds} s:`);
  for (const service of SERVICES) {
    const withShim = await idleShare(service, []);
    const without = await idleShare(service, ['--import', pathOf('./without-shim.ts')]);
    console.log(
      `${service.padEnd(14)} ${withShim.toFixed(1).padStart(5)} with the shim, ${without.toFixed(1).padStart(5)} without`,
    );
  }
} finally {
  await clickhouse.stop();
  await surroundings.close();
}
