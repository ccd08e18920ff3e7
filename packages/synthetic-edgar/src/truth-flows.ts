import { flowsOver } from './books.ts';
import type { FiscalYear } from './calendar.ts';
import type { FlowField } from './chart.ts';
import type { Accounts } from './accounts.ts';
import { booksOf, quarterEnd, spanStart } from './accounts.ts';
import { isFieldLeftOut, readsOmitted } from './omitted-rows.ts';
import { hasPackage } from './reports.ts';
import type { Report, Span } from './reports.ts';
import { inMoney } from './shares.ts';
import type { TruthCell } from './truth.ts';
import { moneyTolerance } from './truth.ts';

type Family = 'income' | 'cash_flow';

const same = (left: Span, right: Span): boolean => left.first === right.first && left.last === right.last;

const spansOf = (report: Report, family: Family, table: boolean): readonly Span[] =>
  family === 'cash_flow' ? report.cash : table ? [...report.income, ...report.table] : report.income;

/** Whether the wanted period is a linear combination of the rows: period indicators over the quarters of one year. */
const spanned = (rows: readonly (readonly number[])[], target: readonly number[]): boolean => {
  const basis: number[][] = [];
  const reduce = (row: readonly number[]): number[] => {
    let rest = [...row];
    for (const known of basis) {
      const pivot = known.findIndex((entry) => Math.abs(entry) > 1e-9);
      const factor = (rest[pivot] ?? 0) / (known[pivot] ?? 1);
      rest = rest.map((entry, position) => entry - factor * (known[position] ?? 0));
    }
    return rest;
  };
  const empty = (row: readonly number[]): boolean => row.every((entry) => Math.abs(entry) < 1e-9);
  for (const row of rows) {
    const rest = reduce(row);
    if (!empty(rest)) basis.push(rest);
  }
  return empty(reduce(target));
};

/**
 * The version of the accounts in which a period's figure can be determined, or null. A reported period has the version
 * of its last filing. An unreported period belongs to the longer period that ends with it (else to one that contains
 * it), and can be determined if periods reported in that version add up to it.
 */
const knowableVersionOf = (
  accounts: Accounts,
  field: FlowField,
  family: Family,
  year: FiscalYear,
  target: Span,
): number | null => {
  const reports = field.byFace
    ? accounts.reports.filter((report) => hasPackage(accounts.spec, report))
    : accounts.reports;
  const table = field.table === true;
  const value = (version: number, { first, last }: Span): bigint =>
    inMoney(accounts.spec, field.of?.(flowsOver(booksOf(accounts, version), first, last)) ?? 0n);
  const spansIn = (report: Report): readonly Span[] =>
    spansOf(report, family, table).filter(
      (span) =>
        (!field.sparse || value(report.version, span) !== 0n) &&
        !isFieldLeftOut(accounts, report, field.field, span),
    );
  const shown = (test: (span: Span) => boolean): Report | undefined =>
    reports.findLast((report) => spansIn(report).some(test));
  const direct = shown((span) => same(span, target));
  if (direct) return direct.version;
  const inYear = (span: Span): boolean => span.first >= year.first && span.last <= year.last;
  const contains = (span: Span): boolean =>
    inYear(span) && span.first <= target.first && span.last >= target.last;
  const whole = shown((span) => contains(span) && span.last === target.last) ?? shown(contains);
  if (whole === undefined) return null;
  const { version } = whole;
  const quarters = Array.from({ length: year.last - year.first + 1 }, (_, step) => year.first + step);
  const indicator = ({ first, last }: Span): number[] =>
    quarters.map((index) => (index >= first && index <= last ? 1 : 0));
  const known = reports.flatMap((report) =>
    spansIn(report)
      .filter((span) => inYear(span) && value(report.version, span) === value(version, span))
      .map(indicator),
  );
  return spanned(known, indicator(target)) ? version : null;
};

const versions = new WeakMap<Accounts, Map<string, number | null>>();

