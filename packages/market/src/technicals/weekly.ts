import { addDays, DAY_MS, dayAt } from '@footnote/values/day';
import { isSession } from '../session-calendar.ts';
import type { Bar } from './bars.ts';

type Prices = Omit<Bar, 'volume'>;

const WEEKDAYS = 5;

/** Monday (YYYY-MM-DD) of the ISO week of a day. */
export const weekOf = (date: string): string => {
  const at = Date.parse(date);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return dayAt(at - sinceMonday * DAY_MS);
};

/** Monday → the next one: all symbols share the same weeks. */
const nextMondays = new Map<string, string>();

const weekAfter = (monday: string): string => {
  const known = nextMondays.get(monday);
  if (known !== undefined) return known;
  const next = addDays(monday, 7);
  nextMondays.set(monday, next);
  return next;
};

/** `weekOf` for days in order: most are in the week of the previous one, or in the next. */
const weeksInOrder = (): ((date: string) => string) => {
  let [monday, next, second] = ['', '', ''];
  return (date) => {
    if (date >= monday && date < next) return monday;
    monday = date >= next && date < second ? next : weekOf(date);
    next = weekAfter(monday);
    second = weekAfter(next);
    return monday;
  };
};

/** The last session of the week that begins on a Monday; undefined in a week without one. */
const lastSession = (monday: string): string | undefined => {
  const days = Array.from({ length: WEEKDAYS }, (_, at) => addDays(monday, at));
  return days.findLast((day) => isSession(day));
};

/**
 * Dated values by ISO week, oldest first. The newest week is omitted unless it includes its last session: one
 * that ends on Thursday is complete only before Good Friday.
 */
export const completedWeeks = <Dated extends { readonly date: string }>(
  values: readonly Dated[],
): ReadonlyMap<string, readonly Dated[]> => {
  const mondayOf = weeksInOrder();
  const weeks = Map.groupBy(values, ({ date }) => mondayOf(date));
  const last = values.at(-1);
  if (last === undefined) return weeks;
  const monday = weekOf(last.date);
  const end = lastSession(monday);
  if (end !== undefined && last.date < end) weeks.delete(monday);
  return weeks;
};

/** Prices of whole weeks, dated by their last bar: high and low of the week, and its last close. */
export const weeklyBars = (bars: readonly Prices[]): readonly Prices[] =>
  [...completedWeeks(bars).values()].flatMap((week) => {
    const last = week.at(-1);
    return last === undefined
      ? []
      : [
          {
            date: last.date,
            high: Math.max(...week.map(({ high }) => high)),
            low: Math.min(...week.map(({ low }) => low)),
            close: last.close,
          },
        ];
  });
