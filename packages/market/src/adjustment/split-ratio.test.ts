import { expect } from 'chai';
import { splitRatio } from './split-ratio.ts';

describe('the ratio of a split', () => {
  const fraction = (written: string): string | undefined => {
    const found = splitRatio(written);
    return found === null
      ? undefined
      : found.kind === 'split'
        ? `${found.numerator}:${found.denominator}`
        : 'price';
  };

  it('is a fraction of small whole numbers, however it is rounded', () => {
    expect(
      ['4', '20.0', '1.5', '1.33333333333', '3.000003', '1.05', '0.1', '0.125', '0.0333', '50'].map(fraction),
    ).to.deep.equal(['4:1', '20:1', '3:2', '4:3', '3:1', '21:20', '1:10', '1:8', '1:30', '50:1']);
  });

  it('of a reverse split is as written where its digits do not tell 1 for N from other ratios', () => {
    expect(['0.031', '0.033', '0.067', '0.143', '0.333', '0.0313', '0.0167'].map(fraction)).to.deep.equal([
      '31:1000',
      '33:1000',
      '1:15',
      '1:7',
      '1:3',
      '1:32',
      '1:60',
    ]);
  });

  it('is otherwise the price adjustment of a spin-off', () => {
    for (const written of ['1.068', '1.046', '1.231', '1.122', '1.048', '1.032', '1.054', '1.281', '1.0087'])
      expect(splitRatio(written), written).to.include({ kind: 'price_adjustment', ratio: Number(written) });
  });

  it('is null if nothing is split', () => {
    expect(['0', '1', '1.0', '1.000001', '-2', 'x', ''].map(splitRatio)).to.deep.equal(Array(7).fill(null));
  });
});
