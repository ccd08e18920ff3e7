import type { Calendar } from '../calendar/calendar.ts';
import { dayOf, span } from '../values/day.ts';
import { near, size } from '../decimal.ts';
import { coherent } from '../versions/runs.ts';
import type { Entry, Part } from '../model/model.ts';
import { signedParts } from '../model/operands.ts';
import { fourthQuotient, restOf } from './fourth-eps.ts';
import { rowOf } from './quarter-parts.ts';
import { isStated } from './announced.ts';
import { operandsOf } from './related.ts';
import { coarsestUnit } from '../filings/rounding.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { boundsOf, QUARTERS, slotOf, YEAR_TO_DATE } from '../calendar/slots.ts';
import type { RefusingRule } from '../rules/rules.ts';
import type { Table } from './table.ts';
import { isServed, refused, served } from './table.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** Trailing twelve months that end with a quarter. */
export type Window = {
  readonly year: number;
  readonly quarter: 1 | 2 | 3 | 4;
  readonly start: string;
  readonly end: string;
  /** The four quarters, newest first; null unless contiguous. */
  readonly quarters: readonly Slot[] | null;
  readonly changed: boolean;
};

/** Every discrete quarter of the calendar in order, including transition periods of a quarter's length. */
const quarterLine = (calendar: Calendar): { slot: Slot; start: string; end: string; transition: boolean }[] =>
  calendar.flatMap((year, index) => {
    const places: readonly Place[] = year.transition ? ['FY'] : QUARTERS;
    return places.flatMap((place) => {
      const bounds = boundsOf(year, place);
      return bounds?.start
        ? [{ slot: slotOf(index, place), start: bounds.start, end: bounds.end, transition: year.transition }]
        : [];
    });
  });

/** The windows that end at each known quarter: four contiguous quarters (gap ≤ 3 d) over 350 to 380 days. */
export const windows = (calendar: Calendar): Window[] => {
  const line = quarterLine(calendar);
  const found: Window[] = [];
  for (const [position, last] of line.entries()) {
    if (last.transition) continue;
    const year = Math.floor(last.slot / 16);
    const quarter = (QUARTERS.findIndex((place) => slotOf(year, place) === last.slot) + 1) as 1 | 2 | 3 | 4;
    const four = line.slice(Math.max(0, position - 3), position + 1);
    const first = four[0] ?? last;
    const contiguous =
      four.length === 4 &&
      four.every(
        (item, i) => i === 0 || Math.abs(dayOf(item.start) - dayOf(four[i - 1]?.end ?? item.end) - 1) <= 3,
      );
    const length = span(first.start, last.end) + 1;
    const entities = new Set(four.map(({ slot }) => calendar[Math.floor(slot / 16)]?.predecessor));
    const whole = contiguous && entities.size === 1 && length >= 350 && length <= 380;
    found.push({
      year,
      quarter,
      start: quarter === 4 ? (calendar[year]?.start ?? first.start) : first.start,
      end: last.end,
      quarters: whole ? four.map(({ slot }) => slot).toReversed() : null,
      changed: four.some(({ transition }) => transition),
    });
  }
  return found;
};

/** Year to date at a quarter: the first quarter alone, then `Y2`, `Y3`. */
const cumulative = (quarter: 1 | 2 | 3 | 4): Place => YEAR_TO_DATE[quarter - 1] ?? 'FY';

const bySum = (table: Table, field: string, quarters: readonly Slot[] | null): Entry | null => {
  if (!quarters) return null;
  let value = 0n;
  const parts: Part[] = [];
  for (const slot of quarters) {
    const entry = table.get(field, slot);
    if (!entry || entry.value === null) return null;
    value += entry.value;
    parts.push(...entry.parts);
  }
  return served(value, 'derived_sum', parts);
};

/** A sum over the years to date, and whether its operands are of one generation. */
type YearRoute = { readonly entry: Entry; readonly isCoherent: boolean; readonly then: Entry | null };

