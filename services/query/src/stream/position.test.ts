import { expect } from 'chai';
import fc from 'fast-check';
import { STREAMED } from '@footnote/wire/events/streamed-topics';
import { readPosition, writePosition, type Position } from './position.ts';

const offset = fc.oneof(fc.nat(300), fc.maxSafeNat());
const offsets = fc.array(offset, { minLength: 1, maxLength: 12 });
const position: fc.Arbitrary<Position> = fc
  .record({
    filings: offsets,
    stakes: offsets,
    trades: offsets,
    revisions: offsets,
    releases: offsets,
    governance: offsets,
  })
  .map((next) => {
    const partition = next.trades.findIndex((at) => at > 0);
    const witness = partition < 0 ? null : ({ topic: 'trades', partition, check: '00c0ffee' } as const);
    return { next, witness };
  });
const partitionsOf = ({ next }: Position) => ({
  filings: next.filings.length,
  stakes: next.stakes.length,
  trades: next.trades.length,
  revisions: next.revisions.length,
  releases: next.releases.length,
  governance: next.governance.length,
});

describe('the ids of the stream', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(position, (one) => {
        expect(readPosition(writePosition(one), partitionsOf(one))).to.deep.equal(one);
      }),
    );
  });

  it('of other numbers of partitions are none', () => {
    fc.assert(
      fc.property(position, fc.constantFrom(...STREAMED), (one, topic) => {
        const partitions = partitionsOf(one);
        const other = { ...partitions, [topic]: partitions[topic] + 1 };
        expect(readPosition(writePosition(one), other)).to.equal(undefined);
      }),
    );
  });

  it('may lack a topic of a later version, which is read from its start', () => {
    const older = Buffer.from([2, 5, 6, 1, 7]).toString('base64url');
    expect(
      readPosition(older, { filings: 2, stakes: 1, trades: 2, revisions: 1, releases: 1, governance: 1 }),
    ).to.deep.equal({
      next: { filings: [5, 6], stakes: [7], trades: [0, 0], revisions: [0], releases: [0], governance: [0] },
      witness: null,
    });
  });

  it('are nothing else', () => {
    const partitions = { filings: 1, stakes: 1, trades: 1, revisions: 1, releases: 1, governance: 1 };
    const good = Buffer.from([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).toString('base64url');
    expect(readPosition(`${good}.0.0.00c0ffee`, partitions)).not.to.equal(undefined);
    for (const text of [
      '',
      '.',
      '!',
      'é',
      `${good}!`,
      `${good}.`,
      `${good}.0`,
      `${good}.0.0`,
      `${good}.0.0.x`,
      `${good}.0.0.00c0ffee.1`,
      `${good}.6.0.00c0ffee`,
      `${good}.__proto__.0.00c0ffee`,
      `${good}.0.1.00c0ffee`,
      Buffer.from([1, 1, 1, 1, 1, 1, 1, 129]).toString('base64url'),
      Buffer.from([255, 255, 255, 255, 255, 255, 255, 255, 255, 1]).toString('base64url'),
      Buffer.from([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]).toString('base64url'),
      Buffer.from([9, 1]).toString('base64url'),
    ])
      expect(readPosition(text, partitions), text).to.equal(undefined);
    fc.assert(
      fc.property(fc.string(), (text) => {
        readPosition(text, partitions);
      }),
    );
  });
});
