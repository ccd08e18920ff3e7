import { expect } from 'chai';
import {
  type FoundMarket,
  isPlausibleFloat,
  lastMarketCapOf,
  type MarketCap,
  marketCapOf,
  type StoredPrice,
  yieldOf,
} from './market.ts';
import type { StoredDividends } from '../../market/dividends/read.ts';
import type { Stated, StatedProfile } from '../../subject/stated-profile.ts';

const NOW = Date.parse('2026-05-30T12:00:00Z');

const price = (symbol: string, close: number, more: Partial<StoredPrice> = {}): StoredPrice => ({
  symbol,
  source: 'daily',
  currency: 'USD',
  last_bar: '2026-05-29',
  close,
  splits_reported: true,
  split_dates: ['2020-08-31'],
  split_ratios: [4],
  ...more,
});

const market = (more: Partial<FoundMarket> = {}): FoundMarket => ({
  symbol: 'ACME',
  symbols: ['ACME', 'ACME-PA'],
  prices: [price('ACME', 291.88)],
  dividends: undefined,
  basicShares: null,
  ...more,
});

const stated = (more: Partial<StatedProfile> = {}): Stated => ({
  head: { as_of: '2026-05-01 20:31:00' } as Stated['head'],
  profile: {
    period_end: '2026-03-28',
    shares_outstanding: '14687356000',
    shares_as_of: '2026-04-17',
    shares_refusal: '',
    share_count_basis: 'listed_security',
    ...more,
  } as StatedProfile,
});

const shown = (cap: MarketCap): string => ('refusal' in cap ? cap.refusal : cap.value.toFixed());

