/** Tests of what stands beside a value: the company's own growth, and other companies. */
import { expect } from 'chai';
import type {
  Compare,
  Fundamentals,
  GrowthThatWas,
  Multiple,
  PricedIn,
  SymbolPriceAction,
  Valuation,
} from '@footnote/contract/types.generated';
import { CLOSE, YEARS } from './valued-company.ts';

type Ask = <Data>(path: string) => Promise<Data>;
export function growthBesideThePrice(ask: Ask): void {
  it('compare the implied growth with that of revenue and earnings per share', async () => {
    const { growth_that_was: was, own_growth: own } = await ask<PricedIn>('/v2/priced-in?symbol=ACME');
    // Free cash flow and net income are fixed shares of revenue.
    expect(own.revenue.years_5).to.have.property('growth_pct', (was.years_5 as GrowthThatWas).growth_pct);
    const yearly = await ask<Fundamentals>('/v2/fundamentals?symbol=ACME&period=annual');
    const { growth, provenance } = yearly.income_statement![0]!;
    expect(own.revenue.years_1).to.have.property('growth_pct', growth.revenue_yoy_pct);
    expect(own.eps_diluted.years_1).to.have.property('growth_pct', growth.eps_yoy_pct);
    expect((own.revenue.years_1 as GrowthThatWas).to).to.deep.include({
      name: 'revenue',
      period_end: '2023-12-31',
      provenance,
      value: YEARS[5]!.reduce((sum, { revenue }) => sum + revenue, 0),
    });
    const past = await ask<PricedIn>('/v2/priced-in?symbol=PAST&at=last_close');
    expect((past.own_growth.revenue.years_1 as GrowthThatWas).to.period_end).to.equal('2022-12-31');
  });
}

export function comparedAtClose(ask: Ask): void {
  it('stand beside those of other companies, at each one’s newest close', async () => {
    const fields = 'revenue,close,price_to_sales,market_value,price_return_1y_pct,rsi_14';
    const {
      closes,
      companies,
      fields: rows,
    } = await ask<Compare>(`/v2/compare?symbols=ACME,PAST,FNDX&fields=${fields}`);
    expect(closes).to.deep.equal({
      earliest: '2023-12-29',
      latest: '2024-03-28',
      stale_before: '2024-03-20',
    });
    expect(companies.map((company) => ('reason' in company ? company.reason : 'stated'))).to.deep.equal([
      'stated',
      'stated',
      'no_statements',
    ]);
    const [valuation, action] = await Promise.all([
      ask<Valuation>('/v2/valuation?symbol=ACME'),
      ask<SymbolPriceAction>('/v2/price-action?symbol=ACME'),
    ]);
    const shown = new Map(
      rows.map(({ figure, values }) => [
        figure,
        values.map((each) => ('reason' in each ? each.reason : each.value)),
      ]),
    );
    const year = action.returns['1y'];
    if ('reason' in year) throw new Error(year.reason);
    expect(shown.get('close')).to.deep.equal([CLOSE, 'stale_prices', 'prices_not_collected']);
    expect(shown.get('market_value')?.[0]).to.equal(valuation.market_value.value);
    expect(shown.get('price_to_sales')?.slice(0, 2)).to.deep.equal([
      (valuation.multiples.price_to_sales as Multiple).value,
      'stale_prices',
    ]);
    expect(shown.get('price_to_sales')?.[2]).to.equal('not_applicable');
    expect(shown.get('price_return_1y_pct')?.[0]).to.equal(year.price_return_pct);
    const plain = await ask<Compare>('/v2/compare?symbols=ACME&fields=revenue');
    expect(plain.closes).to.equal(null);
  });
}
