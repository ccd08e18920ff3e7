import { expect } from 'chai';
import type { Doubt } from './doubts.ts';
import type { FiledReport } from './filed.ts';
import { ledgerOf } from './ledger.ts';
import { netBuying, type OpenMarketTrade } from './net-buying.ts';
import { report, traded } from './testing/reports.ts';

const doubtsIn = (...reports: readonly FiledReport[]): readonly (readonly Doubt[])[] =>
  ledgerOf(reports).lines.map(({ doubts }) => doubts);
const dated = (date: string) => traded('P', '200', '11', '2200', { transaction: { date } });

/** Purchases and sales at about 10. */
const MARKET = report('m', [
  traded('P', '100', '11', '1100'),
  traded('S', '100', '9.5', '1000'),
  traded('F', '10', '10', '990'),
]);
const warrants = (price: string, shares: string, underlying: string) =>
  traded('P', shares, price, '1000', {
    derivative: true,
    security: 'Pre-Funded Warrant',
    underlying: { security: 'Common Stock', shares: underlying, value: null },
  });

describe('a transaction of an insider is doubted', () => {
  it('for a date in 2035 or in the year 22 on a form of February 2025, or years before its period of report', () => {
    const form = { filed: '2025-02-12', period: '2025-02-10' };
    const rows = ['2035-02-10', '0022-02-11', '2023-02-10', '2025-02-10', '2024-06-03'].map(dated);
    const contradicted = ['date_contradicted'];
    expect(doubtsIn(report('o', rows, form))).to.deep.equal([
      contradicted,
      contradicted,
      contradicted,
      [],
      [],
    ]);
    const late = [dated('2023-02-10')];
    expect(doubtsIn(report('o', late, { ...form, form: '5' }))).to.deep.equal([[]]);
  });

  it('for a negative number of shares, or a negative price', () => {
    expect(
      doubtsIn(report('o', [traded('P', '-500', '9', '500'), traded('S', '5', '-9', '500')])),
    ).to.deep.equal([['negative_amount'], ['negative_amount']]);
  });

  it('for a price per depositary share of ordinary shares, unless it was converted', () => {
    const bought = (security: string, text: string): FiledReport =>
      report(
        'o',
        [
          traded('P', '2501582400', '3.45', '2501582400', {
            security,
            footnotes: [{ element: 'transactionPricePerShare', footnote: 0 }],
          }),
        ],
        { footnotes: [text] },
      );
    const note = 'The price is per American Depositary Share. Each represents 43,200 ordinary shares.';
    expect(doubtsIn(bought('Ordinary Shares', note))).to.deep.equal([['price_of_another_unit']]);
    expect(doubtsIn(bought('American Depositary Shares', note))).to.deep.equal([[]]);
    const converted = 'The price per ADS was converted to a price of an ordinary share.';
    expect(doubtsIn(bought('Ordinary Shares', converted))).to.deep.equal([[]]);
  });

  it('for a warrant at a million times the price of the shares under it, not for a preferred share', () => {
    const rows = [
      warrants('16800000', '1000', '100'),
      warrants('1000', '50', '5000'),
      warrants('11', '1000', '1000'),
    ];
    expect(doubtsIn(MARKET, report('o', rows)).slice(3)).to.deep.equal([['price_implausible'], [], []]);
    expect(doubtsIn(report('o', rows.slice(0, 1))), 'without prices').to.deep.equal([[]]);
  });

  it('and is in no sum, whatever else is', () => {
    const of = (shares: string, doubts: readonly Doubt[]): OpenMarketTrade => ({
      ...{ filed: '2026-06-30', code: 'P', direction: 'A', date: '2026-06-01', shares, price: '10' },
      ...{ total_value: null, equity_swap: false, security: 'Common Stock', owners: ['1'], doubts },
    });
    const trades = [of('100', []), of('-500', ['negative_amount']), of('7', ['date_contradicted'])];
    const found = netBuying(trades, '2026-06-30', 3);
    expect(found.purchases).to.deep.include({ transactions: 1, shares: '100', value: '1000' });
    expect(found.left_out).to.deep.equal({ contrary: 0, doubtful: 1, equity_swap: 0, undated: 1 });
  });
});
