import { eventId } from '@footnote/events/event-id';
import type { CoverText, Face, Fact, Summation } from '@footnote/event-types/types.generated';
import type { Report, ReportFact } from '@footnote/xbrl/report/types';
import { identityOfSummation, summationBytes, summationsOf } from './calculations.ts';
import { dimensionedBytes, eventDimensioned, identityOfDimensioned } from './dimensioned-fact.ts';
import { splitDimensioned } from './dimensioned-facts.ts';
import { notesOf } from './notes-events.ts';
import {
  BYTES_PER_UNIT,
  chunkedBy,
  eventsOf,
  factBytes,
  headOf,
  type ReportedFiling,
  ROOM,
  type UnrecordedFacts,
} from './fact-sets.ts';

export type ReportEvents = {
  readonly events: readonly UnrecordedFacts[];
  /** Facts that no event can carry. */
  readonly tooLarge: readonly Pick<ReportFact, 'taxonomy' | 'concept' | 'end'>[];
  /** Whether the summations were omitted because they do not fit into one event with the faces. */
  readonly withoutCalculations: boolean;
  /** Whether the labels of axes and members were omitted because they do not fit into one event. */
  readonly withoutLabels: boolean;
};

/** Avro: lengths, counts and branches before each text and list, at most 5 bytes each. */
const FACE_OVERHEAD = 6 * 5;
const TEXT_OVERHEAD = 5;

/**
 * The events of a report, in up to three sets: data that companyfacts lacks (`ownEvents`); its facts without
 * dimensions as companyfacts will have them, including those of extension concepts, which companyfacts never
 * has; and the facts of the notes (`notesOf`). Null if the faces alone are too large for one event.
 */
export function eventsOfReport(filing: ReportedFiling, report: Report): ReportEvents | null {
  const own = ownEvents(filing, report);
  if (own === null) return null;
  const consolidated = consolidatedEvents(filing, report);
  const notes = notesOf(filing, report);
  return {
    events: [...own.events, ...consolidated.events, ...notes.events],
    tooLarge: [...own.tooLarge, ...consolidated.tooLarge, ...notes.tooLarge],
    withoutCalculations: own.withoutCalculations,
    withoutLabels: notes.withoutLabels,
  };
}

function consolidatedEvents(
  filing: ReportedFiling,
  report: Report,
): Pick<ReportEvents, 'events' | 'tooLarge'> {
  const { cik, sha256, source_time, accession, form, filed } = filing;
  const whole = report.facts.filter(({ dimensions }) => dimensions.length === 0).map(consolidated(report));
  const room = ROOM - BYTES_PER_UNIT * (form.length + accession.length + filed.length);
  const facts = whole.filter((fact) => factBytes(fact) <= room);
  const set = { accession, form, filed, facts };
  return {
    events: facts.length === 0 ? [] : eventsOf({ cik, sha256, source_time, source: 'instance' }, '', set),
    tooLarge: whole.filter((fact) => factBytes(fact) > room),
  };
}

const consolidated =
  ({ cover: { fiscalYear: fy, fiscalPeriod: fp } }: Report) =>
  ({ taxonomy, concept, unit, start, end, value }: ReportFact): Fact => ({
    taxonomy,
    concept,
    unit,
    start,
    end,
    value,
    fy,
    fp,
    frame: null,
  });

/**
 * Data that companyfacts lacks: faces, summations and texts of the cover in the first chunk, and the facts
 * with dimensions in as many as needed. One event if there are none, because it also records that the report
 * was read. `set_id` depends only on the contents of the report, so the same report from a zip file and from
 * loose files has one. Without summations and cover texts it equals that of versions that did not read them.
 */
function ownEvents(filing: ReportedFiling, report: Report): Omit<ReportEvents, 'withoutLabels'> | null {
  const { cik, accession, form, filed } = filing;
  const cover: readonly CoverText[] = report.cover.texts.map(({ name, value }) => ({ name, value }));
  const coverUnits = cover.reduce(
    (sum, { name, value }) => sum + 2 * TEXT_OVERHEAD + name.length + value.length,
    0,
  );
  const room = ROOM - BYTES_PER_UNIT * (form.length + accession.length + filed.length + coverUnits);
  const faces: readonly Face[] = report.faces.map(({ role, statement, concepts, labels }) => ({
    role,
    statement,
    concepts,
    labels,
  }));
  const facesBytes = faces.reduce((sum, face) => sum + faceBytes(face), 0);
  if (facesBytes > room) return null;

  const summations = summationsOf(report.calculations);
  const summationsBytes = summations.reduce((sum, each) => sum + summationBytes(each), 0);
  const withoutCalculations = facesBytes + summationsBytes > room;
  const calculations: readonly Summation[] = withoutCalculations ? [] : summations;
  const left = room - facesBytes - (withoutCalculations ? 0 : summationsBytes);

  const { onFaces } = splitDimensioned(report.facts, report.faces);
  const selected = onFaces.map(eventDimensioned);
  const tooLarge = selected.filter((fact) => dimensionedBytes(fact) > room);
  const dimensioned = selected.filter((fact) => dimensionedBytes(fact) <= room);
  const setId = eventId([
    'instance',
    cik,
    accession,
    form,
    filed,
    faces.map(identityOfFace),
    dimensioned.map(identityOfDimensioned),
    ...(calculations.length === 0 ? [] : [calculations.map(identityOfSummation)]),
    ...(cover.length === 0 ? [] : ['cover', cover.map(({ name, value }) => [name, value])]),
  ]);
  const chunks = chunkedBy(dimensioned, dimensionedBytes, room, left);
  const origin = { ...filing, source: 'instance' } as const;
  const events = chunks.map((facts, chunk): UnrecordedFacts => ({
    ...headOf(origin, filing, setId, chunk, chunks.length),
    entity_name: '',
    facts: [],
    faces: chunk === 0 ? faces : [],
    dimensioned: facts,
    calculations: chunk === 0 ? calculations : [],
    scope: '',
    labels: [],
    cover: chunk === 0 ? cover : [],
  }));
  return { events, tooLarge, withoutCalculations };
}

/** Upper bound of the encoded size of a face, in bytes. */
function faceBytes({ role, statement, concepts, labels }: Face): number {
  const texts = [...concepts, ...labels];
  const units = role.length + statement.length + texts.reduce((sum, text) => sum + text.length, 0);
  return FACE_OVERHEAD + TEXT_OVERHEAD * texts.length + BYTES_PER_UNIT * units;
}

/** The order of members is part of every set's identity: append, never reorder. */
function identityOfFace({
  role,
  statement,
  concepts,
  labels,
}: Face): readonly (string | readonly string[])[] {
  return [role, statement, concepts, labels];
}
