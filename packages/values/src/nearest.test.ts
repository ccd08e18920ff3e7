import { expect } from 'chai';
import { nearest, nearestOf } from './nearest.ts';

const FIELDS = [
  'capex',
  'cost_of_revenue',
  'eps_basic',
  'eps_diluted',
  'gross_profit',
  'net_income',
  'operating_income',
  'revenue',
  'total_assets',
];

describe('the names nearest to one that does not exist', () => {
  it('have most pairs of letters in common, best first, whatever their case', () => {
    expect(nearest('Revenu', FIELDS)).to.deep.equal(['revenue', 'cost_of_revenue']);
    expect(nearest('netincome', FIELDS, 1)).to.deep.equal(['net_income']);
    expect(nearest('xyz', FIELDS)).to.deep.equal([]);
  });

  it('stand after a list that is too long to find them in', () => {
    expect(nearestOf('eps', FIELDS)).to.equal('; nearest: eps_basic, eps_diluted');
    expect(nearestOf('xyz', FIELDS)).to.equal('');
    expect(nearestOf('eps', FIELDS.slice(0, 8)), 'a short list').to.equal('');
  });
});
