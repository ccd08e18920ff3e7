import type { Calendar } from '../calendar/calendar.ts';
import { integer, parseAmount, quotient, roundTo, scale, size } from '../decimal.ts';
import type { Entry } from '../model/model.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { onFiledBasis } from '../splits/filed-basis.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { EARLY_QUARTERS, sharesBlur, signed } from './quarter-parts.ts';
import type { PerShareRow } from './quarter-parts.ts';
import { perShareIncome, perShareIncomeField } from './per-share-income.ts';
import type { Table } from './table.ts';
import { isServed, refused, served } from './table.ts';
import { ROUNDINGS_OF_PAIR } from '../values/tolerances.ts';

const THREE_CENTS = parseAmount('0.03');
/** Half a cent, plus a margin for the rounding of averages. */
const HALF_CENT = parseAmount('0.0051');

/** A value on the basis on which EPS were filed. */
const onBasisOf = (eps: Entry, value: bigint): bigint => onFiledBasis(eps.parts[0]?.fact.split, value);

const toToday = (eps: Entry, value: bigint): bigint => {
  const split = eps.parts[0]?.fact.split;
  return split ? scale(value, split.denominator, split.numerator) : value;
};

/**
 * Of several figures for one year, the one filed before the most forward splits, because its cents are the
 * smallest today.
 */
const finest = (whole: Entry, others: readonly (Entry | undefined)[]): Entry =>
  others.reduce<Entry>(
    (best, entry) =>
      entry !== undefined &&
      entry.value !== null &&
      onBasisOf(entry, integer(1)) > onBasisOf(best, integer(1))
        ? entry
        : best,
    whole,
  );

/** Whether net income to common ÷ shares equals the filed EPS to the cent. */
const reproduced = (table: Table, slot: Slot, row: PerShareRow): boolean => {
  const income = perShareIncome(table, slot);
  const shares = table.value(row.shares, slot);
  const eps = table.get(row.figure, slot);
  if (income === null || shares === null || shares <= 0n || !eps || eps.value === null) return false;
  return size(onBasisOf(eps, quotient(income, shares) - eps.value)) <= HALF_CENT;
};

/** The rounding unit of the year's net incomes. */
const incomeRounding = (table: Table, year: number): bigint => {
  const results = (['FY', 'Q4', ...EARLY_QUARTERS] as const).map((place) =>
    perShareIncome(table, slotOf(year, place)),
  );
  return roundingUnit(results.filter((result) => result !== null));
};

/** By how much that changes the quotient of the fourth quarter. */
const quotientBlur = (table: Table, year: number, shares: bigint): bigint =>
  quotient(incomeRounding(table, year) * ROUNDINGS_OF_PAIR, shares);

/** The rule by which income of the fourth quarter is refused as of another basis than its year; null if it is not. */
export const mixedBasis = (table: Table, year: number): RefusingRule | null => {
  const q4 = slotOf(year, 'Q4');
  const income = table.get(perShareIncomeField(table, q4), q4);
  return income?.refusal === 'restatement_mixed_basis' ? income.rule : null;
};

/** Income ÷ shares of the fourth quarter, unrounded; null without either. */
export const fourthQuotient = (table: Table, year: number, { shares: field }: PerShareRow): bigint | null => {
  const q4 = slotOf(year, 'Q4');
  const [income, shares] = [perShareIncome(table, q4), table.value(field, q4)];
  return income === null || shares === null || shares <= 0n ? null : quotient(income, shares);
};

/** The year less its other quarters, on today's basis; null if one of them is not served. */
export const restOf = (table: Table, year: number, { figure }: PerShareRow): bigint | null => {
  const whole = table.value(figure, slotOf(year, 'FY'));
  const quarters = EARLY_QUARTERS.map((place) => table.value(figure, slotOf(year, place)));
  if (whole === null || quarters.includes(null)) return null;
  return quarters.reduce<bigint>((left, value) => left - (value ?? 0n), whole);
};

/** Highest ratio of basic to diluted earnings per share, in percent, at which the basic one confirms the other. */
const MOST_DILUTION = 110n;

/**
 * Diluted EPS after a quarter with a loss, whose diluted average is unknown: the rest of the year, if the basic figure of
 * the quarter is the rest of its year to the cent (semantics §3.8.4). Undefined otherwise.
 */
const afterLoss = (table: Table, year: number, row: PerShareRow, basic: PerShareRow): Entry | undefined => {
  const q4 = slotOf(year, 'Q4');
  if (table.get(row.shares, q4)?.rule !== 'q4_shares.loss_in_year') return undefined;
  const [rest, ofBasic] = [restOf(table, year, row), restOf(table, year, basic)];
  const undiluted = table.get(basic.figure, q4);
  const whole = table.get(row.figure, slotOf(year, 'FY'));
  if (rest === null || ofBasic === null || !whole || !undiluted || undiluted.value === null) return undefined;
  const agrees = size(onBasisOf(undiluted, undiluted.value - ofBasic)) <= HALF_CENT;
  if (!agrees || rest <= 0n || rest > ofBasic || rest * MOST_DILUTION < ofBasic * 100n) return undefined;
  const quarters = EARLY_QUARTERS.map((place) => table.get(row.figure, slotOf(year, place)));
  return served(rest, 'derived_q4', [...whole.parts, ...signed(quarters, -1)], ['q4_derived']);
};

