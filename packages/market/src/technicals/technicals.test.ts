import { expect } from 'chai';
import fc from 'fast-check';
import { inventedHistory, reinvested } from '../testing/invented-history.ts';
import type { Bar } from './bars.ts';
import { relativeStrength, weeklyBeta } from './relative.ts';
import { FEWEST_BARS, FEWEST_WEEKS, technicalsOf } from './technicals.ts';
import { difference, ownFigures, vectorsOf } from '../testing/technical-vectors.ts';
import { obvTrend } from './volume.ts';
import { completedWeeks, weekOf } from './weekly.ts';

const HISTORY = inventedHistory(1);
const OTHER = inventedHistory(2);
const upTo = <Dated extends { readonly date: string }>(
  values: readonly Dated[],
  date: string,
): readonly Dated[] => values.filter((value) => value.date <= date);
const first = (count: number) => {
  const bars = HISTORY.slice(0, count);
  return technicalsOf(bars, reinvested(bars));
};
/** A stock with a constant price. */
const flat = (close: number): readonly Bar[] =>
  HISTORY.map(({ date, volume }) => ({ date, high: close, low: close, close, volume }));

describe('technical indicators', () => {
  for (const { asOf, figures } of vectorsOf('invented'))
    it(`are those of TA-Lib on ${asOf}`, () => {
      const bars = upTo(HISTORY, asOf);
      const benchmark = reinvested(upTo(OTHER, asOf));
      const own = ownFigures({ bars, returns: reinvested(bars) }, benchmark, benchmark);
      for (const [name, value] of difference(own, figures)) expect(value, name).to.be.below(1e-9);
      const { obvSlope = null } = figures;
      const trend = obvSlope === null ? null : obvSlope > 0.1 ? 'up' : obvSlope < -0.1 ? 'down' : 'flat';
      expect(obvTrend(bars)).to.equal(trend);
    });

  it('are missing one bar before there are enough, and present with enough', () => {
    for (const [name, fewest] of Object.entries(FEWEST_BARS)) {
      const key = name as keyof typeof FEWEST_BARS;
      expect(first(fewest - 1)?.[key], name).to.equal(null);
      expect(first(fewest)?.[key], name).to.not.equal(null);
    }
    expect(technicalsOf([], [])).to.equal(null);
  });

  it('of weeks are missing up to the 59th whole week', () => {
    const bars = HISTORY.findIndex(({ date }) => completedWeeks(upTo(HISTORY, date)).size === FEWEST_WEEKS);
    expect(first(bars)).to.include({ weeks: FEWEST_WEEKS - 1, rsiWeekly: null, adxWeekly: null });
    expect(first(bars + 1)?.rsiWeekly).to.be.a('number');
    expect(first(bars + 1)?.adxWeekly).to.be.a('number');
  });

  it('of a price that never moves have no direction, and no width', () => {
    const found = technicalsOf(flat(10), flat(10));
    expect(found).to.include({ rsi: null, adx: null, stochastic: null, rsiWeekly: null, adxWeekly: null });
    expect(found).to.include({ atr: 0, realizedVolatility: 0, distanceFromHigh: 0, obvTrend: 'flat' });
    expect(found?.macd).to.deep.equal({ value: 0, signal: 0, histogram: 0 });
    expect(found?.bollinger).to.deep.equal({ upper: 10, middle: 10, lower: 10, percentB: null });
    expect(weeklyBeta(reinvested(HISTORY), flat(10))).to.equal('flat_series');
    expect(weeklyBeta(flat(10), reinvested(HISTORY))).to.equal('flat_series');
  });

  it('without volumes lack only the volume indicators', () => {
    const bars = HISTORY.map((bar) => ({ ...bar, volume: null }));
    const found = technicalsOf(bars, reinvested(HISTORY));
    expect(found).to.include({ obv: null, obvTrend: null });
    expect(found?.rsi).to.be.a('number');
  });

  it('do not depend on what was before 1 January ten years ago', () => {
    const early = { ...HISTORY[0]!, date: '2008-12-31', close: 900 };
    const found = (bars: readonly Bar[]) => technicalsOf(bars, reinvested(HISTORY));
    const last = { ...HISTORY[0]!, date: '2019-01-01' };
    expect(found([early, last])).to.deep.equal(found([last]));
    expect(found([{ ...early, date: '2009-01-02' }, last])?.bars).to.equal(2);
  });

  it('scale with the price: a split by a power of two changes nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 250, max: 600 }), (power, count) => {
        const factor = 2 ** power;
        const bars = HISTORY.slice(0, count);
        const split = bars.map((bar) => ({
          ...bar,
          high: bar.high / factor,
          low: bar.low / factor,
          close: bar.close / factor,
          volume: bar.volume! * factor,
        }));
        const [own, other] = [technicalsOf(bars, reinvested(bars)), technicalsOf(split, reinvested(bars))];
        for (const name of ['rsi', 'rsiWeekly', 'adx', 'adxWeekly', 'distanceFromHigh', 'obvTrend'] as const)
          expect(other?.[name], name).to.equal(own?.[name]);
        expect(other?.stochastic).to.deep.equal(own?.stochastic);
        expect(other?.sma200).to.equal(own?.sma200 == null ? null : own.sma200 / factor);
        expect(other?.atr).to.equal(own?.atr == null ? null : own.atr / factor);
      }),
      { numRuns: 20 },
    );
  });
});

