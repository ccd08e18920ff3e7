import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served } from '../ratios/exact.ts';
import { compoundOfFade, fadingRates, fadingValue, impliedInitialGrowth } from './fading-growth.ts';
import { impliedGrowth, presentValue } from './implied-growth.ts';

const assumptions = (discount = '0.09', terminal = '0.025', years = 10) => ({
  discount: exact(discount),
  terminal: exact(terminal),
  years,
});

describe('growth that fades', () => {
  it('goes in equal steps from the initial rate to the terminal one in the year after the last', () => {
    const rates = fadingRates(exact('0.2'), assumptions('0.1', '0', 4));
    expect(rates.map((rate) => rate.toNumber())).to.deep.equal([0.2, 0.15, 0.1, 0.05]);
  });

  it('is the sum of its years', () => {
    // Growth of 20 and 10 %, then none: 120/1.25 + 132/1.25² + 132/0.25/1.25².
    expect(fadingValue(exact('100'), exact('0.2'), assumptions('0.25', '0', 2)).toNumber()).to.equal(518.4);
    expect(() => fadingValue(exact('1'), exact('0'), assumptions('0.05', '0.05'))).to.throw(RangeError);
  });

  it('is the first model over one year, and a perpetuity if it starts at the terminal rate', () => {
    const one = assumptions('0.09', '0.02', 1);
    const both = [fadingValue, presentValue].map((value) => served(value(exact('7'), exact('0.3'), one), 20));
    expect(both[0]!.eq(both[1]!)).to.equal(true);
    const perpetuity = exact('103').div(exact('0.07'));
    const value = fadingValue(exact('100'), exact('0.03'), assumptions('0.1', '0.03', 7));
    expect(value.minus(perpetuity).abs().lt('1e-30')).to.equal(true);
  });

  it('is near the H-model where the fade is slight', () => {
    // F·((1+T) + H·(g−T))/(r−T), H half of the years.
    const at = assumptions('0.1', '0.03', 6);
    const value = fadingValue(exact('100'), exact('0.04'), at).toNumber();
    expect(value).to.be.closeTo((100 * (1.03 + 3 * 0.01)) / 0.07, 10);
  });

  it('is refused as the first model is', () => {
    const refused = (value: string, flow: string, of = assumptions()) =>
      impliedInitialGrowth(exact(value), exact(flow), of);
    expect([refused('100', '-1'), refused('-1', '1')]).to.deep.equal(['not_positive', 'not_positive']);
    expect([refused('1e12', '1'), refused('0.01', '1')]).to.deep.equal(['outside_bounds', 'outside_bounds']);
    expect(refused('1', '1', assumptions('0.02', '0.03'))).to.equal('rates_cross');
  });

  const rates = fc.record({
    discount: fc.integer({ min: 300, max: 2500 }),
    gap: fc.integer({ min: 50, max: 1200 }),
    years: fc.integer({ min: 1, max: 15 }),
  });

  it('reproduces the value, starts above a constant rate and compounds to less where the value is of growth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), rates, (times, { discount, gap, years }) => {
        const of = assumptions(String(discount / 10_000), String((discount - gap) / 10_000), years);
        const flow = exact('3');
        const [value, initial] = [flow.times(times), impliedInitialGrowth(flow.times(times), flow, of)];
        fc.pre(typeof initial !== 'string');
        expect(fadingValue(flow, initial, of).div(value).minus(1).abs().lt('1e-15')).to.equal(true);
        const constant = impliedGrowth(value, flow, of);
        fc.pre(typeof constant !== 'string');
        const slack = exact('1e-18');
        if (constant.gte(of.terminal)) {
          expect(initial.plus(slack).gte(constant)).to.equal(true);
          expect(compoundOfFade(initial, of).lte(initial.plus(slack))).to.equal(true);
        } else expect(initial.lte(constant.plus(slack))).to.equal(true);
      }),
      { numRuns: 10 },
    );
  });
});
