import { size } from '@footnote/values/decimal';
import { isAmendment } from '@footnote/values/form';
import type { FiscalCalendar } from './calendar.ts';
import { mergedPermille } from './calendar.ts';
import { addDays, daysBetween } from '@footnote/values/day';
import { perShareIncome } from './flows.ts';
import { flowsOver } from './books.ts';
import type { Books } from './books.ts';
import type { Report, Span } from './reports.ts';
import type { Rounding } from './rounding.ts';
import type { IssuerSpec, SplitSpec } from './spec.ts';

export type Split = SplitSpec & { readonly date: string };

/** Splits with their dates: halfway between the preceding report and the next one. */
export const datedSplits = (spec: IssuerSpec, reports: readonly Report[]): Split[] =>
  spec.splits
    .flatMap((split): Split[] => {
      const originals = reports.filter(({ form, year }) => !isAmendment(form) && !year.transition);
      const before = originals.findIndex(({ year, annual, quarter }) =>
        split.after_quarter === 0
          ? annual && year.label === split.year - 1
          : !annual && year.label === split.year && quarter.ordinal === split.after_quarter,
      );
      const [from, to] = [originals[before], originals[before + 1]];
      if (before < 0 || from === undefined || to === undefined) return [];
      return [{ ...split, date: addDays(from.filed, Math.floor(daysBetween(from.filed, to.filed) / 2)) }];
    })
    .sort((left, right) => (left.date < right.date ? -1 : 1));

/** A ratio of whole numbers. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint };

/** New shares per old one by all splits in (after, until]. */
export const splitFactor = (splits: readonly Split[], after: string, until: string): Ratio =>
  splits
    .filter(({ date }) => date > after && date <= until)
    .reduce(
      (factor, split) => ({
        numerator: factor.numerator * BigInt(split.new),
        denominator: factor.denominator * BigInt(split.old),
      }),
      { numerator: 1n, denominator: 1n },
    );

/** Half away from zero. */
export const divideRounded = (numerator: bigint, denominator: bigint): bigint => {
  const negative = numerator < 0n !== denominator < 0n;
  const [top, bottom] = [size(numerator), size(denominator)];
  const quotient = (2n * top + bottom) / (2n * bottom);
  return negative ? -quotient : quotient;
};

const epoch = '0000-00-00';

/**
 * Shares outstanding during a quarter on the basis of the very first day: bought back slowly, and issued in a merger.
 * `recast`: in the books that contain only the other company's history.
 */
const sharesIn = (spec: IssuerSpec, quarter: number, recast: boolean): bigint => {
  const permille = mergedPermille(spec.merger, 'shares', quarter, recast);
  const shares = (spec.shares * 0.996 ** quarter * permille) / 1000;
  return BigInt(Math.round(shares / spec.share_unit)) * BigInt(spec.share_unit);
};

/** An amount of the accounts as filed: rounded to whole reporting units. */
export const inMoney = ({ grain, unit }: Pick<Rounding, 'grain' | 'unit'>, amount: bigint): bigint =>
  divideRounded(amount, BigInt(grain)) * BigInt(unit);

export type ShareFigures = {
  readonly basic: bigint;
  readonly diluted: bigint;
  /** Cents per share. */
  readonly epsBasic: bigint;
  readonly epsDiluted: bigint;
};

/**
 * Weighted averages, rounded to multiples of `shareUnit`, and earnings per share of a span, on the split basis of the day
 * `until`.
 */
export const shareFigures = (
  spec: IssuerSpec,
  calendar: FiscalCalendar,
  splits: readonly Split[],
  books: Books,
  { first, last }: Span,
  until: string,
  shareUnit: number,
): ShareFigures => {
  const factor = splitFactor(splits, epoch, until);
  const unit = BigInt(shareUnit);
  let weighted = 0n;
  let days = 0n;
  for (const quarter of calendar.quarters.slice(first, last + 1)) {
    const length = BigInt(daysBetween(quarter.start, quarter.end) + 1);
    weighted += sharesIn(spec, quarter.index, books.recast) * length;
    days += length;
  }
  const average = (permille: bigint, step: bigint): bigint =>
    divideRounded(weighted * permille * factor.numerator, days * 1000n * factor.denominator * step) * step;
  const income = inMoney(spec, perShareIncome(flowsOver(books, first, last)));
  const dilution = spec.style.eps === 'basic_and_diluted' || income < 0n ? 1000n : 1012n;
  return {
    basic: average(1000n, unit),
    diluted: average(dilution, unit),
    epsBasic: divideRounded(income * 100n, average(1000n, 1n)),
    epsDiluted: divideRounded(income * 100n, average(dilution, 1n)),
  };
};

/** Shares outstanding on a filing's cover. */
export const coverShares = (spec: IssuerSpec, splits: readonly Split[], report: Report): bigint => {
  const factor = splitFactor(splits, epoch, report.filed);
  return (
    divideRounded(sharesIn(spec, report.quarter.index + 1, false) * factor.numerator, factor.denominator) +
    137n
  );
};

/** Units outstanding at the end of a quarter, on the split basis of the day `until`; not rounded as averages are. */
export const unitsOutstanding = (
  spec: IssuerSpec,
  splits: readonly Split[],
  quarter: number,
  until: string,
): bigint => {
  const factor = splitFactor(splits, epoch, until);
  return divideRounded(sharesIn(spec, quarter, false) * factor.numerator, factor.denominator) + 61n;
};

/** Dividends declared per share over a fiscal year, in ten-thousandths, on the basis of the filing's date. */
export const declaredDividend = (
  spec: IssuerSpec,
  splits: readonly Split[],
  { first, last }: Span,
  filed: string,
): bigint => {
  const factor = splitFactor(splits, epoch, filed);
  let total = 0n;
  for (let quarter = first; quarter <= last; quarter += 1) total += BigInt(spec.dividend + 5 * quarter);
  return divideRounded(total * factor.denominator, factor.numerator * 10n) * 10n;
};
