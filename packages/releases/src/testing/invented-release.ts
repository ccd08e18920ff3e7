import type { Form } from '@footnote/synthetic-edgar/announced/forms';
import type { ReleaseStyle } from '@footnote/synthetic-edgar/announced/printed';
import type {
  AnnouncedPeriod,
  AnnouncedStatement,
  AnnouncedUnit,
} from '@footnote/synthetic-edgar/announced/statement';
import { MILLIONS, THOUSANDS, figuresOf } from '@footnote/synthetic-edgar/announced/statement';
import type { WrongTurn } from '@footnote/synthetic-edgar/announced/wrong-turns';
import { releaseMarkup } from '@footnote/synthetic-edgar/announced/wrong-turns';
import type { ReleaseContext, ServedCell } from '../types.ts';
import type { FilerKind } from './books.ts';
import { balanceBook, cashBook, incomeBook } from './books.ts';
import type { Calendar } from './calendars.ts';
import { CALENDAR_YEAR, WEEKS } from './calendars.ts';
import type { Chance } from './random.ts';
import { chanceOf } from './random.ts';

/** The layouts of invented releases; each invented one also has a style, a filer and wrong turns of chance. */
export const LAYOUTS = [
  'two_columns',
  'prior_first',
  'four_columns',
  'weeks',
  'split_titles',
  'two_units',
  'year_only',
  'no_tables',
  'preformatted',
  'continued',
  'broken',
  'consolidating',
] as const;

export type Layout = (typeof LAYOUTS)[number];

/** A field in a period, and its value as the filer knows it: null where the release may not be taken for it. */
export type Truth = ReadonlyMap<string, string>;

export type InventedRelease = {
  readonly layout: Layout;
  readonly kind: FilerKind;
  readonly turns: readonly WrongTurn[];
  readonly html: string;
  readonly context: ReleaseContext;
  readonly truth: Truth;
  /** Keys of the newest period, whose coverage is counted. */
  readonly newest: readonly string[];
};

export const keyOf = (field: string, months: number | null, end: string): string =>
  `${field} ${months ?? 0} ${end}`;

/** Share of releases before which nothing is served. */
const FIRST = 0.15;

const ISSUER = 'INVENTED HOLDINGS, INC.';

/** An invented release; the same seed gives the same one. */
export function inventedRelease(seed: number, layout: Layout): InventedRelease {
  const chance = chanceOf(seed);
  const kind = chance.pick<FilerKind>(['maker', 'maker', 'loss', 'bank', 'insurer']);
  const calendar = layout === 'weeks' ? WEEKS : CALENDAR_YEAR;
  const unit = chance.is(0.5) ? THOUSANDS : MILLIONS;
  const statements = inventedStatements(chance, kind, layout, calendar, unit);
  const ends = new Set(calendar.instants.slice(0, 1).map(({ end }) => end));
  const figures = statements.flatMap((one) => figuresOf(one, unit));
  const keys = figures.map(
    ({ field, period, value }) => [keyOf(field, period.months, period.end), value] as const,
  );
  const isTold = layout !== 'no_tables';
  const truth: Truth = new Map(isTold ? keys : []);
  const turns = turnsOf(chance, layout);
  const style: ReleaseStyle = {
    cells: chance.pick(['one', 'apart', 'signs']),
    wrap: chance.pick(['plain', 'font', 'div']),
    zero: chance.pick(['—', '-', '–']),
  };
  const written = { issuer: ISSUER, form: formOf(layout), style, unit };
  const tables = isTold ? releaseMarkup(statements, written, turns) : '';
  const served = statements.flatMap((one) => servedOf(one, unit, ends));
  return {
    layout,
    kind,
    turns,
    html: `<html><body>${proseOf(statements, ends, unit)}${tables}</body></html>`,
    context: {
      released: calendar.released,
      fiscalYearEnd: calendar.fiscalYearEnd,
      served: chance.is(FIRST) ? [] : restated(chance, served),
      currency: 'USD',
    },
    truth,
    newest: [...truth.keys()].filter((key) => ends.has(key.split(' ')[2] ?? '')),
  };
}

