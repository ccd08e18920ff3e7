import type { DimensionedFact, Fact, FilingFacts } from '@footnote/event-types/types.generated';
import type { RowOf } from '@footnote/read-models/columns';
import type { FactRow } from '@footnote/read-models/filed-facts';
import type { RowProjection } from '@footnote/projection/projection';
import { deadLetter, ok } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import {
  FACTS,
  LABELS,
  readModel,
  SETS,
  type STORED_FACT_COLUMNS,
  type STORED_LABEL_COLUMNS,
  type STORED_SET_COLUMNS,
} from './ddl.ts';

/** More facts than an event has room for. */
const PLACES_OF_AN_EVENT = 1_000_000;

/** `facts` → every fact of every filing as filed, and the labels of axes and members. */
export const facts: RowProjection<'facts'> = {
  kind: 'rows',
  name: 'facts',
  keyedBy: 'cik',
  version: 1,
  topics: ['facts'],
  readModel,
  project: ({ event, offset }) => {
    const wrong = wrongCik(event.cik);
    if (wrong !== null) return wrong;
    const { cik, accession, chunk, chunks, source_time } = event;
    if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
    const part = partOf(event);
    const setKey = `${event.set_id}.${chunks}`;
    const standing: RowOf<typeof STORED_SET_COLUMNS> = {
      cik,
      accession,
      part,
      set_key: setKey,
      chunk,
      chunks,
      source_time: Math.max(0, source_time),
      version: offset,
    };
    return ok({
      rows: [
        ...factRows(event, part, setKey).map((row) => ({ table: FACTS, row })),
        ...labelRows(event, setKey).map((row) => ({ table: LABELS, row })),
        { table: SETS, row: standing },
      ],
    });
  },
};

function partOf({ source, scope, facts: consolidated }: FilingFacts): FactRow['part'] {
  if (source === 'companyfacts') return source;
  if (scope === 'notes') return scope;
  return consolidated.length > 0 ? 'consolidated' : 'faces';
}

type StoredFact = RowOf<typeof STORED_FACT_COLUMNS>;

/** Rows are the most numerous objects of an ingest: each is made at once. */
function factRows(event: FilingFacts, part: FactRow['part'], setKey: string): readonly StoredFact[] {
  const { cik, accession, form, filed, source, facts: whole, dimensioned } = event;
  const rows: StoredFact[] = [];
  let place = event.chunk * PLACES_OF_AN_EVENT;
  const add = (
    { taxonomy, concept, unit, start, end, value }: Fact | DimensionedFact,
    { decimals, axes, members, typed }: Coordinates,
  ): void => {
    rows.push({
      cik,
      accession,
      form,
      filed,
      source,
      part,
      set_key: setKey,
      place,
      taxonomy,
      concept,
      unit,
      period_start: start ?? '',
      period_end: end,
      value,
      decimals,
      axes,
      members,
      typed,
    });
    place += 1;
  };
  for (const fact of whole) add(fact, WHOLE);
  for (const fact of dimensioned) add(fact, coordinatesOf(fact));
  return rows;
}

type Coordinates = Pick<FactRow, 'decimals' | 'axes' | 'members' | 'typed'>;

const WHOLE: Coordinates = { decimals: '', axes: [], members: [], typed: [] };

function coordinatesOf({ decimals, dimensions }: DimensionedFact): Coordinates {
  return {
    decimals: decimals ?? '',
    axes: dimensions.map(({ axis }) => axis),
    members: dimensions.map(({ member }) => member),
    typed: dimensions.map(({ typed }) => typed),
  };
}

function labelRows(
  { cik, accession, labels }: FilingFacts,
  setKey: string,
): readonly RowOf<typeof STORED_LABEL_COLUMNS>[] {
  return labels.map(({ name, label }) => ({ cik, accession, name, label, set_key: setKey }));
}
