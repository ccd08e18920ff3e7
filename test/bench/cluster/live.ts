/**
 * A cluster under steady load: filings are published in a mirror one after the other while other companies
 * are ingested and the REST interface is queried. Reports the time from a filing's publication to its
 * visibility in `/v2/fundamentals` (p50, p99), and the memory of every process over that time. Fails if a
 * filing never becomes visible, or a process is not flat in the second half of 20 minutes or more (see
 * `TOLERANCE`).
 * `--before`: number of companies ingested before the time begins, so that caches of companies are full (150
 * fill two projectors); `--every` and `--others`: milliseconds between two filings and between two ingests of
 * other companies; `--requests`: requests per second. `--idle`: nothing else is going on, neither other companies nor
 * requests but those for the filing.
 * node test/bench/cluster/live.ts [--minutes N] [--before N] [--every MS] [--others MS] [--requests N] [--idle]
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { ingestInto, startCluster } from '../../cluster/cluster.ts';
import { openSurroundings } from '../../cluster/surroundings.ts';
import { issueKeyBy } from '../../faults/cluster/answers.ts';
import { describeMachine, percentile } from '../bench-env.ts';
import { watchMemory } from './memory-table.ts';
import { watchPassages } from './passage.ts';
import { issuersFrom, openLivingMirror } from './publications.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '1' },
    before: { type: 'string', default: '0' },
    every: { type: 'string', default: '2000' },
    requests: { type: 'string', default: '20' },
    others: { type: 'string', default: '10000' },
    idle: { type: 'boolean', default: false },
  },
});
const everyMs = Number(values.every);
const runMs = Number(values.minutes) * 60_000;
const LOST_MS = 60_000;
const BATCH = 10;
/** Shorter runs only fill caches: their memory is printed but not judged. */
const LEVEL_MINUTES = 20;
const REPORTS_OF_ISSUER = 18;
const surroundings = await openSurroundings(await fetchParts(), { heapAtOnce: true });
const { scratch } = surroundings;
const issuers = issuersFrom(100, Math.ceil(runMs / everyMs / REPORTS_OF_ISSUER) + 3);
const mirror = await openLivingMirror(join(scratch, 'mirror'), issuers);
const cluster = await startCluster({
  dataDir: join(scratch, 'data'),
  replicas: 'projector=2',
  env: { ...surroundings.env, FOOTNOTE_EDGAR_MIRROR: mirror.folder, FOOTNOTE_POLL_SECONDS: '1' },
});
try {
  await ingestInto(cluster, ['--mirror', mirror.folder, '--universe']);
  const headers = { 'x-api-key': await issueKeyBy((args) => cluster.cli(args)) };
  const address = (await cluster.processes()).find((each) => each.address !== null)?.address ?? '';
  const accessionsOf = async (symbol: string): Promise<string> => {
    const response = await fetch(
      `${address}/v2/fundamentals?symbol=${symbol}&period=quarter&blocks=income_statement`,
      {
        headers,
      },
    );
    return response.text();
  };
  for (let taken = 0; taken < Number(values.before); taken += BATCH) {
    const folder = join(scratch, `before-${taken}`);
    await writeMirror(folder, issuersFrom(20_000 + taken, BATCH));
    await ingestInto(cluster, ['--mirror', folder, '--universe']);
  }
  const memory = watchMemory(async () => {
    const running = await cluster.processes();
    return {
      ...Object.fromEntries(running.map((each) => [each.name, each])),
      supervisor: { pid: cluster.pid() },
      clickhouse: await cluster.clickhouse(),
      broker: { pid: surroundings.kafka.pid() },
      registry: { pid: surroundings.registry.pid() },
    };
  }, 5000);
  const until = Date.now() + runMs;
  let requested = 0;
  const ask = async (): Promise<void> => {
    while (Date.now() < until) {
      await accessionsOf(issuers[requested % issuers.length]?.spec.ticker ?? '');
      requested += 1;
      await delay(1000 / Number(values.requests));
    }
  };
  /** New companies, so that the topics grow and the projector has other work. */
  const load = async (): Promise<number> => {
    let batches = 0;
    for (; Date.now() < until; batches += 1) {
      const folder = join(scratch, `load-${batches}`);
      await openLivingMirror(folder, issuersFrom(5000 + 2 * batches, 2));
      await ingestInto(cluster, ['--mirror', folder, '--universe']);
      await delay(Math.min(Number(values.others), Math.max(0, until - Date.now())));
    }
    return batches;
  };
  const log = await openKafkaLog({
    brokers: [surroundings.env['FOOTNOTE_KAFKA_BROKERS'] ?? ''],
    clientId: 'bench',
  });
  const passages = await watchPassages(log);
  const times: number[] = [];
  let lost = 0;
  const publish = async (): Promise<void> => {
    while (Date.now() < until) {
      const began = performance.now();
      const { symbol, cik, accession } = await mirror.publish();
      const published = performance.now();
      let visible = false;
      while (!visible && performance.now() - published < LOST_MS) {
        visible = (await accessionsOf(symbol)).includes(accession);
        if (!visible) await delay(20);
      }
      if (visible) times.push((performance.now() - published) / 1000);
      else lost += 1;
      passages.note(cik, published);
      await delay(Math.max(0, everyMs - (performance.now() - began)));
    }
  };
  const [batches] = await Promise.all([values.idle ? 0 : load(), publish(), values.idle ? undefined : ask()]);
  await log.close();
  const report = await memory.stop();
  console.log(`${describeMachine()}, load ${(loadavg()[0] ?? 0).toFixed(1)} at the end`);
  console.log(
    `${times.length} filings in ${values.minutes} min, the mirror polled every second, ${requested} requests and ` +
      `${2 * batches} other companies meanwhile`,
  );
  const at = (share: number): string => percentile(times, share).toFixed(2);
  console.log(
    `publication to visibility: p50 ${at(0.5)} s, p99 ${at(0.99)} s, longest ${at(1)} s, never ${lost}`,
  );
  console.log(`of which ${passages.summary()}`);
  for (const line of report.lines) console.log(line);
  const long = Number(values.minutes) >= LEVEL_MINUTES;
  process.exitCode = lost === 0 && (report.flat || !long) ? 0 : 1;
} finally {
  await cluster.stop();
  await surroundings.close();
}
