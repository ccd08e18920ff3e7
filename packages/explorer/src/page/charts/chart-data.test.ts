import { expect } from 'chai';
import { chartDataOf, withoutValues, type SeriesSpec } from './chart-data.ts';

const spec = (name: string): SeriesSpec => ({ name, label: name, kind: 'amount', shape: 'bars' });

describe('data of a chart', () => {
  it('is oldest first, with gaps where a value is refused, and without series that have none', () => {
    const history = {
      columns: ['date', 'period', 'revenue_quarter', 'capex_quarter'],
      rows: [
        ['2026-03-31', '2026-Q1', 12, null],
        ['2025-12-31', '2025-Q4', null, null],
        ['2025-09-30', '2025-Q3', '12345678901234567890', null],
      ],
      refused: [],
    };
    expect(chartDataOf(history, [spec('revenue_quarter'), spec('capex_quarter')])).to.deep.equal({
      dates: ['2025-09-30', '2025-12-31', '2026-03-31'],
      labels: ['2025-Q3', '2025-Q4', '2026-Q1'],
      series: [{ ...spec('revenue_quarter'), values: [12345678901234567000, null, 12] }],
    });
  });

  it('is labelled by the date where there are no periods', () => {
    const history = { columns: ['date', 'close'], rows: [['2026-03-31', 12]], refused: [] };
    expect(chartDataOf(history, [spec('close')]).labels).to.deep.equal(['2026-03-31']);
  });

  it('names the series without any value with the reason of most rows, and no others', () => {
    const refusal = (series: string, reason: 'dividends_unknown' | 'not_reported', rows: number) => ({
      series,
      reason,
      rows,
      first_date: '2025-12-31',
      last_date: '2026-03-31',
    });
    const history = {
      columns: ['date', 'close', 'volume'],
      rows: [
        ['2026-03-31', null, null],
        ['2025-12-31', null, 5],
      ],
      refused: [
        refusal('close', 'not_reported', 1),
        refusal('close', 'dividends_unknown', 2),
        refusal('volume', 'not_reported', 1),
      ],
    };
    expect(withoutValues(history, [spec('close'), spec('volume')])).to.deep.equal([
      { name: 'close', value: { available: false, reason: 'dividends_unknown' } },
    ]);
  });
});
