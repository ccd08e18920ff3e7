/**
 * Two machines without a shared folder: each runs a supervisor with fetcher, parser, projector and query in a data folder and
 * a working directory of its own; the archive and the state of the fetchers are on an object store, the log on three brokers
 * with three replicas, of which two must have a record. While invented companies are collected, one process of each kind, a
 * broker and a whole machine are killed with SIGKILL, the parser and the projector in the middle of their work. Afterwards every
 * read model must equal that of an embedded ingest, every process must be back, nothing may lag, no company may have been asked for
 * by two fetchers at once, and one of both query services must have answered every request.
 *   node test/cluster/machines.ts [--companies N] [--brief]
 * `--brief` leaves out the periodic reports, which are most of the work; owners' forms stay.
 */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BUCKET, startS3Server } from '@footnote/archive/testing/s3-server';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { startFakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { openKafkaLog } from '@footnote/event-log/kafka';
import type { GroupLag } from '@footnote/event-log/port';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { startRegistry } from '@footnote/kafka-local/registry';
import { outlineOf } from '@footnote/projection/outline';
import { PROJECTIONS } from '@footnote/projector/projections';
import { differingAnswers, issueKeyBy } from '../faults/cluster/answers.ts';
import { runCli } from '../faults/cli.ts';
import { askOneOf } from './asking.ts';
import { startBrokers } from './brokers.ts';
import { checksumsAt, checksumsIn, differences } from './checksums.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { collectedAtOnce, LATE, mostInOneSecond } from './collected-at-once.ts';
import { writeInvented } from './invented.ts';
import { killAtWork, killMachine, killOne, type ReplacedAtWork } from './victims.ts';

const { values } = parseArgs({
  options: { companies: { type: 'string', default: '12' }, brief: { type: 'boolean', default: false } },
});

/** Milliseconds before EDGAR answers, so that there is a request to interrupt. */
const LATENCY_MS = 40;
/** Requests a second of all fetchers together: slow enough for everything to happen while they work. */
const RATE = 10;
const BROKER_DOWN_MS = 5000;
const EQUAL_MS = 30 * 60_000;
const BUSIEST = ['statements', 'insiders'];

const started = performance.now();
const since = (from = started): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
let failed = 0;
const report = (what: string, faults: readonly string[] = []): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${since()}: ${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.join('; ')}`}`);
};

const parts = await fetchParts();
const scratch = await mkdtemp(join(tmpdir(), 'footnote-machines-'));
const opened: (() => Promise<unknown>)[] = [() => rm(scratch, { recursive: true, force: true })];
const closed = async <T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> => {
  const one = await starting;
  opened.push(() => one.stop());
  return one;
};

