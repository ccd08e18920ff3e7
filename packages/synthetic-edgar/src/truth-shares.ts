import { flowsOver } from './books.ts';
import type { FiscalYear } from './calendar.ts';
import { daysBetween } from './dates.ts';
import type { Accounts } from './facts.ts';
import { booksOf, quarterEnd, spanStart } from './facts.ts';
import { netIncome } from './flows.ts';
import type { Report, Span } from './reports.ts';
import { declaredDividend, divideRounded, shareFigures, splitFactor } from './shares.ts';
import { knowableVersion, periodsOf } from './truth-flows.ts';
import type { TruthCell } from './truth.ts';

const forever = '9999-12-31';

type Kind = 'basic' | 'diluted';

/** Six decimals, the most that is served. */
const fixed = (value: number): string => String(Number(value.toFixed(6)));

const shows = (span: Span) => (candidate: Span) =>
  candidate.first === span.first && candidate.last === span.last;

/** Filed figures on today's split basis. */
const reader = (accounts: Accounts, kind: Kind) => {
  const { spec, calendar, splits, reports } = accounts;
  const factorAfter = (report: Report): number => {
    const { numerator, denominator } = splitFactor(splits, report.filed, forever);
    return Number(numerator) / Number(denominator);
  };
  const figures = (report: Report, span: Span) =>
    shareFigures(spec, calendar, splits, booksOf(accounts, report.version), span, report.filed);
  return {
    eps: (span: Span): number | null => {
      const report = reports.findLast(({ income, table }) => [...income, ...table].some(shows(span)));
      if (report === undefined) return null;
      const { epsBasic, epsDiluted } = figures(report, span);
      return Number(kind === 'basic' ? epsBasic : epsDiluted) / 100 / factorAfter(report);
    },
    average: (span: Span): number | null => {
      const report = reports.findLast(({ income }) => income.some(shows(span)));
      if (report === undefined) return null;
      const found = figures(report, span);
      return Number(kind === 'basic' ? found.basic : found.diluted) * factorAfter(report);
    },
  };
};

/** What a weighted average of a quarter would be if it were filed now, to the share. */
const economic = (
  accounts: Accounts,
  span: Span,
  version: number,
  kind: Kind,
): { average: number; eps: number } => {
  const { spec, calendar, splits } = accounts;
  const books = booksOf(accounts, version);
  const { basic, diluted } = shareFigures({ ...spec, share_unit: 1 }, calendar, splits, books, span, forever);
  const average = Number(kind === 'basic' ? basic : diluted);
  return {
    average,
    eps: ((Number(netIncome(flowsOver(books, span.first, span.last))) / spec.grain) * spec.unit) / average,
  };
};

const sharesAndEarnings = (accounts: Accounts, year: FiscalYear, kind: Kind): TruthCell[] => {
  const { calendar, chart, spec, splits } = accounts;
  const { eps, average } = reader(accounts, kind);
  const income = chart.flowFields.find(({ field }) => field === 'net_income');
  const days = ({ first, last }: Span): number =>
    daysBetween(spanStart(calendar, { first, last: first }), quarterEnd(calendar, last)) + 1;
  const cells: TruthCell[] = [];
  for (const { span, period_kind, fiscal_period } of periodsOf(year)) {
    const push = (field: string, value: number | null, tolerance: number): number =>
      cells.push({
        statement: 'income',
        field,
        period_kind,
        fiscal_year: year.label,
        fiscal_period,
        period_start: spanStart(calendar, span),
        period_end: quarterEnd(calendar, span.last),
        value: value === null ? null : fixed(value),
        tolerance: fixed(tolerance),
      });
    const [filedEps, filedAverage] = [eps(span), average(span)];
    if (fiscal_period !== 'Q4' || filedAverage !== null) {
      push(`eps_${kind}`, filedEps, 0.000001);
      push(`shares_${kind}`, filedAverage, 1);
      continue;
    }
    const whole = { first: year.first, last: year.last };
    const nine = { first: year.first, last: year.last - 1 };
    const version = income?.of == null ? null : knowableVersion(accounts, income, 'income', year, span);
    const wholeAverage = average(whole);
    const nineAverage = average(nine);
    const quarters = [0, 1, 2].map((step) => ({ first: year.first + step, last: year.first + step }));
    const parts = quarters.map(average);
    const weighted = parts.includes(null)
      ? null
      : quarters.reduce((sum, quarter, step) => sum + (parts[step] ?? 0) * days(quarter), 0) / days(nine);
    const before = nineAverage ?? weighted;
    if (wholeAverage === null || before === null) push(`shares_${kind}`, null, 0);
    else {
      const truth = economic(accounts, span, version ?? 0, kind);
      const derived = (wholeAverage * days(whole) - before * days(nine)) / days(span);
      const { numerator, denominator } = splitFactor(splits, '0000-00-00', forever);
      const rounding = (spec.share_unit * 10 * Number(numerator)) / Number(denominator) + 1;
      const near = Math.abs(derived - truth.average) < 0.013 * truth.average + rounding;
      push(
        `shares_${kind}`,
        near ? Math.round(derived) : truth.average,
        near ? rounding : 0.013 * truth.average,
      );
    }
    const filed = [eps(whole), ...quarters.map(eps)];
    if (filedEps !== null) push(`eps_${kind}`, filedEps, 0.000001);
    else if (version === null || filed[0] === null) push(`eps_${kind}`, null, 0);
    else {
      const truth = economic(accounts, span, version, kind).eps;
      const allowed = Math.max(0.03, 0.03 * Math.abs(truth));
      const difference = filed.includes(null)
        ? null
        : (filed[0] ?? 0) - filed.slice(1).reduce<number>((sum, part) => sum + (part ?? 0), 0);
      const near = difference !== null && Math.abs(difference - truth) <= allowed;
      push(`eps_${kind}`, near ? difference : truth, allowed + 0.005);
    }
  }
  return cells;
};

const dividendTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => {
  const { spec, splits, reports, calendar } = accounts;
  return periodsOf(year).map(({ span, period_kind, fiscal_period }): TruthCell => {
    const report =
      period_kind === 'annual' && spec.dividend > 0
        ? reports.findLast(({ annual, income }) => annual && income.some(shows(span)))
        : undefined;
    let value: string | null = null;
    if (report !== undefined) {
      const { numerator, denominator } = splitFactor(splits, report.filed, forever);
      const filed = declaredDividend(spec, splits, span, report.filed);
      value = fixed(Number(divideRounded(filed * denominator * 100n, numerator)) / 1_000_000);
    }
    return {
      statement: 'income',
      field: 'dividends_per_share',
      period_kind,
      fiscal_year: year.label,
      fiscal_period,
      period_start: spanStart(calendar, span),
      period_end: quarterEnd(calendar, span.last),
      value,
      tolerance: '0.000001',
    };
  });
};

/** Averages, earnings and dividends per share of one fiscal year. */
export const shareTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => [
  ...sharesAndEarnings(accounts, year, 'basic'),
  ...sharesAndEarnings(accounts, year, 'diluted'),
  ...dividendTruth(accounts, year),
];
