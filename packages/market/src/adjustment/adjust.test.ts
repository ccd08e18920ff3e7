import { expect } from 'chai';
import fc from 'fast-check';
import { adjustSeries, type Adjustment } from './adjust.ts';
import { splitFactors } from './factors.ts';
import type { DailyBar, PriceSeries, RatioAction } from './series.ts';

const bar = (date: string, close: number, volume: number | null = 100): DailyBar => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume,
});
const RAW = {
  priceBasis: 'raw',
  volumeBasis: 'raw',
  dividendBasis: 'raw',
  ratios: [],
  dividends: [],
} as const;
const closes = (series: PriceSeries, to: Adjustment): readonly number[] | string => {
  const found = adjustSeries(series, to);
  return found.available ? found.bars.map(({ close }) => close) : found.reason;
};

describe('adjusted prices', () => {
  const bars = [bar('2024-01-02', 100), bar('2024-01-03', 102), bar('2024-01-04', 26)];
  const split: RatioAction = { exDate: '2024-01-04', kind: 'split', ratio: 4 };

  it('for splits are on the shares of the newest bar, volumes too', () => {
    const found = adjustSeries({ ...RAW, bars, ratios: [split] }, 'splits');
    expect(found.available && found.bars.map(({ close, volume }) => [close, volume])).to.deep.equal([
      [25, 400],
      [25.5, 400],
      [26, 100],
    ]);
  });

  it('for a spin-off leave the number of shares as it is', () => {
    const found = adjustSeries(
      { ...RAW, bars, ratios: [{ exDate: '2024-01-04', kind: 'price_adjustment', ratio: 2 }] },
      'splits',
    );
    expect(found.available && found.bars.map(({ close, volume }) => [close, volume])).to.deep.equal([
      [50, 100],
      [51, 100],
      [26, 100],
    ]);
  });

  it('for total return reinvest a dividend at the close of its ex-date', () => {
    const dividends = [{ exDate: '2024-01-03', amount: 2 }];
    expect(
      closes({ ...RAW, bars: [bar('2024-01-02', 100), bar('2024-01-03', 98)], dividends }, 'total'),
    ).to.deep.equal([98, 98]);
  });

  it('apply an ex-date without a bar to the next bar, and ignore one after the newest bar', () => {
    const gap = [bar('2024-01-02', 100), bar('2024-01-05', 25)];
    const ratios = [split, { ...split, exDate: '2024-02-01' }];
    expect(closes({ ...RAW, bars: gap, ratios }, 'splits')).to.deep.equal([25, 25]);
    expect(
      closes({ ...RAW, bars: gap, dividends: [{ exDate: '2024-01-04', amount: 25 }], ratios }, 'total'),
    ).to.deep.equal([12.5, 25]);
  });

  it('are refused if splits or dividends are unknown', () => {
    const unknown = { ...RAW, bars, ratios: null, dividends: null };
    expect(closes(unknown, 'none')).to.deep.equal([100, 102, 26]);
    expect([closes(unknown, 'splits'), closes(unknown, 'total')]).to.deep.equal([
      'splits_unknown',
      'splits_unknown',
    ]);
    const onSplits = { ...unknown, priceBasis: 'split', volumeBasis: 'split' } as const;
    expect([closes(onSplits, 'none'), closes(onSplits, 'splits'), closes(onSplits, 'total')]).to.deep.equal([
      'splits_unknown',
      [100, 102, 26],
      'dividends_unknown',
    ]);
    const onBoth = { ...onSplits, priceBasis: 'split_and_dividend' } as const;
    expect([closes(onBoth, 'none'), closes(onBoth, 'splits'), closes(onBoth, 'total')]).to.deep.equal([
      'splits_unknown',
      'dividends_unknown',
      [100, 102, 26],
    ]);
    expect(closes({ ...onSplits, volumeBasis: 'raw' }, 'splits')).to.equal('splits_unknown');
  });

  it('are equal for raw, split-adjusted and dividend-adjusted prices of one stock', () => {
    const day = fc.record({
      /** Percent of the close before, on one split basis. */
      move: fc.integer({ min: 70, max: 140 }),
      dividend: fc.option(fc.integer({ min: 1, max: 90 }), { freq: 3 }),
      ratio: fc.option(fc.constantFrom(2, 4, 0.1, 1.5, 1.068), { freq: 5 }),
    });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 12 }), (days) => {
        const dates = days.map((_, at) => new Date(Date.UTC(2024, 0, 2 + at)).toISOString().slice(0, 10));
        const ratios = days.flatMap(({ ratio }, at): RatioAction[] =>
          ratio === null
            ? []
            : [{ exDate: dates[at] ?? '', kind: ratio === 1.068 ? 'price_adjustment' : 'split', ratio }],
        );
        const factors = splitFactors(
          dates.map((date) => bar(date, 1)),
          ratios,
        );
        let close = 100;
        const onSplits = days.map(({ move }, at) => ({
          ...bar(dates[at] ?? '', (close *= move / 100)),
          volume: 100 * (factors.shares[at] ?? 1),
        }));
        const raw = onSplits.map((each, at) => bar(each.date, each.close * (factors.price[at] ?? 1)));
        // A dividend is a fraction of the previous price, whatever split is between them.
        const amounts = days.map(
          ({ dividend }, at) => ((dividend ?? 0) / 100) * (onSplits[at - 1]?.close ?? 0),
        );
        const rawAmounts = amounts.map((amount, at) => amount * (factors.price[at] ?? 1));
        const paid = (from: readonly number[]) =>
          from.flatMap((amount, at) => (amount > 0 ? [{ exDate: dates[at] ?? '', amount }] : []));
        const both: DailyBar[] = [];
        let by = 1;
        for (let at = raw.length - 1; at >= 0; at -= 1) {
          const each = onSplits[at]!;
          both[at] = { ...bar(each.date, each.close * by), volume: each.volume };
          by *= 1 - (amounts[at] ?? 0) / (onSplits[at - 1]?.close ?? 1);
        }
        const kinds: readonly PriceSeries[] = [
          { ...RAW, bars: raw, ratios, dividends: paid(rawAmounts) },
          {
            ...RAW,
            bars: onSplits,
            priceBasis: 'split',
            volumeBasis: 'split',
            dividendBasis: 'split',
            ratios,
            dividends: paid(amounts),
          },
          {
            ...RAW,
            bars: both,
            priceBasis: 'split_and_dividend',
            volumeBasis: 'split',
            dividendBasis: 'split',
            ratios,
            dividends: paid(amounts),
          },
        ];
        for (const to of ['none', 'splits', 'total'] as const) {
          const [first, ...others] = kinds.map((kind) => adjustSeries(kind, to));
          if (first?.available !== true) throw new Error('refused');
          for (const other of others) {
            if (!other.available) throw new Error('refused');
            other.bars.forEach((each, at) => {
              const same = first.bars[at]!;
              expect(each.close / same.close).to.be.closeTo(1, 1e-9);
              expect((each.volume ?? 0) / (same.volume ?? 0)).to.be.closeTo(1, 1e-9);
            });
          }
        }
      }),
    );
  });
});
