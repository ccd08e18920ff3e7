import { expect } from 'chai';
import fc from 'fast-check';
import { adjustSeries } from '../adjustment/adjust.ts';
import type { DailyBar, PriceSeries } from '../adjustment/series.ts';
import { isSession } from '../session-calendar.ts';
import { relativeStrength } from '../technicals/relative.ts';
import { inventedHistory, reinvested } from '../testing/invented-history.ts';
import { currentOf, declinesOf, deepestOf } from './drawdowns.ts';
import { largestGaps } from './gaps.ts';
import { type PriceAction, priceActionOf } from './price-action.ts';
import { yearRange } from './range.ts';
import { relativeVolume } from './relative-volume.ts';
import { SPANS, spanReturn, startOf } from './returns.ts';

const INVENTED = inventedHistory(1);
/** The invented bars with opens of their own. */
const HISTORY: readonly DailyBar[] = INVENTED.map((bar, at) => ({
  date: bar.date,
  open: (bar.high + (INVENTED[at - 1]?.close ?? bar.low)) / 2,
  high: bar.high,
  low: bar.low,
  close: bar.close,
  volume: bar.volume,
}));
const TOTAL = reinvested(INVENTED);

const sessionsFrom = (first: string, count: number): readonly string[] => {
  const days: string[] = [];
  for (let at = Date.parse(first); days.length < count; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (isSession(day)) days.push(day);
  }
  return days;
};
const barsOf = (closes: readonly number[], first = '2024-01-02'): readonly DailyBar[] =>
  sessionsFrom(first, closes.length).map((date, at) => {
    const close = closes[at]!;
    return { date, open: close, high: close, low: close, close, volume: 100 };
  });

const PRICES = fc.array(fc.integer({ min: 100, max: 100_000 }), { minLength: 2, maxLength: 600 });

describe('returns by span', () => {
  it('begin at the last close on or before the same day some months earlier', () => {
    const found = spanReturn(HISTORY, TOTAL, '1y');
    if (typeof found === 'string') throw new Error(found);
    expect([found.from.date, found.to.date]).to.deep.equal(['2023-03-28', '2024-03-28']);
    expect(found.price).to.be.closeTo((found.to.close / found.from.close - 1) * 100, 1e-9);
    const paid = INVENTED.filter(({ date, dividend }) => dividend > 0 && date > '2023-03-28');
    const factor = paid.reduce((product, { close, dividend }) => product * (1 + dividend / close), 1);
    expect(found.total).to.be.closeTo(((found.to.close / found.from.close) * factor - 1) * 100, 1e-9);
  });

  it('of days count sessions, and of the year begin with the last close of the year before', () => {
    const dates = SPANS.map((span) => {
      const at = startOf(HISTORY, span);
      return typeof at === 'string' ? at : HISTORY[at]!.date;
    });
    expect(dates).to.deep.equal([
      ...['2024-03-27', '2024-03-21', '2024-02-28', '2023-12-28', '2023-09-28', '2023-12-29'],
      ...['2023-03-28', '2021-03-26', '2019-03-28', 'insufficient_history'],
    ]);
  });

  it('are refused if no close is near their first day, and have no total return without dividends', () => {
    const halted = HISTORY.filter(({ date }) => date < '2024-02-10' || date > '2024-03-20');
    expect(spanReturn(halted, null, '1m')).to.equal('no_close_near');
    expect(spanReturn(HISTORY, null, '1m')).to.include({ total: null });
    expect(spanReturn(HISTORY.slice(-1), null, '1d')).to.equal('insufficient_history');
    const resumed = [HISTORY.at(-40)!, HISTORY.at(-1)!];
    expect(spanReturn(resumed, null, '1d')).to.equal('no_close_near');
  });

  it('of a year less those of a fund are the relative strength', () => {
    const fund = reinvested(inventedHistory(2));
    const own = spanReturn(HISTORY, TOTAL, '1y');
    const other = spanReturn(fund, fund, '1y');
    if (typeof own === 'string' || typeof other === 'string') throw new Error('refused');
    expect(own.total! - other.total!).to.be.closeTo(relativeStrength(TOTAL, fund, 12) as number, 1e-9);
  });
});

