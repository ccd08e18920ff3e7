import { expect } from 'chai';
import { sourcesIn } from './cell-sources.ts';

const CSV = [
  'symbol,block,fiscal_year,fiscal_period,period_end,figure,value,currency,accession,form,filed,reason,status',
  'FNDEC,income_statement,2025,FY,2025-12-31,revenue,1,USD,0009990001-26-000001,10-K,2026-02-02,,',
  'FNDEC,income_statement,2025,Q3,2025-09-30,revenue,1,USD,0009990001-25-000003,8-K,2025-10-20,,preliminary',
  'FNDEC,income_statement,2025,FY,2025-12-31,margins.net_margin_pct,1,USD,0009990001-26-000001,10-K,2026-02-02,,',
  'FNDEC,income_statement,2025,FY,2025-12-31,interest_expense,,,,,,,',
].join('\r\n');

const cell = (field: string, period: string) =>
  ({ kind: 'cell', symbol: 'FNDEC', statement: 'income_statement', field, period }) as const;

describe('filings of cells', () => {
  const sourceOf = sourcesIn(CSV);

  it('are those of the CSV, with their standing', () => {
    const filed = { accession: '0009990001-26-000001', form: '10-K', filed: '2026-02-02' };
    expect(sourceOf(cell('revenue', 'FY2025'))).to.deep.equal(filed);
    expect(sourceOf(cell('revenue', '2025-Q3'))).to.include({ status: 'preliminary' });
    expect(
      sourceOf({
        kind: 'figure',
        symbol: 'FNDEC',
        block: 'income_statement',
        figure: 'net_margin_pct',
        period: 'FY2025',
      }),
    ).to.deep.equal(filed);
  });

  it('are unknown for a refused cell and for what is not in a statement', () => {
    expect(sourceOf(cell('interest_expense', 'FY2025'))).to.equal(undefined);
    expect(sourceOf(cell('revenue', 'FY2024'))).to.equal(undefined);
  });
});
