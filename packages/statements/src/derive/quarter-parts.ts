import type { Calendar } from '../calendar/calendar.ts';
import { span } from '../values/day.ts';
import { parseAmount, scale, size } from '../decimal.ts';
import type { Entry, Part } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { boundsOf, slotOf } from '../calendar/slots.ts';
import type { Place } from '../calendar/slots.ts';
import type { Table } from './table.ts';

/** The quarters with reports of their own. */
export const EARLY_QUARTERS = ['Q1', 'Q2', 'Q3'] as const;

/** Fields of a row of per-share figures and of the averages that they refer to. */
export type PerShareRow = { readonly figure: string; readonly shares: string };
type PerShareRows = Readonly<Record<'basic' | 'diluted', PerShareRow>>;

export const SHARE_ROWS: PerShareRows = {
  basic: { figure: 'eps_basic', shares: 'shares_basic' },
  diluted: { figure: 'eps_diluted', shares: 'shares_diluted' },
};
export const UNIT_ROWS: PerShareRows = {
  basic: { figure: 'income_per_unit_basic', shares: 'units_basic' },
  diluted: { figure: 'income_per_unit_diluted', shares: 'units_diluted' },
};

/** The row of a figure per share; undefined for dividends and distributions. */
export const rowOf = (figure: string): PerShareRow | undefined =>
  [SHARE_ROWS, UNIT_ROWS]
    .flatMap(({ basic, diluted }) => [basic, diluted])
    .find((row) => row.figure === figure);

/** Number of days of a period; null if the calendar does not have it. */
export const days = (calendar: Calendar, year: number, place: Place): bigint | null => {
  const known = calendar[year];
  const bounds = known && boundsOf(known, place);
  return bounds?.start ? BigInt(span(bounds.start, bounds.end) + 1) : null;
};

/** The operands of entries, all with this sign. */
export const signed = (entries: readonly (Entry | undefined)[], sign: 1 | -1): Part[] =>
  entries.flatMap((entry) => signedParts(entry?.parts ?? [], sign));

/** Half of the last digit in which averages of shares were filed, on today's basis: the largest of an entry's operands. */
const halfDigit = ({ parts }: Entry): bigint =>
  parts.reduce((most, { fact }) => {
    const half = roundingUnit([parseAmount(fact.text)]) / 2n;
    const today = fact.split ? scale(half, fact.split.numerator, fact.split.denominator) : half;
    return today > most ? today : most;
  }, 0n);

/** The years before and after whose averages are compared. */
const NEARBY = 3;

/**
 * The largest share, in parts of a million, by which a filed average of nine months (or of a year whose four quarters are
 * filed) differs from its quarters weighted by days, in this year and the nearest others: filers average quarters, months
 * or days, and dilution over a longer period is another one. Null without any such period.
 */
const spread = (table: Table, calendar: Calendar, year: number, field: string): bigint | null => {
  let most: bigint | null = null;
  for (let other = Math.max(0, year - NEARBY); other <= year + NEARBY; other += 1)
    for (const [whole, parts] of [
      ['Y3', EARLY_QUARTERS],
      ['FY', [...EARLY_QUARTERS, 'Q4']],
    ] as const) {
      const entries = parts.map((place) => table.get(field, slotOf(other, place)));
      const all = table.value(field, slotOf(other, whole));
      const length = days(calendar, other, whole);
      if (all === null || all <= 0n || length === null) continue;
      if (entries.some((entry) => !entry || entry.value === null || entry.method !== 'reported')) continue;
      const sum = parts.reduce(
        (total, place, at) => total + (entries[at]?.value ?? 0n) * (days(calendar, other, place) ?? 0n),
        0n,
      );
      const apart = (size(all * length - sum) * 1_000_000n) / (all * length);
      if (most === null || apart > most) most = apart;
    }
  return most;
};

/**
 * By how much the average shares of a fourth quarter may differ from the served ones (semantics §3.8.4): the rounding of
 * the averages that they are derived from, and how far averages of this issuer are from those of their quarters. Null if
 * neither is known.
 */
export const sharesBlur = (table: Table, calendar: Calendar, year: number, field: string): bigint | null => {
  const shares = table.get(field, slotOf(year, 'Q4'));
  const whole = table.get(field, slotOf(year, 'FY'));
  if (!shares || shares.value === null) return null;
  if (shares.method === 'reported') return halfDigit(shares);
  const [all, last] = [days(calendar, year, 'FY'), days(calendar, year, 'Q4')];
  const apart = spread(table, calendar, year, field);
  if (!whole || whole.value === null || all === null || last === null || apart === null) return null;
  const rounding = halfDigit(shares) * (2n * all - last);
  return (rounding + (whole.value * all * 2n * apart) / 1_000_000n) / last;
};
