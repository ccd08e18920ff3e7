import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KafkaAccessError, type Right } from '@footnote/event-log/kafka/access';
import type { EventLog } from '@footnote/event-log/port';
import { restartFollower } from '@footnote/event-log/restart-follower';
import { partsForTests } from '@footnote/kafka-local/testing';
import { type Config, loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { createHealth } from '@footnote/runtime/health';
import { createMetrics } from '@footnote/runtime/metrics';
import { createRightsWatch } from '@footnote/runtime/rights-watch';
import { type AclUser, aclCommands } from '@footnote/runtime/topic-acls';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { type Entry, entriesOf, type GuardedBroker, PRINCIPAL, startGuardedBroker } from './broker.ts';

const parts = await partsForTests();
const PREFIX = 'v2.';

if (parts !== undefined)
  describe('rights on a broker that grants nothing by itself', () => {
    let folder: string;
    let broker: GuardedBroker;
    let granted: readonly Entry[];
    const opened: EventLog[] = [];

    const configOf = (user: AclUser, library: string): Config =>
      loadConfig({
        ...broker.envOf(user),
        FOOTNOTE_SCHEMA_REGISTRY_URL: 'http://127.0.0.1:1',
        FOOTNOTE_KAFKA_PREFIX: PREFIX,
        FOOTNOTE_KAFKA_LIBRARY: library,
        FOOTNOTE_PARTITIONS: '2',
      });
    const start = async (user: AclUser, library: string): Promise<EventLog> => {
      const { log } = await openEvents(configOf(user, library), user, user === 'cli' ? {} : { user });
      opened.push(log);
      return log;
    };
    const refusal = (work: Promise<unknown>): Promise<readonly string[]> =>
      work.then(
        () => [],
        (error: unknown) => {
          if (!(error instanceof KafkaAccessError)) throw error;
          return error.rights.map(({ operation, resource, name }) => `${operation} ${resource} ${name}`);
        },
      );
    const rightOf = (user: AclUser, operation: Right['operation'], name: string): Entry => {
      const found = granted.find(
        (each) => each.principal === PRINCIPAL + user && each.operation === operation && each.name === name,
      );
      if (found === undefined) throw new Error(`${user} was not granted ${operation} on ${name}`);
      return found;
    };
    const without = async (entry: Entry, work: () => Promise<void>): Promise<void> => {
      await broker.withdraw([entry]);
      try {
        await work();
      } finally {
        await broker.grant([entry]);
      }
    };

    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'footnote-rights-'));
      broker = await startGuardedBroker(parts, folder);
      granted = entriesOf(aclCommands({ kafkaBrokers: broker.admin, kafkaTopicPrefix: PREFIX }, PRINCIPAL));
      await broker.grant(granted);
      await start('cli', 'kafkajs');
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((log) => log.close()));
    });
    after(async () => {
      await broker.close();
      await rm(folder, { recursive: true, force: true });
    });

    for (const library of ['kafkajs', 'platformatic']) {
      it(`${library}: a service starts with its rights, and names the one that it lacks`, async () => {
        expect(await refusal(start('webhooks', library))).to.deep.equal([]);
        for (const [operation, name] of [
          ['Read', 'v2.stakes'],
          ['Write', 'v2.dead-letters'],
          ['DescribeConfigs', 'v2.cusips'],
          ['Describe', 'v2.cusips'],
          ['Read', 'v2.webhooks-'],
        ] as const)
          await without(rightOf('webhooks', operation, name), async () => {
            const [first] = await refusal(start('webhooks', library));
            expect(first).to.match(new RegExp(`^${operation} (topic|group) ${name}$`));
          });
      });

      it(`${library}: a member of a group, a follower and a writer end with the right that was taken from them, and go on when it is given`, async () => {
        const log = await start('webhooks', library);
        const group = `v2.webhooks-${library}`;
        const consume = () =>
          log.consume({
            group: `webhooks-${library}`,
            topics: ['filings', 'stakes'],
            onBatch: () => Promise.resolve(),
          });
        for (const [operation, name, said] of [
          ['Read', 'v2.webhooks-', `Read group ${group}`],
          ['Read', 'v2.stakes', 'Read topic v2.stakes'],
        ] as const) {
          const consumer = await consume();
          await without(rightOf('webhooks', operation, name), async () => {
            expect(await refusal(consumer.done)).to.deep.equal([said]);
          });
        }
        const again = await consume();
        await eventually('it is a member again', () => again.assignment().length === 4);
        await again.stop();

        const seen: string[] = [];
        const troubles: unknown[] = [];
        const following = await restartFollower({
          follow: () =>
            log.follow({
              topics: ['webhooks'],
              from: 'start',
              onRecords: (records) => void seen.push(...records.map(({ key }) => key)),
            }),
          onEnd: (error) => troubles.push(error),
          retryMs: 50,
        });
        await without(rightOf('webhooks', 'Read', 'v2.webhooks'), () =>
          eventually('the follower says why it ended', () =>
            troubles.some((each) => each instanceof KafkaAccessError),
          ),
        );
        await without(rightOf('webhooks', 'Write', 'v2.webhooks'), async () => {
          const append = () => log.append('webhooks', [{ key: 'refused', value: Buffer.from('v') }]);
          expect(await refusal(append())).to.deep.equal(['Write topic v2.webhooks']);
        });
        const key = `given ${library}`;
        await log.append('webhooks', [{ key, value: Buffer.from('v') }]);
        await eventually('it goes on', () => seen.includes(key));
        expect(seen).not.to.include('refused');
        await following.stop();
      });
    }

    it('says which right a running service lacks, also one that it has not missed yet', async () => {
      const [health, metrics] = [createHealth(), createMetrics('test', { defaults: false })];
      const said: string[] = [];
      const say = (_: unknown, message: string): void => void said.push(message);
      const logger = { error: say, info: (message: string) => void said.push(message) };
      const watch = createRightsWatch({
        config: configOf('query', 'kafkajs'),
        ...{ who: 'query', user: 'query', health, metrics, everyMs: 50 },
        logger: logger as unknown as Parameters<typeof createRightsWatch>[0]['logger'],
      });
      await watch.start();
      await without(rightOf('query', 'Write', 'v2.flags'), async () => {
        await eventually('it is unhealthy', () => !health.healthy());
        expect(health.loops()[0]).to.include({
          trouble: 'this user lacks Write on topic v2.flags',
          remedy: 'footnote topics acls',
        });
        expect(await metrics.text()).to.match(
          /^footnote_missing_rights\{resource="topic",name="v2.flags",operation="Write".*\} 1$/m,
        );
      });
      await eventually('it is healthy again', () => health.healthy());
      await watch.stop();
      expect(said).to.deep.equal([
        'the brokers refuse Write on topic v2.flags',
        'no right on the brokers is missing any more',
      ]);
    });
  });
