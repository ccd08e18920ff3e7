/**
 * Facts per second through Kafka, one process for each service, compared with the embedded Footnote, and both
 * with the floor, in one run: JSON.parse of the same companyfacts and a raw insert of the same rows.
 * node test/bench/cluster/ingest.ts [--mirror DIR --symbols A,B] [--runs N]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { runCli, startUp, stopCli } from '../../faults/cli.ts';
import { sourceArgs } from '../../faults/source.ts';
import { startCluster } from '../../cluster/cluster.ts';
import { openSurroundings } from '../../cluster/surroundings.ts';
import { describeMachine, median, seconds } from '../bench-env.ts';
import { floorOf } from '../ingest-floor.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    runs: { type: 'string', default: '1' },
  },
});

type Cli = (args: readonly string[]) => Promise<{ readonly code: number | null; readonly stderr: string }>;

/** Seconds of `ingest` while the services are running, from its start to its exit. */
async function timed(cli: Cli, source: readonly string[]): Promise<number> {
  const started = performance.now();
  const { code, stderr } = await cli(['ingest', ...source]);
  if (code !== 0) throw new Error(`ingest failed: ${stderr}`);
  return seconds(started);
}

const embedded: number[] = [];
const cluster: number[] = [];
let floor: Awaited<ReturnType<typeof floorOf>> | undefined;
for (let run = 0; run < Number(values.runs); run += 1) {
  const surroundings = await openSurroundings(await fetchParts());
  const { scratch, env } = surroundings;
  try {
    const source = await sourceArgs(scratch, values);
    const alone = join(scratch, 'embedded');
    const up = await startUp(alone);
    embedded.push(await timed((args) => runCli([...args, '--data', alone]), source));
    await stopCli(up.child);
    floor ??= await floorOf(source[1] ?? '', alone);
    const running = await startCluster({ dataDir: join(scratch, 'cluster'), env, replicas: 'projector=2' });
    cluster.push(await timed((args) => running.cli(args), source));
    await running.stop();
  } finally {
    await surroundings.close();
  }
}
if (floor === undefined) throw new Error('nothing was run');
const bottom = floor.parse + floor.insert;
console.log(describeMachine());
console.log(`${floor.companies} companies, ${floor.facts} facts, ${floor.rows} cells, ${values.runs} runs`);
const { facts } = floor;
const print = (name: string, time: number): void =>
  console.log(
    `${name}: ${time.toFixed(2)} s, ${Math.round(facts / time)} facts/s, ${(time / bottom).toFixed(1)} times the floor`,
  );
print('floor (JSON.parse and raw insert)', bottom);
print('embedded, with a running `up`', median(embedded));
print('through Kafka, two projectors', median(cluster));
