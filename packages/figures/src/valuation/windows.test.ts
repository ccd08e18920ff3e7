import { expect } from 'chai';
import fc from 'fast-check';
import { exact, served } from '../ratios/exact.ts';
import { leastObservations, type Observation, windowOf } from './windows.ts';

const monthEnd = (at: number): string => new Date(Date.UTC(2016, 8 + at, 0)).toISOString().slice(0, 10);
const DAY = '2026-08-21';
/** Of the 120 whole months before the day, oldest first; null is left out. */
const months = (values: readonly (number | null)[]): Observation[] =>
  values.flatMap((value, at) =>
    value === null ? [] : [{ date: monthEnd(120 - values.length + at), value: exact(String(value)) }],
  );

describe('a window of multiples', () => {
  it('has the mean, the deviation of a sample, the percentile and the z-score of its own months only', () => {
    const values = [
      ...Array<number>(84).fill(1000),
      ...Array.from({ length: 36 }, (_, at) => (at % 2 === 0 ? 10 : 20)),
    ];
    const found = windowOf(exact('25'), months(values), DAY, 3)!;
    expect([found.from, found.to, found.observations]).to.deep.equal(['2023-08-31', '2026-07-31', 36]);
    expect(served(found.mean).toFixed()).to.equal('15');
    // 36 deviations of 5 each: √(36 · 25 ÷ 35)
    expect(served(found.deviation, 4).toFixed()).to.equal('5.0709');
    expect(served(found.zScore, 4)?.toFixed()).to.equal('1.972');
    expect(found.percentile.toFixed()).to.equal('100');
  });

  it('is refused with an observation for fewer than two thirds of its months', () => {
    expect([3, 5, 10].map((years) => leastObservations(years as 3))).to.deep.equal([24, 40, 80]);
    const values = [...Array<null>(96).fill(null), ...Array.from({ length: 24 }, (_, at) => at + 1)];
    expect(windowOf(exact('5'), months(values), DAY, 3)?.observations).to.equal(24);
    expect(windowOf(exact('5'), months(values.with(-1, null)), DAY, 3)).to.equal(null);
    expect(windowOf(exact('5'), months(values), DAY, 5)).to.equal(null);
  });

  it('reaches back from the day and not from the newest month that has a multiple', () => {
    const lossSince = Array.from({ length: 120 }, (_, at) => (at < 100 ? at + 1 : null));
    expect(windowOf(exact('5'), months(lossSince), DAY, 3)).to.equal(null);
    expect(windowOf(exact('5'), months(lossSince), DAY, 5)?.to).to.equal('2024-11-30');
  });

  it('has no z-score if every month is equal', () => {
    const found = windowOf(exact('7'), months(Array<number>(120).fill(3)), DAY, 10)!;
    expect([found.zScore, found.deviation.toFixed()]).to.deep.equal([null, '0']);
  });

  it('keeps percentile and z-score when all are multiplied, and has a z-score below zero only below the mean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 120, maxLength: 120 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 2, max: 50 }),
        (values, value, factor) => {
          const one = windowOf(exact(String(value)), months(values), DAY, 10)!;
          const many = windowOf(
            exact(String(value * factor)),
            months(values.map((each) => each * factor)),
            DAY,
            10,
          )!;
          expect(many.percentile.toFixed()).to.equal(one.percentile.toFixed());
          expect(served(many.zScore, 20)?.toFixed()).to.equal(served(one.zScore, 20)?.toFixed());
          expect(many.deviation.div(one.deviation.isZero() ? 1 : one.deviation).toFixed(20)).to.equal(
            one.deviation.isZero() ? (0).toFixed(20) : factor.toFixed(20),
          );
          if (one.zScore !== null)
            expect(one.zScore.isNegative() && !one.zScore.isZero()).to.equal(one.mean.gt(value));
        },
      ),
    );
  });
});
