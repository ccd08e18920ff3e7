import type { Accounts } from '../accounts.ts';
import { booksOf } from '../accounts.ts';
import type { Written } from '../announced/forms.ts';
import { FORMS } from '../announced/forms.ts';
import type {
  AnnouncedFigure,
  AnnouncedPeriod,
  AnnouncedRow,
  AnnouncedStatement,
  AnnouncedUnit,
} from '../announced/statement.ts';
import { MILLIONS, THOUSANDS, figuresOf } from '../announced/statement.ts';
import type { WrongTurn } from '../announced/wrong-turns.ts';
import { releaseMarkup } from '../announced/wrong-turns.ts';
import { flowsOver } from '../books.ts';
import type { Report, Span } from '../reports.ts';
import { roundingOf } from '../rounding.ts';
import { inMoney, shareFigures } from '../shares.ts';
import type { IssuerSpec } from '../spec.ts';
import type { Content } from './content.ts';
import { balanceRows } from './release-balance.ts';
import { incomeRows } from './release-income.ts';
import { releasePeriod } from './release-periods.ts';

/** The statements of a release, and what they state in truth. */
export type ReleaseTables = {
  readonly contents: readonly Content[];
  readonly figures: readonly AnnouncedFigure[];
};

const NONE: ReleaseTables = { contents: [], figures: [] };

const UNITS: Readonly<Record<number, AnnouncedUnit>> = { 1000: THOUSANDS, 1_000_000: MILLIONS };

const TURNS: readonly (readonly WrongTurn[])[] = [
  [],
  ['non_gaap', 'ahead'],
  ['unlabelled', 'same_table'],
  ['adjusted_columns'],
];

/** How a company writes its releases: in the same way every quarter. */
function writtenBy(
  { cik, name }: IssuerSpec,
  unit: AnnouncedUnit,
): Written & { readonly turns: readonly WrongTurn[] } {
  const number = Number(cik);
  return {
    issuer: name,
    form: FORMS[number % FORMS.length] ?? 'titles_above',
    style: {
      cells: (['one', 'apart', 'signs'] as const)[number % 3] ?? 'one',
      wrap: (['plain', 'div', 'font'] as const)[number % 3] ?? 'plain',
      zero: '—',
    },
    unit,
    turns: TURNS[number % TURNS.length] ?? [],
  };
}

/** Every fifth company puts the year before first. */
const isPriorFirst = ({ cik }: IssuerSpec): boolean => Number(cik) % 5 === 2;

/** Rows that are zero in every column are left out. */
const isShown = ({ values }: AnnouncedRow): boolean => values?.some((value) => value !== 0) !== false;

/**
 * The statements of a release with exact sums: income of the quarter, with the year after a fourth quarter, beside those
 * of the year before, and the balance sheet. None for kinds of issuer other than businesses, banks and insurers.
 */
export function releaseTables(accounts: Accounts, report: Report): ReleaseTables {
  const { spec, calendar } = accounts;
  const unit = UNITS[spec.unit];
  const last = report.quarter.index;
  const spans = [{ first: last, last }, ...(report.annual ? [{ first: last - 3, last }] : [])].flatMap(
    ({ first, last: end }) =>
      inOrder(spec, [
        { first, last: end },
        { first: first - 4, last: end - 4 },
      ]),
  );
  if (unit === undefined || spec.grain !== 1 || spans.some(({ first }) => first < 0)) return NONE;
  const income = incomeOf(accounts, report, spans);
  if (income === null) return NONE;
  const books = booksOf(accounts, report.version);
  const instants = inOrder(spec, [last, last - 4]);
  const balances = instants.flatMap((index) => books.balances[index] ?? []);
  const balance: AnnouncedStatement = {
    name: 'balance',
    title: 'CONSOLIDATED BALANCE SHEETS',
    periods: instants.map((index) => releasePeriod(calendar, spec.calendar.kind, null, index)),
    rows: balanceRows(spec)
      .map(({ of, ...row }) => ({
        ...row,
        values: of === null ? null : balances.map((one) => inUnits(spec, of(one))),
      }))
      .filter(isShown),
  };
  const statements = [income, balance];
  const { turns, ...written } = writtenBy(spec, unit);
  return {
    contents: [{ kind: 'statements', markup: releaseMarkup(statements, written, turns) }],
    figures: statements.flatMap((statement) => figuresOf(statement, unit)),
  };
}

const inOrder = <T>(spec: IssuerSpec, columns: readonly T[]): readonly T[] =>
  isPriorFirst(spec) ? columns.toReversed() : columns;

const inUnits = (spec: IssuerSpec, value: bigint): number => Number(inMoney(spec, value) / BigInt(spec.unit));

function incomeOf(accounts: Accounts, report: Report, spans: readonly Span[]): AnnouncedStatement | null {
  const { spec, calendar, splits } = accounts;
  const books = booksOf(accounts, report.version);
  const flows = spans.map(({ first, last }) => flowsOver(books, first, last));
  const rows = incomeRows(spec, flows);
  if (rows === null) return null;
  const { share_unit: shareUnit } = roundingOf(spec, report.year.label);
  const shares = spans.map((span) =>
    shareFigures(spec, calendar, splits, books, span, report.filed, shareUnit),
  );
  const periods = spans.map(({ first, last }): AnnouncedPeriod =>
    releasePeriod(calendar, spec.calendar.kind, first, last),
  );
  const perShare = (
    label: string,
    field: string,
    of: (one: (typeof shares)[number]) => bigint,
  ): AnnouncedRow => ({
    label,
    field,
    kind: 'per_share',
    values: shares.map((one) => Number(of(one)) / 100),
  });
  const average = (
    label: string,
    field: string,
    of: (one: (typeof shares)[number]) => bigint,
  ): AnnouncedRow => ({
    label,
    field,
    kind: 'shares',
    scale: 1,
    values: shares.map((one) => Number(of(one))),
  });
  return {
    name: 'income',
    title: 'CONSOLIDATED STATEMENTS OF INCOME',
    periods,
    rows: [
      ...rows
        .map(({ of, ...row }): AnnouncedRow => ({
          ...row,
          values: flows.map((one) => inUnits(spec, of(one))),
        }))
        .filter(isShown),
      perShare('Basic earnings per share', 'eps_basic', ({ epsBasic }) => epsBasic),
      perShare('Diluted earnings per share', 'eps_diluted', ({ epsDiluted }) => epsDiluted),
      average('Basic weighted average shares outstanding', 'shares_basic', ({ basic }) => basic),
      average('Diluted weighted average shares outstanding', 'shares_diluted', ({ diluted }) => diluted),
    ],
  };
}
