import { eventId } from '@footnote/events/event-id';
import type { Document, Fact, FilingFacts } from '@footnote/event-types/types.generated';
import type { CitedFiling } from '@footnote/xbrl/companyfacts';
import type { CompanyFact } from '@footnote/xbrl/companyfacts-types';

/** Maximum size of an encoded event in bytes: brokers refuse records over 1 MB by default. */
export const MAX_EVENT_BYTES = 900_000;

/** Maximum size of the members other than `facts`: hashes, stamps, and a name of `MAX_NAME_LENGTH`. */
const HEADER_BYTES = 8_000;
/** In UTF-16 units. EDGAR's conformed names have at most 150. */
export const MAX_NAME_LENGTH = 2_000;
/** Maximum size of the texts of an event, including its form. */
export const ROOM = MAX_EVENT_BYTES - HEADER_BYTES;

/** Avro: a length of at most 5 bytes before each of 8 texts, a branch byte before each of 4, and the year. */
const FACT_OVERHEAD_BYTES = 8 * 5 + 4 + 5;
/** Maximum number of UTF-8 bytes per UTF-16 unit. */
export const BYTES_PER_UNIT = 3;

/** The facts of one filing. */
export type FactSet = CitedFiling & { readonly facts: readonly Fact[] };

/** The filing that a report belongs to, according to the document. */
export type ReportedFiling = Pick<Document, 'cik' | 'sha256' | 'source_time'> & CitedFiling;

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedFacts = Omit<FilingFacts, 'recorded_at'>;

/** A fact that no event carries. */
export type LeftOut = {
  readonly fact: CompanyFact;
  /** `conflicting_filing`: its accession occurred before with another form or date. */
  readonly reason: 'conflicting_filing' | 'too_large';
};

export type Grouped = {
  /** By filing date, then accession. */
  readonly sets: readonly FactSet[];
  readonly leftOut: readonly LeftOut[];
};

/** One set per accession, its facts in source order. */
export function groupByFiling(facts: readonly CompanyFact[]): Grouped {
  const sets = new Map<string, CitedFiling & { readonly facts: Fact[] }>();
  const leftOut: LeftOut[] = [];
  for (const fact of facts) {
    const { accession, form, filed } = fact;
    const size = factBytes(fact) + BYTES_PER_UNIT * form.length;
    let set = sets.get(accession);
    if (size > ROOM) leftOut.push({ fact, reason: 'too_large' });
    else if (set !== undefined && (set.form !== form || set.filed !== filed))
      leftOut.push({ fact, reason: 'conflicting_filing' });
    else {
      if (set === undefined) sets.set(accession, (set = { accession, form, filed, facts: [] }));
      set.facts.push(eventFact(fact));
    }
  }
  return { sets: [...sets.values()].sort(byFiling), leftOut };
}

/** The source of facts. */
export type Origin = Pick<Document, 'cik' | 'sha256' | 'source_time'> & Pick<FilingFacts, 'source'>;

/**
 * The events of one set, as many chunks as `MAX_EVENT_BYTES` requires. `set_id` depends only on the contents
 * of the filing, so an unchanged filing keeps it in every later capture; the event's id also depends on the
 * source document.
 */
export function eventsOf(origin: Origin, entityName: string, set: FactSet): readonly UnrecordedFacts[] {
  const { accession, form, filed } = set;
  const setId = eventId([origin.source, origin.cik, accession, form, filed, set.facts.map(identityOf)]);
  const chunks = chunkedBy(set.facts, factBytes, ROOM - BYTES_PER_UNIT * form.length);
  return chunks.map((facts, chunk) => ({
    ...headOf(origin, set, setId, chunk, chunks.length),
    entity_name: entityName,
    facts,
    faces: [],
    dimensioned: [],
    calculations: [],
    scope: '',
    labels: [],
    cover: [],
  }));
}

type Contents = 'facts' | 'faces' | 'dimensioned' | 'calculations' | 'scope' | 'labels' | 'cover';

/** The members that every event of a set has about its filing, its source and its place in the set. */
export function headOf(
  { source, cik, sha256, source_time }: Origin,
  { accession, form, filed }: CitedFiling,
  setId: string,
  chunk: number,
  chunks: number,
): Omit<UnrecordedFacts, 'entity_name' | Contents> {
  return {
    event_id: eventId(['facts', sha256, source_time, setId, chunk, chunks]),
    source_time,
    cik,
    accession,
    form,
    filed,
    chunk,
    chunks,
    set_id: setId,
    source_document: sha256,
    source,
  };
}

/** Upper bound of the encoded size of the fact, in bytes. */
export function factBytes(fact: Fact): number {
  const { taxonomy, concept, unit, start, end, value, fp, frame } = fact;
  const units =
    taxonomy.length +
    concept.length +
    unit.length +
    (start?.length ?? 0) +
    end.length +
    value.length +
    (fp?.length ?? 0) +
    (frame?.length ?? 0);
  return FACT_OVERHEAD_BYTES + BYTES_PER_UNIT * units;
}

/**
 * Runs of rows whose total `size` is at most `room`, for the first run at most `first`; no row may be larger
 * than `room`. At least one run, possibly empty.
 */
export function chunkedBy<T>(
  rows: readonly T[],
  size: (row: T) => number,
  room: number,
  first = room,
): readonly (readonly T[])[] {
  const chunks: T[][] = [[]];
  let left = first;
  for (const row of rows) {
    const bytes = size(row);
    if (bytes > left) {
      chunks.push([]);
      left = room;
    }
    chunks.at(-1)?.push(row);
    left -= bytes;
  }
  return chunks;
}

function eventFact(fact: CompanyFact): Fact {
  const { taxonomy, concept, unit, start, end, value, fy, fp, frame } = fact;
  return { taxonomy, concept, unit, start, end, value, fy, fp, frame };
}

/** The order of members is part of every set's identity: append, never reorder. */
function identityOf(fact: Fact): readonly (string | number | null)[] {
  const { taxonomy, concept, unit, start, end, value, fy, fp, frame } = fact;
  return [taxonomy, concept, unit, start, end, value, fy, fp, frame];
}

function byFiling(a: CitedFiling, b: CitedFiling): number {
  if (a.filed !== b.filed) return a.filed < b.filed ? -1 : 1;
  return a.accession < b.accession ? -1 : 1;
}
