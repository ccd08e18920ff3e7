import { expect } from 'chai';
import { sourceLine } from './source-line.ts';

const filing = (year: number) => ({
  accession: `0009990001-${year - 2000}-000001`,
  filed: `${year}-02-02`,
  form: '10-K',
  period_end: `${year - 1}-12-31`,
});
const HISTORY = {
  footnotes: [filing(2023), filing(2025), filing(2024), filing(2026)],
  price_source: null,
  provenance: [
    { series: 'revenue_annual', first_date: '2022-12-31', last_date: '2024-12-31', footnotes: [0, 1, 2] },
    { series: 'capex_annual', first_date: '2025-12-31', last_date: '2025-12-31', footnotes: [3] },
  ],
};
const DATA = {
  dates: [],
  labels: [],
  series: [{ name: 'revenue_annual', label: 'Revenue', kind: 'amount', shape: 'bars', values: [] }],
} as const;

describe('the source of a chart', () => {
  it('names the newest filings of its own series, and counts the rest', () => {
    expect(sourceLine(HISTORY, DATA, '2026-05-01T10:00:00Z')).to.equal(
      'Source: Footnote, as of 2026-05-01; 10-K filed 2025-02-02 (0009990001-25-000001), ' +
        '10-K filed 2024-02-02 (0009990001-24-000001) and 1 earlier filing',
    );
  });

  it('names the source of prices', () => {
    const prices = { name: 'stooq', first_date: '2020-01-02', last_date: '2026-05-01' };
    expect(sourceLine({ ...HISTORY, provenance: [], price_source: prices }, DATA, null)).to.equal(
      'Source: Footnote; prices from stooq to 2026-05-01',
    );
  });
});
