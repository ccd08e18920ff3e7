import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsForTests } from '@footnote/kafka-local/testing';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { openTopicAdmin } from '@footnote/event-log/kafka-topics';
import { createKafka } from '@footnote/event-log/kafka/client';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { partitionOf } from '@footnote/event-log/partitioner';
import { createCodec } from '@footnote/events/codec';
import { openConfluentRegistry } from '@footnote/events/confluent-registry';
import { openFileRegistry } from '@footnote/events/file-registry';
import { type Config, loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { createHealth } from '@footnote/runtime/health';
import { createMetrics } from '@footnote/runtime/metrics';
import { createTopicWatch } from '@footnote/runtime/topic-watch';
import { eventually } from '@footnote/testing/eventually';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';
import { examineTopics } from '../../packages/cli/src/doctor/topics.ts';
import { correctTotals } from '../cluster/corrected-total.ts';
import { openSurroundings, type Surroundings } from '../cluster/surroundings.ts';
import { cellsChecksum, type CliResult, runCli } from '../faults/cli.ts';

const parts = await partsForTests();
/** Its key has another partition of twelve than of eight. */
const spec = demoSpecs.find(({ cik }) => partitionOf(cik, 8) !== partitionOf(cik, 12));
const DELTA = 1_000_000n;

if (parts !== undefined && spec !== undefined)
  describe('partitions added to topics on Kafka', () => {
    let folder: string;
    let surroundings: Surroundings;
    let brokers: string[];
    const at = (name: string): string => join(folder, name);
    const cluster = (args: readonly string[], prefix?: string): Promise<CliResult> =>
      runCli([...args, '--data', at('cluster')], {
        ...surroundings.env,
        ...(prefix === undefined ? {} : { FOOTNOTE_KAFKA_PREFIX: prefix }),
      });
    const succeed = async (running: Promise<CliResult>): Promise<string> => {
      const { code, stdout, stderr } = await running;
      expect(code, stderr + stdout).to.equal(0);
      return stdout;
    };
    const refusal = async (running: Promise<CliResult>): Promise<string> => {
      const { code, stdout, stderr } = await running;
      expect(code, stdout).to.equal(1);
      return stderr + stdout;
    };
    const assets = async (data: string): Promise<string> =>
      (
        await succeed(
          runCli([
            ...['sql', '--data', at(data), '--format', 'TSV'],
            `SELECT value FROM statement_cells WHERE cik = '${spec.cik}' AND field = 'total_assets' AND value IS NOT NULL
             ORDER BY period_end DESC, fiscal_period LIMIT 1`,
          ]),
        )
      ).trim();

    const corrected = { cik: spec.cik, delta: DELTA };

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'footnote-repartition-'));
      surroundings = await openSurroundings(parts, { brief: true });
      brokers = [surroundings.env['FOOTNOTE_KAFKA_BROKERS'] ?? ''];
      await writeMirror(at('mirror'), [generateIssuer({ ...spec, first_year: 2024, years: 2 })]);
      await succeed(runCli(['ingest', '--universe', '--mirror', at('mirror'), '--data', at('embedded')]));
      await succeed(runCli(['topics', 'export', '--all', '--to', at('files'), '--data', at('embedded')]));
      await succeed(cluster(['topics', 'import', at('files')]));
      await succeed(cluster(['rebuild', 'statements']));
    });
    after(async () => {
      await surroundings.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('never lead to an old figure: they are refused, copied in order, and give the rows of an embedded log', async () => {
      const served = await assets('cluster');
      expect(await assets('embedded')).to.equal(served);
      const admin = createKafka({ brokers, clientId: 'admin' }, 5000).admin();
      await admin.connect();
      await admin.createPartitions({ topicPartitions: [{ topic: 'facts', count: 12 }] });
      await admin.disconnect();

      // A total that was corrected after it was served, by a process that sees twelve partitions.
      const log = await openKafkaLog({ brokers, clientId: 'test' });
      const registry = openConfluentRegistry({
        url: surroundings.env['FOOTNOTE_SCHEMA_REGISTRY_URL'] ?? '',
        clientId: 'test',
      });
      await correctTotals(log, createCodec(registry), corrected);
      const marks = await log.watermarks('facts');
      expect(marks[partitionOf(spec.cik, 12)]?.high).to.be.greaterThan(0);
      const embedded = await openLmdbLog({ path: join(at('embedded'), 'log') });
      const schemas = await openFileRegistry(join(at('embedded'), 'log', 'schemas'));
      await correctTotals(embedded, createCodec(schemas), corrected);
      await embedded.close();
      await succeed(runCli(['rebuild', 'statements', '--data', at('embedded')]));

      expect(await refusal(cluster(['rebuild', 'statements']))).to.include('facts 12, others 8');
      expect(await refusal(cluster(['dead-letters', 'list']))).to.include('facts 12, others 8');
      const examined = await refusal(cluster(['doctor']));
      expect(examined).to.match(/problem +log +.*topic facts has 12 partitions instead of 8/);
      expect(examined).to.match(/problem +topics +.*facts 12, others 8/);
      expect(await refusal(cluster(['topics', 'adopt']))).to.include('facts 12, others 8');
      expect(await assets('cluster'), 'what was right until then').to.equal(served);

      const copied = await succeed(
        cluster(['topics', 'repartition', '--partitions', '12', '--prefix', 'v2.']),
      );
      expect(copied).to.include('set FOOTNOTE_KAFKA_PREFIX=v2.');
      const late = await log.append('facts', [{ key: spec.cik, value: new Uint8Array([1]) }]).then(
        () => 'appended',
        (error: unknown) => (error as Error).name,
      );
      expect(late, 'nobody can add to the earlier topics').to.equal('KafkaLogError');
      await log.close();

      await succeed(cluster(['rebuild', 'statements'], 'v2.'));
      const expected = String(BigInt(served.split('.')[0] ?? '') + DELTA);
      expect((await assets('cluster')).split('.')[0]).to.equal(expected);
      expect(await cellsChecksum(at('cluster'))).to.equal(await cellsChecksum(at('embedded')));
      const list = await succeed(cluster(['topics', 'list', '--json'], 'v2.'));
      expect(list)
        .to.match(/"topic":"facts","partitions":12/)
        .and.match(/"topic":"filings","partitions":12/);
    });

    it('and settings that lose records are refused at start, named by doctor and metrics, and set right by ensure', async () => {
      const env = { ...surroundings.env, FOOTNOTE_DATA: at('other'), FOOTNOTE_KAFKA_PREFIX: 'contract.' };
      const config = loadConfig({ ...env, FOOTNOTE_KAFKA_MIN_INSYNC: '1' });
      const start = (): Promise<string> =>
        openEvents(config, 'test').then(
          async ({ log }) => {
            await log.close();
            return 'started';
          },
          (error: unknown) => String(error),
        );
      const lines = async (of: Config): Promise<readonly string[]> =>
        (await examineTopics({ topics: () => Promise.resolve([]) }, of)).map(
          ({ level, finding }) => `${level} ${finding}`,
        );
      expect(await start()).to.equal('started');
      expect(await lines(config)).to.deep.equal(['ok the topics are as they are declared']);
      const topics = await openTopicAdmin({ brokers, clientId: 'test' });
      try {
        for (const [topic, setting, value, declared] of [
          ['cusips', 'retention.ms', '604800000', '-1'],
          ['facts', 'retention.bytes', '1000000', '-1'],
          ['companies', 'cleanup.policy', 'compact', 'delete'],
          ['keys', 'cleanup.policy', 'delete', 'compact'],
        ] as const) {
          await topics.set([`contract.${topic}`], { [setting]: value });
          const fault = `${setting} of ${topic} is ${value} instead of ${declared}`;
          expect(await lines(config)).to.deep.equal([`problem ${fault}.`]);
          expect(await start()).to.equal(`TopicSettingsError: topics are not as they are declared: ${fault}`);
          await topics.set([`contract.${topic}`], { [setting]: declared });
        }
        await topics.set(['contract.bars'], { 'max.message.bytes': '1048576' });
        expect(await start(), 'a risk is no reason to stand still').to.equal('started');
        const demanding = { ...config, kafkaMinInsync: 2, kafkaReplicas: 3 };
        expect(
          (await lines(demanding)).map((line) => line.replace(/ of \S+,.* is /, ' of all is ')),
        ).to.deep.equal([
          'warning min.insync.replicas of all is 1 instead of 2.',
          'warning replicas of all is 1 instead of 3.',
          'warning max.message.bytes of bars is 1048576 instead of 25165824.',
        ]);
        await topics.set(['contract.cusips'], { 'retention.ms': '604800000' });
        const [metrics, health] = [createMetrics('test', { defaults: false }), createHealth()];
        const watch = createTopicWatch({ config, who: 'test', metrics, health });
        await watch.start();
        await eventually('the topics are looked at', () => !health.healthy());
        await watch.stop();
        const text = await metrics.text();
        expect(text).to.match(/^footnote_topic_faults\{topic="cusips",setting="retention.ms".*\} 1$/m);
        expect(text).to.match(/^footnote_topic_faults\{topic="bars",setting="max.message.bytes".*\} 1$/m);
        await succeed(runCli(['topics', 'ensure'], env));
        expect(await lines(config)).to.deep.equal(['ok the topics are as they are declared']);
      } finally {
        await topics.close();
      }
    });
  });
