import { expect } from 'chai';
import fc from 'fast-check';
import { partitionId } from '../../partition-id.ts';
import type { TopicPartition } from '../../port.ts';
import {
  type Bid,
  decodeBid,
  decodeShare,
  encodeBid,
  encodeShare,
  type Share,
  shareOut,
} from './assignment.ts';

const TOPICS = ['facts', 'filings'];
const counts = (partitions: number): ReadonlyMap<string, number> =>
  new Map(TOPICS.map((topic) => [topic, partitions]));
const ids = (places: readonly TopicPartition[]): readonly string[] => places.map(partitionId).sort();

const bids = (members: readonly string[], shares: ReadonlyMap<string, Share>, generation: number) =>
  new Map(
    members.map((id): [string, Bid] => [
      id,
      { topics: TOPICS, owned: shares.get(id)?.partitions ?? [], generation },
    ]),
  );

describe('sharing out among members of a group on Kafka', () => {
  it('encodes and decodes bids and shares without loss', () => {
    const bid: Bid = { topics: TOPICS, owned: [{ topic: 'facts', partition: 3 }], generation: 7 };
    const share: Share = { partitions: [{ topic: 'filings', partition: 0 }], pending: true };
    expect(decodeBid(encodeBid(bid))).to.deep.equal(bid);
    expect(decodeBid(encodeBid({ ...bid, alone: true }))).to.deep.equal({ ...bid, alone: true });
    expect(decodeShare(encodeShare(share))).to.deep.equal(share);
    expect(decodeShare(Buffer.alloc(0))).to.deep.equal({ partitions: [], pending: false });
  });

  it('never assigns a partition that another member still owns, and balances once all are released', () => {
    const churn = fc.array(fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(churn, fc.integer({ min: 1, max: 9 }), (rounds, partitions) => {
        let shares: ReadonlyMap<string, Share> = new Map();
        let generation = 0;
        for (const members of rounds) {
          for (let step = 0, pending = true; pending; step += 1) {
            expect(step).to.be.at.most(2);
            const before = bids(members, shares, generation);
            shares = shareOut(before, counts(partitions));
            generation += 1;
            const given = [...shares.values()].flatMap((each) => ids(each.partitions));
            expect(new Set(given).size).to.equal(given.length);
            for (const [id, { owned }] of before)
              for (const place of ids(owned))
                for (const [other, { partitions: mine }] of shares)
                  if (other !== id) expect(ids(mine)).not.to.include(place);
            pending = [...shares.values()].some((each) => each.pending);
          }
          const sizes = members.map((id) => shares.get(id)?.partitions.length ?? 0);
          expect(sizes.reduce((sum, size) => sum + size, 0)).to.equal(2 * partitions);
          expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(2);
          for (const { partitions: mine } of shares.values()) {
            const numbers = (topic: string) =>
              mine.filter((place) => place.topic === topic).map(({ partition }) => partition);
            expect(numbers('facts')).to.have.members(numbers('filings'));
          }
        }
      }),
    );
  });

  it('trusts the newer generation when two members claim a partition', () => {
    const place = { topic: 'facts', partition: 0 };
    const shares = shareOut(
      new Map([
        ['old', { topics: ['facts'], owned: [place], generation: 3 }],
        ['new', { topics: ['facts'], owned: [place], generation: 5 }],
      ]),
      new Map([['facts', 1]]),
    );
    expect(shares.get('new')?.partitions).to.deep.equal([place]);
    expect(shares.get('old')?.partitions).to.deep.equal([]);
  });
});
