import { expect } from 'chai';
import { conditionsOf, withoutCondition } from './conditions.ts';

describe('parts of a screen', () => {
  it('are what “and” joins outside of parentheses and texts', () => {
    expect(
      conditionsOf("roic_pct > 8 AND (sic = '7372' or sic = '7373') and currency = 'US and D'"),
    ).to.deep.equal(['roic_pct > 8', "(sic = '7372' or sic = '7373')", "currency = 'US and D'"]);
    expect(conditionsOf("not (a > 1 and b > 2) and sic in ('1', '2')")).to.deep.equal([
      'not (a > 1 and b > 2)',
      "sic in ('1', '2')",
    ]);
    expect(conditionsOf('  ')).to.deep.equal([]);
  });

  it('are one if an “or” joins them, which a part that is taken out would change', () => {
    expect(conditionsOf('a > 1 and b > 2 or c > 3')).to.deep.equal(['a > 1 and b > 2 or c > 3']);
  });

  it('are taken out one at a time', () => {
    expect(withoutCondition('a > 1 and b > 2 and c > 3', 1)).to.equal('a > 1 and c > 3');
    expect(withoutCondition('a > 1', 0)).to.equal('');
  });
});
