import { eventId } from '@footnote/events/event-id';
import type { DimensionedFact, Label } from '@footnote/event-types/types.generated';
import type { Report } from '@footnote/xbrl/report/types';
import { dimensionedBytes, eventDimensioned, identityOfDimensioned } from './dimensioned-fact.ts';
import { splitDimensioned } from './dimensioned-facts.ts';
import {
  BYTES_PER_UNIT,
  chunkedBy,
  headOf,
  type ReportedFiling,
  ROOM,
  type UnrecordedFacts,
} from './fact-sets.ts';

/** `scope` of the events of the notes, by which consumers that do not need them skip them before decoding. */
export const NOTES = 'notes';

/** Avro: lengths before two texts, at most 5 bytes each. */
const LABEL_OVERHEAD = 2 * 5;

export type NotesEvents = {
  readonly events: readonly UnrecordedFacts[];
  /** Facts that no event can carry. */
  readonly tooLarge: readonly DimensionedFact[];
  /** Whether the labels were omitted because they do not fit into one event. */
  readonly withoutLabels: boolean;
};

/**
 * The facts with dimensions that are not in the events of the faces, as a separate set; its first event has
 * the labels of all axes and members in the report. No event if a report has neither.
 */
export function notesOf(filing: ReportedFiling, report: Report): NotesEvents {
  const { cik, accession, form, filed } = filing;
  const room = ROOM - BYTES_PER_UNIT * (form.length + accession.length + filed.length + NOTES.length);
  const { inNotes } = splitDimensioned(report.facts, report.faces);
  const noted = inNotes.map(eventDimensioned);
  const tooLarge = noted.filter((fact) => dimensionedBytes(fact) > room);
  const facts = noted.filter((fact) => dimensionedBytes(fact) <= room);

  const given = report.labels.map(({ name, label }) => ({ name, label }));
  const givenBytes = given.reduce((sum, each) => sum + labelBytes(each), 0);
  const withoutLabels = givenBytes > room;
  const labels: readonly Label[] = withoutLabels ? [] : given;
  if (facts.length === 0 && labels.length === 0) return { events: [], tooLarge, withoutLabels };

  const setId = eventId([
    NOTES,
    cik,
    accession,
    form,
    filed,
    facts.map(identityOfDimensioned),
    labels.map(({ name, label }) => [name, label]),
  ]);
  const chunks = chunkedBy(facts, dimensionedBytes, room, withoutLabels ? room : room - givenBytes);
  const origin = { ...filing, source: 'instance' } as const;
  const events = chunks.map((dimensioned, chunk) => ({
    ...headOf(origin, filing, setId, chunk, chunks.length),
    entity_name: '',
    facts: [],
    faces: [],
    dimensioned,
    calculations: [],
    scope: NOTES,
    labels: chunk === 0 ? labels : [],
    cover: [],
  }));
  return { events, tooLarge, withoutLabels };
}

/** Upper bound of the encoded size of a label, in bytes. */
function labelBytes({ name, label }: Label): number {
  return LABEL_OVERHEAD + BYTES_PER_UNIT * (name.length + label.length);
}
