import { expect } from 'chai';
import { nearest, relaxed } from './relaxed.ts';

describe('a screen that finds nothing', () => {
  it('is tried without each part, except the currency that its amounts need', () => {
    expect(relaxed("roic_pct > 8 and revenue > 5 and currency = 'USD'")).to.deep.equal([
      { part: 'roic_pct > 8', where: "revenue > 5 and currency = 'USD'" },
      { part: 'revenue > 5', where: "roic_pct > 8 and currency = 'USD'" },
    ]);
    expect(relaxed("revenue > 5 and currency = 'USD'")).to.deep.equal([]);
    expect(relaxed('roic_pct > 8 or roe_pct > 8')).to.deep.equal([]);
  });

  it('shows the companies that come nearest to its only comparison', () => {
    expect(nearest('roic_pct >= 900')).to.deep.equal({
      field: 'roic_pct',
      where: 'roic_pct > -1e27',
      sort: '-roic_pct',
    });
    expect(nearest("revenue < 5 and currency = 'USD'")).to.deep.equal({
      field: 'revenue',
      where: "revenue > -1e27 and currency = 'USD'",
      sort: 'revenue',
    });
    expect(nearest("sector = 'Technology'")).to.equal(undefined);
    expect(nearest('roic_pct > 8 or roe_pct > 8')).to.equal(undefined);
    expect(nearest('roic_pct > 8 and roe_pct > 8')).to.equal(undefined);
  });
});