describe('weeks', () => {
  const weeksAt = (date: string): readonly string[] => [...completedWeeks(upTo(HISTORY, date)).keys()];

  it('begin on Mondays, across years', () => {
    expect(weekOf('2024-01-07')).to.equal('2024-01-01');
    expect(weekOf('2024-12-31')).to.equal('2024-12-30');
    expect(weekOf('2025-01-01')).to.equal('2024-12-30');
  });

  it('keep the days of their own bars, however many are missing', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1 }), (chosen) => {
        const days = chosen
          .toSorted((a, b) => a - b)
          .map((at) => ({
            date: new Date(Date.UTC(2023, 11, 20) + at * 86_400_000).toISOString().slice(0, 10),
          }));
        const weeks = completedWeeks(days);
        for (const [monday, own] of weeks)
          expect(own).to.deep.equal(days.filter(({ date }) => weekOf(date) === monday));
        const newest = weekOf(days.at(-1)?.date ?? '');
        const all = new Set(days.map(({ date }) => weekOf(date)));
        expect([...weeks.keys(), newest]).to.include.members([...all]);
      }),
    );
  });

  it('are whole with their last session: Thursday before Good Friday, not before another Friday', () => {
    expect(weeksAt('2024-03-27').at(-1)).to.equal('2024-03-18');
    expect(weeksAt('2024-03-28').at(-1)).to.equal('2024-03-25');
    expect(weeksAt('2024-03-21').at(-1)).to.equal('2024-03-11');
    expect(weeksAt('2024-03-22').at(-1)).to.equal('2024-03-18');
  });
});

describe('comparison with a benchmark', () => {
  const returns = reinvested(HISTORY);
  const benchmark = reinvested(OTHER);

  it('lacks a benchmark without prices, one whose prices end earlier, and a short history', () => {
    expect(relativeStrength(returns, [], 1)).to.equal('benchmark_missing');
    expect(weeklyBeta(returns, [])).to.equal('benchmark_missing');
    expect(relativeStrength(returns, benchmark.slice(0, -1), 1)).to.equal('benchmark_behind');
    expect(weeklyBeta(returns, benchmark.slice(0, -7))).to.equal('benchmark_behind');
    expect(relativeStrength(returns.slice(-30), benchmark, 3)).to.equal('insufficient_history');
    expect(weeklyBeta(returns.slice(-190), benchmark)).to.equal('insufficient_history');
  });

  it('is zero between a stock and itself', () => {
    for (const months of [1, 3, 12]) expect(relativeStrength(returns, returns, months)).to.equal(0);
    expect(weeklyBeta(returns, returns)).to.be.closeTo(1, 1e-12);
  });

  it('of a stock does not change with later prices of its benchmark', () => {
    const stock = upTo(returns, '2023-06-16');
    expect(relativeStrength(stock, benchmark, 3)).to.equal(
      relativeStrength(stock, upTo(benchmark, '2023-06-16'), 3),
    );
    expect(weeklyBeta(stock, benchmark)).to.equal(weeklyBeta(stock, upTo(benchmark, '2023-06-16')));
  });

  it('begins on the last day of a shorter month', () => {
    const days = ['2024-02-29', '2024-03-28'].map((date, at) => ({ date, close: 1 + at }));
    expect(relativeStrength([...days, { date: '2024-03-31', close: 4 }], days, 1)).to.equal(
      'benchmark_behind',
    );
    const flatBenchmark = [...days, { date: '2024-03-31', close: 1 }].map(({ date }) => ({ date, close: 1 }));
    expect(relativeStrength([...days, { date: '2024-03-31', close: 4 }], flatBenchmark, 1)).to.equal(300);
  });
});
