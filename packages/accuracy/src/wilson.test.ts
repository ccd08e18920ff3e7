import { expect } from 'chai';
import { percentWithin, wilson } from './wilson.ts';

describe("Wilson's interval", () => {
  it('equals the published bounds of 81 in 263', () => {
    // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 0.2553 to 0.3662.
    const { low, high } = wilson(81, 263);
    expect([low.toFixed(4), high.toFixed(4)]).to.deep.equal(['0.2553', '0.3662']);
  });

  it('has informative bounds for 0 of 20, and 0 to 1 for 0 of 0', () => {
    expect(wilson(0, 20).high.toFixed(4)).to.equal('0.1611');
    expect(wilson(0, 20).low).to.equal(0);
    expect(wilson(0, 0)).to.deep.equal({ low: 0, high: 1 });
    expect(wilson(20, 20).high).to.equal(1);
  });

  it('formats a share with its bounds, small ones with two decimals', () => {
    expect(percentWithin(0, 20)).to.equal('0.0 % (0.0 to 16.1)');
    expect(percentWithin(1, 1000)).to.equal('0.10 % (0.02 to 0.56)');
    expect(percentWithin(0, 0)).to.equal('–');
  });
});
