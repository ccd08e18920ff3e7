import { eventId } from '@footnote/events/event-id';
import type { DimensionedFact, Document, Face, Fact, Summation } from '@footnote/events/types.generated';
import type { Report, ReportFact } from '@footnote/xbrl/report/types';
import { identityOfSummation, summationBytes, summationsOf } from './calculations.ts';
import { dimensionedFacts } from './dimensioned-facts.ts';
import {
  BYTES_PER_UNIT,
  chunkedBy,
  eventsOf,
  factBytes as consolidatedBytes,
  headOf,
  ROOM,
  type UnrecordedFacts,
} from './fact-sets.ts';

/** The filing that a report belongs to, as the document says. */
export type ReportedFiling = Pick<Document, 'cik' | 'sha256' | 'source_time'> & {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

export type ReportEvents = {
  readonly events: readonly UnrecordedFacts[];
  /** Facts that no event can carry. */
  readonly tooLarge: readonly Pick<ReportFact, 'taxonomy' | 'concept' | 'end'>[];
  /** Whether the summations were left out because they do not fit into one event with the faces. */
  readonly withoutCalculations: boolean;
};

/** Avro: lengths, counts and branches before each text and list, at most 5 bytes each. */
const FACT_OVERHEAD = 9 * 5;
const DIMENSION_OVERHEAD = 2 * 5;
const FACE_OVERHEAD = 6 * 5;
const TEXT_OVERHEAD = 5;

/**
 * The events of a report, two sets of them: what companyfacts lacks (`ownEvents`), then its facts without dimensions
 * as companyfacts will have them, and those of the filer's own concepts, which it never has. Null when the faces alone
 * are too much for one event.
 */
export function eventsOfReport(filing: ReportedFiling, report: Report): ReportEvents | null {
  const own = ownEvents(filing, report);
  if (own === null) return null;
  const { cik, sha256, source_time, accession, form, filed } = filing;
  const whole = report.facts.filter(({ dimensions }) => dimensions.length === 0).map(consolidated(report));
  const room = ROOM - BYTES_PER_UNIT * (form.length + accession.length + filed.length);
  const facts = whole.filter((fact) => consolidatedBytes(fact) <= room);
  if (facts.length === 0) return own;
  const set = { accession, form, filed, facts };
  return {
    ...own,
    events: [...own.events, ...eventsOf({ cik, sha256, source_time, source: 'instance' }, '', set)],
    tooLarge: [...own.tooLarge, ...whole.filter((fact) => consolidatedBytes(fact) > room)],
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
 * What companyfacts lacks: faces and summations in the first chunk, and the facts with dimensions in as many as they
 * ask for. One event where it has none of them: that a report was read is news too. `set_id` depends on the contents
 * of the report alone, so the same report from a zip file and from loose files keeps it. Without summations it is the
 * one of the time when they were not read.
 */
function ownEvents(filing: ReportedFiling, report: Report): ReportEvents | null {
  const { cik, accession, form, filed } = filing;
  const room = ROOM - BYTES_PER_UNIT * (form.length + accession.length + filed.length);
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

  const selected = dimensionedFacts(report.facts, report.faces);
  const tooLarge = selected.filter((fact) => factBytes(fact) > room);
  const dimensioned = selected.filter((fact) => factBytes(fact) <= room).map(eventFact);
  const setId = eventId([
    'instance',
    cik,
    accession,
    form,
    filed,
    faces.map(identityOfFace),
    dimensioned.map(identityOfFact),
    ...(calculations.length === 0 ? [] : [calculations.map(identityOfSummation)]),
  ]);
  const chunks = chunkedBy(dimensioned, factBytes, room, left);
  const origin = { ...filing, source: 'instance' } as const;
  const events = chunks.map((facts, chunk): UnrecordedFacts => ({
    ...headOf(origin, filing, setId, chunk, chunks.length),
    entity_name: '',
    facts: [],
    faces: chunk === 0 ? faces : [],
    dimensioned: facts,
    calculations: chunk === 0 ? calculations : [],
  }));
  return { events, tooLarge, withoutCalculations };
}

/** Upper bound of the bytes that a face takes in an event. */
function faceBytes({ role, statement, concepts, labels }: Face): number {
  const texts = [...concepts, ...labels];
  const units = role.length + statement.length + texts.reduce((sum, text) => sum + text.length, 0);
  return FACE_OVERHEAD + TEXT_OVERHEAD * texts.length + BYTES_PER_UNIT * units;
}

/** Upper bound of the bytes that a fact takes in an event. */
function factBytes({
  taxonomy,
  concept,
  unit,
  start,
  end,
  value,
  decimals,
  dimensions,
}: DimensionedFact): number {
  const texts = [taxonomy, concept, unit, start ?? '', end, value, decimals ?? ''];
  for (const { axis, member } of dimensions) texts.push(axis, member);
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  return FACT_OVERHEAD + DIMENSION_OVERHEAD * dimensions.length + BYTES_PER_UNIT * units;
}

function eventFact(fact: ReportFact): DimensionedFact {
  const { taxonomy, concept, unit, start, end, value, decimals } = fact;
  const dimensions = fact.dimensions.map(({ axis, member }) => ({ axis, member }));
  return { taxonomy, concept, unit, start, end, value, decimals, dimensions };
}

/** The order of members is part of every set's identity, here and below: append, never reorder. */
function identityOfFace({
  role,
  statement,
  concepts,
  labels,
}: Face): readonly (string | readonly string[])[] {
  return [role, statement, concepts, labels];
}

function identityOfFact({
  taxonomy,
  concept,
  unit,
  start,
  end,
  value,
  decimals,
  dimensions,
}: DimensionedFact): readonly (string | null | readonly (readonly string[])[])[] {
  const coordinates = dimensions.map(({ axis, member }) => [axis, member]);
  return [taxonomy, concept, unit, start, end, value, decimals, coordinates];
}
