import type { Field } from '../fields/field.ts';
import type { Filing, Reading } from '../model/model.ts';
import { isInstant, placeOf, slotOf, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { settingAside } from './set-aside.ts';
import { readingUnder } from './versions.ts';

type Versions = ReadonlyMap<Slot, readonly FilingReadings[]>;

/** Debt and interest have readers of their own, and a choice by interim reports is one of concepts already. */
const FOLLOWS_FACE: readonly Field['reader'][] = ['debt', 'interest', 'cover'];

/** Keys of a filing's own newest period, by kind of span: year (F), quarter (Q), year to date (Y) or instant (I). */
type OwnKeys = Map<string, Set<string>>;

/** The quarters of net income in an annual report follow its year: their table may include noncontrolling interests. */
const kindOf = ({ field }: Field, slot: Slot, { annual }: Filing): string => {
  const kind = placeOf(slot).charAt(0);
  return annual && kind === 'Q' && field === 'net_income' ? 'F' : kind;
};

/** Spans of a filing that has no own period of the kind follow the row of its others. */
const ANY = '';

/** The same period a year before, or the end of the year before: what a statement shows beside its newest period. */
const comparative = (slot: Slot): Slot => slotOf(yearOf(slot) - 1, isInstant(slot) ? 'I4' : placeOf(slot));

/**
 * The keys that may be the row of a filing's newest period: the best one, and another that stands alone in the comparative
 * period, for a row of the face has one there and an amount of a note often has none.
 */
const rowKeys = (all: Versions, slot: Slot, { filing, readings }: FilingReadings): readonly string[] => {
  const [first, ...others] = readings;
  if (first !== undefined && others.length === 0) return [first.key];
  const beside = all.get(comparative(slot))?.find((version) => version.filing === filing)?.readings ?? [];
  const isNote = beside.length > 0 && beside.every(({ key }) => key !== first?.key);
  const row = isNote ? others.find(({ key }) => key === beside[0]?.key) : undefined;
  return [first, row].flatMap((reading) => reading?.key ?? []);
};

/** The keys under which each filing reads its own newest period. */
const ownKeys = (spec: Field, all: Versions): ReadonlyMap<Filing, OwnKeys> => {
  const found = new Map<Filing, OwnKeys>();
  for (const [slot, versions] of all)
    for (const version of versions) {
      const { filing } = version;
      const [first] = version.readings;
      if (!first?.parts.every(({ fact }) => fact.end === filing.period)) continue;
      if (spec.field === 'net_income' && placeOf(slot) === 'Q4') continue;
      const keys = found.get(filing) ?? new Map<string, Set<string>>();
      found.set(filing, keys);
      const own = rowKeys(all, slot, version);
      for (const kind of [kindOf(spec, slot, filing), ANY]) {
        const known = keys.get(kind);
        if (known === undefined) keys.set(kind, new Set(own));
        else own.forEach((key) => known.add(key));
      }
    }
  return found;
};

/** Whether all filings read the field under one key: then none of them has another concept. */
const isOfOneKey = (all: Versions): boolean => {
  let only: string | undefined;
  for (const versions of all.values())
    for (const { readings } of versions)
      for (const { key } of readings) if ((only ??= key) !== key) return false;
  return true;
};

/** Whether an older filing has the row under a better candidate, or under the one of the newer filing's own period. */
const hasRow = (older: readonly FilingReadings[], own: ReadonlySet<string>, { rank }: Reading): boolean =>
  older.some(
    ({ covering, readings: [first] }) => covering && first && (first.rank < rank || own.has(first.key)),
  );

/** Whether two keys name one row: some filing reads both with one value, and none with two. */
const areOneRow = (all: Versions, a: string, b: string): boolean => {
  let seen = false;
  for (const versions of all.values())
    for (const version of versions) {
      const [x, y] = [readingUnder(version, a), readingUnder(version, b)];
      if (!x || !y) continue;
      if (x.value !== y.value) return false;
      seen = true;
    }
  return seen;
};

const ofOwnConcept = (
  all: Versions,
  version: FilingReadings,
  older: readonly FilingReadings[],
  own: ReadonlySet<string>,
): FilingReadings => {
  const [first] = version.readings;
  // A difference is the row by its definition.
  if (first?.method === 'derived_identity') return version;
  // Of two candidates that a filing tags at one date, the order decides, as everywhere.
  if (!first || version.readings.some(({ key }) => own.has(key)) || !hasRow(older, own, first))
    return version;
  return [...own].some((key) => areOneRow(all, key, first.key))
    ? version
    : settingAside(version, 'row.of_another_concept', version.readings, []);
};

/**
 * In a filing, a row is the concept under which the filing tags its own newest period (semantics §3.8.1): another concept
 * alone at an older date (net income with noncontrolling interests in a roll-forward of equity, cash with restricted cash at
 * the opening of the cash flows) restates no older filing that has the row.
 */
export const keepOwnConcepts = (spec: Field, all: Map<Slot, readonly FilingReadings[]>): void => {
  if (FOLLOWS_FACE.includes(spec.reader) || spec.choice === 'interims' || isOfOneKey(all)) return;
  const keys = ownKeys(spec, all);
  for (const [slot, versions] of all) {
    const kept: FilingReadings[] = [];
    for (const version of versions) {
      const ofFiling = keys.get(version.filing);
      const own = ofFiling?.get(kindOf(spec, slot, version.filing)) ?? ofFiling?.get(ANY);
      kept.push(own === undefined ? version : ofOwnConcept(all, version, kept, own));
    }
    all.set(slot, kept);
  }
};
