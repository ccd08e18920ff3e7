import { expect } from 'chai';
import { percentOf } from './percent.ts';

describe('percentages that the page computes', () => {
  it('are of the base, or growth on it, to two decimals', () => {
    expect(percentOf('common_size', 'net_income', 1, 3)).to.deep.equal({ value: 33.33 });
    expect(percentOf('common_size', 'net_income', -1, 4)).to.deep.equal({ value: -25 });
    expect(percentOf('growth', 'revenue', 110, 100)).to.deep.equal({ value: 10 });
    expect(percentOf('growth', 'net_income', -50, 100)).to.deep.equal({ value: -150 });
    expect(percentOf('growth', 'revenue', '90071992547409930', '90071992547409930')).to.deep.equal({
      value: 0,
    });
  });

  it('are refused on a base of zero or below', () => {
    expect(percentOf('growth', 'net_income', 50, -100)).to.deep.equal({ reason: 'base_negative' });
    expect(percentOf('growth', 'net_income', 50, 0)).to.deep.equal({ reason: 'base_zero' });
    expect(percentOf('common_size', 'net_income', 50, -1)).to.deep.equal({ reason: 'base_negative' });
  });

  it('are refused if one of the two values is', () => {
    expect(percentOf('growth', 'revenue', null, 100)).to.deep.equal({ reason: 'value_refused' });
    expect(percentOf('growth', 'revenue', 100, null)).to.deep.equal({ reason: 'base_refused' });
  });

  it('grow for an outflow as the amount paid does', () => {
    expect(percentOf('growth', 'capex', -120, -100)).to.deep.equal({ value: 20 });
    expect(percentOf('growth', 'capex', -120, 0)).to.deep.equal({ reason: 'base_zero' });
    expect(percentOf('common_size', 'capex', -10, 100)).to.deep.equal({ value: -10 });
    expect(percentOf('growth', 'investing_cash_flow', -120, -100)).to.deep.equal({ reason: 'base_negative' });
  });
});
