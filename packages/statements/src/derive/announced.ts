import { isAfterReports, newestPeriod } from '../filings/releases.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { boundsOf, PLACES, slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { Nature } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import { servedFields } from '../fields/served-fields.ts';
import { roundingUnit } from '../filings/rounding.ts';
import type { Entry, Fact, Filing } from '../model/model.ts';
import type { Refusal } from '../rules/refusal.ts';
import { addUp } from './sums.ts';
import type { Table } from './table.ts';
import { isServed, refused, served, withFlag } from './table.ts';

/** The reports that statements are computed from, with the releases of periods after them, oldest first. */
export const withPreliminary = (reports: readonly Filing[], ranked: readonly Filing[]): readonly Filing[] => {
  const announced = ranked.filter(({ release }) => release?.preliminary === true);
  return announced.length === 0 ? reports : [...reports, ...announced].toSorted((a, b) => a.order - b.order);
};

/** The releases of fiscal years, oldest first. */
export const yearReleases = (ranked: readonly Filing[]): readonly Filing[] =>
  ranked.filter(({ release, annual }) => release !== null && annual);

/** Whether an earnings release states the quarter itself. */
export const isStated = (entry: Entry | undefined): boolean => {
  const [part, ...others] = entry?.parts ?? [];
  return others.length === 0 && part !== undefined && part.fact.filing.release !== null;
};

/** The value as the one fact of a concept, with the sign that the field takes it with. */
const ofFact = (fact: Fact, sign: 1 | -1): Entry =>
  served(sign > 0 ? fact.amount : -fact.amount, 'reported', [{ fact, sign }]);

/**
 * The fourth quarter of a field as a release states it, if the year that the release states is the year that is served, and
 * under the concept of that year: the release then speaks of the same generation (semantics §3.8.4, §3.8.5).
 */
const statedFourth = (
  whole: Entry,
  facts: (slot: Slot) => ReadonlyMap<string, Fact> | undefined,
  { fy, q4 }: { readonly fy: Slot; readonly q4: Slot },
): Entry | 'withheld' | null => {
  const [part, ...others] = whole.parts;
  if (part === undefined || others.length > 0) return null;
  const year = facts(fy)?.get(part.fact.concept);
  const quarter = facts(q4)?.get(part.fact.concept);
  if (year === undefined || quarter === undefined || year.conflict || quarter.conflict) return null;
  if (!addUp([ofFact(year, part.sign)], whole)) return 'withheld';
  // It is of the generation of the year, as a quarter that is derived from the year would be.
  return { ...ofFact(quarter, part.sign), restatement: whole.restatement };
};

/**
 * Whether an amount that was derived says more than the stated one: both agree, and the stated one is rounded more coarsely.
 * An average or a figure per share that is derived has more digits than are known.
 */
const isFiner = (nature: Nature, derived: Entry | undefined, stated: Entry): boolean =>
  nature === 'flow' &&
  isServed(derived) &&
  addUp([stated], derived) &&
  roundingUnit([derived.value]) < roundingUnit([stated.value ?? 0n]);

/**
 * Fourth quarters as the releases of their years state them, in place of what is derived from the reports, which state none.
 * `index`: the facts of the releases. A quarter that a report states stays.
 */
export const takeFourthQuarters = (
  table: Table,
  calendar: Calendar,
  index: FactIndex,
  natures: readonly Nature[],
): void => {
  for (const [year, { transition }] of calendar.entries()) {
    if (transition) continue;
    const slots = { fy: slotOf(year, 'FY'), q4: slotOf(year, 'Q4') };
    const releases = (index.slots.get(slots.q4) ?? []).map(({ filing }) => filing);
    for (const { field, nature, source } of fields) {
      // A release states the cash flows of the year; a quarter of them follows from the law of the year.
      if (source === 'cash_flow') continue;
      const whole = table.get(field, slots.fy);
      const known = table.get(field, slots.q4);
      if (!natures.includes(nature) || !isServed(whole) || known?.method === 'reported') continue;
      if (known?.refusal === 'not_applicable') continue;
      const stated = releases.flatMap((filing) => {
        const facts = (slot: Slot) => index.slots.get(slot)?.find((one) => one.filing === filing)?.facts;
        return statedFourth(whole, facts, slots) ?? [];
      });
      const newest = stated.at(-1);
      if (newest === undefined) continue;
      if (newest !== 'withheld') {
        if (!isFiner(nature, known, newest)) table.set(field, slots.q4, newest);
      } else if (known !== undefined) table.set(field, slots.q4, withFlag(known, 'release_withheld'));
    }
  }
};

/** Refusals because no report has a figure, or the periods that it would be derived from. */
const UNREPORTED: readonly (Refusal | null)[] = ['missing_operand', 'not_reported'];

/** The slots of periods after all reports. */
export const slotsAfterReports = (calendar: Calendar, filings: readonly Filing[]): readonly Slot[] => {
  if (!filings.some(({ release }) => release?.preliminary === true)) return [];
  const reported = newestPeriod(filings.flatMap(({ period, release }) => (release === null ? [period] : [])));
  return [...calendar.entries()].flatMap(([year, known]) =>
    PLACES.filter((place) => {
      const bounds = boundsOf(known, place);
      return bounds !== null && isAfterReports(bounds.end, reported);
    }).map((place) => slotOf(year, place)),
  );
};

/**
 * Keeps of periods after all reports the fields that a release proves. What a report does not tag its issuer does not have;
 * what a release does not state its report may still have.
 */
export const keepProven = (table: Table, slots: readonly Slot[], filings: readonly Filing[]): void => {
  const proven = new Set(
    filings.flatMap(({ release }) => (release?.preliminary === true ? release.fields : [])),
  );
  for (const slot of slots)
    for (const { field } of fields) {
      const entry = table.get(field, slot);
      const isKept = isServed(entry) ? proven.has(field) : !isUnreported(entry);
      if (entry !== undefined && !isKept) table.set(field, slot, refused('release.unproven'));
    }
};

/** Names the release where a figure of such a period is refused because no report has it. */
export const refuseUnproven = (table: Table, slots: readonly Slot[]): void => {
  for (const slot of slots)
    for (const { field } of servedFields)
      if (isUnreported(table.get(field, slot))) table.set(field, slot, refused('release.unproven'));
};

const isUnreported = (entry: Entry | undefined): boolean =>
  entry !== undefined && UNREPORTED.includes(entry.refusal);
