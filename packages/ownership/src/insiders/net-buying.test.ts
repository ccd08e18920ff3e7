import { expect } from 'chai';
import { netBuying, type OpenMarketTrade } from './net-buying.ts';

const trade = (code: 'P' | 'S', shares: string | null, fields: Partial<OpenMarketTrade> = {}) =>
  ({
    filed: '2026-06-30',
    code,
    direction: code === 'P' ? 'A' : 'D',
    date: '2026-06-01',
    shares,
    price: '10',
    total_value: null,
    equity_swap: false,
    security: 'Common Stock',
    doubts: [],
    owners: ['1'],
    ...fields,
  }) satisfies OpenMarketTrade;

const THREE = (trades: readonly OpenMarketTrade[]) => netBuying(trades, '2026-06-30', 3);

describe('net buying', () => {
  it('is purchases less sales, exactly', () => {
    const all = [
      trade('P', '100.1', { price: '10.01' }),
      trade('S', '200', { price: '11', owners: ['2', '3'] }),
      trade('S', '0.1', { price: '11', owners: ['3'], security: 'COMMON STOCK' }),
    ];
    const { counted, ...sums } = THREE(all);
    expect(counted).to.deep.equal(all);
    expect(sums).to.deep.equal({
      months: 3,
      from: '2026-03-31',
      to: '2026-06-30',
      purchases: { transactions: 1, insiders: 1, shares: '100.1', value: '1002.001' },
      sales: { transactions: 2, insiders: 1, shares: '200.1', value: '2201.1' },
      net: { shares: '-100', value: '-1199.099' },
      securities: ['COMMON STOCK'],
      left_out: { contrary: 0, doubtful: 0, equity_swap: 0, undated: 0 },
    });
  });

  it('includes trades within the months, and none with an invalid date', () => {
    const dates = ['2026-03-30', '2026-03-31', '2026-06-30', '2026-07-01', '0026-06-01', null];
    const { purchases, left_out: leftOut } = THREE(dates.map((date) => trade('P', '1', { date })));
    expect(purchases.shares).to.equal('2');
    expect(leftOut.undated).to.equal(3);
    expect(THREE([trade('P', '1', { date: '2026-06-30', filed: '2026-06-29' })]).purchases.shares).to.equal(
      '0',
    );
  });

  it('has no value if a price is missing, and no number if a number of shares is', () => {
    const missing = THREE([trade('P', '1', { price: null }), trade('S', '2')]);
    expect(missing.purchases).to.deep.include({ shares: '1', value: { refused: 'price_not_stated' } });
    expect(missing.sales.value).to.equal('20');
    expect(missing.net).to.deep.equal({ shares: '-1', value: { refused: 'price_not_stated' } });
    expect(THREE([trade('P', null)]).net.shares).to.deep.equal({ refused: 'shares_not_stated' });
    expect(THREE([trade('P', null, { price: null, total_value: '7' })]).purchases.value).to.equal('7');
  });

  it('excludes trades that contradict their code, and equity swaps', () => {
    const {
      purchases,
      sales,
      left_out: leftOut,
    } = THREE([
      trade('P', '1', { direction: 'D' }),
      trade('S', '2', { equity_swap: true }),
      trade('S', '4', { direction: null }),
    ]);
    expect([purchases.transactions, sales.shares]).to.deep.equal([0, '4']);
    expect(leftOut).to.deep.equal({ contrary: 1, doubtful: 0, equity_swap: 1, undated: 0 });
  });
});
