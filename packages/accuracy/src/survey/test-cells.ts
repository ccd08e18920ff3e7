import type { Cell } from '@footnote/statements/cell';
import { servedCells, type ServedCell } from './served.ts';

const UNITS: Readonly<Record<string, string>> = { shares: 'shares', eps: 'USD/shares' };
const BALANCES = /^(total_|cash_|shares_outstanding|long_term_debt|retained|current_)/;

/** An invented cell: by default of fiscal 2020, filed 40 days after its end. */
export const cell = (field: string, value: string | null, more: Partial<Cell> = {}): Cell => ({
  statement: BALANCES.test(field) ? 'balance' : 'income',
  field,
  period_kind: 'annual',
  fiscal_year: 2020,
  fiscal_period: 'FY',
  period_start: null,
  period_end: '2020-12-31',
  value,
  refusal: value === null ? 'not_reported' : null,
  rule: value === null ? 'field.not_reported' : null,
  unit: UNITS[field.split('_')[0] ?? ''] ?? 'USD',
  concept: '',
  accession: '0000000001-21-000001',
  form: '10-K',
  filed: '2021-02-10',
  method: 'reported',
  operands: [],
  flags: [],
  ...more,
});

/** One field over fiscal years that end in December, from `first` on. */
export const years = (field: string, first: number, values: readonly (number | null)[]): Cell[] =>
  values.map((value, at) =>
    cell(field, value === null ? null : String(value), {
      fiscal_year: first + at,
      period_end: `${first + at}-12-31`,
      filed: `${first + at + 1}-02-10`,
    }),
  );

const QUARTERS = [
  ['Q1', '03-31'],
  ['Q2', '06-30'],
  ['Q3', '09-30'],
  ['Q4', '12-31'],
] as const;

/** One field over quarters, from the first quarter of a year on. */
export const quarters = (
  field: string,
  first: number,
  values: readonly (number | null)[],
  kind: 'quarter' | 'instant' = 'quarter',
): Cell[] =>
  values.map((value, at) => {
    const year = first + Math.floor(at / 4);
    const [period, end] = QUARTERS[at % 4] ?? QUARTERS[0];
    return cell(field, value === null ? null : String(value), {
      period_kind: kind,
      fiscal_year: year,
      fiscal_period: period,
      period_end: `${year}-${end}`,
      filed: `${year}-${end}`,
    });
  });

export const served = (...lists: readonly (readonly Cell[])[]): readonly ServedCell[] =>
  servedCells(lists.flat());
