import { expect } from 'chai';
import { includesOperation, isRefused, KafkaAccessError, rightsInWords } from './access.ts';
import type { Broker, Cluster } from './cluster.ts';
import { guardedLibrary } from './guarded.ts';
import { coordinatorOf } from './link.ts';
import { allowedOn } from './operations.ts';

const REFUSED_TOPIC = Object.assign(new Error('no'), { type: 'TOPIC_AUTHORIZATION_FAILED' });
const REFUSED_GROUP = Object.assign(new Error('no'), { type: 'GROUP_AUTHORIZATION_FAILED' });

/** A cluster of one broker that answers what `broker` does. */
const guarded = (broker: Partial<Broker>, cluster: Partial<Cluster> = {}): Cluster =>
  guardedLibrary({
    cluster: () =>
      ({
        findControllerBroker: () => Promise.resolve(broker),
        findGroupCoordinator: () => Promise.resolve(broker),
        ...cluster,
      }) as unknown as Cluster,
    producer: () => Promise.reject(new Error('not asked for')),
  }).cluster();

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'answered',
    (error: unknown) => (isRefused(error) ? rightsInWords(error.rights) : String(error)),
  );

describe('requests to Kafka without a right', () => {
  const fetching = (topics: readonly string[]) => ({
    ...{ maxWaitTime: 1000, minBytes: 1, maxBytes: 1000 },
    topics: topics.map((topic) => ({ topic, partitions: [] })),
  });

  it('name the topics among several that may not be read', async () => {
    const asked: string[] = [];
    const broker = await guarded({
      fetch: ({ topics, maxWaitTime }) => {
        asked.push(`${topics.map(({ topic }) => topic).join(',')} ${maxWaitTime}`);
        return topics.some(({ topic }) => topic === 'facts')
          ? Promise.reject(REFUSED_TOPIC)
          : Promise.resolve({ responses: [] });
      },
    }).findControllerBroker();
    expect(await refusalOf(broker.fetch(fetching(['filings', 'facts'])))).to.equal('Read on topic facts');
    expect(asked).to.deep.equal(['filings,facts 1000', 'filings 0', 'facts 0']);
    expect(await refusalOf(broker.fetch(fetching(['filings'])))).to.equal('answered');
  });

  it('name the group or the topic, as the broker refuses one or the other', async () => {
    let refused = REFUSED_GROUP;
    const broker = await guarded({ offsetCommit: () => Promise.reject(refused) }).findControllerBroker();
    const commit = () =>
      refusalOf(
        broker.offsetCommit({
          ...{ groupId: 'parser', groupGenerationId: 1, memberId: 'm' },
          topics: [{ topic: 'documents', partitions: [] }],
        }),
      );
    expect(await commit()).to.equal('Read on group parser');
    refused = REFUSED_TOPIC;
    expect(await commit()).to.equal('Read on topic documents');
    refused = Object.assign(new Error('busy'), { type: 'REBALANCE_IN_PROGRESS' });
    expect(await commit()).to.equal('Error: busy');
  });

  it('name the group that may not be deleted, which is a result and no error to the clients', async () => {
    const broker = await guarded({
      deleteGroups: () => Promise.resolve({ results: [{ errorCode: 30, error: REFUSED_GROUP }] }),
    }).findControllerBroker();
    expect(await refusalOf(broker.deleteGroups(['old']))).to.equal('Delete on group old');
  });

  it('find the coordinator once the right to the group is given', async () => {
    let [isAllowed, asked] = [false, 0];
    const cluster = guarded(
      {},
      {
        findGroupCoordinator: () => {
          asked += 1;
          return isAllowed ? Promise.resolve({} as Broker) : Promise.reject(REFUSED_GROUP);
        },
      },
    );
    expect(await refusalOf(coordinatorOf(cluster, 'parser'))).to.equal('Describe on group parser');
    isAllowed = true;
    await coordinatorOf(cluster, 'parser');
    await coordinatorOf(cluster, 'parser');
    expect(asked, 'and keep it').to.equal(2);
  });
});

describe('what the brokers say that a user may do', () => {
  it('is nothing where not even the description is allowed, and is not known of what is not there', () => {
    const told = allowedOn([
      { name: 'facts', error: 0, bits: 0b1000 },
      { name: 'keys', error: 29, bits: 0 },
      { name: 'later', error: 3, bits: -(2 ** 31) },
    ]);
    expect([...(told ?? [])]).to.deep.equal([
      ['facts', 0b1000],
      ['keys', 0],
    ]);
    expect(includesOperation(0b1000, 'Read')).to.equal(true);
    expect(includesOperation(0b1000, 'Write')).to.equal(false);
  });

  it('is unknown of brokers that do not say', () => {
    expect(allowedOn([{ name: 'facts', error: 0, bits: -(2 ** 31) }])).to.equal(undefined);
  });

  it('is told in one sentence', () => {
    const on = (name: string, operation: 'Read' | 'Write') =>
      ({ resource: 'topic', name, operation }) as const;
    const error = new KafkaAccessError(
      [on('a', 'Read'), on('b', 'Read'), on('c', 'Read'), on('a', 'Write')],
      'X',
    );
    expect(error.message).to.match(
      /^the brokers refuse Read on topics a, b and c; Write on topic a to this user/,
    );
  });
});
