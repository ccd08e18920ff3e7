import { indexCells } from '@footnote/figures/index/cell-index';
import { sampleCell } from '@footnote/figures/testing/sample-company';
import { MULTIPLE_NAMES } from '@footnote/figures/valuation/multiples';
import type { Observations } from '@footnote/figures/valuation/history';
import { statedFigures } from '@footnote/figures/valuation/stated';
import { expect } from 'chai';
import type { FoundMarket } from '../profile/market.ts';
import type { Stated } from '../../subject/stated-profile.ts';
import { valuationMembers } from './assemble.ts';
import { valuedBy } from './valued.ts';

const END = '2026-03-31';
const NOW = Date.parse('2026-05-30T12:00:00Z');

const MARKET = {
  symbol: 'ACME',
  symbols: ['ACME'],
  prices: [
    {
      symbol: 'ACME',
      source: 'daily',
      currency: 'USD',
      last_bar: '2026-05-29',
      close: 60,
      splits_reported: true,
      split_dates: [],
      split_ratios: [],
    },
  ],
  dividends: undefined,
  basicShares: null,
} as FoundMarket;

const STATED = {
  head: {
    as_of: '2026-05-01 20:31:00',
    issuer_type: 'partnership',
    reporting_cadence: 'quarterly',
    reporting_currency: 'USD',
  },
  profile: {
    period_end: END,
    shares_outstanding: '100',
    shares_as_of: '2026-04-17',
    shares_refusal: '',
    share_count_basis: 'listed_security',
  },
} as Stated;

/** The multiple of earnings and their yield, by the twelve months' figures of a partnership with 100 units. */
const earningsOf = (figures: Readonly<Record<string, string>>) => {
  const cells = Object.entries({ net_income: '1000', ...figures }).flatMap(([field, value]) =>
    (['quarter', 'ttm'] as const).map((kind) =>
      sampleCell('income', field, END, value, { period_kind: kind }),
    ),
  );
  const valued = valuedBy({
    market: MARKET,
    stated: STATED,
    figures: statedFigures(indexCells(cells, 'quarter')),
    claimFacts: [],
    now: NOW,
  });
  const history = Object.fromEntries(
    MULTIPLE_NAMES.map((name) => [name, { values: [], months: [], leftOut: {} }]),
  );
  const { multiples, yields } = valuationMembers({
    valued,
    stated: STATED,
    market: MARKET,
    history: history as unknown as Record<(typeof MULTIPLE_NAMES)[number], Observations>,
    now: NOW,
  });
  return JSON.parse(
    JSON.stringify({ multiple: multiples.price_to_earnings, yield: yields.earnings_yield_pct }),
  ) as {
    readonly multiple: { readonly value?: string; readonly denominator?: { readonly name: string } };
    readonly yield: unknown;
  };
};

describe('valuation of a partnership', () => {
  it('uses income per unit, checked against its limited partners’ income', () => {
    const { multiple, yield: percent } = earningsOf({
      income_per_unit_diluted: '5',
      limited_partners_income: '500',
    });
    expect(multiple).to.deep.include({ value: '12' });
    expect(multiple.denominator).to.deep.include({ name: 'income_per_unit_diluted', value: '5' });
    expect(percent).to.equal('8.33');
  });

  it('is refused if neither the limited partners’ income nor net income matches', () => {
    expect(earningsOf({ income_per_unit_diluted: '5' }).multiple).to.deep.equal({
      available: false,
      operand: 'income_per_unit_diluted',
      reason: 'shares_disagree',
    });
  });

  it('states that income per unit is missing', () => {
    const refusal = { available: false, operand: 'income_per_unit_diluted', reason: 'operand_missing' };
    expect(earningsOf({ limited_partners_income: '500' })).to.deep.equal({
      multiple: refusal,
      yield: refusal,
    });
  });
});
