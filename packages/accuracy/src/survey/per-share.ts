import type { PeriodKind } from '@footnote/values/period';
import { short, times, type Finding } from './finding.ts';
import { smallRatio } from './ratios.ts';
import { fourQuarters, roundingOf, roundingOfEps, type ServedCell } from './served.ts';

/** Participating securities and untagged preferred dividends explain differences between income and EPS. */
const TOLERANCE = 0.05;
const SIDES = ['basic', 'diluted'] as const;
const KINDS: readonly PeriodKind[] = ['annual', 'quarter', 'ytd', 'ttm'];

type Trial = {
  readonly end: string;
  /** EPS ÷ (income ÷ average), with the income for which it is closest to 1. */
  readonly ratio: number;
  /** Whether the difference exceeds rounding and tolerance. */
  readonly off: boolean;
  readonly seen: string;
};

type Table = ReadonlyMap<string, readonly ServedCell[]>;

const at = (table: Table, field: string, kind: PeriodKind, end: string): ServedCell | undefined =>
  table.get(`${field} ${kind}`)?.find((cell) => cell.period_end === end);

type Expected = { readonly income: number; readonly average: number; readonly eps: number };

const over = (income: ServedCell | undefined, average: ServedCell | undefined): readonly Expected[] =>
  income && average && average.amount > 0
    ? [{ income: income.amount, average: average.amount, eps: income.amount / average.amount }]
    : [];

/**
 * For twelve months: the year that ends with them, else the sum of the earnings per share of four quarters.
 */
const expectedOfTrailing = (
  table: Table,
  field: string,
  shares: string,
  end: string,
): readonly Expected[] => {
  const year = over(at(table, field, 'annual', end), at(table, shares, 'annual', end));
  if (year.length > 0) return year;
  const four = fourQuarters(table.get(`${field} quarter`) ?? [], end) ?? [];
  const parts = four.flatMap((income) => over(income, at(table, shares, 'quarter', income.period_end)));
  if (parts.length < 4) return [];
  const sum = (of: (part: Expected) => number): number => parts.reduce((total, part) => total + of(part), 0);
  return [
    {
      income: sum(({ income }) => income),
      average: sum(({ average }) => average) / 4,
      eps: sum(({ eps }) => eps),
    },
  ];
};

const excess = (eps: number, expected: number, rounding: number): number =>
  Math.max(0, Math.abs(eps - expected) - rounding) / Math.max(Math.abs(expected), rounding);

/** Diluted earnings add the interest of convertible debt back and are still below basic EPS. */
const isConverted = (table: Table, eps: ServedCell, { eps: expected, average }: Expected): boolean => {
  const { period_kind: kind, period_end: end } = eps;
  const basic = at(table, 'shares_basic', kind === 'ttm' ? 'annual' : kind, end)?.amount;
  const most = basic === undefined ? 1 : average / basic;
  return (
    eps.field === 'eps_diluted' &&
    eps.amount > 0 &&
    eps.amount > expected &&
    eps.amount / expected <= most * 1.01
  );
};

const trialsOf = (table: Table, side: string, kind: PeriodKind): readonly Trial[] =>
  (table.get(`eps_${side} ${kind}`) ?? []).flatMap((eps): Trial[] => {
    const end = eps.period_end;
    const shares = `shares_${side}`;
    const choices = ['net_income_to_common', 'net_income'].flatMap((field) =>
      kind === 'ttm'
        ? expectedOfTrailing(table, field, shares, end)
        : over(at(table, field, kind, end), at(table, shares, kind, end)),
    );
    const ofEps = roundingOfEps(eps);
    const gap = (choice: Expected): number =>
      excess(eps.amount, choice.eps, ofEps + roundingOf(choice.income) / 2 / choice.average);
    const [nearest] = choices.toSorted((a, b) => gap(a) - gap(b));
    if (nearest === undefined) return [];
    const off = gap(nearest) > TOLERANCE && !isConverted(table, eps, nearest);
    const { income, average } = nearest;
    const seen = `EPS ${short(eps.amount)} for ${short(income)} ÷ ${short(average)} = ${short(nearest.eps)}`;
    return [{ end, ratio: eps.amount / nearest.eps, off, seen }];
  });

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1;

