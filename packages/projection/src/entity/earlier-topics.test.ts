import type { GroupLag } from '@footnote/event-log/port';
import { expect } from 'chai';
import { createEarlierTopics, type StageLag } from './earlier-topics.ts';

const TOPICS = ['companies', 'filings', 'facts'];
const FACTS = 2;

describe('entities whose earlier topics are behind', () => {
  let at: number;
  let asked: number;
  let stages: readonly StageLag[];
  let lags: readonly GroupLag[];
  const lagOf = (topic: string, partition: number, high: number, committed: number): GroupLag => ({
    topic,
    partition,
    committed,
    high,
    lag: high - committed,
  });
  const stageLag = (
    read: number,
    {
      writes = 'filings',
      partition = 0,
      high = 10,
    }: { writes?: string; partition?: number; high?: number } = {},
  ): StageLag => ({
    ...lagOf('documents', partition, high, read),
    stage: `${writes}-parser`,
    writes: [writes],
  });
  const waitFor = (...some: readonly GroupLag[]) => {
    lags = some;
    return createEarlierTopics(
      {
        topics: TOPICS,
        maxMs: 100,
        lag: () => {
          asked += 1;
          return Promise.resolve(lags);
        },
        stageMs: 50,
        stages: () => Promise.resolve(stages),
      },
      () => at,
    );
  };
  const batch = (topic: string, partition: number, offset: number) => ({
    topic,
    partition,
    records: [{ topic, partition, offset, key: '', value: new Uint8Array() }],
  });
  const standing = (entity: string, rank = FACTS, partition = 0) => new Map([[entity, { partition, rank }]]);

  beforeEach(() => {
    at = 1000;
    asked = 0;
    stages = [];
  });

  it('wait until these are read as far as they reached', async () => {
    const earlier = waitFor(lagOf('companies', 0, 3, 3), lagOf('filings', 0, 10, 4));
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal(['A']);
    earlier.see(batch('filings', 0, 8));
    expect(earlier.left('A')).to.equal(100);
    earlier.see(batch('filings', 0, 9));
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
    expect(asked, 'the ends are noted once').to.equal(1);
  });

  it('do not wait for what was read but is not committed, for other partitions, or for later topics', async () => {
    const earlier = waitFor(lagOf('filings', 0, 10, 4), lagOf('filings', 1, 9, 0), lagOf('facts', 0, 90, 0));
    earlier.see(batch('filings', 0, 9));
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
    expect([...(await earlier.waiting(standing('B', 1, 1)))]).to.deep.equal([]);
    expect([...(await earlier.waiting(standing('C', FACTS, 1)))]).to.deep.equal(['C']);
  });

  it('wait for a while in all, also if records of a later topic come', async () => {
    const earlier = waitFor(lagOf('companies', 0, 5, 0), lagOf('filings', 0, 10, 4));
    expect([...(await earlier.waiting(standing('A', 1)))]).to.deep.equal(['A']);
    at = 1060;
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal(['A']);
    expect(earlier.left('A')).to.equal(40);
    at = 1100;
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
    earlier.forget('A');
    expect([...(await earlier.waiting(standing('A')))], 'begins anew').to.deep.equal(['A']);
  });

  it('ask nothing of the log for the first topic', async () => {
    const earlier = waitFor(lagOf('companies', 0, 5, 0));
    expect([...(await earlier.waiting(standing('A', 0)))]).to.deep.equal([]);
    expect(asked).to.equal(0);
  });

  it('wait until a stage that makes records of an earlier topic has read on, and then for these records', async () => {
    const earlier = waitFor();
    stages = [stageLag(4)];
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal(['A']);
    stages = [stageLag(9, { high: 12 })];
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal(['A']);
    expect(earlier.left('A'), 'until it is looked at again').to.be.within(1, 50);
    stages = [stageLag(10, { high: 12 })];
    lags = [lagOf('filings', 0, 7, 5)];
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal(['A']);
    earlier.see(batch('filings', 0, 6));
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
  });

  it('do not wait for a stage of another partition or of no earlier topic, and for none that stands still', async () => {
    const earlier = waitFor();
    stages = [
      stageLag(4, { partition: 1 }),
      stageLag(4, { writes: 'facts' }),
      stageLag(4, { writes: 'sections' }),
    ];
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
    stages = [stageLag(4)];
    expect([...(await earlier.waiting(standing('B')))]).to.deep.equal(['B']);
    at += 40;
    stages = [stageLag(5)];
    expect([...(await earlier.waiting(standing('B')))]).to.deep.equal(['B']);
    at += 40;
    expect([...(await earlier.waiting(standing('B')))], 'it reads on').to.deep.equal(['B']);
    at += 10;
    expect([...(await earlier.waiting(standing('B')))]).to.deep.equal([]);
  });

  it('do not wait for a stage that has never read anything', async () => {
    const earlier = waitFor();
    stages = [{ ...stageLag(0), committed: -1 }];
    expect([...(await earlier.waiting(standing('A')))]).to.deep.equal([]);
    stages = [...stages, stageLag(3, { partition: 1 })];
    expect([...(await earlier.waiting(standing('B')))], 'it has begun elsewhere').to.deep.equal(['B']);
  });
});