/**
 * Q4 EPS that no filing has (semantics §3.8.4): net income to common ÷ Q4 shares to the cent, on the finest basis of the
 * year's figures, if the same arithmetic reproduces the filer's own four figures, and the rounding of every operand and the
 * spread of the issuer's averages leave one cent. Sums of quarters are no evidence: they accumulate four roundings.
 */
export const fourthEps = (
  table: Table,
  calendar: Calendar,
  year: number,
  [row, basic]: readonly [PerShareRow, PerShareRow],
): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const whole = table.get(row.figure, at('FY'));
  const quarters = EARLY_QUARTERS.map((place) => table.get(row.figure, at(place)));
  const income = perShareIncome(table, at('Q4'));
  const shares = table.get(row.shares, at('Q4'));
  if (!whole || whole.value === null)
    return refused(whole?.refusal === 'not_reported' ? 'q4_eps.year_not_reported' : 'q4_eps.year_missing');
  const flags = ['q4_derived'];
  const mixed = mixedBasis(table, year);
  if (mixed !== null) return refused(mixed, flags);
  const fallback = row === basic ? undefined : afterLoss(table, year, row, basic);
  if (fallback !== undefined) return fallback;
  if (income === null || !shares?.value) return refused('q4_eps.operand_missing', flags);
  const filed = (['FY', ...EARLY_QUARTERS] as const).filter(
    (place) => table.value(row.figure, at(place)) !== null,
  );
  if (!filed.every((place) => reproduced(table, at(place), row)))
    return refused('q4_eps.not_a_quotient', flags);
  const blur = sharesBlur(table, calendar, year, row.shares);
  const basis = finest(whole, quarters);
  const cents = (value: bigint, by: bigint): bigint => roundTo(onBasisOf(basis, quotient(value, by)), 2);
  const rounding = incomeRounding(table, year) / 2n;
  const extremes =
    blur === null || blur >= shares.value
      ? []
      : [-1n, 1n].flatMap((a) =>
          [-1n, 1n].map((b) =>
            cents(income + a * rounding * ROUNDINGS_OF_PAIR, (shares.value ?? 0n) + b * blur),
          ),
        );
  const [cent] = extremes;
  if (cent === undefined || extremes.some((other) => other !== cent))
    return refused('q4_eps.imprecise', flags);
  const parts = [
    ...signed([table.get(perShareIncomeField(table, at('Q4')), at('Q4'))], 1),
    ...signed([shares], 1).map((part) => ({ ...part, divisor: true })),
  ];
  return served(toToday(basis, cent), 'derived_q4', parts, flags);
};

/**
 * Whether a filed figure equals this value within three cents or 3 %, as filed; `blur` is the additional
 * tolerance for rounding.
 */
const isAbout = (filed: Entry, value: bigint, blur = 0n): boolean => {
  const gap = onBasisOf(filed, size(value - (filed.value ?? 0n)) - blur);
  return gap <= THREE_CENTS || gap * 100n <= size(onBasisOf(filed, value)) * 3n;
};

/**
 * Whether filed earnings per share of the fourth quarter are plausible (semantics §3.7, 8): equal to net
 * income to common ÷ shares within three cents or 3 %, as filed. With participating securities the filer's
 * own figure differs from the quotient by a cent, with net income in millions and few shares by several.
 */
export const isFourthEps = (table: Table, year: number, row: PerShareRow): boolean => {
  const q4 = slotOf(year, 'Q4');
  const eps = table.get(row.figure, q4);
  const implied = fourthQuotient(table, year, row);
  const shares = table.value(row.shares, q4);
  if (!isServed(eps) || implied === null || shares === null) return true;
  return isAbout(eps, implied, quotientBlur(table, year, shares));
};

/**
 * Whether a filed figure of the fourth quarter is the year's less those of its other quarters: by three cents, and that of
 * a partnership's units by three cents or 3 %. Such a figure proves itself (semantics §3.8.4).
 */
export const isRestOfYear = (
  table: Table,
  year: number,
  row: PerShareRow,
  isPartnership: boolean,
): boolean => {
  const eps = table.get(row.figure, slotOf(year, 'Q4'));
  const rest = restOf(table, year, row);
  if (!isServed(eps) || rest === null) return false;
  return isPartnership ? isAbout(eps, rest) : onBasisOf(eps, size(rest - eps.value)) <= THREE_CENTS;
};

/** Three cents or 3 % of income ÷ shares, as filed. */
const explains = (table: Table, slot: Slot, row: PerShareRow): boolean => {
  const income = table.value('limited_partners_income', slot);
  const shares = table.value(row.shares, slot);
  const figure = table.get(row.figure, slot);
  if (income === null || !shares || !figure || figure.value === null) return false;
  return isAbout(figure, quotient(income, shares));
};

/**
 * Why the fourth quarter of a partnership has no income per unit: the general partner, incentive distributions and
 * preferred units share its net income, so the part of the limited partners must be known in every period and explain
 * the filed figures of the year. Null if it does.
 */
export const notPerUnit = (table: Table, year: number, row: PerShareRow): Entry | null => {
  const slots = (['FY', ...EARLY_QUARTERS] as const).map((place) => slotOf(year, place));
  const isKnown = [...slots, slotOf(year, 'Q4')].every(
    (slot) => table.value('limited_partners_income', slot) !== null,
  );
  if (table.value(row.figure, slotOf(year, 'FY')) === null) return null;
  if (!isKnown) return refused('q4_per_unit.limited_partners_unknown');
  return slots.every((slot) => explains(table, slot, row)) ? null : refused('q4_per_unit.unexplained');
};
