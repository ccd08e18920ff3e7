import type { Calendar } from '../calendar/calendar.ts';
import type { IssuerType } from '../fields/field.ts';
import { span } from '../values/day.ts';
import { divideRounded, integer, near, parseAmount, quotient, roundTo, scale, size } from '../decimal.ts';
import type { Entry, Part } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { boundsOf, slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { onFiledBasis } from '../splits/filed-basis.ts';
import { perShareIncome, perShareIncomeField } from './per-share-income.ts';
import type { RefusingRule } from '../rules/rules.ts';
import type { Table } from './table.ts';
import { refused, served } from './table.ts';
import { ONE_COMPANY, ROUNDINGS_OF_PAIR } from '../values/tolerances.ts';

type Side = 'basic' | 'diluted';

const THREE_CENTS = parseAmount('0.03');
const PLACES = ['Q1', 'Q2', 'Q3'] as const;

const days = (calendar: Calendar, year: number, place: Place): bigint | null => {
  const known = calendar[year];
  const bounds = known && boundsOf(known, place);
  return bounds?.start ? BigInt(span(bounds.start, bounds.end) + 1) : null;
};

const signed = (entries: readonly (Entry | undefined)[], sign: 1 | -1): Part[] =>
  entries.flatMap((entry) => signedParts(entry?.parts ?? [], sign));

/** Fields of a row of per-share figures and of the averages that they refer to. */
type PerShareRow = { readonly figure: string; readonly shares: string };

const ROWS: Readonly<Record<Side, PerShareRow>> = {
  basic: { figure: 'eps_basic', shares: 'shares_basic' },
  diluted: { figure: 'eps_diluted', shares: 'shares_diluted' },
};
const UNIT_ROWS: Readonly<Record<Side, PerShareRow>> = {
  basic: { figure: 'income_per_unit_basic', shares: 'units_basic' },
  diluted: { figure: 'income_per_unit_diluted', shares: 'units_diluted' },
};

/**
 * Q4 weighted shares = (FY·days − 9M·days) ÷ Q4 days, nine months day-weighted from Q1 to Q3 if untagged;
 * accepted when positive and within 10 % of Q3 (semantics §2.6).
 */
const averageShares = (table: Table, calendar: Calendar, year: number, field: string): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const [fyDays, nineDays, q4Days] = [
    days(calendar, year, 'FY'),
    days(calendar, year, 'Y3'),
    days(calendar, year, 'Q4'),
  ];
  const whole = table.get(field, at('FY'));
  const nine = table.get(field, at('Y3'));
  const quarters = PLACES.map((place) => table.get(field, at(place)));
  const third = quarters[2]?.value ?? null;
  if (!whole || whole.value === null)
    return refused(
      whole?.refusal === 'not_reported' ? 'q4_shares.year_not_reported' : 'q4_shares.year_missing',
    );
  if (fyDays === null || nineDays === null || q4Days === null || third === null)
    return refused('q4_shares.quarter_missing');
  let before: bigint;
  let parts: Part[];
  if (nine && nine.value !== null) {
    before = nine.value * nineDays;
    parts = signed([nine], -1);
  } else {
    before = 0n;
    for (const [index, place] of PLACES.entries()) {
      const value = quarters[index]?.value ?? null;
      const length = days(calendar, year, place);
      if (value === null || length === null) return refused('q4_shares.quarter_missing');
      before += value * length;
    }
    parts = signed(quarters, -1);
  }
  const shares = divideRounded(whole.value * fyDays - before, q4Days);
  if (shares <= 0n || !near(shares, third, ONE_COMPANY))
    return refused('q4_shares.implausible', ['q4_derived']);
  return served(shares, 'derived_q4', [...whole.parts, ...parts], ['q4_derived']);
};

/** Diluted averages of loss periods equal the basic ones and are not derived from other periods. */
const dilutedShares = (
  table: Table,
  calendar: Calendar,
  year: number,
  [basic, diluted]: readonly [string, string],
): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const results = (['FY', 'Q4', ...PLACES] as const).map((place) => perShareIncome(table, at(place)));
  const [whole, fourth] = results;
  if (fourth !== null && fourth !== undefined && fourth < 0n)
    return table.get(basic, at('Q4')) ?? refused('q4_shares.basic_missing');
  const nine = table.value('net_income', at('Y3')) ?? (whole && fourth ? whole - fourth : null);
  if (nine === null || [...results, nine].some((result) => result === null || result < 0n))
    return refused('q4_shares.loss_in_year', ['q4_derived']);
  return averageShares(table, calendar, year, diluted);
};

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

/** By how much the rounding of the year's net incomes changes the quotient of the fourth quarter. */
const quotientBlur = (table: Table, year: number, shares: bigint): bigint => {
  const results = (['FY', 'Q4', ...PLACES] as const).map((place) =>
    perShareIncome(table, slotOf(year, place)),
  );
  return quotient(roundingUnit(results.filter((result) => result !== null)) * ROUNDINGS_OF_PAIR, shares);
};

/** The rule by which income of the fourth quarter is refused as of another basis than its year; null if it is not. */
const mixedBasis = (table: Table, year: number): RefusingRule | null => {
  const q4 = slotOf(year, 'Q4');
  const income = table.get(perShareIncomeField(table, q4), q4);
  return income?.refusal === 'restatement_mixed_basis' ? income.rule : null;
};

