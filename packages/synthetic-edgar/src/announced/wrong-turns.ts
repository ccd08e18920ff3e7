import type { Written } from './forms.ts';
import { statementMarkup } from './forms.ts';
import { headingRow, htmlRows, htmlTable } from './printed.ts';
import type { AnnouncedRow, AnnouncedStatement } from './statement.ts';

/**
 * What leads a reader of releases astray:
 * - `non_gaap`: a table of adjusted figures that looks like the income statement.
 * - `adjusted_columns`: the income statement of the newest period as reported, its adjustments, and as adjusted.
 * - `same_name`: the income statement of another, larger company under the same title.
 * - `same_table`: the income statement twice.
 * - `summary`: the main rows in another unit.
 * - `unlabelled`: subtotals without a label.
 * - `ahead`: the first of these tables before the statements instead of behind them.
 */
export const WRONG_TURNS = [
  'non_gaap',
  'adjusted_columns',
  'same_name',
  'same_table',
  'summary',
  'unlabelled',
  'ahead',
] as const;

export type WrongTurn = (typeof WRONG_TURNS)[number];

/** The markup of the statements, the income statement first, with the wrong turns. */
export function releaseMarkup(
  statements: readonly AnnouncedStatement[],
  written: Written,
  turns: readonly WrongTurn[],
): string {
  const shown = turns.includes('unlabelled') ? statements.map(withoutLabels) : statements;
  const tables = shown.map((statement) => statementMarkup(statement, written));
  const [income] = shown;
  const astray = income === undefined ? [] : turns.flatMap((turn) => tablesOf(turn, income, written));
  return (turns.includes('ahead') ? [...astray, ...tables] : [...tables, ...astray]).join('\n');
}

function tablesOf(turn: WrongTurn, income: AnnouncedStatement, written: Written): string[] {
  const times = (factor: number, round: (value: number) => number): AnnouncedRow[] =>
    income.rows.map((row) => ({ ...row, values: row.values?.map((value) => round(value * factor)) ?? null }));
  switch (turn) {
    case 'non_gaap': {
      const title = 'ADJUSTED STATEMENTS OF INCOME (NON-GAAP)';
      return [statementMarkup({ ...income, title, rows: times(1.1, Math.round) }, written)];
    }
    case 'adjusted_columns':
      return [adjustedColumns(income, written)];
    case 'same_name': {
      // Three times everything but the figures per share: its own sums hold.
      const rows = income.rows.map((row, at) =>
        row.kind === 'per_share' ? row : (times(3, (value) => value)[at] ?? row),
      );
      return [statementMarkup({ ...income, rows }, written)];
    }
    case 'same_table':
      return [statementMarkup(income, written)];
    case 'summary':
      return [summary(income, written)];
    case 'unlabelled':
    case 'ahead':
      return [];
  }
}

/** Totals that are no field lose their labels. */
const withoutLabels = (statement: AnnouncedStatement): AnnouncedStatement => ({
  ...statement,
  rows: statement.rows.map((row) =>
    row.field === null && row.values !== null && /^Total (?!liabilities and)/.test(row.label)
      ? { ...row, label: '' }
      : row,
  ),
});

function newest({ periods }: AnnouncedStatement): number {
  const ends = periods.map(({ end }) => end);
  return ends.indexOf(ends.toSorted().at(-1) ?? '');
}

function adjustedColumns(income: AnnouncedStatement, { issuer, unit, style }: Written): string {
  const at = newest(income);
  const head = income.periods[at]?.head ?? ['', ''];
  const rows = income.rows.map(({ values, ...row }) => {
    const value = values?.[at] ?? 0;
    const more = row.kind === 'per_share' ? 0.1 : row.kind === 'shares' ? 0 : Math.round(value * 0.08);
    return values === null ? { ...row, values } : { ...row, values: [value, more, value + more] };
  });
  return htmlTable([
    ...[issuer, income.title, `(${unit.words})`].map((text) => `<tr><td colspan="9">${text}</td></tr>`),
    headingRow([[head.join(' ').trim(), 3]], style),
    headingRow(
      ['As reported', 'Adjustments', 'Adjusted'].map((text) => [text, 1] as const),
      style,
    ),
    ...htmlRows(rows, style),
  ]);
}

/** Highlights in the next larger unit, and so rounded. */
function summary({ rows, periods }: AnnouncedStatement, { unit, style }: Written): string {
  const shown = rows
    .filter(({ field }) => field === 'revenue' || field === 'net_income' || field === 'pretax_income')
    .map((row) => ({ ...row, values: row.values?.map((value) => Math.round(value / 1_000)) ?? null }));
  const words = unit.scale === 1_000 ? 'in millions' : 'in billions';
  return `<p>Financial highlights (${words})</p>${htmlTable([
    headingRow(
      periods.map(({ head }) => [head.join(' ').trim(), 1] as const),
      style,
    ),
    ...htmlRows(shown, style),
  ])}`;
}