/** `knowableVersionOf`, which is asked about revenue for every row. */
export const knowableVersion: typeof knowableVersionOf = (accounts, field, family, year, target) => {
  const known = versions.get(accounts) ?? new Map<string, number | null>();
  versions.set(accounts, known);
  const key = `${field.field} ${family} ${year.first} ${target.first}-${target.last}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const version = knowableVersionOf(accounts, field, family, year, target);
  known.set(key, version);
  return version;
};

/** The periods of a fiscal year that have rows. */
export const periodsOf = (
  year: FiscalYear,
): (Pick<TruthCell, 'period_kind' | 'fiscal_period'> & { span: Span })[] => {
  const quarterNames = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
  return [
    { period_kind: 'annual', fiscal_period: 'FY', span: { first: year.first, last: year.last } },
    ...quarterNames.map((fiscal_period, step) => ({
      period_kind: 'quarter' as const,
      fiscal_period,
      span: { first: year.first + step, last: year.first + step },
    })),
    ...quarterNames.slice(0, 3).map((fiscal_period, step) => ({
      period_kind: 'ytd' as const,
      fiscal_period,
      span: { first: year.first, last: year.first + step },
    })),
  ];
};

/**
 * The figure of a field in a period, or null. A computed figure can be determined if all its operands can, in one
 * version; otherwise a difference would include a restatement.
 */
const knowable = (accounts: Accounts, field: FlowField, year: FiscalYear, span: Span): bigint | null => {
  const { chart, spec } = accounts;
  if (field.of === null) return null;
  const value = (of: FlowField, version: number): bigint =>
    inMoney(spec, of.of?.(flowsOver(booksOf(accounts, version), span.first, span.last)) ?? 0n);
  const own =
    field.operands === undefined ? knowableVersion(accounts, field, field.family, year, span) : null;
  if (own !== null) return value(field, own);
  const operands = field.operands ?? field.otherwise;
  if (operands === undefined) return null;
  const leaves = (name: string, depth: number): FlowField[] => {
    const found = chart.flowFields.find((other) => other.field === name);
    if (found?.of == null) return [];
    const unknown =
      depth < 2 &&
      found.otherwise !== undefined &&
      knowableVersion(accounts, found, found.family, year, span) === null;
    const inner = found.operands ?? (unknown ? found.otherwise : undefined);
    return inner?.flatMap((part) => leaves(part, depth + 1)) ?? [found];
  };
  const known = operands.every((name) =>
    chart.flowFields.some((other) => other.field === name && other.of !== null),
  );
  if (!known) return null;
  const parts = operands.flatMap((name) => leaves(name, 1));
  const versions = parts.map((part) => knowableVersion(accounts, part, part.family, year, span));
  const coherent = versions.find((candidate) =>
    parts.every((part, position) => {
      const version = versions[position];
      return version != null && candidate !== null && value(part, version) === value(part, candidate);
    }),
  );
  return coherent == null ? null : value(field, coherent);
};

/**
 * The figure of an omitted row on the basis of the newest revenue of the period, because its last filed figure must not
 * stand beside that. If the newest revenue is unknown, only a figure that no restatement changed is known.
 */
const onNewestBasis = (accounts: Accounts, field: FlowField, year: FiscalYear, span: Span): bigint | null => {
  const { chart, spec, books } = accounts;
  const { of } = field;
  const total = chart.flowFields.find((other) => other.field === 'revenue');
  if (of === null || total === undefined) return null;
  const inVersion = (version: number): bigint =>
    inMoney(spec, of(flowsOver(booksOf(accounts, version), span.first, span.last)));
  const version = knowableVersion(accounts, total, 'income', year, span);
  if (version !== null) return inVersion(version);
  const figures = new Set(books.map((_, each) => inVersion(each)));
  return figures.size > 1 ? null : knowable(accounts, field, year, span);
};

/**
 * Whether a row of the income statement was last told before revenue of the period was restated: its figure must not stand
 * beside the newer revenue, which may yield it.
 */
const isOvertaken = (accounts: Accounts, field: FlowField, year: FiscalYear, span: Span): boolean => {
  const total = accounts.chart.flowFields.find((other) => other.field === 'revenue');
  if (field.family !== 'income' || total === undefined || field === total) return false;
  const inVersion = ({ of }: FlowField, version: number): bigint =>
    inMoney(accounts.spec, of?.(flowsOver(booksOf(accounts, version), span.first, span.last)) ?? 0n);
  const newest = knowableVersion(accounts, total, 'income', year, span);
  const plain = knowable(accounts, field, year, span);
  if (newest === null || plain === null || inVersion(field, newest) === plain) return false;
  const own = knowableVersion(accounts, field, 'income', year, span);
  return own === null || inVersion(total, own) !== inVersion(total, newest);
};

/**
 * Whether a quarter that only differences show may be refused: of a year that its own annual report restated, it is open
 * until all parts of the year were told again which of them moved.
 */
const isUntold = (
  { spec, books }: Accounts,
  field: FlowField,
  year: FiscalYear,
  { first, last }: Span,
): boolean =>
  first === last &&
  first > year.first &&
  books.length > 1 &&
  spec.restatements.some(({ year: label, how }) => label === year.label && how === 'own_annual') &&
  (last === year.last || field.family === 'cash_flow' || field.operands !== undefined);

/** All money flows of one fiscal year. */
export const flowTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => {
  const { chart, calendar, spec } = accounts;
  return chart.flowFields.flatMap((field) => {
    const isLeftOut = readsOmitted(accounts, field, year);
    return periodsOf(year).map(({ span, period_kind, fiscal_period }): TruthCell => {
      const isOmitted = isLeftOut || isOvertaken(accounts, field, year, span);
      const value = (isOmitted ? onNewestBasis : knowable)(accounts, field, year, span);
      return {
        statement: field.statement,
        field: field.field,
        period_kind,
        fiscal_year: year.label,
        fiscal_period,
        period_start: spanStart(calendar, span),
        period_end: quarterEnd(calendar, span.last),
        value: value === null ? null : String(value),
        tolerance: moneyTolerance(spec),
        ...(isOmitted || isUntold(accounts, field, year, span) ? { refusable: true } : {}),
      };
    });
  });
};
