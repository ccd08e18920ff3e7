import { unscaled } from '@footnote/values/decimal';
import type { Accounts } from './accounts.ts';
import { booksOf, quarterEnd, spanStart } from './accounts.ts';
import { flowsOver } from './books.ts';
import type { FiscalYear } from './calendar.ts';
import { filedPerShare } from './classes.ts';
import { daysBetween } from '@footnote/values/day';
import { perShareIncome } from './flows.ts';
import type { Report, Span } from './reports.ts';
import { coarsestShareUnit, coarsestUnit, roundingOf } from './rounding.ts';
import { declaredDividend, divideRounded, shareFigures, splitFactor } from './shares.ts';
import { basisDate } from './split-facts.ts';
import type { IssuerSpec } from './spec.ts';
import { knowableVersion, periodsOf } from './truth-flows.ts';
import { moneyTolerance } from './truth.ts';
import type { TruthCell } from './truth.ts';

const forever = '9999-12-31';

type Kind = 'basic' | 'diluted';

/** Six decimals, the maximum that is served. */
const fixed = (value: number): string => String(Number(value.toFixed(6)));

const shows = (span: Span) => (candidate: Span) =>
  candidate.first === span.first && candidate.last === span.last;

/** Filed figures on today's split basis. */
const reader = (accounts: Accounts, kind: Kind) => {
  const { spec, calendar, splits, reports } = accounts;
  type Figure = 'eps' | 'average';
  const factorAfter = (report: Report, span: Span, figure: Figure): number => {
    const basis = basisDate(splits, reports, report, span, figure);
    const { numerator, denominator } = splitFactor(splits, basis, forever);
    return Number(numerator) / Number(denominator);
  };
  const figures = (report: Report, span: Span, figure: Figure) =>
    shareFigures(
      spec,
      calendar,
      splits,
      booksOf(accounts, report.version),
      span,
      basisDate(splits, reports, report, span, figure),
      roundingOf(spec, report.year.label).share_unit,
    );
  const hasOldBasis = splits.some(({ on_old_basis: left }) => left !== undefined);
  const exact = spec.errors.length === 0 && spec.coarser === null && !hasOldBasis;
  return {
    /**
     * The difference that rounding alone causes between figures of different filings: a filing with a wrong or coarser
     * figure may be skipped in favour of an older one, on an older split basis.
     */
    rounding: (span: Span): { cents: number; shares: number } => {
      if (exact) return { cents: 1e-6, shares: 1 };
      const shown = reports.filter(({ income, table }) => [...income, ...table].some(shows(span)));
      const factors = (figure: Figure): number[] => [
        1,
        ...shown.map((report) => factorAfter(report, span, figure)),
      ];
      const unit = coarsestShareUnit(spec);
      return {
        cents: Math.max(...factors('eps').map((factor) => 0.011 / factor)),
        shares: Math.max(...factors('average').map((factor) => factor * unit)) + 1,
      };
    },
    eps: (span: Span): number | null => {
      for (const report of reports.toReversed()) {
        if (![...report.income, ...report.table].some(shows(span))) continue;
        const { epsBasic, epsDiluted } = figures(report, span, 'eps');
        const cents = kind === 'basic' ? epsBasic : epsDiluted;
        const reported = filedPerShare(spec, report, 'earnings', unscaled(cents, 2));
        if (reported === 'conflict') return null;
        if (reported === 'value') return Number(cents) / 100 / factorAfter(report, span, 'eps');
      }
      return null;
    },
    average: (span: Span): number | null => {
      const report = reports.findLast(({ income }) => income.some(shows(span)));
      if (report === undefined) return null;
      const found = figures(report, span, 'average');
      return Number(kind === 'basic' ? found.basic : found.diluted) * factorAfter(report, span, 'average');
    },
    /** Whether the newest filing that shows the span includes the other company's history. */
    recast: (span: Span): boolean => {
      const report = reports.findLast(({ income }) => income.some(shows(span)));
      return report !== undefined && booksOf(accounts, report.version).recast;
    },
  };
};

