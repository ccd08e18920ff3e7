import type { Calendar } from '../calendar/calendar.ts';
import type { IssuerType } from '../fields/field.ts';
import { divideRounded, near } from '../decimal.ts';
import type { Entry, Part } from '../model/model.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { fourthEps, isFourthEps, isRestOfYear, mixedBasis, notPerUnit } from './fourth-eps.ts';
import { perShareIncome } from './per-share-income.ts';
import { days, EARLY_QUARTERS, SHARE_ROWS, signed, UNIT_ROWS } from './quarter-parts.ts';
import type { Table } from './table.ts';
import { refused, served } from './table.ts';
import { ONE_COMPANY } from '../values/tolerances.ts';

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
  const quarters = EARLY_QUARTERS.map((place) => table.get(field, at(place)));
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
    for (const [index, place] of EARLY_QUARTERS.entries()) {
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
  const results = (['FY', 'Q4', ...EARLY_QUARTERS] as const).map((place) => perShareIncome(table, at(place)));
  const [whole, fourth] = results;
  if (fourth !== null && fourth !== undefined && fourth < 0n)
    return table.get(basic, at('Q4')) ?? refused('q4_shares.basic_missing');
  const nine = table.value('net_income', at('Y3')) ?? (whole && fourth ? whole - fourth : null);
  if (nine === null || [...results, nine].some((result) => result === null || result < 0n))
    return refused('q4_shares.loss_in_year', ['q4_derived']);
  return averageShares(table, calendar, year, diluted);
};

const fillRow = (
  table: Table,
  calendar: Calendar,
  year: number,
  type: IssuerType,
  rows: typeof SHARE_ROWS,
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
    table.set(row.figure, q4, refusal ?? fourthEps(table, calendar, year, [row, basic]));
  }
};

/** Completes Q4 shares and EPS of a year, and those of units, if the filer tags none for the quarter itself. */
export const fillFourthPerShare = (
  table: Table,
  calendar: Calendar,
  year: number,
  type: IssuerType,
): void => {
  fillRow(table, calendar, year, type, SHARE_ROWS);
  if (type === 'partnership') fillRow(table, calendar, year, type, UNIT_ROWS);
};
