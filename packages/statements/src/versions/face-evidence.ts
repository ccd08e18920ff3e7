import type { Field, IssuerType } from '../fields/field.ts';
import { ranksAsking } from '../fields/field.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { isRoundLikeText } from '../filings/rounding.ts';
import { placeOf, slotOf, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { puttingFirst, refusing, settingAside } from './set-aside.ts';
import { covers } from './versions.ts';

type Versions = ReadonlyMap<Slot, readonly FilingReadings[]>;

/** Spans of interim reports in a cash-flow statement. */
const TO_DATE = ['Q1', 'Y2', 'Y3'] as const;
const INTERIM = [...TO_DATE, 'Q2', 'Q3'] as const;

const NONE: ReadonlySet<string> = new Set();

const isFromRunningText = ({ parts, filing }: Reading): boolean =>
  parts.some(({ fact }) => isRoundLikeText(filing, fact.amount));

/**
 * Infers the face of an annual report from its interim reports (semantics §0 and §3.1: companyfacts has no
 * presentation, and notes of annual reports tag the same concepts in other scopes): a candidate that requires
 * interim reports is used only if interim reports also report it and none of its parts is a rounded figure of the text;
 * among several candidates with different values the one that the interim reports of the year tag.
 */
export const faceOfInterims = (
  spec: Field,
  type: IssuerType,
  index: FactIndex,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  const asking = ranksAsking(spec, type, 'interims');
  const judge = spec.choice === 'interims';
  if (!judge && asking.size === 0) return;
  const shown = shownIn(all);
  const reports = interimReports(spec, index);
  for (const [slot, versions] of all) {
    if (placeOf(slot) !== 'FY') continue;
    const year = yearOf(slot);
    const keys = shown.get(year);
    const known = reports.has(year) ? (keys ?? NONE) : reports.size > 0 ? everyKey(shown) : undefined;
    all.set(
      slot,
      versions.map((version) => faced(version, { asking, keys, known, judge })),
    );
  }
};

type Evidence = {
  /** Candidates that need interim reports, by rank. */
  readonly asking: ReadonlySet<number>;
  /** Definitions used by the interim reports of the year. */
  readonly keys: ReadonlySet<string> | undefined;
  /** The same for any year if this one has no interim report; undefined if the filer has none at all. */
  readonly known: ReadonlySet<string> | undefined;
  readonly judge: boolean;
};

const faced = (version: FilingReadings, { asking, keys, known, judge }: Evidence): FilingReadings => {
  const readings = version.readings.filter(
    (reading) =>
      !asking.has(reading.rank) ||
      (!isFromRunningText(reading) && (known === undefined || known.has(reading.key))),
  );
  const [first] = readings;
  if (first === undefined && version.readings.length > 0) return refusing(version, 'face.notes_only');
  const dropped = version.readings.filter((reading) => !readings.includes(reading));
  const shown = dropped.length === 0 ? version : settingAside(version, 'face.notes_only', dropped, readings);
  const face =
    judge && first && keys && !keys.has(first.key)
      ? readings.find(({ key, value }) => keys.has(key) && value !== first.value)
      : undefined;
  return face ? puttingFirst(shown, face, 'face.interims_tag_another') : shown;
};

/** Definitions used by interim reports, by year. */
const shownIn = (all: Versions): ReadonlyMap<number, ReadonlySet<string>> => {
  const shown = new Map<number, Set<string>>();
  for (const [slot, versions] of all) {
    if (!INTERIM.some((place) => place === placeOf(slot))) continue;
    const keys = shown.get(yearOf(slot)) ?? new Set<string>();
    shown.set(yearOf(slot), keys);
    for (const { filing, readings } of versions)
      if (!filing.annual) for (const { key } of readings) keys.add(key);
  }
  return shown;
};

const everyKey = (shown: ReadonlyMap<number, ReadonlySet<string>>): ReadonlySet<string> =>
  new Set([...shown.values()].flatMap((keys) => [...keys]));

/** Years of which an interim report contains the field's statement. */
const interimReports = (spec: Field, index: FactIndex): ReadonlySet<number> => {
  const years = new Set<number>();
  for (const [slot, sets] of index.slots) {
    if (!TO_DATE.some((place) => slot === slotOf(yearOf(slot), place))) continue;
    if (sets.some(({ filing, facts }) => !filing.annual && covers(facts, spec.source, sets)))
      years.add(yearOf(slot));
  }
  return years;
};