/** The weighted average of a quarter as if filed now, without rounding. */
const economic = (
  accounts: Accounts,
  span: Span,
  version: number,
  kind: Kind,
): { average: number; eps: number } => {
  const { spec, calendar, splits } = accounts;
  const books = booksOf(accounts, version);
  const toTheShare = { ...spec, share_unit: 1 };
  const { basic, diluted } = shareFigures(toTheShare, calendar, splits, books, span, forever, 1);
  const average = Number(kind === 'basic' ? basic : diluted);
  return {
    average,
    eps:
      ((Number(perShareIncome(flowsOver(books, span.first, span.last))) / spec.grain) * spec.unit) / average,
  };
};

/**
 * The fourth quarter's average, from those of the year and the nine months. Diluted averages of losses equal basic
 * ones: a quarter with a loss takes the basic average, and a profitable one in a year or after nine months with a loss
 * is unknown.
 */
const fourthQuarterAverage = (
  accounts: Accounts,
  year: FiscalYear,
  kind: Kind,
  version: number | null,
): { value: number | null; tolerance: number } => {
  const { calendar, spec, splits } = accounts;
  const whole = { first: year.first, last: year.last };
  const nine = { first: year.first, last: year.last - 1 };
  const last = { first: year.last, last: year.last };
  const quarters = [0, 1, 2].map((step) => ({ first: year.first + step, last: year.first + step }));
  const loses = ({ first, last: end }: Span): boolean =>
    perShareIncome(flowsOver(booksOf(accounts, version ?? 0), first, end)) < 0n;
  const single = spec.style.eps === 'basic_and_diluted';
  const { average, recast, rounding } = reader(
    accounts,
    kind === 'diluted' && loses(last) && !single ? 'basic' : kind,
  );
  const days = ({ first, last: end }: Span): number =>
    daysBetween(spanStart(calendar, { first, last: first }), quarterEnd(calendar, end)) + 1;
  const nineAverage = average(nine);
  const parts = quarters.map(average);
  const weighted = parts.includes(null)
    ? null
    : quarters.reduce((sum, quarter, step) => sum + (parts[step] ?? 0) * days(quarter), 0) / days(nine);
  const before = nineAverage ?? weighted;
  const wholeAverage = average(whole);
  if (wholeAverage === null || before === null) return { value: null, tolerance: 0 };
  const others = nineAverage === null ? [whole, ...quarters] : [whole, nine];
  // The averages are those of two different companies.
  if (others.some((span) => recast(span) !== recast(whole))) return { value: null, tolerance: 0 };
  if (kind === 'diluted' && !single && !loses(last) && others.some(loses))
    return { value: null, tolerance: 0 };
  const { numerator, denominator } = splitFactor(splits, '0000-00-00', forever);
  const grown = Math.max(1, Number(numerator) / Number(denominator));
  const unit = Math.max(coarsestShareUnit(spec) * grown, rounding(whole).shares - 1);
  const dilution = version === null && kind === 'diluted' ? 0.013 * wholeAverage : 0;
  return {
    value: Math.round((wholeAverage * days(whole) - before * days(nine)) / days(last)),
    tolerance: unit * 10 + 1 + dilution,
  };
};

/** Whether the tagged part of the limited partners exceeds the income of the units. */
const sharesWithPreferred = ({ units }: IssuerSpec): boolean =>
  units?.preferred === true && units.limited_partners === 'with_preferred';