describe('drawdowns', () => {
  it('have their peak, trough and day of recovery', () => {
    const bars = barsOf([100, 120, 90, 60, 119, 120, 130, 117, 91, 104]);
    const day = (at: number): string => bars[at]!.date;
    const declines = declinesOf(bars);
    expect(
      declines.map(({ peak, trough, depth, recovered }) => [peak.close, trough.close, depth, recovered]),
    ).to.deep.equal([
      [120, 60, -50, day(5)],
      [130, 91, (91 / 130 - 1) * 100, null],
    ]);
    expect(deepestOf(declines)?.peak.date).to.equal(day(1));
    expect(currentOf(declines)?.trough.date).to.equal(day(8));
    expect(currentOf(declinesOf(bars.slice(0, 7)))).to.equal(null);
    expect(deepestOf(declinesOf(barsOf([1, 1, 2])))).to.equal(null);
  });

  it('of equal peaks begin at the last one', () => {
    const bars = barsOf([100, 100, 90]);
    expect(declinesOf(bars)[0]?.peak.date).to.equal(bars[1]!.date);
  });

  it('are the lowest close over the highest one before it, for any prices', () => {
    fc.assert(
      fc.property(PRICES, (closes) => {
        let [high, deepest] = [0, 0];
        for (const close of closes) {
          high = Math.max(high, close);
          deepest = Math.min(deepest, (close / high - 1) * 100);
        }
        const declines = declinesOf(barsOf(closes));
        expect(deepestOf(declines)?.depth ?? 0).to.equal(deepest);
        for (const { peak, trough, recovered } of declines) {
          expect(peak.date < trough.date).to.equal(true);
          expect(recovered === null || recovered > trough.date).to.equal(true);
        }
        expect(currentOf(declines) === null).to.equal(closes.at(-1) === high);
      }),
      { numRuns: 50 },
    );
  });
});

describe('gaps', () => {
  const bar = (
    date: string,
    [open, high, low, close]: readonly [number, number, number, number],
  ): DailyBar => ({
    ...{ date, open, high, low, close },
    volume: null,
  });
  const bars = [
    bar('2024-01-02', [100, 101, 99, 100]),
    bar('2024-01-03', [110, 112, 109, 111]),
    bar('2024-01-04', [111, 111, 100, 105]),
    bar('2024-01-05', [84, 90, 80, 88]),
    bar('2024-01-08', [92.4, 95, 88, 94]),
  ];

  it('are between an open and the close before it, filled once the price is back there', () => {
    expect(
      largestGaps(bars, 5).map(({ date, size, filled }) => [date, Math.round(size), filled]),
    ).to.deep.equal([
      ['2024-01-05', -20, null],
      ['2024-01-03', 10, '2024-01-04'],
      ['2024-01-08', 5, '2024-01-08'],
    ]);
    expect(largestGaps(bars, 1)).to.have.length(1);
    expect(largestGaps(bars.slice(0, 1), 5)).to.deep.equal([]);
  });
});

describe('the range of 52 weeks', () => {
  it('is of highs and lows, with the newest day of each and the place of the close', () => {
    const year = HISTORY.slice(-252);
    const found = yearRange(HISTORY);
    const [high, low] = [
      Math.max(...year.map((each) => each.high)),
      Math.min(...year.map((each) => each.low)),
    ];
    expect(found).to.deep.include({ firstDate: year[0]!.date, sessions: 252 });
    expect(found?.high.price).to.equal(high);
    expect(found?.low).to.deep.equal({ price: low, date: year.findLast((each) => each.low === low)!.date });
    expect(found?.position).to.be.closeTo(((year.at(-1)!.close - low) / (high - low)) * 100, 1e-9);
  });

  it('needs 200 bars, and has no position if all prices are equal', () => {
    expect(yearRange(HISTORY.slice(-199))).to.equal(null);
    expect(yearRange(HISTORY.slice(-200))).to.include({ sessions: 200 });
    const flat = barsOf(Array.from({ length: 252 }, () => 10));
    expect(yearRange(flat)).to.include({ position: null, fromHigh: 0, fromLow: 0 });
    expect(yearRange(flat)?.high.date).to.equal(flat.at(-1)!.date);
  });
});

describe('volume', () => {
  const bars = barsOf([1, 2, 3, 4]);
  const withVolumes = (...volumes: readonly (number | null)[]): readonly DailyBar[] =>
    bars.map((bar, at) => ({ ...bar, volume: volumes[at] ?? null }));

  it('is that of the newest session by the mean of those before it', () => {
    expect(relativeVolume(withVolumes(900, 10, 20, 30), 2)).to.deep.equal({
      average: 15,
      ratio: 2,
      firstDate: bars[1]!.date,
    });
  });

  it('is refused with too few sessions, an unknown volume or no trades', () => {
    expect(relativeVolume(withVolumes(1, 1, 1, 1), 4)).to.equal('insufficient_history');
    expect(relativeVolume(withVolumes(1, null, 1, 1), 2)).to.equal('volume_missing');
    expect(relativeVolume(withVolumes(null, 1, 1, 1), 2)).to.deep.include({ ratio: 1 });
    expect(relativeVolume(withVolumes(1, 0, 0, 1), 2)).to.equal('no_trades');
  });
});

