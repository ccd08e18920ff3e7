import type { GroupLag } from '@footnote/event-log/port';
import { expect } from 'chai';
import { createEarlierTopics } from './earlier-topics.ts';

const TOPICS = ['companies', 'filings', 'facts'];
const FACTS = 2;

describe('entities whose earlier topics are behind', () => {
  let at: number;
  let asked: number;
  const lagOf = (topic: string, partition: number, high: number, committed: number): GroupLag => ({
    topic,
    partition,
    committed,
    high,
    lag: high - committed,
  });
  const waitFor = (...lags: readonly GroupLag[]) =>
    createEarlierTopics(
      {
        topics: TOPICS,
        maxMs: 100,
        lag: () => {
          asked += 1;
          return Promise.resolve(lags);
        },
      },
      () => at,
    );
  const batch = (topic: string, partition: number, offset: number) => ({
    topic,
    partition,
    records: [{ topic, partition, offset, key: '', value: new Uint8Array() }],
  });
  const standing = (entity: string, rank = FACTS, partition = 0) => new Map([[entity, { partition, rank }]]);

  beforeEach(() => {
    at = 1000;
    asked = 0;
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
});
