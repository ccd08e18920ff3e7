import type { Calendar, FiscalYear } from './calendar.ts';
import { DRIFT, GATES, QUARTER, within } from './calendar.ts';
import { addDays, dayOf, span } from '../values/day.ts';

/**
 * Position of a period in the calendar. `Y2`, `Y3`: first two and three quarters together (the first alone is
 * `Q1`). `I1`..`I4`: instants at the anchors. In a transition period `FY` and `I4` are the stub.
 */
export type Place = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Y2' | 'Y3' | 'I1' | 'I2' | 'I3' | 'I4';

/** Spans of a fiscal year. */
export const SPANS = ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3'] as const satisfies readonly Place[];

/** The spans of three months. */
export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const satisfies readonly Place[];

/** From the first day of the year to the end of each quarter. */
export const YEAR_TO_DATE = ['Q1', 'Y2', 'Y3', 'FY'] as const satisfies readonly Place[];

/** The ends of the quarters. */
export const INSTANTS: readonly Place[] = ['I1', 'I2', 'I3', 'I4'];

export const PLACES: readonly Place[] = [...SPANS, ...INSTANTS];

/** Number of a slot: year × 16 + place. */
export type Slot = number;

export const slotOf = (year: number, place: Place): Slot => year * 16 + PLACES.indexOf(place);

export const yearOf = (slot: Slot): number => Math.floor(slot / 16);

export const placeOf = (slot: Slot): Place => PLACES[slot % 16] ?? 'FY';

const FIRST_INSTANT = PLACES.indexOf('I1');

/** Whether a slot is a date rather than a span. */
export const isInstant = (slot: Slot): boolean => slot % 16 >= FIRST_INSTANT;

/** Key of a version: what one filing reports for one slot. */
export const versionId = (slot: Slot, order: number): string => `${slot}|${order}`;

export type Bounds = { readonly start: string | null; readonly end: string };

const nextDay = (date: string | null): string | null => (date === null ? null : addDays(date, 1));

/** First and last day of a slot; null if the calendar does not know them. */
export const boundsOf = (year: FiscalYear, place: Place): Bounds | null => {
  const [a, b, c, d] = year.anchors;
  const duration = (start: string | null, end: string | null): Bounds | null =>
    start === null || end === null ? null : { start, end };
  const instant = (end: string | null): Bounds | null => (end === null ? null : { start: null, end });
  switch (place) {
    case 'FY':
      return duration(year.start, d);
    case 'Q1':
      return duration(year.start, a);
    case 'Q2':
      return duration(nextDay(a), b);
    case 'Q3':
      return duration(nextDay(b), c);
    case 'Q4':
      return duration(nextDay(c), d);
    case 'Y2':
      return duration(year.start, b);
    case 'Y3':
      return duration(year.start, c);
    case 'I1':
      return instant(a);
    case 'I2':
      return instant(b);
    case 'I3':
      return instant(c);
    case 'I4':
      return instant(d);
  }
};

const GATE_OF: Partial<Record<Place, readonly [number, number]>> = {
  FY: GATES[3] ?? [330, 385],
  Q1: QUARTER,
  Q2: QUARTER,
  Q3: QUARTER,
  Q4: QUARTER,
  Y2: GATES[1] ?? [140, 229],
  Y3: GATES[2] ?? [230, 329],
};

export type Classified = { readonly slot: Slot; readonly distance: number };

/**
 * Returns a function that finds the slot of a period and its distance in days from the bounds of that slot.
 */
export const classifier = (
  calendar: Calendar,
): ((start: string | null, end: string) => Classified | null) => {
  const known = new Map<string | null, Map<string, Classified | null>>();
  const slots: {
    slot: Slot;
    start: number | null;
    end: number;
    gate: readonly [number, number] | undefined;
  }[] = [];
  for (const [index, year] of calendar.entries())
    for (const place of PLACES) {
      if (year.transition && place !== 'FY' && place !== 'I4') continue;
      const bounds = boundsOf(year, place);
      if (bounds)
        slots.push({
          slot: slotOf(index, place),
          start: bounds.start === null ? null : dayOf(bounds.start),
          end: dayOf(bounds.end),
          gate: year.transition ? undefined : GATE_OF[place],
        });
    }
  const find = (start: string | null, end: string): Classified | null => {
    const from = start === null ? null : dayOf(start);
    const to = dayOf(end);
    let best: Classified | null = null;
    for (const slot of slots) {
      if ((slot.start === null) !== (from === null)) continue;
      const late = Math.abs(slot.end - to);
      const early = slot.start === null || from === null ? 0 : Math.abs(slot.start - from);
      if (late > DRIFT || early > DRIFT) continue;
      if (slot.gate && start !== null && !within(span(start, end), slot.gate)) continue;
      if (best === null || late + early < best.distance) best = { slot: slot.slot, distance: late + early };
    }
    return best;
  };
  return (start, end) => {
    let ends = known.get(start);
    if (!ends) {
      ends = new Map();
      known.set(start, ends);
    }
    let found = ends.get(end);
    if (found === undefined) {
      found = find(start, end);
      ends.set(end, found);
    }
    return found;
  };
};
