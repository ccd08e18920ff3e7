import { expect } from 'chai';
import fc from 'fast-check';
import type { ReportedSplit } from '@footnote/event-types/types.generated';
import { withoutBadTicks } from './bad-ticks.ts';
import type { ReadRow, RefusedRow } from './read-rows.ts';

type Prices = number | readonly [open: number, high: number, low: number, close: number];

const dayAt = (at: number): string =>
  new Date(Date.UTC(2024, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
const rowsOf = (prices: readonly Prices[]): readonly ReadRow[] =>
  prices.map((each, at) => {
    const [open, high, low, close] = (typeof each === 'number' ? [each, each, each, each] : each).map(String);
    const date = dayAt(at);
    return {
      bar: { date, open: open!, high: high!, low: low!, close: close!, volume: null },
      line: `${date},${close!}`,
    };
  });
/** The result for each bar: `-` kept, `b` a bad tick, `u` unconfirmed. */
const fates = (prices: readonly Prices[], splits: readonly ReportedSplit[] = []): string => {
  const rows = rowsOf(prices);
  const refused: RefusedRow[] = [];
  const kept = new Set(withoutBadTicks(rows, splits, refused).map(({ bar }) => bar.date));
  const reasons = new Map(refused.map(({ date, reason }) => [date, reason]));
  return rows
    .map(({ bar: { date } }) => (kept.has(date) ? '-' : reasons.get(date) === 'bad_tick' ? 'b' : 'u'))
    .join('');
};

describe('bad ticks', () => {
  it('are ten times or a tenth of the previous close, up to three in a row, and are reversed', () => {
    expect(fates([5, 50, 5.1, 5])).to.equal('-b--');
    expect(fates([5, 50, 51, 5.1, 5])).to.equal('-bb--');
    expect(fates([5, 0.05, 0.04, 0.05, 5.2])).to.equal('-bbb-');
    expect(fates([5, 500, 50, 0.5, 5.1])).to.equal('-bbb-');
    expect(fates([5, [5, 5, 0.05, 5], [5, 5, 0.05, 5], 5])).to.equal('-bb-');
    expect(fates([5, 50, 5, 50, 5, 5])).to.equal('-b-b--');
  });

  it('are not moves that last, up or down, nor moves that reverse later', () => {
    expect(fates([5, 60, 58, 61, 59, 60])).to.equal('------');
    expect(fates([60, 5, 4.8, 5.1, 5, 5])).to.equal('------');
    expect(fates([5, 60, 58, 61, 59, 5])).to.equal('-----u');
    expect(fates([5, 45, 5])).to.equal('---');
  });

  it('do not hide a move that lasts', () => {
    expect(fates([5, 1000, 100, 95, 90, 92])).to.equal('-b----');
    expect(fates([5, 50, 51, 0.5, 52, 51, 50])).to.equal('---b---');
    expect(fates([5, 50, 500, 51, 52, 50, 51])).to.equal('--b----');
  });

  it('are distinguished from a jump in the newest bars by three closes', () => {
    expect(fates([5, 50])).to.equal('-u');
    expect(fates([5, 50, 51, 52])).to.equal('-uuu');
    expect(fates([5, 50, 51, 52, 53])).to.equal('-----');
    expect(fates([5, 50, 51, 5])).to.equal('-bb-');
  });

  it('are not splits, whether the bar of the split exists or not', () => {
    const split = (at: number, ratio: string): ReportedSplit => ({ ex_date: dayAt(at), ratio });
    expect(fates([5, 100, 101], [split(1, '0.05')])).to.equal('---');
    expect(fates([100, 5, 5.1], [split(1, '20')])).to.equal('---');
    expect(fates([100, 1000, 5, 5.1], [split(2, '20')])).to.equal('-b--');
    expect(fates([100, 1000, 1100, 5.1, 5], [split(2, '20')])).to.equal('-bb--');
    expect(fates([100, 10_000, 5.1, 5], [split(1, '20')])).to.equal('-b--');
  });

  const moves = (least: number, most: number) =>
    fc.array(fc.double({ min: 0.7, max: 1.4, noNaN: true }), { minLength: least, maxLength: most });
  const seriesOf = (factors: readonly number[], from: number): readonly number[] => {
    let price = from;
    return factors.map((factor) => (price *= factor));
  };

  it('are exactly those that are put in', () => {
    fc.assert(
      fc.property(
        moves(1, 20),
        moves(1, 20),
        fc.array(fc.constantFrom(1000, 100, 40, 1 / 40, 1 / 100, 1 / 1000), { minLength: 1, maxLength: 3 }),
        (before, after, bad) => {
          const good = seriesOf(before, 50);
          const last = good.at(-1)!;
          const found = fates([...good, ...bad.map((factor) => last * factor), ...seriesOf(after, last)]);
          expect(found).to.equal('-'.repeat(good.length) + 'b'.repeat(bad.length) + '-'.repeat(after.length));
        },
      ),
    );
  });

  it('are in no series that moves less, jumps once for good, or splits', () => {
    fc.assert(
      fc.property(
        moves(1, 20),
        moves(4, 20),
        fc.constantFrom(1, 12, 100, 1 / 12, 1 / 100),
        fc.constantFrom('20', '0.05', '3', '1'),
        (before, after, jump, ratio) => {
          const good = seriesOf(before, 50);
          // A jump by twelve must still count as one by ten after a day's move.
          const steady = after.map((factor) => Math.sqrt(Math.sqrt(factor)));
          const lasting = seriesOf(steady, good.at(-1)! * jump);
          expect(fates([...good, ...lasting])).to.equal('-'.repeat(good.length + lasting.length));
          const split = lasting.map((price) => price / Number(ratio));
          const splits = [{ ex_date: dayAt(good.length), ratio }];
          expect(fates([...good, ...split], splits)).to.equal('-'.repeat(good.length + split.length));
        },
      ),
    );
  });
});
