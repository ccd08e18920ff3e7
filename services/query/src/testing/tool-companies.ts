import { sampleCell, sampleCompany } from '@footnote/figures/testing/sample-company';
import { ACME, FOREIGN, FUND } from './companies.ts';
import type { FakeCompany } from './fake-store.ts';
import { changed, toolCells } from '@footnote/lanes/testing/tool-cells';

export const YEAR = '2025-12-31';
const dividends = (end: string, flags: readonly string[]) =>
  sampleCell('income', 'dividends_per_share', end, '1.02', {
    period_kind: 'annual',
    fiscal_period: 'FY',
    flags,
  });

/** With years, quarters and year-to-date parts; two cells of the newest year are refused. */
export const NAMED: FakeCompany = {
  ...ACME,
  name: 'Acme Corp',
  cells: changed(
    toolCells([
      ...(ACME.cells ?? []),
      ...sampleCompany('quarter', '2025-09-30', 12)
        .filter(({ fiscal_period: period, statement }) => period !== 'Q4' && statement !== 'balance')
        .map((cell) => ({ ...cell, period_kind: 'ytd' as const })),
      dividends(YEAR, ['declared']),
      dividends('2024-12-31', ['cash_paid', 'split_adjusted']),
    ]),
    ({ field, period_end: end }) =>
      (field === 'cost_of_revenue' || field === 'interest_expense') && end === YEAR,
    { value: null, refusal: 'restatement_mixed_basis', method: '', filed: null, accession: '', form: '' },
  ),
};
const EMPTY_CASH: FakeCompany = {
  ...ACME,
  cik: '0009999996',
  symbols: ['ACMC'],
  name: 'No Cash Flows',
  cells: sampleCompany('annual', YEAR, 2).filter(({ statement }) => statement !== 'cash_flow'),
};
const BANK: FakeCompany = {
  ...NAMED,
  cik: '0009999995',
  verified: { policy_version: '3', last_verified_at: '2026-02-02 21:30:12' },
  symbols: ['ACMB'],
  issuer: {
    reporting_currency: 'USD',
    reporting_cadence: 'quarterly',
    issuer_type: 'bank',
    as_of: '2026-02-02 21:30:12',
  },
};

/** Companies with the cells that the tool reads. */
export const TOOL_COMPANIES: readonly FakeCompany[] = [NAMED, FOREIGN, FUND, EMPTY_CASH, BANK];
