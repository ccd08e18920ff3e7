import { type KafkaOptions, startKafka } from '@footnote/kafka-local/kafka';
import { freePorts } from '@footnote/kafka-local/process';
import { partsForTests, temporaryKafka } from '@footnote/kafka-local/testing';
import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { eventually, pause } from '@footnote/testing/eventually';
import {
  commitAll,
  consumeInto,
  nth,
  numbered,
  readAll,
  rejection,
  text,
  unique,
} from './contract/harness.ts';
import { openKafkaLog, type KafkaLogOptions } from './kafka.ts';
import { createKafka } from './kafka/client.ts';
import { createCluster } from './kafka/internals.ts';
import { type CuttingProxy, startCuttingProxy } from './kafka/testing/cutting-proxy.ts';
import type { EventLog, LogRecord } from './port.ts';

const LARGE = 100_000;
const large = (mark: number) => ({
  key: 'k',
  value: Buffer.concat([Buffer.from([mark]), randomBytes(LARGE)]),
});
const marks = (records: readonly LogRecord[]) => records.map(({ value }) => value[0]);

const parts = await partsForTests();
for (const library of ['kafkajs', 'platformatic'] as const) {
  if (parts === undefined) break;
  describe(`event log on Kafka by ${library}, with faults`, () => {
    let kafka: Awaited<ReturnType<typeof temporaryKafka>>;
    let cutting: { readonly brokers: readonly string[]; readonly proxy: CuttingProxy };
    let adapt: NonNullable<KafkaOptions['adapt']>;
    let opened: EventLog[] = [];
    const times = { sessionTimeoutMs: 1000, rebalanceTimeoutMs: 1000 };
    const open = async (options: Partial<KafkaLogOptions> = {}): Promise<EventLog> => {
      const log = await openKafkaLog({
        brokers: kafka.brokers,
        clientId: 'test',
        library,
        ...times,
        ...options,
      });
      opened.push(log);
      return log;
    };
    const topic = async (log: EventLog, partitions = 1): Promise<string> => {
      const name = unique('topic');
      await log.ensureTopics([{ name, partitions }]);
      return name;
    };

    before(async () => {
      const [port = 0, listener = 0] = await freePorts(2);
      // A second listener, which clients reach only through the proxy.
      adapt = (settings) => ({
        ...settings,
        listeners: `${String(settings['listeners'])},CUT://127.0.0.1:${listener}`,
        'advertised.listeners': `${String(settings['advertised.listeners'])},CUT://127.0.0.1:${port}`,
        'listener.security.protocol.map': `${String(settings['listener.security.protocol.map'])},CUT:PLAINTEXT`,
      });
      kafka = await temporaryKafka(parts, { adapt });
      cutting = { brokers: [`127.0.0.1:${port}`], proxy: await startCuttingProxy(port, listener) };
    });
    afterEach(async () => {
      await Promise.all(opened.map((log) => log.close()));
      opened = [];
    });
    after(async () => {
      await cutting.proxy.close();
      await kafka.destroy();
    });

    it('gives another id to a topic that was deleted and created again, and the same if partitions were added', async () => {
      const log = await open();
      const name = await topic(log, 2);
      const first = (await log.topicIds()).get(name);
      const admin = createKafka({ brokers: kafka.brokers, clientId: 'admin' }, 5000).admin();
      await admin.connect();
      try {
        await admin.createPartitions({ topicPartitions: [{ topic: name, count: 3 }] });
        expect((await log.topicIds()).get(name)).to.equal(first);
        await admin.deleteTopics({ topics: [name] });
        await eventually('the topic is gone', async () => !(await log.topicIds()).has(name));
        await admin.createTopics({ topics: [{ topic: name, numPartitions: 3 }], waitForLeaders: false });
        await eventually('the topic is there', async () => (await log.topicIds()).has(name));
      } finally {
        await admin.disconnect();
      }
      expect((await log.topicIds()).get(name)).not.to.equal(first);
    });

    it('stores an append once if its response was lost and it was sent again', async () => {
      const log = await open({ brokers: cutting.brokers });
      const before = cutting.proxy.cuts();
      const name = await topic(log);
      await log.append(name, [large(1)]);
      cutting.proxy.cutAnswerOf(LARGE);
      const [position] = await log.append(name, [large(2)]);
      expect(cutting.proxy.cuts()).to.equal(before + 1);
      expect(position?.offset).to.equal(1);
      await log.append(name, [large(3)]);
      expect(marks(await readAll(log, name, 0))).to.deep.equal([1, 2, 3]);
    });

    it('keeps an append that follows one reported as failed although it was written', async () => {
      const log = await open({ brokers: cutting.brokers, retryForMs: 300 });
      const name = await topic(log);
      await log.append(name, [large(1)]);
      cutting.proxy.cutAnswerOf(LARGE, 4000);
      expect((await rejection(log.append(name, [large(2)]))).name).to.equal('KafkaLogError');
      await pause(4000);
      await log.append(name, [large(3)]);
      const written = marks(await readAll(await open(), name, 0));
      expect(written.filter((mark) => mark !== 2)).to.deep.equal([1, 3]);
    });

    it('shares out a group among members of both clients, each reading what the other wrote', async () => {
      const logs = [await open({ library: 'kafkajs' }), await open({ library: 'platformatic' })];
      const name = await topic(nth(logs, 0), 4);
      const group = unique('g');
      const readers = await Promise.all(logs.map((log) => consumeInto(log, { group, topics: [name] })));
      const sizes = () => readers.map(({ consumer }) => consumer.assignment().length).join();
      await eventually('shared out', () => sizes() === '2,2');
      for (const [index, log] of logs.entries()) {
        const records = numbered(20, 8, index * 20).map((each) => ({ ...each, headers: { by: `${index}` } }));
        await log.append(name, records);
      }
      const all = () => readers.flatMap(({ records }) => records());
      await eventually('all delivered', () => all().length === 40);
      const byOf = (part: readonly LogRecord[]) =>
        [...new Set(part.map(({ headers }) => headers?.['by']))].sort();
      for (const { records } of readers) expect(byOf(records())).to.deep.equal(['0', '1']);
      await Promise.all(readers.map(({ consumer }) => consumer.stop()));
    });

    it('does not wait for an abandoned session when members join a new group at once', async () => {
      const sessions = { sessionTimeoutMs: 60_000, rebalanceTimeoutMs: 60_000 };
      const logs = [await open(sessions), await open(sessions), await open(sessions)];
      const name = await topic(nth(logs, 0), 3);
      for (let round = 0; round < 5; round += 1) {
        const group = unique('g');
        const readers = await Promise.all(logs.map((log) => consumeInto(log, { group, topics: [name] })));
        const sizes = () => readers.map(({ consumer }) => consumer.assignment().length).join();
        await eventually('shared out', () => sizes() === '1,1,1');
        await Promise.all(readers.map(({ consumer }) => consumer.stop()));
      }
    });

    it('fences a member whose process was paused beyond its session, before the coordinator reports it', async () => {
      const log = await open();
      const name = await topic(log);
      const group = unique('g');
      await log.append(name, numbered(1, 1));
      const outcomes: unknown[] = [];
      const { consumer, records } = await consumeInto(log, {
        group,
        topics: [name],
        onBatch: async (batch, control) => {
          if (outcomes.length > 0) return commitAll(batch, control);
          // As SIGSTOP does, this leaves no timer and no socket of the process running.
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1.5 * times.sessionTimeoutMs);
          outcomes.push(control.isStale());
          await commitAll(batch, control).catch((error: unknown) => {
            outcomes.push((error as Error).name);
            throw error;
          });
        },
      });
      await eventually('delivered again', () => records().length === 2);
      await eventually('committed', async () => nth(await log.lag(group, [name]), 0).committed === 1);
      expect(outcomes).to.deep.equal([true, 'FencedError']);
      await consumer.stop();
    });

    it('reads and follows a compacted topic across batches emptied by compaction', async () => {
      const log = await open();
      const name = unique('compacted');
      const cluster = createCluster(createKafka({ brokers: kafka.brokers, clientId: 'test' }, 1000));
      await cluster.connect();
      await cluster.refreshMetadata();
      const configEntries = Object.entries({
        'cleanup.policy': 'compact',
        'segment.ms': '100',
        'min.cleanable.dirty.ratio': '0.001',
        'max.compaction.lag.ms': '100',
      }).map(([key, value]) => ({ name: key, value }));
      await (
        await cluster.findControllerBroker()
      ).createTopics({
        topics: [{ topic: name, numPartitions: 1, replicationFactor: 1, configEntries }],
      });
      await cluster.abort(new Error('done'));
      // Each append is a separate batch, and soon a separate segment. Compaction keeps the end of a
      // producer's last batch without its records.
      for (let round = 0; round < 8; round += 1) {
        const producer = await open();
        await producer.append(name, numbered(1, 1, round));
        await pause(150);
      }
      await eventually('compacted', async () => (await readAll(log, name, 0)).length < 8);
      const read = await readAll(log, name, 0);
      expect(read.map(({ value }) => text(value)).at(-1)).to.equal('7');
      const got: string[] = [];
      let caughtUp = false;
      const follower = await log.follow({
        topics: [name],
        from: 'start',
        onRecords: (records) => void got.push(...records.map(({ value }) => text(value))),
        onCaughtUp: () => (caughtUp = true),
      });
      await eventually('caught up', () => caughtUp);
      expect(got.at(-1)).to.equal('7');
      await follower.stop();
      const range = await readAll(log, name, 0, { from: 1, to: 3 });
      expect(range.every(({ offset }) => offset >= 1 && offset < 3)).to.equal(true);
    });

    it('recovers from kill -9 of the broker without loss, duplicates or reordering', async () => {
      const log = await open();
      const name = await topic(log, 2);
      const group = unique('g');
      const reader = await consumeInto(log, { group, topics: [name] });
      const followed: LogRecord[] = [];
      const follower = await log.follow({
        topics: [name],
        from: 'start',
        onRecords: (records) => void followed.push(...records),
      });
      await log.append(name, numbered(50, 5));
      await eventually('first part', () => reader.records().length === 50);
      process.kill(kafka.pid, 'SIGKILL');
      await kafka.exited;
      const during = [1, 2].map((part) => log.append(name, numbered(50, 5, part * 50)));
      const again = await startKafka({ dataDir: kafka.dataDir, port: kafka.port, parts, brief: true, adapt });
      try {
        await Promise.all(during);
        await eventually('followed', () => followed.length === 150);
        await eventually('committed', async () =>
          (await log.lag(group, [name])).every(({ lag }) => lag === 0),
        );
        const stored = (await Promise.all([0, 1].map((partition) => readAll(log, name, partition)))).flat();
        expect(stored).to.have.length(150);
        for (const key of new Set(stored.map((each) => each.key))) {
          const values = stored.filter((each) => each.key === key).map(({ value }) => Number(text(value)));
          expect(values).to.deep.equal([...values].sort((a, b) => a - b));
        }
        expect(
          new Set(reader.records().map(({ partition, offset }) => `${partition}/${offset}`)).size,
        ).to.equal(150);
        await reader.consumer.stop();
        await follower.stop();
        await Promise.all(opened.map((each) => each.close()));
      } finally {
        await again.stop();
      }
    });
  });
}
