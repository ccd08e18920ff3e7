import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served } from '../ratios/exact.ts';
import { growthThatWas, impliedGrowth, presentValue } from './implied-growth.ts';

const assumptions = (discount = '0.09', terminal = '0.025', years = 10) => ({
  discount: exact(discount),
  terminal: exact(terminal),
  years,
});

const shown = (value: string, flow: string, of = assumptions()) => {
  const found = impliedGrowth(exact(value), exact(flow), of);
  return typeof found === 'string' ? found : served(found, 6).toNumber();
};

describe('the present value of a growing flow', () => {
  it('equals that of a perpetuity if both stages grow at the same rate', () => {
    const value = presentValue(exact('100'), exact('0.03'), assumptions('0.1', '0.03', 7));
    expect(value.toDecimalPlaces(30).toNumber()).to.be.closeTo(103 / 0.07, 1e-9);
  });

  it('is the sum of its years, even if growth equals the discount rate', () => {
    expect(presentValue(exact('100'), exact('0.1'), assumptions('0.1', '0', 2)).toNumber()).to.equal(1200);
    // 50 and 25, discounted at 25 %, and a perpetuity of 25 after them.
    expect(presentValue(exact('100'), exact('-0.5'), assumptions('0.25', '0', 2)).toNumber()).to.equal(
      50 / 1.25 + 25 / 1.5625 + 25 / 0.25 / 1.5625,
    );
  });

  it('needs a terminal rate below the discount rate', () => {
    expect(() => presentValue(exact('1'), exact('0'), assumptions('0.05', '0.05'))).to.throw(RangeError);
  });
});

describe('implied growth', () => {
  it('is the terminal rate at the price of a perpetuity', () => {
    expect(shown(String(102.5 / 0.065), '100')).to.equal(0.025);
  });

  it('is refused for a loss, a negative value, and outside its bounds', () => {
    expect([shown('100', '-1'), shown('100', '0'), shown('-100', '1')]).to.deep.equal(
      Array(3).fill('not_positive'),
    );
    expect([shown('1e12', '1'), shown('0.01', '1')]).to.deep.equal(['outside_bounds', 'outside_bounds']);
    expect(shown('1', '1', assumptions('0.02', '0.03'))).to.equal('rates_cross');
  });

  const rates = fc.record({
    discount: fc.integer({ min: 300, max: 2500 }),
    gap: fc.integer({ min: 50, max: 2000 }),
    years: fc.integer({ min: 1, max: 30 }),
  });
  const ratesOf = ({ discount, gap, years }: { discount: number; gap: number; years: number }) =>
    assumptions(String(discount / 10_000), String((discount - gap) / 10_000), years);
  const amount = fc.integer({ min: 1, max: 10 ** 12 }).map((of) => exact(String(of)));

  it('reproduces the value', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 500 }), rates, (flow, times, of) => {
        const value = flow.times(times);
        const growth = impliedGrowth(value, flow, ratesOf(of));
        fc.pre(typeof growth !== 'string');
        const back = presentValue(flow, growth, ratesOf(of));
        expect(back.div(value).minus(1).abs().lt('1e-15')).to.equal(true);
      }),
      { numRuns: 50 },
    );
  });

  it('grows with the value and with the discount rate, and does not depend on the unit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 1, max: 10 ** 6 }), (times, unit) => {
        const at = (value: number, flow = 1, discount = '0.09'): number =>
          Number(shown(String(value), String(flow), assumptions(discount)));
        expect(at(times + 1)).to.be.greaterThan(at(times));
        expect(at(times, 1, '0.1')).to.be.greaterThan(at(times));
        expect(at(times * unit, unit)).to.equal(at(times));
      }),
      { numRuns: 30 },
    );
  });
});

describe('growth that was', () => {
  const grown = (now: string | null, then: string | null, years: number) => {
    const found = growthThatWas(now === null ? null : exact(now), then === null ? null : exact(then), years);
    return found === null || typeof found === 'string' ? found : served(found).toNumber();
  };

  it('is compound, a year', () => {
    expect(grown('1.331', '1', 3)).to.equal(10);
    expect(grown('1', '1024', 10)).to.equal(-50);
  });

  it('is refused unless both ends are above zero', () => {
    expect([grown('-1', '1', 3), grown('1', '0', 5)]).to.deep.equal(['not_positive', 'not_positive']);
    expect(grown(null, '1', 3)).to.equal(null);
  });
});
