import { isAmendment } from '@footnote/values/form';
import type { BalanceField } from './chart.ts';
import type { FiscalYear } from './calendar.ts';
import type { Accounts } from './accounts.ts';
import { booksOf, quarterEnd } from './accounts.ts';
import { coverShares, divideRounded, inMoney, splitFactor, unitsOutstanding } from './shares.ts';
import type { TruthCell } from './truth.ts';
import { moneyTolerance } from './truth.ts';

/**
 * The true balance is that of the last filing with a balance sheet at the date. Cash and equity at dates that only a
 * roll-forward shows are unknown, because such opening balances may have another scope.
 */
const balanceOf = (accounts: Accounts, field: BalanceField, index: number): bigint | null => {
  const { reports } = accounts;
  const sheets = reports.filter(({ balances }) => balances.includes(index));
  const report = sheets.at(-1);
  if (report === undefined || field.of === null) return null;
  const books = booksOf(accounts, report.version);
  return field.of(
    books.balances[index] ?? books.opening,
    sheets.some(({ annual }) => annual),
    report.year.label,
  );
};

/** Balances at the quarter ends of one fiscal year, the cover's share count as filed included. */
export const balanceTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => {
  const { chart, calendar, spec, reports, splits } = accounts;
  const cells: TruthCell[] = [];
  for (let index = year.first; index <= year.last; index += 1) {
    const name = (['Q1', 'Q2', 'Q3', 'FY'] as const)[index - year.first] ?? 'FY';
    const cell = (field: string, value: bigint | null, tolerance: string): TruthCell => ({
      statement: 'balance',
      field,
      period_kind: 'instant',
      fiscal_year: year.label,
      fiscal_period: name,
      period_start: null,
      period_end: quarterEnd(calendar, index),
      value: value === null ? null : String(value),
      tolerance,
    });
    for (const field of chart.balanceFields) {
      const value = balanceOf(accounts, field, index);
      cells.push(cell(field.field, value === null ? null : inMoney(spec, value), moneyTolerance(spec)));
    }
    if (spec.flavour === 'partnership') {
      const sheet = reports.findLast(({ balances }) => balances.includes(index));
      const count = sheet && unitsOutstanding(spec, splits, index, sheet.filed);
      const { numerator, denominator } = splitFactor(splits, sheet?.filed ?? '', '9999-12-31');
      cells.push(
        cell(
          'units_outstanding',
          count === undefined ? null : divideRounded(count * numerator, denominator),
          String(Math.max(1, Math.ceil(Number(numerator) / Number(denominator)))),
        ),
      );
    }
    const own = reports.filter(({ quarter }) => quarter.index === index);
    const cover = own.find(({ form }) => !isAmendment(form)) ?? own[0];
    cells.push(
      cell(
        'shares_outstanding_cover_page',
        cover === undefined ? null : coverShares(spec, splits, cover),
        '0',
      ),
    );
  }
  return cells;
};
