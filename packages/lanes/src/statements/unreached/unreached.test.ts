import { expect } from 'chai';
import { parseLabel } from '@footnote/values/period';
import { packCells } from '@footnote/figures/fundamentals/packed-cells';
import { windowOf } from '@footnote/figures/fundamentals/window';
import { sampleCell } from '@footnote/figures/testing/sample-company';
import { NEWEST_DAYS, NEWEST_REPORT } from '../../subject/age/read-reports.ts';
import { freshHeads, ISSUER_HEAD } from '../../subject/issuer-heads.ts';
import { canned, cannedReader } from '../../testing/canned-rows.ts';
import { WINDOW_OF_VIEW } from '../fundamentals/read.ts';
import { isOfReport, nothingFor } from './unreached.ts';

const NEWEST = { fiscal_year: 2025, fiscal_period: 'Q3', period_end: '2025-06-28' } as const;

describe('a period that a known report has and the statements have not', () => {
  const ofReport = (label: string, reportEnd: string): boolean =>
    isOfReport(parseLabel(label)!, NEWEST, reportEnd);

  it('is of the quarters between the two, whatever their lengths', () => {
    const upToYear = ['2025-Q3', '2025-Q4', 'FY2025', 'TTM-2025-Q4', '2026-Q1', '2026-3M', 'FY2026'];
    expect(upToYear.filter((label) => ofReport(label, '2025-09-27'))).to.deep.equal([
      '2025-Q4',
      'FY2025',
      'TTM-2025-Q4',
    ]);
    expect(upToYear.filter((label) => ofReport(label, '2025-12-27'))).to.deep.equal([
      '2025-Q4',
      'FY2025',
      'TTM-2025-Q4',
      '2026-Q1',
      '2026-3M',
    ]);
  });

  it('is none of years ago or to come', () => {
    expect(['FY1999', '2031-Q4'].filter((label) => ofReport(label, '2026-03-28'))).to.deep.equal([]);
  });

  it('counts years of a company that reports once a year', () => {
    const annual = { fiscal_year: 2024, fiscal_period: 'FY', period_end: '2024-12-31' } as const;
    const isNext = (label: string) => isOfReport(parseLabel(label)!, annual, '2025-12-31');
    expect([isNext('FY2024'), isNext('FY2025'), isNext('FY2026')]).to.deep.equal([false, true, false]);
  });
});

describe('the refusal of a period that the statements do not reach', () => {
  const store = cannedReader([
    canned(ISSUER_HEAD, () => [
      {
        reporting_currency: 'USD',
        reporting_cadence: 'quarterly' as const,
        issuer_type: 'industrial' as const,
        revision: '1',
        as_of: '2026-05-01 10:00:00',
      },
    ]),
    canned(WINDOW_OF_VIEW, ({ view }) => [
      { cells: packCells(windowOf([sampleCell('income', 'revenue', '2026-03-31', '10')], view)) },
    ]),
    canned(NEWEST_REPORT, () => [
      {
        accession: '0009999999-26-000020',
        form: '10-Q',
        filed: '2026-07-30',
        period_end: '2026-06-30',
        url: '',
        in_companyfacts: 0,
        is_read: 1,
      },
    ]),
    canned(NEWEST_DAYS, () => [{ listed_to: '2026-08-18', companyfacts_to: '2026-05-01' }]),
  ]);
  const refusal = (label: string) =>
    nothingFor(
      { store, heads: freshHeads(store) },
      { cik: '0009999999', symbol: 'ACME' },
      parseLabel(label),
      { message: `ACME has no revenue for ${label}`, now: Date.parse('2026-08-20') },
    );

  it('names the report that has it, and why the statements do not', async () => {
    const { message, reason } = await refusal('2026-Q2');
    expect(reason).to.equal('report_awaits_companyfacts');
    expect(message).to.include('ACME has no revenue for 2026-Q2. Figures end 2026-03-31.');
    expect(message).to.include('0009999999-26-000020');
  });

  it('is that of any other period without a report', async () => {
    const { message, reason } = await refusal('2031-Q2');
    expect([message, reason]).to.deep.equal(['ACME has no revenue for 2031-Q2', 'not_found']);
  });
});
