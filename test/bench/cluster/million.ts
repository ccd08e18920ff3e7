/**
 * Memory of every process of a cluster while a topic of a million facts is written, projected and replayed.
 * Fails if one is not flat in the second half of the time (see `TOLERANCE`).
 * node test/bench/cluster/million.ts [--facts N]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { ingestInto, startCluster } from '../../cluster/cluster.ts';
import { openSurroundings } from '../../cluster/surroundings.ts';
import { finishCli, startCli } from '../../faults/cli.ts';
import { describeMachine, seconds } from '../bench-env.ts';
import { countFacts } from '../measured-ingest.ts';
import { watchMemory } from './memory-table.ts';
import { issuersFrom } from './publications.ts';

const { values } = parseArgs({ options: { facts: { type: 'string', default: '1000000' } } });
const BATCH = 10;
/** Shorter runs only fill caches: their memory is printed but not judged. */
const LEVEL_FACTS = 1_000_000;
const surroundings = await openSurroundings(await fetchParts(), { heapAtOnce: true });
const { scratch } = surroundings;
const cluster = await startCluster({
  dataDir: join(scratch, 'data'),
  replicas: 'projector=2',
  env: surroundings.env,
});
try {
  const memory = watchMemory(async () => {
    const running = await cluster.processes();
    return {
      ...Object.fromEntries(running.map((each) => [each.name, each])),
      supervisor: { pid: cluster.pid() },
      clickhouse: await cluster.clickhouse(),
      broker: { pid: surroundings.kafka.pid() },
    };
  }, 1000);
  const started = performance.now();
  let facts = 0;
  let issuers = 0;
  while (facts < Number(values.facts)) {
    const batch = issuersFrom(10_000 + issuers, BATCH);
    issuers += BATCH;
    for (const { companyfacts } of batch) facts += countFacts(companyfacts);
    const folder = join(scratch, `mirror-${issuers}`);
    await writeMirror(folder, batch);
    await ingestInto(cluster, ['--mirror', folder, '--universe']);
  }
  const report = await memory.stop();
  console.log(describeMachine());
  console.log(
    `${facts} facts of ${issuers} issuers in ${seconds(started).toFixed(0)} s, batches of ${BATCH} issuers:`,
  );
  for (const line of report.lines) console.log(line);
  const again = performance.now();
  const rebuild = startCli(['rebuild', 'statements', '--data', cluster.dataDir], surroundings.env);
  const replaying = watchMemory(() => Promise.resolve({ rebuild: { pid: rebuild.pid ?? 0 } }), 500);
  const { code, stdout, stderr } = await finishCli(rebuild);
  const replayed = await replaying.stop();
  if (code !== 0) throw new Error(`rebuild failed: ${stderr}`);
  console.log(`${stdout.trim()}, ${seconds(again).toFixed(0)} s from start to exit:`);
  for (const line of replayed.lines) console.log(line);
  process.exitCode = (report.flat && replayed.flat) || facts < LEVEL_FACTS ? 0 : 1;
} finally {
  await cluster.stop();
  await surroundings.close();
}