describe('market value of a company', () => {
  it('is the newest close times the shares outstanding, with the close that it is of', () => {
    const cap = marketCapOf(market(), stated(), NOW);
    expect(shown(cap)).to.equal('4286945469280');
    expect('source' in cap && cap.source).to.deep.include({ close_date: '2026-05-29', source: 'daily' });
  });

  it('is of the close that is served, without the last digits of a binary number', () => {
    const cap = marketCapOf(market({ prices: [price('ACME', 380.3399963378906)] }), stated(), NOW);
    expect(shown(cap)).to.equal('5586188981040');
    expect('source' in cap && Number(cap.source.close)).to.equal(380.34);
  });

  it('applies a split since the newest filing, and is refused for one that the count may already reflect', () => {
    const split = (date: string): FoundMarket =>
      market({ prices: [price('ACME', 100, { split_dates: [date], split_ratios: [10] })] });
    expect(shown(marketCapOf(split('2026-05-20'), stated(), NOW))).to.equal('14687356000000');
    expect(shown(marketCapOf(split('2026-04-20'), stated(), NOW))).to.equal('split_unconfirmed');
    const unknown = market({ prices: [price('ACME', 100, { splits_reported: false })] });
    expect(shown(marketCapOf(unknown, stated(), NOW))).to.equal('splits_unknown');
  });

  it('of a feed without splits takes those that filings prove, and is refused if raw prices jumped since', () => {
    const of = (jump_on: string | null): MarketCap =>
      marketCapOf(
        market({ prices: [price('ACME', 100, { splits_reported: false, jump_on })] }),
        stated(),
        NOW,
      );
    expect(shown(of(null))).to.equal('1468735600000');
    expect(shown(of('2026-04-17'))).to.equal('1468735600000');
    expect(shown(of('2026-04-20'))).to.equal('splits_unknown');
    const [filings, prices] = [of(null), marketCapOf(market(), stated(), NOW)];
    expect('source' in filings && filings.source.splits_from).to.equal('filings');
    expect('source' in prices && prices.source.splits_from).to.equal('prices');
  });

  it('is refused for preferred stock, depositary shares, prices that are old or in another currency', () => {
    const preferred = market({ symbol: 'ACME-PA', prices: [price('ACME-PA', 25)] });
    expect(shown(marketCapOf(preferred, stated(), NOW))).to.equal('another_security');
    const abroad = stated({ share_count_basis: 'ordinary_shares' });
    expect(shown(marketCapOf(market(), abroad, NOW))).to.equal('deposit_ratio_unknown');
    const old = market({ prices: [price('ACME', 1, { last_bar: '2026-04-29' })] });
    expect(shown(marketCapOf(old, stated(), NOW))).to.equal('stale_prices');
    const euros = market({ prices: [price('ACME', 1, { currency: 'EUR' })] });
    expect(shown(marketCapOf(euros, stated(), NOW))).to.equal('not_in_usd');
    expect(shown(marketCapOf(market({ prices: [] }), stated(), NOW))).to.equal('prices_not_collected');
    expect(shown(marketCapOf(market(), undefined, NOW))).to.equal('no_statements');
    expect(shown(marketCapOf(market(), stated({ shares_refusal: 'outdated' }), NOW))).to.equal('outdated');
  });

  it('is refused as soon as newer statements must have been filed, as a valuation is', () => {
    const until = (end: string, cadence: 'annual' | 'quarterly') => {
      const { head, profile } = stated({ period_end: end });
      return shown(marketCapOf(market(), { head: { ...head, reporting_cadence: cadence }, profile }, NOW));
    };
    const days = (count: number) =>
      new Date(Date.parse('2026-05-30') - count * 86_400_000).toISOString().slice(0, 10);
    expect(until(days(184), 'quarterly')).to.equal('4286945469280');
    expect(until(days(185), 'quarterly')).to.equal('stale_statements');
    expect([until(days(499), 'annual'), until(days(500), 'annual')]).to.deep.equal([
      '4286945469280',
      'stale_statements',
    ]);
    const unknown = stated({ period_end: null });
    expect(shown(marketCapOf(market(), unknown, NOW))).to.equal('stale_statements');
    expect(shown(lastMarketCapOf(market(), unknown, NOW))).to.equal('4286945469280');
  });

  it('of several classes is served if all shares have equal rights and one price', () => {
    const classes = stated({ share_count_basis: 'all_classes', shares_outstanding: '1000' });
    const of = (basicShares: string | null, ...prices: readonly StoredPrice[]): string =>
      shown(
        marketCapOf(
          market({ symbol: 'ACME-B', symbols: ['ACME', 'ACME-B'], prices, basicShares }),
          classes,
          NOW,
        ),
      );
    expect(of('1010', price('ACME-B', 50), price('ACME', 51))).to.equal('50000');
    expect(of('1010', price('ACME-B', 50), price('ACME', 75_000))).to.equal('class_values_unknown');
    expect(of('700', price('ACME-B', 50), price('ACME', 51))).to.equal('class_values_unknown');
    expect(of(null, price('ACME-B', 50), price('ACME', 51))).to.equal('class_values_unknown');
    expect(of('1010', price('ACME-B', 50))).to.equal('class_values_unknown');
  });

  it('is refused from where its thresholds say', () => {
    const midnight = Date.parse('2026-05-30');
    const closedOn = (day: string): string =>
      shown(marketCapOf(market({ prices: [price('ACME', 1, { last_bar: day })] }), stated(), midnight));
    expect([closedOn('2026-05-20'), closedOn('2026-05-19')]).to.deep.equal(['14687356000', 'stale_prices']);

    const ofClasses = (shares: string, close: number): string =>
      shown(
        marketCapOf(
          market({
            symbol: 'ACME-B',
            symbols: ['ACME', 'ACME-B'],
            prices: [price('ACME-B', close), price('ACME', 50)],
            basicShares: '1000',
          }),
          stated({ share_count_basis: 'all_classes', shares_outstanding: shares }),
          NOW,
        ),
      );
    expect(['1030', '1031', '970', '969'].map((shares) => ofClasses(shares, 50))).to.deep.equal([
      '51500',
      'class_values_unknown',
      '48500',
      'class_values_unknown',
    ]);
    expect([54.9, 55.1, 45.1, 44.9].map((close) => ofClasses('1000', close))).to.deep.equal([
      '54900',
      'class_values_unknown',
      '45100',
      'class_values_unknown',
    ]);
  });

  it('has no yield if prices are old or missing, or nothing is paid', () => {
    const dividends = {
      refusal: '',
      status: 'non_payer',
      annual_rate_forward_estimated: null,
    } as StoredDividends;
    expect(yieldOf(market({ dividends }), NOW)).to.equal('no_payments');
    expect(yieldOf(market({ dividends }), NOW + 20 * 86_400_000)).to.equal('stale_prices');
    expect(yieldOf(market(), NOW)).to.equal('prices_not_collected');
    const payer = {
      ...dividends,
      status: 'payer',
      annual_rate_forward_estimated: 1.08,
      close: 291.88,
    } as const;
    const found = yieldOf(market({ dividends: { ...payer, currency: 'USD', dividend_currency: '' } }), NOW);
    expect(String(found)).to.equal('0.37');
  });

  it('shows a public float of another order', () => {
    const cap = marketCapOf(market(), stated(), NOW);
    expect(isPlausibleFloat('3253431000000', cap)).to.equal(true);
    expect(isPlausibleFloat('3253431000', cap)).to.equal(false);
    expect(isPlausibleFloat('3253431000000000', cap)).to.equal(false);
    expect(isPlausibleFloat('1', { refusal: 'stale_prices' })).to.equal(true);
    const hundred = marketCapOf(
      market({ prices: [price('ACME', 1)] }),
      stated({ shares_outstanding: '100' }),
      NOW,
    );
    const floats = ['5000', '5001', '2', '1'].map((float) => isPlausibleFloat(float, hundred));
    expect(floats).to.deep.equal([true, false, true, false]);
  });
});
