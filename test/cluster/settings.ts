/**
 * Settings of topics that somebody broke on a real broker, one by one: what a start says, what a projector that runs says in its
 * metrics and in `/healthz`, and what `doctor` says; and that `topics ensure` sets right what can be set right.
 * node test/cluster/settings.ts
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { createKafka } from '@footnote/event-log/kafka/client';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { openTopicGuard } from '@footnote/runtime/topic-guard';
import { runCli } from '../faults/cli.ts';
import { startService } from './service-process.ts';
import { openSurroundings } from './surroundings.ts';

type Broken = {
  readonly topic: string;
  readonly setting: string;
  readonly declared: string;
  readonly found: string;
  readonly isFatal: boolean;
};

/** The projector looks at the topics once a minute. */
const SEEN_MS = 300_000;
const PARTITIONS = 2;
const BROKEN: readonly Broken[] = [
  { topic: 'facts', setting: 'retention.ms', declared: '-1', found: '3600000', isFatal: true },
  { topic: 'filings', setting: 'cleanup.policy', declared: 'delete', found: 'compact', isFatal: true },
  { topic: 'stakes', setting: 'min.insync.replicas', declared: '2', found: '1', isFatal: false },
  {
    topic: 'releases',
    setting: 'max.message.bytes',
    declared: String(24 << 20),
    found: '1000000',
    isFatal: false,
  },
];

let failed = 0;
const report = (what: string, said: string, isExpected: boolean): void => {
  failed += isExpected ? 0 : 1;
  console.log(`${what}: ${isExpected ? '' : 'FAILED '}${said}`);
};
const wordsOf = ({ topic, setting, declared, found }: Broken): string =>
  `${setting} of ${topic} is ${found} instead of ${declared}`;

const surroundings = await openSurroundings(await fetchParts(), { brief: true, heapMiB: 256 });
const clickhouse = await startEmbeddedClickHouse({ dataDir: join(surroundings.scratch, 'clickhouse') });
const brokers = surroundings.env['FOOTNOTE_KAFKA_BROKERS'] ?? '';
const data = join(surroundings.scratch, 'data');
const env = {
  ...surroundings.env,
  FOOTNOTE_CLICKHOUSE_URL: clickhouse.url,
  FOOTNOTE_DATA: data,
  FOOTNOTE_KAFKA_MIN_INSYNC: '2',
  FOOTNOTE_PARTITIONS: String(PARTITIONS),
  FOOTNOTE_LOG_LEVEL: 'warn',
};
const config = loadConfig(env);
const cli = (...args: readonly string[]) => runCli([...args, '--data', data], env);

/** What a service that starts now says. */
const start = (): Promise<string> =>
  openEvents(config, 'projector').then(
    async ({ log }) => {
      await log.close();
      return 'starts';
    },
    (error: unknown) => String(error),
  );

try {
  await cli('topics', 'ensure');
  const guard = await openTopicGuard(config, brokers, 'settings');
  const projector = startService('projector', env);
  const { adminPort } = await projector.up;
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${adminPort}/metrics`).catch(() => undefined))?.text() ?? '';
  /** Seconds until the running projector says so. */
  const untilSaid = async (isSaid: () => Promise<boolean>): Promise<string> => {
    const began = performance.now();
    while (!(await isSaid())) {
      if (performance.now() - began > SEEN_MS) return `not within ${SEEN_MS / 1000} s`;
      await delay(500);
    }
    return `after ${((performance.now() - began) / 1000).toFixed(0)} s`;
  };
  try {
    const sound = await cli('doctor');
    report('doctor before', sound.stdout.trim(), !BROKEN.some((each) => sound.stdout.includes(each.setting)));

    for (const broken of BROKEN) {
      const { topic, setting, found, declared, isFatal } = broken;
      await guard.set([topic], { [setting]: found });
      const said = await start();
      const expected = isFatal
        ? said.startsWith('TopicSettingsError') && said.includes(wordsOf(broken))
        : said === 'starts';
      report(`${setting} of ${topic}, a start`, said, expected);
      await guard.set([topic], { [setting]: declared });
    }

    for (const { topic, setting, found } of BROKEN) await guard.set([topic], { [setting]: found });
    for (const { topic, setting } of BROKEN) {
      const line = new RegExp(
        `^footnote_topic_faults\\{(?=[^}]*topic="${topic}")(?=[^}]*setting="${setting}")[^}]*\\} 1$`,
        'm',
      );
      const seen = await untilSaid(async () => line.test(await metrics()));
      report(`footnote_topic_faults of ${topic}, ${setting}`, seen, seen.startsWith('after'));
    }
    const health = await projector.health();
    const isNamed = BROKEN.every((each) => health.text.includes(wordsOf(each)));
    report('healthz', `${health.isHealthy ? 200 : 503} ${health.text}`, !health.isHealthy && isNamed);
    const ill = await cli('doctor');
    for (const broken of BROKEN) {
      const line = ill.stdout.split('\n').find((each) => each.includes(wordsOf(broken))) ?? 'nothing';
      report(`doctor (exit ${ill.code})`, line.trim(), ill.code !== 0 && line !== 'nothing');
    }

    const ensured = await cli('topics', 'ensure');
    report('topics ensure', ensured.stdout.trim() + ensured.stderr, ensured.code === 0);
    const healed = await untilSaid(async () => !/^footnote_topic_faults\{.*\} 1$/m.test(await metrics()));
    report('no metric any more', healed, healed.startsWith('after'));

    const admin = createKafka({ brokers: brokers.split(','), clientId: 'settings' }, 10_000).admin();
    await admin.connect();
    await admin.createPartitions({ topicPartitions: [{ topic: 'trades', count: PARTITIONS + 1 }] });
    await admin.disconnect();
    const said = await start();
    report('partitions of trades, a start', said, said.startsWith('UnevenTopicsError'));
    const differs = await untilSaid(async () => /^footnote_log_differs(\{.*\})? 1$/m.test(await metrics()));
    report('footnote_log_differs', differs, differs.startsWith('after'));
    const grown = await projector.health();
    report('healthz', `${grown.isHealthy ? 200 : 503} ${grown.text}`, grown.text.includes('trades'));
    const found = await cli('doctor');
    const line = found.stdout.split('\n').find((each) => each.includes('trades')) ?? 'nothing';
    report(`doctor (exit ${found.code})`, line.trim(), found.code !== 0 && line !== 'nothing');
  } finally {
    await guard.close();
    await projector.stop();
  }
} finally {
  await clickhouse.stop();
  await surroundings.close();
}
process.exitCode = failed === 0 ? 0 : 1;
