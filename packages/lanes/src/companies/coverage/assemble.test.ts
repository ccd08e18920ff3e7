import { expect } from 'chai';
import { laneSupport, type Found } from './assemble.ts';
import { LANES, type LaneName } from './lanes.ts';
import { CLOSES, PRICES, STATEMENTS } from './presence.ts';
import { KINDS } from './read.ts';

const ROUTES = {
  all: new Set(Object.values(LANES).map(({ path }) => path)),
  unlisted: new Set(['/v2/history']),
};
const EVERYTHING: Found = {
  asset: 'stock',
  without: 'not_applicable',
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

  it('says why it is not available, and whether a part is served', () => {
    const stateOf = (lane: LaneName, more: Partial<Found> = {}) => {
      const found = laneSupport(lane, LANES[lane], { ...EVERYTHING, ...more }, ROUTES);
      return [found.reason, found.answers_in_part];
    };
    expect(stateOf('snapshot')).to.deep.equal([null, false]);
    const known = new Set([PRICES, CLOSES]);
    const prices = { there: known, inTime: known };
    expect(stateOf('snapshot', { ...prices, asset: 'fund' })).to.deep.equal(['not_applicable', true]);
    expect(stateOf('valuation', { ...prices, asset: 'fund' })).to.deep.equal(['not_applicable', false]);
    expect(stateOf('events', { filesAbroad: true })).to.deep.equal(['not_applicable', false]);
    expect(stateOf('facts', { asset: 'unknown', without: 'company_unknown' })).to.deep.equal([
      'company_unknown',
      false,
    ]);
    expect(stateOf('facts', { there: new Set() })).to.deep.equal(['not_collected', false]);
    expect(stateOf('snapshot', { inTime: new Set() })).to.deep.equal(['stale', true]);
    // A foreign issuer announces on Form 6-K: its results are there without announcements. A bank has earnings per share.
    expect(stateOf('earnings', { filesAbroad: true })).to.deep.equal(['not_applicable', true]);
    expect(stateOf('valuation', { served: new Set() })).to.deep.equal(['refused', true]);
  });

  it('says of prices that cannot be brought to one basis that they are refused, and is available by their closes', () => {
    const known = new Set([CLOSES, STATEMENTS]);
    const stateOf = (lane: LaneName) => {
      const found = { ...EVERYTHING, there: known, inTime: known };
      const { reason, answers_in_part: inPart } = laneSupport(lane, LANES[lane], found, ROUTES);
      return [reason, inPart];
    };
    expect((['technicals', 'price_action'] as const).map(stateOf)).to.deep.equal([
      ['refused', false],
      ['refused', false],
    ]);
    expect((['snapshot', 'history'] as const).map(stateOf)).to.deep.equal([
      ['refused', true],
      ['refused', true],
    ]);
    expect(stateOf('dividends')).to.deep.equal(['not_collected', false]);
    expect(stateOf('valuation')).to.deep.equal([null, false]);
    const without = { there: new Set([CLOSES]), inTime: new Set([CLOSES]) };
    expect(laneSupport('snapshot', LANES.snapshot, { ...EVERYTHING, ...without }, ROUTES).reason).to.equal(
      'not_collected',
    );
  });

  it('applies to a symbol without a company if its endpoint serves figures of prices', () => {
    const unlisted = { asset: 'unknown', served: new Set<never>() } as const;
    expect(available('history', unlisted)).to.equal(true);
    expect(available('fundamentals', unlisted)).to.equal(false);
  });
});
