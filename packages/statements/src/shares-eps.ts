import type { Calendar } from './calendar.ts';
import { span } from './day.ts';
import { divideRounded, near, parseAmount, quotient, roundTo, size } from './decimal.ts';
import type { Entry, Part } from './model.ts';
import { boundsOf, slotOf } from './slots.ts';
import type { Place, Slot } from './slots.ts';
import type { Table } from './table.ts';
import { refused, served } from './table.ts';

type Side = 'basic' | 'diluted';

const THREE_CENTS = parseAmount('0.03');
const PLACES = ['Q1', 'Q2', 'Q3'] as const;

const days = (calendar: Calendar, year: number, place: Place): bigint | null => {
  const known = calendar[year];
  const bounds = known && boundsOf(known, place);
  return bounds?.start ? BigInt(span(bounds.start, bounds.end) + 1) : null;
};

const signed = (entries: readonly (Entry | undefined)[], sign: 1 | -1): Part[] =>
  entries.flatMap((entry) => (entry?.parts ?? []).map((part) => ({ fact: part.fact, sign })));

/** Net income to common shareholders: after preferred dividends where the filer tags it. */
const toCommon = (table: Table, slot: Slot): bigint | null =>
  table.value('net_income_to_common', slot) ?? table.value('net_income', slot);

/**
 * Q4 weighted shares = (FY·days − 9M·days) ÷ Q4 days, nine months day-weighted from Q1 to Q3 where untagged;
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
    return refused(whole?.refusal === 'not_reported' ? 'not_reported' : 'missing_operand');
  if (fyDays === null || nineDays === null || q4Days === null || third === null)
    return refused('missing_operand');
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
      if (value === null || length === null) return refused('missing_operand');
      before += value * length;
    }
    parts = signed(quarters, -1);
  }
  const shares = roundTo(divideRounded(whole.value * fyDays - before, q4Days), 0);
  if (shares <= 0n || !near(shares, third, 100)) return refused('missing_operand', ['q4_derived']);
  return served(shares, 'derived_q4', [...whole.parts, ...parts], ['q4_derived']);
};

/** Diluted averages of loss periods equal the basic ones: they are not taken apart. */
const dilutedShares = (table: Table, calendar: Calendar, year: number): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const lost = (place: Place): boolean => (toCommon(table, at(place)) ?? 0n) < 0n;
  const basic = table.get('shares_basic', at('Q4'));
  if (lost('Q4')) return basic ?? refused('missing_operand');
  if (lost('FY') || lost('Y3') || PLACES.some(lost)) return refused('missing_operand', ['q4_derived']);
  return averageShares(table, calendar, year, 'shares_diluted');
};

/**
 * Q4 EPS = FY − (Q1 + Q2 + Q3) on one split basis, accepted within max(3 cents, 3 %) of Q4 net income to common
 * ÷ Q4 shares; else that quotient to cents.
 */
const fourthEps = (table: Table, year: number, side: Side): Entry => {
  const at = (place: Place): Slot => slotOf(year, place);
  const field = `eps_${side}`;
  const whole = table.get(field, at('FY'));
  const quarters = PLACES.map((place) => table.get(field, at(place)));
  const income = toCommon(table, at('Q4'));
  const shares = table.get(`shares_${side}`, at('Q4'));
  const implied = income !== null && shares?.value ? quotient(income, shares.value) : null;
  if (whole?.value === null || whole === undefined)
    return refused(whole?.refusal === 'not_reported' ? 'not_reported' : 'missing_operand');
  const flags = ['q4_derived'];
  if (implied === null) return refused('missing_operand', flags);
  if (quarters.every((entry) => entry !== undefined && entry.value !== null)) {
    const rest = quarters.reduce((left, entry) => left - (entry?.value ?? 0n), whole.value);
    const gap = size(rest - implied);
    if (gap <= THREE_CENTS || gap * 100n <= size(implied) * 3n)
      return served(rest, 'derived_q4', [...whole.parts, ...signed(quarters, -1)], flags);
  }
  const parts = [...signed([table.get('net_income', at('Q4'))], 1), ...signed([shares], -1)];
  return served(roundTo(implied, 2), 'derived_identity', parts, flags);
};

/** Completes Q4 shares and EPS of a year where the filer tags none for the quarter itself. */
export const fillFourthPerShare = (table: Table, calendar: Calendar, year: number): void => {
  const q4 = slotOf(year, 'Q4');
  const missing = (field: string): boolean => table.value(field, q4) === null;
  if (missing('shares_basic'))
    table.set('shares_basic', q4, averageShares(table, calendar, year, 'shares_basic'));
  if (missing('shares_diluted')) table.set('shares_diluted', q4, dilutedShares(table, calendar, year));
  for (const side of ['basic', 'diluted'] as const)
    if (missing(`eps_${side}`)) table.set(`eps_${side}`, q4, fourthEps(table, year, side));
};
