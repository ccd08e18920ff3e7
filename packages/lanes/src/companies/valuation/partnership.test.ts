import { MULTIPLE_NAMES } from '@footnote/figures/valuation/multiples';
import type { Observations } from '@footnote/figures/valuation/history';
import { expect } from 'chai';
import { valuedSample } from '../../testing/valued-sample.ts';
import { valuationMembers } from './assemble.ts';

/** The multiple of earnings and their yield, by the twelve months' figures of a partnership with 100 units. */
const earningsOf = (figures: Readonly<Record<string, string>>) => {
  const sample = valuedSample({
    head: { issuer_type: 'partnership' },
    profile: {
      shares_outstanding: '100',
      shares_as_of: '2026-04-17',
      shares_refusal: '',
      share_count_basis: 'listed_security',
    },
    figures: { net_income: '1000', ...figures },
  });
  const history = Object.fromEntries(
    MULTIPLE_NAMES.map((name) => [name, { values: [], months: [], leftOut: {} }]),
  );
  const { multiples, yields } = valuationMembers({
    ...sample,
    history: history as unknown as Record<(typeof MULTIPLE_NAMES)[number], Observations>,
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
