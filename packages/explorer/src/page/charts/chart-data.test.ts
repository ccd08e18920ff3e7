import { expect } from 'chai';
import { chartDataOf, type SeriesSpec } from './chart-data.ts';

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
    };
    expect(chartDataOf(history, [spec('revenue_quarter'), spec('capex_quarter')])).to.deep.equal({
      dates: ['2025-09-30', '2025-12-31', '2026-03-31'],
      labels: ['2025-Q3', '2025-Q4', '2026-Q1'],
      series: [{ ...spec('revenue_quarter'), values: [12345678901234567000, null, 12] }],
    });
  });

  it('is labelled by the date where there are no periods', () => {
    const history = { columns: ['date', 'close'], rows: [['2026-03-31', 12]] };
    expect(chartDataOf(history, [spec('close')]).labels).to.deep.equal(['2026-03-31']);
  });
});
