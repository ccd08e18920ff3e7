import { expect } from 'chai';
import fc from 'fast-check';
import { concentrationOf } from './concentration.ts';

const of = (...values: readonly number[]) =>
  concentrationOf(values.map((value, at) => ({ name: `p${at}`, value: BigInt(value) })));

describe('concentration', () => {
  it('is the sum of squared shares, with the largest parts first', () => {
    expect(of(25, 0, 50, 25)).to.deep.equal({
      hhi: 0.375,
      count: 3,
      shares: [
        { name: 'p2', share_pct: 50 },
        { name: 'p0', share_pct: 25 },
        { name: 'p3', share_pct: 25 },
      ],
    });
    expect(of(7)?.hhi).to.equal(1);
  });

  it('is null without a part above zero, or with one below zero', () => {
    expect([of(), of(0), of(5, -1)]).to.deep.equal([null, null, null]);
  });

  it('is between that of equal parts and that of a single part', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 }),
        (values) => {
          const { hhi = 0, shares = [] } = of(...values) ?? {};
          expect(hhi).to.be.within(1 / values.length - 1e-9, 1 + 1e-9);
          expect(shares.reduce((sum, { share_pct: share }) => sum + share, 0)).to.be.closeTo(100, 1e-9);
        },
      ),
    );
  });
});