/**
 * Q4 EPS: FY − (Q1 + Q2 + Q3) on one split basis and Q4 net income to common ÷ Q4 shares must agree within
 * max(3 cents, 3 %); then the quotient, to cents of the finest basis of the four, if the same arithmetic reproduces the
 * filer's own four figures to the cent (the difference accumulates four roundings), else the difference. If they
 * disagree, the quotient.
 */
const fourthEps = (table: Table, year: number, row: PerShareRow): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const whole = table.get(row.figure, at('FY'));
  const quarters = PLACES.map((place) => table.get(row.figure, at(place)));
  const income = perShareIncome(table, at('Q4'));
  const shares = table.get(row.shares, at('Q4'));
  if (!whole || whole.value === null)
    return refused(whole?.refusal === 'not_reported' ? 'q4_eps.year_not_reported' : 'q4_eps.year_missing');
  const flags = ['q4_derived'];
  const mixed = mixedBasis(table, year);
  if (mixed !== null) return refused(mixed, flags);
  if (income === null || !shares?.value) return refused('q4_eps.operand_missing', flags);
  const implied = quotient(income, shares.value);
  if (quarters.every((entry) => entry !== undefined && entry.value !== null)) {
    const rest = quarters.reduce((left, entry) => left - (entry?.value ?? 0n), whole.value);
    const gap = size(rest - implied) - quotientBlur(table, year, shares.value);
    const agrees = gap <= THREE_CENTS || gap * 100n <= size(implied) * 3n;
    const exact = (['FY', ...PLACES] as const).every((place) => reproduced(table, at(place), row));
    if (agrees && !exact) return served(rest, 'derived_q4', [...whole.parts, ...signed(quarters, -1)], flags);
  }
  const parts = [
    ...signed([table.get(perShareIncomeField(table, at('Q4')), at('Q4'))], 1),
    ...signed([shares], 1).map((part) => ({ ...part, divisor: true })),
  ];
  const basis = finest(whole, quarters);
  return served(toToday(basis, roundTo(onBasisOf(basis, implied), 2)), 'derived_q4', parts, flags);
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
const isFourthEps = (table: Table, year: number, row: PerShareRow): boolean => {
  const at = (place: Place): Slot => slotOf(year, place);
  const eps = table.get(row.figure, at('Q4'));
  const income = perShareIncome(table, at('Q4'));
  const shares = table.value(row.shares, at('Q4'));
  if (!eps || eps.value === null || income === null || shares === null || shares <= 0n) return true;
  return isAbout(eps, quotient(income, shares), quotientBlur(table, year, shares));
};

/**
 * Whether a filed figure of the fourth quarter is the year's less those of its other quarters: by three cents, and that of
 * a partnership's units by three cents or 3 %. Such a figure proves itself (semantics §3.8.4).
 */
const isRestOfYear = (table: Table, year: number, row: PerShareRow, isPartnership: boolean): boolean => {
  const values = (['FY', ...PLACES] as const).map((place) => table.value(row.figure, slotOf(year, place)));
  const eps = table.get(row.figure, slotOf(year, 'Q4'));
  const [whole, ...quarters] = values.filter((value) => value !== null);
  if (whole === undefined || quarters.length < PLACES.length || !eps || eps.value === null) return false;
  const rest = quarters.reduce((left, value) => left - value, whole);
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
const notPerUnit = (table: Table, year: number, row: PerShareRow): Entry | null => {
  const slots = (['FY', ...PLACES] as const).map((place) => slotOf(year, place));
  const isKnown = [...slots, slotOf(year, 'Q4')].every(
    (slot) => table.value('limited_partners_income', slot) !== null,
  );
  if (table.value(row.figure, slotOf(year, 'FY')) === null) return null;
  if (!isKnown) return refused('q4_per_unit.limited_partners_unknown');
  return slots.every((slot) => explains(table, slot, row)) ? null : refused('q4_per_unit.unexplained');
};

const fillRow = (
  table: Table,
  calendar: Calendar,
  year: number,
  type: IssuerType,
  rows: typeof ROWS,
): void => {
  const q4 = slotOf(year, 'Q4');
  const { basic, diluted } = rows;
  const missing = (field: string): boolean => table.value(field, q4) === null;
  if (missing(basic.shares)) table.set(basic.shares, q4, averageShares(table, calendar, year, basic.shares));
  if (missing(diluted.shares))
    table.set(diluted.shares, q4, dilutedShares(table, calendar, year, [basic.shares, diluted.shares]));
  for (const row of [basic, diluted]) {
    const isPartnership = type === 'partnership';
    if (isRestOfYear(table, year, row, isPartnership)) continue;
    if (!missing(row.figure) && mixedBasis(table, year) === null && isFourthEps(table, year, row)) continue;
    const refusal = isPartnership ? notPerUnit(table, year, row) : null;
    table.set(row.figure, q4, refusal ?? fourthEps(table, year, row));
  }
};

/** Completes Q4 shares and EPS of a year, and those of units, if the filer tags none for the quarter itself. */
export const fillFourthPerShare = (
  table: Table,
  calendar: Calendar,
  year: number,
  type: IssuerType,
): void => {
  fillRow(table, calendar, year, type, ROWS);
  if (type === 'partnership') fillRow(table, calendar, year, type, UNIT_ROWS);
};
