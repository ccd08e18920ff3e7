import { expect } from 'chai';
import { amountOf, type Amount } from './amounts.ts';
import { type InsiderMarket, type JudgedTrade, marketDoubts } from './market.ts';

const shares = (text: string): Amount => amountOf(text)!;
const COUNT = { shares: shares('1000000'), asOf: '2026-04-20', isOfOrdinaryShares: false };
const MARKET: InsiderMarket = {
  days: new Map([['2026-03-02', { low: 9.5, high: 10.5 }]]),
  splits: [],
  symbols: 1,
  count: COUNT,
};
const doubtsOf = (trade: Partial<JudgedTrade>, market: Partial<InsiderMarket> = {}): readonly string[] =>
  marketDoubts(
    {
      ...{ date: '2026-03-02', code: 'P', derivative: false, security: 'Common Stock', shares: '100' },
      ...{ price: '10', total_value: null, shares_after: '1100' },
      ...trade,
    },
    { ...MARKET, ...market },
  );

describe('by the market a transaction of an insider is doubted', () => {
  const off = ['price_off_market'];

  it('for a price of twice the highest of the day or more, or half the lowest or less', () => {
    expect(['21', '20.99', '4.76', '4.75', '12', '0'].map((price) => doubtsOf({ price }))).to.deep.equal([
      off,
      [],
      [],
      off,
      [],
      off,
    ]);
    expect(doubtsOf({ code: 'S', price: '3000' })).to.deep.equal(off);
    expect(doubtsOf({ price: null, total_value: '100000' })).to.deep.equal(off);
  });

  it('but not where no price of the market was to be paid, or none of the day is known', () => {
    expect(doubtsOf({ code: 'M', price: '1' })).to.deep.equal([]);
    expect(doubtsOf({ price: null })).to.deep.equal([]);
    expect(doubtsOf({ date: '2026-03-03', price: '3000' })).to.deep.equal([]);
    expect(doubtsOf({ date: null, price: '3000' })).to.deep.equal([]);
  });

  it('by the prices of its own kind of security alone', () => {
    const dear = { price: '3000' };
    for (const security of ['Series A Preferred', 'Warrants', '5% Notes', 'American Depositary Shares'])
      expect(doubtsOf({ ...dear, security }), security).to.deep.equal([]);
    expect(doubtsOf({ ...dear, derivative: true })).to.deep.equal([]);
    const ofClass = { ...dear, security: 'Class A Common Stock' };
    expect([doubtsOf(ofClass), doubtsOf(ofClass, { symbols: 2 })]).to.deep.equal([off, []]);
    const receipts = { count: { ...COUNT, isOfOrdinaryShares: true } };
    expect(doubtsOf({ ...dear, security: 'Ordinary Shares' }, receipts)).to.deep.equal([]);
    expect(doubtsOf({ ...dear, security: 'ADS' }, receipts)).to.deep.equal(off);
  });

  it('for more shares than were outstanding, or more held', () => {
    const above = ['above_shares_outstanding'];
    expect(doubtsOf({ shares: '1000001', price: '1', code: 'A' })).to.deep.equal(above);
    expect(doubtsOf({ shares_after: '1000001' })).to.deep.equal(above);
    expect(doubtsOf({ shares: '1000000', shares_after: '1000000' })).to.deep.equal([]);
  });

  it('for a value above that of all shares', () => {
    expect(doubtsOf({ shares: null, price: null, total_value: '10500001' })).to.deep.equal([
      'above_market_value',
    ]);
    expect(doubtsOf({ shares: null, price: null, total_value: '10500000' })).to.deep.equal([]);
  });

  it('with a count of about the day, across splits that are known', () => {
    const many = { shares: '3000000', price: null, shares_after: null };
    const above = ['above_shares_outstanding'];
    const counted = (asOf: string, splits: InsiderMarket['splits'] = []): readonly string[] =>
      doubtsOf(many, { count: { ...COUNT, asOf }, splits });
    expect(counted('2026-04-20')).to.deep.equal(above);
    expect(counted('2027-04-20'), 'a year later').to.deep.equal([]);
    expect(counted('2026-02-20'), 'shares may have been issued since').to.deep.equal([]);
    expect(counted('2026-04-20', null), 'a split may be between').to.deep.equal([]);
    expect(counted('2026-04-20', [{ exDate: '2026-04-01', kind: 'split', ratio: 0.1 }])).to.deep.equal([]);
    expect(counted('2026-04-20', [{ exDate: '2026-04-01', kind: 'split', ratio: 4 }])).to.deep.equal(above);
    expect(doubtsOf(many, { count: null })).to.deep.equal([]);
  });
});
