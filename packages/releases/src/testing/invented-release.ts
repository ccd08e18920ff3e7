import type { ReleaseContext, ServedCell } from '../types.ts';
import type { BookRow, FilerKind } from './books.ts';
import { balanceBook, cashBook, incomeBook } from './books.ts';
import type { Style } from './printed.ts';
import { bookRows, headingRow, styleOf, tableOf } from './printed.ts';
import type { Chance } from './random.ts';
import { chanceOf } from './random.ts';

/** The forms that invented releases take; each invented one also has a style, a filer and wrong turns of chance. */
export const LAYOUTS = [
  'two_columns',
  'prior_first',
  'four_columns',
  'weeks',
  'split_titles',
  'two_units',
  'year_only',
  'no_tables',
] as const;

export type Layout = (typeof LAYOUTS)[number];

/** A field in a period, and its value as the filer knows it: null where the release may not be taken for it. */
export type Truth = ReadonlyMap<string, string>;

export type InventedRelease = {
  readonly layout: Layout;
  readonly kind: FilerKind;
  readonly html: string;
  readonly context: ReleaseContext;
  readonly truth: Truth;
  /** Keys of the newest period, whose coverage is counted. */
  readonly newest: readonly string[];
};

export const keyOf = (field: string, months: number | null, end: string): string =>
  `${field} ${months ?? 0} ${end}`;

type Period = {
  readonly months: 3 | 9 | 12 | null;
  readonly start: string | null;
  readonly end: string;
  readonly head: readonly [string, string];
};

type Calendar = {
  readonly fiscalYearEnd: string;
  readonly released: string;
  readonly quarters: readonly Period[];
  readonly years: readonly Period[];
  readonly instants: readonly Period[];
};

const CALENDAR_YEAR: Calendar = {
  fiscalYearEnd: '1231',
  released: '2025-02-13',
  quarters: [
    { months: 3, start: '2024-10-01', end: '2024-12-31', head: ['Three Months Ended December 31,', '2024'] },
    { months: 3, start: '2023-10-01', end: '2023-12-31', head: ['Three Months Ended December 31,', '2023'] },
  ],
  years: [
    {
      months: 12,
      start: '2024-01-01',
      end: '2024-12-31',
      head: ['Twelve Months Ended December 31,', '2024'],
    },
    {
      months: 12,
      start: '2023-01-01',
      end: '2023-12-31',
      head: ['Twelve Months Ended December 31,', '2023'],
    },
  ],
  instants: [
    { months: null, start: null, end: '2024-12-31', head: ['December 31,', '2024'] },
    { months: null, start: null, end: '2023-12-31', head: ['December 31,', '2023'] },
  ],
};

/** A year of 53 weeks: its last quarter has 14. */
const WEEKS: Calendar = {
  fiscalYearEnd: '0201',
  released: '2025-03-12',
  quarters: [
    { months: 3, start: '2024-10-27', end: '2025-02-01', head: ['14 Weeks Ended', 'February 1, 2025'] },
    { months: 3, start: '2023-10-29', end: '2024-01-27', head: ['13 Weeks Ended', 'January 27, 2024'] },
  ],
  years: [
    { months: 12, start: '2024-01-28', end: '2025-02-01', head: ['53 Weeks Ended', 'February 1, 2025'] },
    { months: 12, start: '2023-01-29', end: '2024-01-27', head: ['52 Weeks Ended', 'January 27, 2024'] },
  ],
  instants: [
    { months: null, start: null, end: '2025-02-01', head: ['', 'February 1, 2025'] },
    { months: null, start: null, end: '2024-01-27', head: ['', 'January 27, 2024'] },
  ],
};

type Unit = { readonly scale: number; readonly words: string };

const THOUSANDS: Unit = { scale: 1_000, words: 'in thousands, except per share data' };
const MILLIONS: Unit = { scale: 1_000_000, words: 'in millions, except per share data' };

type Statement = {
  readonly name: 'income' | 'balance' | 'cash_flow';
  readonly title: string;
  readonly rows: readonly BookRow[];
  readonly periods: readonly Period[];
};