try {
  const mirror = join(scratch, 'mirror');
  const symbols = await writeInvented(mirror, Number(values.companies), values.brief ? 'owners' : 'all');
  let gate = Promise.resolve();
  const edgar = await startFakeEdgar({ folder: mirror, latencyMs: LATENCY_MS, gate: () => gate });
  opened.push(() => edgar.close());

  // They start while the embedded ingest works.
  const [brokersUp, registryUp] = [
    closed(startBrokers(join(scratch, 'brokers'), parts, 3)),
    closed(startRegistry({ dataDir: join(scratch, 'registry'), parts, brief: true })),
  ];

  const alone = join(scratch, 'embedded');
  const began = performance.now();
  const source = ['--mirror', edgar.url, '--symbols', symbols.join(',')];
  const ingest = await runCli(['ingest', ...source, '--data', alone], {
    FOOTNOTE_USER_AGENT: 'embedded test@example.com',
  });
  if (ingest.code !== 0) throw new Error(`the embedded ingest failed: ${ingest.stderr}`);
  const expected = await checksumsIn(alone);
  const all = edgar.requests.length;
  const rows = Object.values(expected).reduce((sum, each) => sum + each.rows, 0);
  report(`embedded: ${symbols.length} companies, ${all} requests, ${rows} rows in ${since(began)}`);

  const [brokers, registry] = await Promise.all([brokersUp, registryUp]);
  const store = await startS3Server();
  opened.push(() => store.close());
  const clickhouse = await closed(startEmbeddedClickHouse({ dataDir: join(scratch, 'clickhouse') }));
  const env = {
    FOOTNOTE_KAFKA_BROKERS: brokers.addresses,
    FOOTNOTE_KAFKA_REPLICAS: '3',
    FOOTNOTE_KAFKA_MIN_INSYNC: '2',
    FOOTNOTE_SCHEMA_REGISTRY_URL: registry.url,
    FOOTNOTE_CLICKHOUSE_URL: clickhouse.url,
    FOOTNOTE_CLICKHOUSE_DATABASE: 'footnote',
    FOOTNOTE_ARCHIVE: `s3://${BUCKET}/machines`,
    FOOTNOTE_ARCHIVE_ENDPOINT: store.endpoint,
    FOOTNOTE_ARCHIVE_PATH_STYLE: 'on',
    FOOTNOTE_EDGAR_MIRROR: edgar.url,
    FOOTNOTE_EDGAR_REQUESTS_PER_SECOND: String(RATE),
    FOOTNOTE_SYMBOLS: symbols.join(','),
  };
  const startMachine = async (name: string, replicas: string): Promise<Cluster> => {
    const dataDir = join(scratch, name);
    await mkdir(dataDir);
    const own = { ...env, FOOTNOTE_USER_AGENT: `${name} test@example.com` };
    return closed(startCluster({ dataDir, cwd: dataDir, env: own, replicas }));
  };
  // While machines start, the first of them would collect everything.
  const up = Promise.withResolvers<undefined>();
  gate = up.promise;
  const one = await startMachine('machine-1', 'projector=2');
  const other = await startMachine('machine-2', 'projector=1');
  report('three brokers, two machines');
  const key = await issueKeyBy((args) => one.cli(args));
  const asking = askOneOf([one, other], `/v2/fundamentals?symbol=${symbols[0] ?? ''}`, key);

  const log = await openKafkaLog({ brokers: brokers.addresses.split(','), clientId: 'machines' });
  opened.push(() => log.close());
  const lagOfParsers = async (): Promise<readonly GroupLag[]> =>
    (
      await Promise.all(['filing-parser', 'trade-parser'].map((group) => log.lag(group, ['documents'])))
    ).flat();
  /** Of the read models of the reports and of the owners' forms, which are most of the work. */
  const lagOfProjectors = async (): Promise<readonly GroupLag[]> => {
    const models = PROJECTIONS.map(outlineOf).filter(({ name }) => BUSIEST.includes(name));
    return (
      await Promise.all(models.map(({ name, topics }) => log.lag(`projector.${name}.g1`, topics)))
    ).flat();
  };
  const collecting = performance.now();
  up.resolve(undefined);
  const requested = (): number => edgar.requests.length - all;
  const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (const end = Date.now() + EQUAL_MS; !(await isSo());) {
      if (Date.now() > end) throw new Error(`in vain: ${what}`);
      await delay(100);
    }
  };
  /** Waits until this part of EDGAR's answers was given. */
  const reached = (part: number): Promise<void> =>
    until(`${part} of ${all} requests`, () => requested() >= part * all);
  const lastAsker = (): Cluster =>
    edgar.requests.at(-1)?.headers['user-agent']?.startsWith('machine-1') === true ? one : other;

  await reached(0.1);
  await brokers.each[0]?.crash(BROKER_DOWN_MS);
  report(`a broker was killed after ${requested()} requests, and was back after ${BROKER_DOWN_MS / 1000} s`);
  await reached(0.25);
  const fetcher = await killOne(lastAsker(), /^filing-fetcher/);
  report(`the ${fetcher.name} that asked was killed, and replaced after ${fetcher.seconds.toFixed(1)} s`);
  await reached(0.4);
  const atWork = ({ name, waiting, left, workedMs, seconds }: ReplacedAtWork): string =>
    `${name} was killed with ${left} of ${waiting} records left after ${workedMs} ms of work on them, and replaced after ${seconds.toFixed(1)} s`;
  report(atWork(await killAtWork(one, /^filing-parser/, lagOfParsers)));
  report(atWork(await killAtWork(one, /^projector-1/, lagOfProjectors)));
  await reached(0.6);
  const query = await killOne(one, /^query/);
  report(`query was killed while it was asked, and replaced after ${query.seconds.toFixed(1)} s`);
  await reached(0.75);
  const machine = await killMachine(other);
  report(`a machine was killed (${machine.name}), and replaced after ${machine.seconds.toFixed(1)} s`);

  let found = await checksumsAt(clickhouse.url);
  const isEqual = async (): Promise<boolean> => {
    await delay(3000);
    found = await checksumsAt(clickhouse.url);
    return differences(expected, found).length === 0;
  };
  await until('equal rows', isEqual).catch(() => undefined);
  report(`${rows} rows in ${since(collecting)}`, differences(expected, found));
  await until('nothing lags', async () => (await one.lag()) === 0).catch((error: unknown) =>
    report('lag', [String(error)]),
  );
  report('the same rows after all is read', differences(expected, await checksumsAt(clickhouse.url)));
  const addresses = await Promise.all([one, other].map(async (each) => (await addressesOf(each))[0] ?? ''));
  const [first = '', second = ''] = addresses;
  report(
    'both machines answer alike',
    await differingAnswers({ address: first, key }, { address: second, key }, { symbols, managers: [] }),
  );
  const asked = await asking.stop();
  report(`${asked.answered} requests to either query, ${asked.retried} at the second try`, asked.failures);
  const seen = edgar.requests.slice(all);
  const most = mostInOneSecond(seen);
  report(`${seen.length} requests to EDGAR, of ${all} without faults, at most ${most} in a second`, [
    ...collectedAtOnce(seen),
    ...(most > RATE + LATE ? [`${RATE} were allowed`] : []),
  ]);
  const letters = (await one.cli(['dead-letters', 'list', '--json'])).stdout.trim();
  report('dead letters', letters === '' ? [] : [letters.slice(0, 500)]);
  for (const name of ['machine-1', 'machine-2']) {
    const kept = await readdir(join(scratch, name), { recursive: true, withFileTypes: true });
    const files = kept.filter((each) => each.isFile()).map((each) => each.name);
    report(
      `${name} keeps no data`,
      files.filter((each) => each !== 'services.json'),
    );
  }
} catch (error) {
  report('the run', [String(error)]);
} finally {
  for (const close of opened.reverse()) await close();
}
process.exitCode = failed === 0 ? 0 : 1;

async function addressesOf(machine: Cluster): Promise<readonly string[]> {
  return (await machine.processes()).flatMap(({ address }) => address ?? []);
}
