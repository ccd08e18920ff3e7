import { expect } from 'chai';
import type { DailyBar } from '../adjustment/series.ts';
import { isSession } from '../session-calendar.ts';
import { priceActionOf } from './price-action.ts';
import { longestOf, streaksOf } from './streaks.ts';
import { swingsOf } from './swings.ts';
import { windowOf } from './windows.ts';

const barsOf = (closes: readonly number[]): readonly DailyBar[] => {
  const bars: DailyBar[] = [];
  for (let at = Date.parse('2023-01-03'); bars.length < closes.length; at += 86_400_000) {
    const date = new Date(at).toISOString().slice(0, 10);
    const close = closes[bars.length]!;
    if (isSession(date))
      bars.push({ date, open: close, high: close + 1, low: close - 1, close, volume: 100 });
  }
  return bars;
};
/** Rises by 1 from 100, and falls by 1 after every peak, in turns of so many sessions. */
const zigzag = (length: number, rise: number, fall: number): readonly number[] => {
  let close = 100;
  return Array.from({ length }, (_, at) => (close += at === 0 ? 0 : at % (rise + fall) < rise ? 1 : -1));
};

describe('streaks', () => {
  it('are closes that all rose or all fell, which an unchanged one ends', () => {
    const bars = barsOf([10, 11, 12, 12, 13, 9, 8, 8.5]);
    const day = (at: number): string => bars[at]!.date;
    expect(
      streaksOf(bars).map(({ direction, sessions, from, to }) => [direction, sessions, from.date, to.date]),
    ).to.deep.equal([
      ['up', 2, day(0), day(2)],
      ['up', 1, day(3), day(4)],
      ['down', 2, day(4), day(6)],
      ['up', 1, day(6), day(7)],
    ]);
    expect(longestOf(streaksOf(bars), 'down')?.change).to.be.closeTo((8 / 13 - 1) * 100, 1e-9);
    expect(longestOf(streaksOf(barsOf([1, 2, 2, 3])), 'up')?.to.close).to.equal(3);
    expect(longestOf(streaksOf(barsOf([1, 2])), 'down')).to.equal(null);
  });

  it('are refused with one close, an unchanged newest one, and 252 sessions or fewer', () => {
    expect(priceActionOf(barsOf([1]), null)?.streaks.current).to.equal('insufficient_history');
    expect(priceActionOf(barsOf([1, 2, 2]), null)?.streaks.current).to.equal('unchanged');
    const rising = Array.from({ length: 253 }, (_, at) => 100 + at);
    const { current, longest } = priceActionOf(barsOf(rising), null)!.streaks;
    expect(current).to.include({ direction: 'up', sessions: 252 });
    expect(longest.down).to.equal('no_decline');
    expect(longest.up).to.deep.equal(current);
    expect(priceActionOf(barsOf(rising.toReversed()), null)?.streaks.longest.up).to.equal('no_rise');
    expect(priceActionOf(barsOf(rising.slice(1)), null)?.streaks.longest).to.deep.equal({
      down: 'insufficient_history',
      up: 'insufficient_history',
    });
  });
});

describe('swings', () => {
  it('are highs above the five before and not below the five after', () => {
    const bars = barsOf(zigzag(60, 10, 5));
    const found = swingsOf(bars)!;
    expect(found).to.include({ firstDate: bars[0]!.date, higherHighs: 3, lowerHighs: 0, higherLows: 2 });
    expect(found.lowerLows).to.equal(0);
    const at = 39 + 15;
    expect(found.high).to.deep.include({
      newest: { date: bars[at]!.date, price: bars[at]!.high },
      previous: { date: bars[at - 15]!.date, price: bars[at - 15]!.high },
    });
    expect(found.high!.change).to.be.closeTo((bars[at]!.high / bars[at - 15]!.high - 1) * 100, 1e-9);
    const falling = swingsOf(barsOf(zigzag(60, 5, 10)))!;
    expect([falling.lowerHighs > 0, falling.higherHighs]).to.deep.equal([true, 0]);
    expect(falling.low!.change).to.be.below(0);
  });

  it('are not there without two turns, and refused below 252 sessions', () => {
    expect(swingsOf(barsOf([1, 2, 3]))).to.include({ high: null, low: null, higherHighs: 0 });
    expect(swingsOf([])).to.equal(null);
    const closes = zigzag(252, 10, 5);
    expect(priceActionOf(barsOf(closes), null)?.swings).to.be.an('object');
    expect(priceActionOf(barsOf(closes.slice(1)), null)?.swings).to.equal(null);
  });

  it('of a flat top are its first session', () => {
    const bars = barsOf([1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 6, 5, 4, 3, 2]);
    expect(swingsOf(bars)?.high?.previous.date).to.equal(bars[5]!.date);
    expect(swingsOf(bars)).to.include({ higherHighs: 1, lowerHighs: 0 });
  });
});

describe('windows', () => {
  it('have extremes by highs and lows and the deepest drawdown of closes within them', () => {
    const closes = [500, ...Array.from({ length: 30 }, (_, at) => 100 + at)];
    closes[20] = 90;
    const bars = barsOf(closes);
    const window = windowOf(bars, 30)!;
    expect(window).to.deep.include({
      firstDate: bars[1]!.date,
      high: { date: bars[30]!.date, price: 130 },
      low: { date: bars[20]!.date, price: 89 },
      aboveAverage: { 50: null, 200: null },
    });
    expect(window.fromHigh).to.be.closeTo((129 / 130 - 1) * 100, 1e-9);
    expect(window.deepest).to.deep.include({ peak: bars[19], trough: bars[20], recovered: bars[21]!.date });
    expect(windowOf(bars.slice(2), 30)).to.equal(null);
    expect(windowOf(barsOf(Array.from({ length: 30 }, (_, at) => at + 2)), 30)?.deepest).to.equal(null);
  });

  it('count sessions above averages that each has', () => {
    // Flat for 70 sessions, then 9 above and the last one below.
    const closes = [...Array.from({ length: 70 }, () => 1.1), ...Array.from({ length: 9 }, () => 2), 0.5];
    const share = (bars: readonly DailyBar[]) => windowOf(bars, 30)?.aboveAverage;
    expect(share(barsOf(closes))).to.deep.equal({ 50: 30, 200: null });
    expect(share(barsOf(closes.slice(1)))).to.deep.equal({ 50: 30, 200: null });
    expect(share(barsOf(closes.slice(2)))).to.deep.equal({ 50: null, 200: null });
    expect(share(barsOf(Array.from({ length: 229 }, (_, at) => at + 2)))).to.deep.equal({
      50: 100,
      200: 100,
    });
  });
});
