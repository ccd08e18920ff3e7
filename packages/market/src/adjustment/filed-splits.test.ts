import { expect } from 'chai';
import { adjustSeries } from './adjust.ts';
import { contradictedSplit, doubtedSplit } from './contradicted.ts';
import type { FiledSplits } from './filed-splits.ts';
import type { PriceSeries, RatioAction } from './series.ts';

const DAY = '2019-05-10';
const NOTHING: FiledSplits = { splits: [], unchanged: [] };
/** Filings that repeat figures on both sides of the day. */
const UNCHANGED: FiledSplits = { splits: [], unchanged: [{ after: '2017-02-10', until: '2020-02-10' }] };
const proven = (ratio: number, after = '2019-05-02', until = '2019-08-02'): FiledSplits => ({
  splits: [{ ratio, after, until }],
  unchanged: [],
});

const split = (ratio: number, exDate = DAY): RatioAction => ({ exDate, kind: 'split', ratio });

/** Prices that move by `moved` old shares for a new one on the day. */
const series = (
  ratios: readonly RatioAction[] | null,
  moved: number,
  priceBasis: PriceSeries['priceBasis'] = 'raw',
): PriceSeries => ({
  bars: [20, 20, 20 * moved, 20 * moved].map((close, at) => ({
    date: `2019-05-${String(8 + at).padStart(2, '0')}`,
    ...{ open: close, high: close, low: close, close },
    volume: 100,
  })),
  ...{ priceBasis, volumeBasis: 'raw', dividendBasis: 'raw' },
  ratios,
  dividends: [],
});
const doubted = (priced: PriceSeries, filed: FiledSplits | null): boolean =>
  doubtedSplit(priced, filed) === DAY;

describe('a split with evidence from prices, their source and filings', () => {
  it('stands with two of the three', () => {
    const kept: readonly (readonly [string, PriceSeries, FiledSplits | null])[] = [
      ['all three', series([split(1 / 20)], 20), proven(1 / 20)],
      ['source and prices, filings silent', series([split(1 / 20)], 20), NOTHING],
      ['source and prices, nothing in filings', series([split(1 / 20)], 20), UNCHANGED],
      ['source and filings, on a day of a crash', series([split(1 / 20)], 11), proven(1 / 20)],
      ['source and filings, adjusted prices', series([split(4)], 1, 'split'), proven(4)],
      ['two of a product', series([split(2), split(2, '2019-05-09')], 1, 'split'), proven(4)],
      ['declared when filed', series([split(4)], 1, 'split'), proven(4, '2019-02-01', '2019-04-20')],
    ];
    for (const [name, priced, filed] of kept) expect(doubted(priced, filed), name).to.equal(false);
  });

  it('of a source alone stands while nothing contradicts it', () => {
    expect(doubted(series([split(4)], 1, 'split'), NOTHING)).to.equal(false);
    expect(doubted(series([split(4)], 1, 'split'), null)).to.equal(false);
    // The filings that would show it are not there yet.
    const recent = { splits: [], unchanged: [{ after: '2017-02-10', until: '2019-06-01' }] };
    expect(doubted(series([split(4)], 1, 'split'), recent)).to.equal(false);
    // A stock dividend of a twentieth does not show in rounded figures.
    expect(doubted(series([split(1.05)], 1, 'split'), UNCHANGED)).to.equal(false);
  });

  it('is doubted where filings have another ratio or none, and prices do not confirm it', () => {
    expect(doubted(series([split(1 / 12)], 1, 'split'), proven(1 / 20))).to.equal(true);
    expect(doubted(series([split(4)], 1, 'split'), UNCHANGED)).to.equal(true);
    expect(doubted(series([split(1 / 12)], 20), proven(1 / 20))).to.equal(true);
    // Prices that move by 18 tell neither 15 from 20.
    expect(doubted(series([split(1 / 15)], 18), proven(1 / 20))).to.equal(true);
  });

  it('that filings prove and raw prices show is missed by its source', () => {
    expect(doubted(series([], 1 / 4), proven(4))).to.equal(true);
    expect(doubted(series([], 1), proven(4)), 'a class that was not split').to.equal(false);
    expect(doubted(series([], 1 / 4), NOTHING), 'a crash').to.equal(false);
    expect(doubted(series([], 1 / 4), proven(4, '2018-01-05', '2018-02-05')), 'another year').to.equal(false);
  });

  it('is judged on all bars, and bears on those before it', () => {
    const judged = { ...series([split(4)], 1, 'split'), contradicted: DAY };
    expect(contradictedSplit(judged)).to.equal(DAY);
    for (const to of ['none', 'splits', 'total'] as const)
      expect(adjustSeries(judged, to)).to.deep.equal({ available: false, reason: 'split_contradicted' });
    const later = { ...judged, bars: judged.bars.slice(2) };
    expect(contradictedSplit(later)).to.equal(null);
    const confirmed = { ...series([split(1 / 20)], 11), contradicted: null };
    expect(adjustSeries(confirmed, 'splits')).to.include({ available: true });
  });
});
