import { expect } from 'chai';
import { laneSupport, type Found } from './assemble.ts';
import { LANES, type LaneName } from './lanes.ts';
import { KINDS } from './read.ts';

const ROUTES = {
  all: new Set(Object.values(LANES).map(({ path }) => path)),
  unlisted: new Set(['/v2/history']),
};
const EVERYTHING: Found = {
  asset: 'stock',
  filesAbroad: false,
  there: new Set(KINDS),
  inTime: new Set(KINDS),
  served: new Set(['implied_growth', 'market_value']),
};

const available = (lane: LaneName, more: Partial<Found> = {}): boolean =>
  laneSupport(lane, LANES[lane], { ...EVERYTHING, ...more }, ROUTES).available_now;

describe('the state of a lane', () => {
  it('is available with all its data in time', () => {
    for (const lane of ['valuation', 'priced_in', 'history'] as const)
      expect(available(lane), lane).to.equal(true);
    expect(available('valuation', { inTime: new Set() })).to.equal(false);
  });

  it('is not available if its data are there and every figure of them is refused', () => {
    // A bank has a market value, and no free cash flow.
    const bank = { served: new Set(['market_value'] as const) };
    expect(available('valuation', bank)).to.equal(true);
    expect(available('priced_in', bank)).to.equal(false);
    const withoutShares = { served: new Set<never>() };
    expect(available('valuation', withoutShares)).to.equal(false);
    expect(available('snapshot', withoutShares)).to.equal(true);
  });

  it('applies to a symbol without a company if its endpoint serves figures of prices', () => {
    const unlisted = { asset: 'unknown', served: new Set<never>() } as const;
    expect(available('history', unlisted)).to.equal(true);
    expect(available('fundamentals', unlisted)).to.equal(false);
  });
});
