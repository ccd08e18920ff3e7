import { expect } from 'chai';
import { indexCells } from '@footnote/figures/index/cell-index';
import { quarterEnds, sampleCell } from '@footnote/figures/testing/sample-company';
import { trendMember } from './trend.ts';

const ENDS = quarterEnds('2025-12-31', 9);

/** Quarters newest first; null is refused. */
const trend = (values: readonly (number | null)[]) =>
  JSON.parse(
    JSON.stringify(
      trendMember(
        indexCells(
          values.map((value, at) =>
            sampleCell('income', 'revenue', ENDS[at]!, value === null ? null : String(value)),
          ),
          'quarter',
        ),
        'revenue',
        ENDS[0]!,
      ),
    ),
  ) as unknown;

describe('the growth of a quarter against its trend', () => {
  it('is that over the year before less the growth of the four quarters before, together', () => {
    // 150 over 100 is 50 %; 4 · 100 over 3 · 100 + 20 is 25 %, while the mean of the four rates would be 100 %.
    expect(trend([150, 100, 100, 100, 100, 100, 100, 100, 20])).to.deep.equal({
      difference_pp: '25',
      from: '2024-12-31',
      to: '2025-09-30',
      trend_pct: '25',
    });
    expect(trend([90, 100, 100, 100, 100, 100, 100, 100, 20])).to.deep.include({ difference_pp: '-35' });
  });

  it('is refused with a reason where an operand is missing, below zero or too old', () => {
    const reason = (values: readonly (number | null)[]) => (trend(values) as { reason: string }).reason;
    expect(reason([150, 100, 100, 100, 100, 100, 100, 100])).to.equal('insufficient_history');
    expect(reason([150, 100, null, 100, 100, 100, 100, 100, 20])).to.equal('missing_operand');
    expect(reason([null, 100, 100, 100, 100, 100, 100, 100, 20])).to.equal('missing_operand');
    expect(reason([150, 100, 100, 100, 0, 100, 100, 100, 20])).to.equal('base_zero');
    expect(reason([150, 100, 100, 100, 100, 100, -500, 100, 20])).to.equal('base_negative');
  });
});
