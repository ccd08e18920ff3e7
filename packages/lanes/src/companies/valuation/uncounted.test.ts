import { expect } from 'chai';
import type { FoundMarket } from '../profile/market.ts';
import { SAMPLE_END, valuedSample } from '../../testing/valued-sample.ts';
import { valuationMembers } from './assemble.ts';

type Case = {
  readonly refusal?: string;
  readonly symbols?: readonly string[];
  readonly currency?: string;
  readonly form?: string;
  readonly end?: string;
  readonly price?: Partial<FoundMarket['prices'][number]>;
  readonly basicShares?: string | null;
};

/** Multiples of a company at 60 a share with earnings of 5 a share, and no count on the cover page. */
function multiplesOf(about: Case) {
  const { refusal = 'not_reported', symbols = ['ACME'], currency = 'USD', form = '10-Q' } = about;
  const { end = SAMPLE_END, basicShares = '200', price = {} } = about;
  const sample = valuedSample({
    market: { symbols, basicShares },
    price,
    head: { reporting_currency: currency },
    profile: { shares_outstanding: null, shares_as_of: null, shares_refusal: refusal as 'not_reported' },
    figures: { net_income: '1000', eps_diluted: '5', revenue: '4000' },
    end,
    form,
  });
  const { market_value, multiples, yields } = valuationMembers({ ...sample, history: null });
  const short = (figure: unknown): string =>
    typeof figure === 'object' && figure !== null && 'reason' in figure
      ? String(figure.reason)
      : String((figure as { readonly value?: unknown }).value ?? figure);
  return [
    short(market_value.value),
    short(multiples.price_to_earnings),
    short(yields.earnings_yield_pct),
    short(multiples.price_to_sales),
  ];
}

const earningsOf = (about: Case): string | undefined => multiplesOf(about)[1];

describe('multiples of a company without a share count', () => {
  it('of earnings need the close and earnings per share only', () => {
    expect(multiplesOf({})).to.deep.equal(['not_reported', '12', '8.33', 'not_reported']);
    expect(earningsOf({ refusal: 'no_report' })).to.equal('12');
    expect(multiplesOf({ refusal: 'outdated' })).to.deep.equal(['outdated', '12', '8.33', 'outdated']);
    expect(earningsOf({ symbols: ['ACME', 'ACME-PA', 'NOTE'], basicShares: null })).to.equal('12');
  });

  it('are refused where the share of the close may be another one', () => {
    expect(earningsOf({ symbols: ['ACME', 'ACME-B'] })).to.equal('class_values_unknown');
    expect(earningsOf({ symbols: ['ACMA', 'ACME'] })).to.equal('another_security');
    expect(earningsOf({ form: '20-F' })).to.equal('deposit_ratio_unknown');
    expect(earningsOf({ form: '6-K' })).to.equal('deposit_ratio_unknown');
  });

  it('are refused where close and earnings are of other days, currencies or splits', () => {
    expect(earningsOf({ currency: 'EUR' })).to.equal('currency_mismatch');
    expect(earningsOf({ end: '2025-09-30' })).to.equal('stale_statements');
    expect(earningsOf({ price: { last_bar: '2026-04-30' } })).to.equal('stale_prices');
    const split = (date: string) => ({ price: { split_dates: [date], split_ratios: [2] } });
    expect(earningsOf(split('2026-05-10'))).to.equal('24');
    expect(earningsOf(split('2026-04-10'))).to.equal('split_unconfirmed');
    expect(earningsOf({ price: { splits_reported: false } })).to.equal('splits_unknown');
    // 100 million shares on average at five each are no income of a thousand.
    expect(earningsOf({ basicShares: '100000000' })).to.equal('shares_disagree');
  });

  it('are refused where the count is in doubt, and not only missing', () => {
    for (const refusal of ['implausible', 'two_values', 'split_unconfirmed'])
      expect(earningsOf({ refusal })).to.equal(refusal);
  });
});