function inventedStatements(
  chance: Chance,
  kind: FilerKind,
  layout: Layout,
  calendar: Calendar,
  unit: AnnouncedUnit,
): readonly AnnouncedStatement[] {
  const periods = periodsOf(layout, calendar);
  const income = incomeBook(chance, kind, periods.length, unit.scale, unit.scale);
  const net = income.find(({ field }) => field === 'net_income')?.values ?? [];
  const instants = layout === 'prior_first' ? calendar.instants.toReversed() : calendar.instants;
  const balance = balanceBook(chance, 2);
  const cash = balance.find(({ field }) => field === 'cash_and_equivalents')?.values ?? [];
  const closing = periods.map(({ end }) => cash[instants.findIndex((one) => one.end === end)] ?? 0);
  return [
    { name: 'income', title: 'CONSOLIDATED STATEMENTS OF INCOME', rows: income, periods },
    { name: 'balance', title: 'CONSOLIDATED BALANCE SHEETS', rows: balance, periods: instants },
    {
      name: 'cash_flow',
      title: 'CONSOLIDATED STATEMENTS OF CASH FLOWS',
      rows: cashBook(chance, net, closing),
      periods,
    },
  ];
}

function periodsOf(layout: Layout, { quarters, years }: Calendar): readonly AnnouncedPeriod[] {
  if (layout === 'prior_first') return quarters.toReversed();
  if (layout === 'year_only') return years;
  const isLong = layout === 'four_columns' || layout === 'weeks' || layout === 'preformatted';
  return isLong ? [...quarters, ...years] : quarters;
}

const FORM_OF: Readonly<Partial<Record<Layout, Form>>> = {
  four_columns: 'titles_above',
  split_titles: 'titles_apart',
  preformatted: 'preformatted',
  continued: 'continued',
  broken: 'broken',
  consolidating: 'consolidating',
};

const formOf = (layout: Layout): Form => FORM_OF[layout] ?? 'titles_inside';

/** Chances of the wrong turns. */
const TURNS: readonly (readonly [WrongTurn, number])[] = [
  ['non_gaap', 0.4],
  ['adjusted_columns', 0.2],
  ['same_name', 0.2],
  ['same_table', 0.2],
  ['unlabelled', 0.2],
  ['ahead', 0.3],
];

function turnsOf(chance: Chance, layout: Layout): readonly WrongTurn[] {
  const drawn = TURNS.flatMap(([turn, share]) => (chance.is(share) ? [turn] : []));
  return layout === 'two_units' ? ['summary', ...drawn] : drawn;
}

/** What was served before: every field of the older periods. */
const servedOf = (
  statement: AnnouncedStatement,
  unit: AnnouncedUnit,
  newest: ReadonlySet<string>,
): ServedCell[] =>
  figuresOf(statement, unit).flatMap(
    ({ field, period: { months, start, end }, kind, value }): ServedCell[] =>
      newest.has(end)
        ? []
        : [
            {
              statement: field === 'depreciation_amortization' ? 'income' : statement.name,
              field,
              period_kind: months === null ? 'instant' : months === 12 ? 'annual' : 'quarter',
              fiscal_year: Number(end.slice(0, 4)),
              fiscal_period: months === 12 ? 'FY' : 'Q4',
              period_start: start,
              period_end: end,
              value,
              unit: kind === 'shares' ? 'shares' : kind === 'per_share' ? 'USD/shares' : 'USD',
              method: 'reported',
            },
          ],
  );

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

/** The letter, which states the revenue of the newest period. */
function proseOf(
  statements: readonly AnnouncedStatement[],
  newest: ReadonlySet<string>,
  unit: AnnouncedUnit,
): string {
  const [income] = statements;
  const at = income?.periods.findIndex(({ end }) => newest.has(end)) ?? -1;
  const revenue = income?.rows.find(({ field }) => field === 'revenue');
  const amount = (((revenue?.values?.[at] ?? 0) * unit.scale) / 1e6).toFixed(1);
  return (
    '<p>Invented Holdings, Inc. Reports Results</p>' +
    `<p>Invented Holdings today announced results for the period. Revenue was $${amount} million.</p>`
  );
}
