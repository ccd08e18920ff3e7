import { expect } from 'chai';
import { integer } from '../decimal.ts';
import { unitOfZeros } from './rounding-unit.ts';

describe('the rounding unit', () => {
  it('is the median of the trailing zeros, at most a million', () => {
    for (const tie of ['coarse', 'fine'] as const) {
      expect(unitOfZeros([6, 3, 3], tie)).to.equal(integer(1_000));
      expect(unitOfZeros([9, 8, 0], tie)).to.equal(integer(1_000_000));
      expect(unitOfZeros([], tie)).to.equal(integer(1));
    }
  });

  it('of an exact and a rounded amount is either, as the rule needs', () => {
    expect(unitOfZeros([0, 6], 'coarse')).to.equal(integer(1_000_000));
    expect(unitOfZeros([6, 0], 'fine')).to.equal(integer(1));
  });
});