/** FY + year to date − year to date a year earlier. */
const byYear = (table: Table, calendar: Calendar, field: string, window: Window): YearRoute | null => {
  if (window.quarter === 4) {
    const whole = table.get(field, slotOf(window.year, 'FY'));
    return whole && whole.value !== null ? { entry: whole, isCoherent: true, then: null } : null;
  }
  const before = window.year - 1;
  if (before < 0 || (calendar[before]?.transition ?? true)) return null;
  if (calendar[before]?.predecessor !== calendar[window.year]?.predecessor) return null;
  const place = cumulative(window.quarter);
  const whole = table.get(field, slotOf(before, 'FY'));
  const now = table.get(field, slotOf(window.year, place));
  const then = table.get(field, slotOf(before, place));
  if (!whole || !now || !then) return null;
  if (whole.value === null || now.value === null || then.value === null) return null;
  const parts = [...whole.parts, ...now.parts, ...signedParts(then.parts, -1)];
  return {
    entry: served(whole.value + now.value - then.value, 'derived_sum', parts),
    // The rest of the old year is a difference, so both of its operands must have been restated together.
    isCoherent: coherent([whole.restatement, then.restatement]),
    then,
  };
};

/**
 * Whether four quarters are of one generation. The months of the year before that the window leaves out belong to
 * the check: once they were restated without their year, its last quarters are still on the old basis.
 */
const areCoherent = (table: Table, field: string, { quarters }: Window, { then }: YearRoute): boolean => {
  const entries = [...(quarters ?? []).map((slot) => table.get(field, slot)), then];
  return coherent(entries.map((entry) => entry?.restatement ?? null));
};

/** A year and four quarters are each rounded independently. */
const ROUNDINGS = 3n;

const agree = (year: Entry, sum: Entry): boolean =>
  year.value === null ||
  sum.value === null ||
  near(year.value, sum.value, SAME_FIGURE) ||
  size(year.value - sum.value) <= coarsestUnit([...year.parts, ...sum.parts]) * ROUNDINGS;

const isComputed = (table: Table, field: string, { quarters }: Window): boolean =>
  (quarters ?? []).some((slot) => table.get(field, slot)?.method === 'derived_identity');

/** The field and those that its quarters are computed from, directly or through others that are computed. */
const operandsBehind = (
  table: Table,
  field: string,
  window: Window,
  found = new Set([field]),
): ReadonlySet<string> => {
  if (!isComputed(table, field, window)) return found;
  for (const operand of operandsOf(field)) {
    // Two fields of a row may be computed from each other, each in another quarter.
    if (found.has(operand)) continue;
    found.add(operand);
    operandsBehind(table, operand, window, found);
  }
  return found;
};

type Routes = { readonly year: YearRoute | null; readonly sum: Entry | null; readonly areEqual: boolean };

const routesOf = (table: Table, calendar: Calendar, field: string, window: Window): Routes => {
  const year = byYear(table, calendar, field, window);
  // A year whose last quarter is stated stands as filed: its other quarters may have been corrected in it alone.
  const isYear = window.quarter === 4 && isStated(table.get(field, slotOf(window.year, 'Q4')));
  const sum = year !== null && isYear ? null : bySum(table, field, window.quarters);
  return { year, sum, areEqual: year !== null && sum !== null && agree(year.entry, sum) };
};

/** Whether two routes yield different twelve months, and no restatement explains why. */
const areContradictory = (
  table: Table,
  field: string,
  window: Window,
  { year, sum, areEqual }: Routes,
): boolean =>
  year !== null && sum !== null && !areEqual && (year.isCoherent || !areCoherent(table, field, window, year));

/**
 * The rule against a quarter of the window that is refused because filings of its year are on two bases: the months that
 * the window takes from that year are not known. Undefined if there is none.
 */
const onTwoBases = (table: Table, field: string, { quarters }: Window): RefusingRule | undefined =>
  (quarters ?? [])
    .map((slot) => table.get(field, slot))
    .find((entry) => entry?.refusal === 'restatement_mixed_basis')?.rule ?? undefined;