const sharesAndEarnings = (accounts: Accounts, year: FiscalYear, kind: Kind): TruthCell[] => {
  const { calendar, chart, spec } = accounts;
  const { eps, average, rounding } = reader(accounts, kind);
  const inDoubt =
    spec.errors.some(({ target }) => target === 'eps') ||
    spec.splits.some(({ on_old_basis: left }) => left !== undefined);
  const earned = spec.flavour === 'partnership' ? 'limited_partners_income' : 'net_income';
  const income = chart.flowFields.find(({ field }) => field === earned);
  const cells: TruthCell[] = [];
  for (const { span, period_kind, fiscal_period } of periodsOf(year)) {
    const push = (field: string, value: number | null, tolerance: number, refusable = false): number =>
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
        ...(refusable ? { refusable: true as const } : {}),
      });
    const [filedEps, filedAverage] = [eps(span), average(span)];
    if (fiscal_period !== 'Q4' || filedAverage !== null) {
      const { cents, shares } = rounding(span);
      push(`eps_${kind}`, filedEps, cents);
      push(`shares_${kind}`, filedAverage, shares);
      continue;
    }
    const whole = { first: year.first, last: year.last };
    const quarters = [0, 1, 2].map((step) => ({ first: year.first + step, last: year.first + step }));
    const version = income?.of == null ? null : knowableVersion(accounts, income, 'income', year, span);
    const { value, tolerance } = fourthQuarterAverage(accounts, year, kind, version);
    push(`shares_${kind}`, value, tolerance);
    const filed = [eps(whole), ...quarters.map(eps)];
    if (filedEps !== null) push(`eps_${kind}`, filedEps, inDoubt ? rounding(span).cents : 0.000001);
    else if (version === null || filed[0] === null || sharesWithPreferred(spec)) push(`eps_${kind}`, null, 0);
    else {
      const { eps: truth, average: shares } = economic(accounts, span, version, kind);
      // The rounding of net income and of the derived average may change the deciding quotient by this much.
      const rounded = 2 * coarsestUnit(spec) + Math.abs(truth) * Math.min(tolerance, shares);
      const allowed = Math.max(0.03, 0.03 * Math.abs(truth)) + rounded / shares;
      const difference = filed.includes(null)
        ? null
        : (filed[0] ?? 0) - filed.slice(1).reduce<number>((sum, part) => sum + (part ?? 0), 0);
      const near = difference !== null && Math.abs(difference - truth) <= allowed;
      // The net income that is divided may have the same rounding error as any filed amount.
      const offBy = Number(moneyTolerance(spec)) / shares;
      // Rounding may leave several cents.
      push(`eps_${kind}`, near ? difference : truth, Math.max(allowed, offBy) + 0.005, true);
    }
  }
  return cells;
};

const dividendTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => {
  const { spec, splits, reports, calendar } = accounts;
  return periodsOf(year).map(({ span, period_kind, fiscal_period }): TruthCell => {
    const filed = (report: Report): bigint => declaredDividend(spec, splits, span, report.filed);
    const reported = (report: Report): ReturnType<typeof filedPerShare> =>
      filedPerShare(spec, report, 'dividends', unscaled(filed(report), 4));
    const report =
      period_kind === 'annual' && spec.dividend > 0
        ? reports.findLast(
            (candidate) =>
              candidate.annual && candidate.income.some(shows(span)) && reported(candidate) !== 'unseen',
          )
        : undefined;
    let value: string | null = null;
    if (report !== undefined && reported(report) === 'value') {
      const { numerator, denominator } = splitFactor(splits, report.filed, forever);
      value = fixed(Number(divideRounded(filed(report) * denominator * 100n, numerator)) / 1_000_000);
    }
    return {
      statement: 'income',
      field: spec.flavour === 'partnership' ? 'distributions_per_unit' : 'dividends_per_share',
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

/** The figures per unit; figures per share are unknown unless units are tagged as shares. */
const perUnit = (spec: IssuerSpec, cells: readonly TruthCell[]): TruthCell[] =>
  spec.units === undefined
    ? [...cells]
    : cells.flatMap((cell) => [
        { ...cell, field: cell.field.replace('eps_', 'income_per_unit_').replace('shares_', 'units_') },
        spec.units?.tagged_as === 'shares' ? cell : { ...cell, value: null },
      ]);

/** Averages, earnings and dividends per share of one fiscal year. */
export const shareTruth = (accounts: Accounts, year: FiscalYear): TruthCell[] => [
  ...perUnit(accounts.spec, [
    ...sharesAndEarnings(accounts, year, 'basic'),
    ...sharesAndEarnings(accounts, year, 'diluted'),
  ]),
  ...dividendTruth(accounts, year),
];