describe('price action', () => {
  const SPLIT = { exDate: '2022-06-06', kind: 'split', ratio: 3 } as const;
  const dividends = INVENTED.flatMap(({ date, dividend }) =>
    dividend > 0 ? [{ exDate: date, amount: dividend }] : [],
  );
  const ofSeries = (series: PriceSeries): PriceAction => {
    const [splits, total] = [adjustSeries(series, 'splits'), adjustSeries(series, 'total')];
    const found = splits.available && total.available ? priceActionOf(splits.bars, total.bars) : null;
    if (found === null) throw new Error('no price action');
    return found;
  };
  /** Digits that rounding cannot change. */
  const reported = (action: PriceAction): unknown =>
    JSON.parse(
      JSON.stringify(action, (_, value: unknown) =>
        typeof value === 'number' ? Number(value.toPrecision(9)) : value,
      ),
    );

  it('is the same for a series as traded and for one that its source has adjusted for the split', () => {
    const adjusted: PriceSeries = {
      ...{ bars: HISTORY, priceBasis: 'split', volumeBasis: 'split', dividendBasis: 'split' },
      ...{ ratios: [SPLIT], dividends },
    };
    const before = ({ date }: DailyBar): number => (date < SPLIT.exDate ? SPLIT.ratio : 1);
    const traded: PriceSeries = {
      ...adjusted,
      bars: HISTORY.map((bar) => ({
        date: bar.date,
        open: bar.open * before(bar),
        high: bar.high * before(bar),
        low: bar.low * before(bar),
        close: bar.close * before(bar),
        volume: bar.volume! / before(bar),
      })),
      dividends: dividends.map(({ exDate, amount }) => ({
        exDate,
        amount: exDate < SPLIT.exDate ? amount * SPLIT.ratio : amount,
      })),
      ...{ priceBasis: 'raw', volumeBasis: 'raw', dividendBasis: 'raw' },
    };
    expect(reported(ofSeries(traded))).to.deep.equal(reported(ofSeries(adjusted)));
  });

  it('does not depend on the scale of prices, except for the prices themselves', () => {
    fc.assert(
      fc.property(fc.constantFrom(0.001, 1 / 7, 3, 1000), (scale) => {
        const scaled = HISTORY.map((bar) => ({
          ...bar,
          open: bar.open * scale,
          high: bar.high * scale,
          low: bar.low * scale,
          close: bar.close * scale,
        }));
        const changes = (action: PriceAction | null): unknown => [
          SPANS.map((span) => {
            const each = action!.returns[span];
            return typeof each === 'string' ? each : each.price.toFixed(6);
          }),
          (['1y', '5y', 'all'] as const).map((span) => {
            const each = action!.deepest[span];
            return typeof each === 'string' ? each : [each.depth.toFixed(6), each.recovered];
          }),
          action!.gaps?.largest.map(({ date, size, filled }) => [date, size.toFixed(6), filled]),
          action!.range?.position?.toFixed(6),
          action!.volume,
        ];
        expect(changes(priceActionOf(scaled, TOTAL))).to.deep.equal(changes(priceActionOf(HISTORY, TOTAL)));
      }),
      { numRuns: 4 },
    );
  });

  it('has the gap of the first of its 252 sessions', () => {
    const first = HISTORY.length - 252;
    const jumped = HISTORY.map((bar, at) => (at === first ? { ...bar, open: bar.open * 3 } : bar));
    const { gaps } = priceActionOf(jumped, null)!;
    expect(gaps?.firstDate).to.equal(HISTORY[first]?.date);
    expect(gaps?.largest[0]?.date).to.equal(HISTORY[first]?.date);
  });

  it('with a short history has what is available, and is null without a bar', () => {
    const found = priceActionOf(HISTORY.slice(-30), null)!;
    expect(found.range).to.equal(null);
    expect(found.gaps).to.equal(null);
    expect(found.returns['1y']).to.equal('insufficient_history');
    expect(found.deepest['1y']).to.equal('insufficient_history');
    expect(found.deepest.all).to.be.an('object');
    expect(found.volume[20]).to.be.an('object');
    expect(found.volume[50]).to.equal('insufficient_history');
    expect(priceActionOf([], [])).to.equal(null);
  });
});