const LEAST_USUAL = 6;

/**
 * Compares EPS × average with income to common, or net income, for every served period. An issuer that always
 * reports the EPS of one of several classes has a usual ratio other than 1: that ratio is listed once, and further
 * periods only if they also differ from it.
 */
export const perShareGaps = (cells: readonly ServedCell[]): Finding[] => {
  const table = Map.groupBy(cells, ({ field, period_kind: kind }) => `${field} ${kind}`);
  return SIDES.flatMap((side) =>
    KINDS.flatMap((kind) => {
      const field = `eps_${side}`;
      const trials = trialsOf(table, side, kind);
      const usual = median(trials.map(({ ratio }) => ratio));
      const off = trials.filter((trial) => trial.off);
      const others = off.filter(({ ratio }) => Math.abs(ratio / usual - 1) > TOLERANCE);
      const usually = off.length - others.length;
      const typical = off.find((trial) => !others.includes(trial));
      const findings = (typical && usually >= LEAST_USUAL ? others : off).map(
        ({ end, ratio, seen }): Finding => ({
          check: 'per_share',
          field,
          kind,
          end,
          by:
            ratio < 0
              ? 'opposite sign'
              : (smallRatio(ratio, TOLERANCE) ?? (ratio < 1 ? 'too small' : 'too large')),
          seen: `${seen}: ${times(ratio)}`,
        }),
      );
      if (typical && usually >= LEAST_USUAL)
        findings.push({
          check: 'per_share',
          field,
          kind,
          end: typical.end,
          by: `usual ratio ${times(usual)}`,
          seen: `${usually} periods, e.g. ${typical.seen}`,
        });
      return findings;
    }),
  );
};

/** Diluted shares are at least the basic ones and seldom many more; diluted EPS is at most the basic EPS. */
const MOST_DILUTION = 1.5;
const LEAST_DILUTION = 0.98;

/** The EPS of twelve months is a sum that may include loss quarters without dilution. */
const FILED_KINDS: readonly PeriodKind[] = ['annual', 'quarter', 'ytd'];

/** Basic and diluted figures on different scales. */
export const basicAndDiluted = (cells: readonly ServedCell[]): Finding[] => {
  const table = Map.groupBy(cells, ({ field, period_kind: kind }) => `${field} ${kind}`);
  const findings: Finding[] = [];
  for (const kind of FILED_KINDS)
    for (const [name, larger] of [
      ['shares', 'shares_basic'],
      ['eps', 'eps_diluted'],
    ] as const) {
      for (const basic of table.get(`${name}_basic ${kind}`) ?? []) {
        const diluted = at(table, `${name}_diluted`, kind, basic.period_end);
        if (!diluted || diluted.amount === 0 || basic.amount === 0) continue;
        const [more, less] = larger === 'shares_basic' ? [diluted, basic] : [basic, diluted];
        const rounding = name === 'eps' ? roundingOfEps(basic) + roundingOfEps(diluted) : 0;
        const ratio = more.amount / less.amount;
        const apart = Math.abs(basic.amount - diluted.amount);
        if ((ratio >= LEAST_DILUTION && ratio <= MOST_DILUTION) || apart <= rounding) continue;
        findings.push({
          check: 'basic_and_diluted',
          field: name,
          kind,
          end: basic.period_end,
          by:
            ratio < 0
              ? 'opposite signs'
              : (smallRatio(ratio, 0.03) ?? (ratio < 1 ? 'wrong way' : 'far apart')),
          seen: `basic ${short(basic.amount)}, diluted ${short(diluted.amount)}`,
        });
      }
    }
  return findings;
};
