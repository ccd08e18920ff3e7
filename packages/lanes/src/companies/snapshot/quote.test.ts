import { expect } from 'chai';
import { adjustSeries } from '@footnote/market/adjustment/adjust';
import { priceActionOf } from '@footnote/market/price-action/price-action';
import type { SnapshotParts } from './read.ts';
import { quoteMember } from './quote.ts';

const bar = (date: string, close: number, volume: number | null) => ({
  ...{ date, open: close - 1, high: close + 2, low: close - 3, close, volume },
});

/** As traded, with a split of 4 for 1 on the newest day. */
function priceOf(bars: readonly ReturnType<typeof bar>[]): SnapshotParts['price'] {
  const adjusted = adjustSeries(
    {
      ...{ bars, priceBasis: 'raw', volumeBasis: 'raw', dividendBasis: 'raw', dividends: [] },
      ratios: [{ exDate: '2024-06-10', kind: 'split', ratio: 4 }],
    },
    'splits',
  );
  const action = adjusted.available ? priceActionOf(adjusted.bars, null) : null;
  const head = { currency: '', source: 'daily', source_time: '2024-06-10 20:00:00' };
  return { action, head, paidOn: null } as never;
}

describe('the quote of a snapshot', () => {
  it('has the change against the close before on one split basis', () => {
    const price = priceOf([bar('2024-06-07', 400, 10), bar('2024-06-10', 101.5, 50)]);
    expect(JSON.parse(JSON.stringify(quoteMember({ price })))).to.deep.equal({
      as_of: '2024-06-10T20:00:00Z',
      change: { amount: '1.5', pct: '1.5', previous_close: '100', previous_date: '2024-06-07' },
      close: '101.5',
      currency: null,
      date: '2024-06-10',
      high: '103.5',
      low: '98.5',
      open: '100.5',
      source: 'daily',
      volume: '50',
    });
  });

  it('is refused without prices, its change without an earlier close, and its volume where it is not known', () => {
    expect(quoteMember({ price: 'no_bars' })).to.deep.equal({ available: false, reason: 'no_bars' });
    expect(quoteMember({ price: priceOf([bar('2024-06-10', 100, null)]) })).to.deep.include({
      change: { available: false, reason: 'insufficient_history' },
      volume: { available: false, reason: 'volume_missing' },
    });
  });
});