/** An invented release; the same seed gives the same one. */
export function inventedRelease(seed: number, layout: Layout): InventedRelease {
  const chance = chanceOf(seed);
  const kind = chance.pick<FilerKind>(['maker', 'maker', 'loss', 'bank', 'insurer']);
  const calendar = layout === 'weeks' ? WEEKS : CALENDAR_YEAR;
  const unit = chance.is(0.5) ? THOUSANDS : MILLIONS;
  const style = styleOf(chance);
  const periods = periodsOf(layout, calendar);
  const income = incomeBook(
    chance,
    kind,
    periods.length,
    unit.scale === 1_000 ? 1_000 : 1_000_000,
    unit.scale,
  );
  const net = income.find(({ field }) => field === 'net_income')?.values ?? [];
  const instants = layout === 'prior_first' ? calendar.instants.toReversed() : calendar.instants;
  const statements: Statement[] = [
    { name: 'income', title: 'CONSOLIDATED STATEMENTS OF INCOME', rows: income, periods },
    {
      name: 'balance',
      title: 'CONSOLIDATED BALANCE SHEETS',
      rows: balanceBook(chance, 2),
      periods: instants,
    },
    {
      name: 'cash_flow',
      title: 'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      rows: cashBook(chance, net),
      periods,
    },
  ];
  const truth = new Map(statements.flatMap((one) => truthOf(withSums(one), unit)));
  const ends = new Set(calendar.instants.slice(0, 1).map(({ end }) => end));
  const newest = [...truth.keys()].filter((key) => ends.has(key.split(' ')[2] ?? ''));
  const served = statements.flatMap((one) => servedOf(withSums(one), unit, ends));
  const isTold = layout !== 'no_tables';
  return {
    layout,
    kind,
    html: htmlOf(chance, layout, statements, unit, style, periods),
    context: {
      released: calendar.released,
      fiscalYearEnd: calendar.fiscalYearEnd,
      served: restated(chance, served),
      currency: 'USD',
    },
    truth: isTold ? truth : new Map(),
    newest: isTold ? newest : [],
  };
}

function periodsOf(layout: Layout, { quarters, years }: Calendar): readonly Period[] {
  if (layout === 'prior_first') return quarters.toReversed();
  if (layout === 'year_only') return years;
  return layout === 'four_columns' || layout === 'weeks' ? [...quarters, ...years] : quarters;
}

function valueOf({ sign = 1, kind = 'money' }: BookRow, printed: number, unit: Unit): string {
  const value = printed * sign;
  return String(kind === 'per_share' ? value : value * unit.scale);
}

/** The rows of a statement, and those fields that are sums of its rows. */
function withSums({ rows, ...rest }: Statement): Statement {
  const terms = rows.filter(({ termOf }) => termOf === 'revenue');
  const values = rest.periods.map((_, at) => terms.reduce((sum, one) => sum + (one.values?.[at] ?? 0), 0));
  return { ...rest, rows: terms.length === 0 ? rows : [...rows, { label: '', field: 'revenue', values }] };
}

const truthOf = ({ rows, periods }: Statement, unit: Unit): [string, string][] =>
  rows.flatMap((row) => {
    const { field, values } = row;
    if (field === null || values === null) return [];
    return periods.map(({ months, end }, at): [string, string] => [
      keyOf(field, months, end),
      valueOf(row, values[at] ?? 0, unit),
    ]);
  });

/** What was served before: every field of the older periods. */
const servedOf = (
  { name, rows, periods }: Statement,
  unit: Unit,
  newest: ReadonlySet<string>,
): ServedCell[] =>
  rows.flatMap((row) => {
    const { field, values, kind } = row;
    if (field === null || values === null) return [];
    return periods.flatMap(({ months, start, end }, at): ServedCell[] =>
      newest.has(end)
        ? []
        : [
            {
              statement: field === 'depreciation_amortization' ? 'income' : name,
              field,
              period_kind: months === null ? 'instant' : months === 12 ? 'annual' : 'quarter',
              fiscal_year: Number(end.slice(0, 4)),
              fiscal_period: months === 12 ? 'FY' : 'Q4',
              period_start: start,
              period_end: end,
              value: valueOf(row, values[at] ?? 0, unit),
              unit: kind === 'shares' ? 'shares' : kind === 'per_share' ? 'USD/shares' : 'USD',
              method: 'reported',
            },
          ],
    );
  });