/**
 * Trailing twelve months of an additive field (semantics §4): two derivations that must agree within 0.5 %,
 * or within their rounding. Where a restatement separates the year from its months, the quarters are served if
 * none of them was restated after another was last filed, or if the years to date yield the same. Quarters that
 * the years to date do not confirm are not served if they are computed from a field whose derivations disagree. Nothing
 * is served of a year whose quarters do not add up to it, unless it is the whole year.
 */
export const ttmFlow = (table: Table, calendar: Calendar, field: string, window: Window): Entry => {
  const flags = window.changed ? ['fiscal_year_change'] : [];
  const routes = routesOf(table, calendar, field, window);
  const { year, sum, areEqual } = routes;
  const isContradicted = (other: string): boolean =>
    other !== field && areContradictory(table, other, window, routesOf(table, calendar, other, window));
  const mixed = window.quarter === 4 ? undefined : onTwoBases(table, field, window);
  if (mixed !== undefined) return refused(mixed, flags);
  if (areContradictory(table, field, window, routes))
    return refused('trailing.routes_disagree', [...flags, 'sum_mismatch']);
  if (sum && !areEqual && [...operandsBehind(table, field, window)].some(isContradicted))
    return refused('trailing.operand_refused', [...flags, 'sum_mismatch']);
  const found = year?.isCoherent === true ? year.entry : sum;
  if (!found || found.value === null) {
    const ending = table.get(field, slotOf(window.year, QUARTERS[window.quarter - 1] ?? 'Q4'));
    return refused(ending?.rule ?? 'trailing.quarter_missing', flags);
  }
  return { ...found, flags: [...new Set([...found.flags, ...flags])] };
};

/** Refusals of a quarter that twelve months inherit, because the filings lack the information. */
const PER_UNIT_RULES: readonly RefusingRule[] = [
  'q4_per_unit.limited_partners_unknown',
  'q4_per_unit.unexplained',
];

/**
 * Four quarters of which the last one of a fiscal year is known only as the rest of that year, because no derivation of it
 * is exact to the cent: the year, plus the quarters of the next one, less those that they replace. Only if income ÷ shares of
 * that quarter yields the same twelve months within 0.5 %: where shares change much, EPS of quarters do not add up.
 */
const byRestOfYear = (table: Table, calendar: Calendar, field: string, window: Window): Entry | null => {
  const before = window.year - 1;
  if (window.quarters === null || (calendar[before]?.transition ?? true)) return null;
  if (table.get(field, slotOf(before, 'Q4'))?.refusal !== 'derivation_imprecise') return null;
  const places = QUARTERS.slice(0, window.quarter);
  const added = [slotOf(before, 'FY'), ...places.map((place) => slotOf(window.year, place))];
  const replaced = places.map((place) => slotOf(before, place));
  const [more, less] = [bySum(table, field, added) ?? undefined, bySum(table, field, replaced) ?? undefined];
  const row = rowOf(field);
  if (!isServed(more) || !isServed(less) || row === undefined) return null;
  const [rest, quotient] = [restOf(table, before, row), fourthQuotient(table, before, row)];
  if (rest === null || quotient === null) return null;
  const value = more.value - less.value;
  if (!near(value, value - rest + quotient, SAME_FIGURE)) return null;
  const parts = [...more.parts, ...signedParts(less.parts, -1)];
  return served(value, 'derived_sum', parts, ['q4_derived']);
};

/**
 * TTM EPS: the sum of four quarters, of which a fourth one without an exact figure is the rest of its year; at a fiscal
 * year end the EPS of the year.
 */
export const ttmPerShare = (table: Table, calendar: Calendar, field: string, window: Window): Entry => {
  if (window.quarter === 4) {
    const whole = table.get(field, slotOf(window.year, 'FY'));
    if (whole && whole.value !== null) return whole;
  }
  const sum = bySum(table, field, window.quarters) ?? byRestOfYear(table, calendar, field, window);
  const refusals = (window.quarters ?? []).map((slot) => table.get(field, slot)?.rule);
  return (
    sum ??
    refused(
      PER_UNIT_RULES.find((rule) => refusals.includes(rule)) ?? 'trailing.quarter_missing',
      window.changed ? ['fiscal_year_change'] : [],
    )
  );
};
