import type { Calendar } from '../calendar/calendar.ts';
import { span } from '../values/day.ts';
import { divideRounded, integer, near, parseAmount, quotient, roundTo, scale, size } from '../decimal.ts';
import type { Entry, Part } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { boundsOf, slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
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

/** Net income to common shareholders: after preferred dividends where the filer tags it. */
const toCommonField = (table: Table, slot: Slot): string =>
  table.value('net_income_to_common', slot) === null ? 'net_income' : 'net_income_to_common';

const toCommon = (table: Table, slot: Slot): bigint | null => table.value(toCommonField(table, slot), slot);

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
const dilutedShares = (table: Table, calendar: Calendar, year: number): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const results = (['FY', 'Q4', ...PLACES] as const).map((place) => toCommon(table, at(place)));
  const [whole, fourth] = results;
  if (fourth !== null && fourth !== undefined && fourth < 0n)
    return table.get('shares_basic', at('Q4')) ?? refused('q4_shares.basic_missing');
  const nine = table.value('net_income', at('Y3')) ?? (whole && fourth ? whole - fourth : null);
  if (nine === null || [...results, nine].some((result) => result === null || result < 0n))
    return refused('q4_shares.loss_in_year', ['q4_derived']);
  return averageShares(table, calendar, year, 'shares_diluted');
};

/** Half a cent, plus a margin for the rounding of averages. */
const HALF_CENT = parseAmount('0.0051');

/** EPS as filed, and a value on the same basis. */
const onFiledBasis = (eps: Entry, value: bigint): bigint => {
  const split = eps.parts[0]?.fact.split;
  return split ? scale(value, split.numerator, split.denominator) : value;
};

const toToday = (eps: Entry, value: bigint): bigint => {
  const split = eps.parts[0]?.fact.split;
  return split ? scale(value, split.denominator, split.numerator) : value;
};

/** Of figures of one year the one that was filed before the most forward splits: its cents are the smallest of today. */
const finest = (whole: Entry, others: readonly (Entry | undefined)[]): Entry =>
  others.reduce<Entry>(
    (best, entry) =>
      entry !== undefined &&
      entry.value !== null &&
      onFiledBasis(entry, integer(1)) > onFiledBasis(best, integer(1))
        ? entry
        : best,
    whole,
  );

/** Whether net income to common ÷ shares equals the filed EPS to the cent. */
const reproduced = (table: Table, slot: Slot, side: Side): boolean => {
  const income = toCommon(table, slot);
  const shares = table.value(`shares_${side}`, slot);
  const eps = table.get(`eps_${side}`, slot);
  if (income === null || shares === null || shares <= 0n || !eps || eps.value === null) return false;
  return size(onFiledBasis(eps, quotient(income, shares) - eps.value)) <= HALF_CENT;
};

/** By how much the rounding of the year's net incomes changes the quotient of the fourth quarter. */
const quotientBlur = (table: Table, year: number, shares: bigint): bigint => {
  const results = (['FY', 'Q4', ...PLACES] as const).map((place) => toCommon(table, slotOf(year, place)));
  return quotient(roundingUnit(results.filter((result) => result !== null)) * ROUNDINGS_OF_PAIR, shares);
};

/**
 * Q4 EPS: FY − (Q1 + Q2 + Q3) on one split basis and Q4 net income to common ÷ Q4 shares must agree within
 * max(3 cents, 3 %); then the quotient, to cents of the finest basis of the four, if the same arithmetic reproduces the
 * filer's own four figures to the cent (the difference accumulates four roundings), else the difference. If they
 * disagree, the quotient.
 */
const fourthEps = (table: Table, year: number, side: Side): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const field = `eps_${side}`;
  const whole = table.get(field, at('FY'));
  const quarters = PLACES.map((place) => table.get(field, at(place)));
  const income = toCommon(table, at('Q4'));
  const shares = table.get(`shares_${side}`, at('Q4'));
  if (!whole || whole.value === null)
    return refused(whole?.refusal === 'not_reported' ? 'q4_eps.year_not_reported' : 'q4_eps.year_missing');
  const flags = ['q4_derived'];
  if (income === null || !shares?.value) return refused('q4_eps.operand_missing', flags);
  const implied = quotient(income, shares.value);
  if (quarters.every((entry) => entry !== undefined && entry.value !== null)) {
    const rest = quarters.reduce((left, entry) => left - (entry?.value ?? 0n), whole.value);
    const gap = size(rest - implied) - quotientBlur(table, year, shares.value);
    const agrees = gap <= THREE_CENTS || gap * 100n <= size(implied) * 3n;
    const exact = (['FY', ...PLACES] as const).every((place) => reproduced(table, at(place), side));
    if (agrees && !exact) return served(rest, 'derived_q4', [...whole.parts, ...signed(quarters, -1)], flags);
  }
  const parts = [
    ...signed([table.get(toCommonField(table, at('Q4')), at('Q4'))], 1),
    ...signed([shares], 1).map((part) => ({ ...part, divisor: true })),
  ];
  const basis = finest(whole, quarters);
  return served(toToday(basis, roundTo(onFiledBasis(basis, implied), 2)), 'derived_q4', parts, flags);
};

/**
 * Whether filed earnings per share of the fourth quarter are plausible (semantics §3.7, 8): equal to net
 * income to common ÷ shares within three cents or 3 %, as filed. With participating securities the filer's
 * own figure differs from the quotient by a cent, with net income in millions and few shares by several.
 */
const isFourthEps = (table: Table, year: number, side: Side): boolean => {
  const at = (place: Place): Slot => slotOf(year, place);
  const eps = table.get(`eps_${side}`, at('Q4'));
  const income = toCommon(table, at('Q4'));
  const shares = table.value(`shares_${side}`, at('Q4'));
  if (!eps || eps.value === null || income === null || shares === null || shares <= 0n) return true;
  const implied = quotient(income, shares);
  const gap = onFiledBasis(eps, size(implied - eps.value) - quotientBlur(table, year, shares));
  return gap <= THREE_CENTS || gap * 100n <= size(onFiledBasis(eps, implied)) * 3n;
};

/** Completes Q4 shares and EPS of a year if the filer tags none for the quarter itself. */
export const fillFourthPerShare = (table: Table, calendar: Calendar, year: number): void => {
  const q4 = slotOf(year, 'Q4');
  const missing = (field: string): boolean => table.value(field, q4) === null;
  if (missing('shares_basic'))
    table.set('shares_basic', q4, averageShares(table, calendar, year, 'shares_basic'));
  if (missing('shares_diluted')) table.set('shares_diluted', q4, dilutedShares(table, calendar, year));
  for (const side of ['basic', 'diluted'] as const)
    if (missing(`eps_${side}`) || !isFourthEps(table, year, side))
      table.set(`eps_${side}`, q4, fourthEps(table, year, side));
};
