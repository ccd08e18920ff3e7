/**
 * Facts per second through Kafka, one process for each service, compared with the embedded Footnote, and both
 * with the floor, in one run: JSON.parse of the same companyfacts and a raw insert of the same rows, for Kafka also a raw
 * produce of the records that the run wrote to `facts`. Both are measured from the start of `ingest` to its exit; for Kafka also
 * what lies between the parser and the visible row, and the largest resident memory of each process.
 * node test/bench/cluster/ingest.ts [--mirror DIR --symbols A,B] [--runs N]
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { createCodec } from '@footnote/events/codec';
import { openConfluentRegistry } from '@footnote/events/confluent-registry';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { runCli, startUp, stopCli } from '../../faults/cli.ts';
import { sourceArgs } from '../../faults/source.ts';
import { type Cluster, startCluster } from '../../cluster/cluster.ts';
import { openSurroundings, type Surroundings } from '../../cluster/surroundings.ts';
import { describeMachine, median, seconds } from '../bench-env.ts';
import { floorOf } from '../ingest-floor.ts';
import { peakMemoryMiB } from '../memory.ts';
import { fromParserToRow, produceFacts, type Produced } from './log-floor.ts';

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

/** What the log of a run says of it, and what it costs to produce its facts once more. */
async function lookAtLog(env: Surroundings['env']): Promise<{ produced: Produced; parserToRow: number }> {
  const clientId = 'bench';
  const log = await openKafkaLog({ brokers: [env['FOOTNOTE_KAFKA_BROKERS'] ?? ''], clientId });
  const url = env['FOOTNOTE_SCHEMA_REGISTRY_URL'] ?? '';
  try {
    const codec = createCodec(openConfluentRegistry({ url, clientId }));
    return { parserToRow: await fromParserToRow(log, codec), produced: await produceFacts(log) };
  } finally {
    await log.close();
  }
}

async function memoryOf(cluster: Cluster, { kafka, registry }: Surroundings): Promise<string> {
  const all = [
    ...(await cluster.processes()),
    { name: 'supervisor', pid: cluster.pid() },
    { name: 'clickhouse', pid: (await cluster.clickhouse()).pid },
    { name: 'broker', pid: kafka.pid() },
    { name: 'registry', pid: registry.pid() },
  ];
  return all.map(({ name, pid }) => `${name} ${peakMemoryMiB(pid) ?? 'ended'}`).join(', ');
}

const embedded: number[] = [];
const cluster: number[] = [];
const parserToRow: number[] = [];
const produced: Produced[] = [];
let memory = '';
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
    memory = await memoryOf(running, surroundings);
    await running.stop();
    const seen = await lookAtLog(env);
    produced.push(seen.produced);
    parserToRow.push(seen.parserToRow);
  } finally {
    await surroundings.close();
  }
}
const [records] = produced;
if (floor === undefined || records === undefined) throw new Error('nothing was run');
const { facts } = floor;
const bottom = floor.parse + floor.insert;
const produce = median(produced.map((each) => each.seconds));
const withLog = bottom + produce;
console.log(`${describeMachine()}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`);
console.log(`${floor.companies} companies, ${facts} facts, ${floor.rows} cells, ${values.runs} runs`);
const print = (name: string, time: number, least: number): void =>
  console.log(
    `${name}: ${time.toFixed(2)} s, ${Math.round(facts / time)} facts/s, ${(time / least).toFixed(1)} times its floor`,
  );
const size = `${records.records} records of ${Math.round(records.bytes / records.records)} bytes`;
print('floor of embedded (JSON.parse and raw insert)', bottom, bottom);
print(`raw produce (${size}, ${Math.round(records.records / produce)} records/s)`, produce, produce);
print('floor of Kafka (JSON.parse, raw produce and raw insert)', withLog, withLog);
print('embedded, with a running `up`, `ingest` from start to exit', median(embedded), bottom);
print('through Kafka, two projectors, `ingest` from start to exit', median(cluster), withLog);
print('through Kafka, first document in the log to last visible statements', median(parserToRow), withLog);
console.log(`largest resident memory, MiB: ${memory}`);