/** In some releases the year before is restated in a row or two. */
function restated(chance: Chance, served: readonly ServedCell[]): readonly ServedCell[] {
  if (!chance.is(0.2)) return served;
  const field = chance.pick(['sga_expense', 'income_tax', 'receivables', 'operating_cash_flow']);
  return served.map((cell) =>
    cell.field === field && cell.value !== null
      ? { ...cell, value: String(Number(cell.value) + 7_000) }
      : cell,
  );
}

function htmlOf(
  chance: Chance,
  layout: Layout,
  statements: readonly Statement[],
  unit: Unit,
  style: Style,
  periods: readonly Period[],
): string {
  const revenue = statements[0]?.rows.find(({ field }) => field === 'revenue');
  const at = periods.findIndex(
    ({ end }) =>
      end ===
      statements[1]?.periods
        .map((one) => one.end)
        .toSorted()
        .at(-1),
  );
  const amount = (((revenue?.values?.[at] ?? 0) * unit.scale) / 1e6).toFixed(1);
  const prose = [
    '<p>Invented Holdings, Inc. Reports Results</p>',
    `<p>Invented Holdings today announced results for the period. Revenue was $${amount} million.</p>`,
  ];
  if (layout === 'no_tables') return `<html><body>${prose.join('')}</body></html>`;
  const tables = statements.map((one) => statementHtml(one, layout, unit, style));
  const extra = chance.is(0.5) && statements[0] !== undefined ? [nonGaap(statements[0], unit, style)] : [];
  const twice = chance.is(0.2) ? tables.slice(0, 1) : [];
  const summary =
    layout === 'two_units' && statements[0] !== undefined ? [summaryHtml(statements[0], unit, style)] : [];
  return `<html><body>${[...prose, ...summary, ...tables, ...twice, ...extra].join('\n')}</body></html>`;
}

function headRows(periods: readonly Period[], style: Style): string[] {
  const groups: [string, number][] = [];
  for (const { head } of periods) {
    const last = groups.at(-1);
    if (last?.[0] === head[0]) last[1] += 1;
    else groups.push([head[0], 1]);
  }
  return [
    headingRow(groups, style),
    headingRow(
      periods.map(({ head }) => [head[1], 1]),
      style,
    ),
  ];
}

function statementHtml(
  { title, rows, periods }: Statement,
  layout: Layout,
  unit: Unit,
  style: Style,
): string {
  const body = [...headRows(periods, style), ...bookRows(rows, style)];
  const over = ['INVENTED HOLDINGS, INC.', title, `(${unit.words})`, '(Unaudited)'];
  if (layout === 'split_titles')
    return tableOf(over.map((text) => `<tr><td>${text}</td></tr>`)) + tableOf(body);
  const inside = over.map((text) => `<tr><td colspan="9" align="center">${text}</td></tr>`);
  return layout === 'four_columns'
    ? over.map((text) => `<p>${text}</p>`).join('') + tableOf(body)
    : tableOf([...inside, ...body]);
}

/** A table that looks like the statement, of adjusted figures. */
function nonGaap({ rows, periods }: Statement, unit: Unit, style: Style): string {
  const adjusted = rows.map((row) => ({
    ...row,
    values: row.values?.map((value) => Math.round(value * 1.1)) ?? null,
  }));
  const over = ['INVENTED HOLDINGS, INC.', 'ADJUSTED STATEMENTS OF INCOME (NON-GAAP)', `(${unit.words})`];
  return tableOf([
    ...over.map((text) => `<tr><td colspan="9">${text}</td></tr>`),
    ...headRows(periods, style),
    ...bookRows(adjusted, style),
  ]);
}

/** Highlights in another unit than the statements. */
function summaryHtml({ rows, periods }: Statement, unit: Unit, style: Style): string {
  const shown = rows.filter(
    ({ field }) => field === 'revenue' || field === 'net_income' || field === 'pretax_income',
  );
  const divided = shown.map((row) => ({
    ...row,
    values: row.values?.map((value) => Math.round(value / 1_000)) ?? null,
  }));
  const words = unit.scale === 1_000 ? 'in millions' : 'in billions';
  return `<p>Financial highlights (${words})</p>${tableOf([...headRows(periods, style), ...bookRows(divided, style)])}`;
}
