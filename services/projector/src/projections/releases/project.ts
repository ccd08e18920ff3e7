import type { FilingRelease } from '@footnote/event-types/types.generated';
import type { RowProjection } from '@footnote/projection/projection';
import { deadLetter, ok } from '@footnote/projection/step';
import type { RowOf } from '@footnote/read-models/columns';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { PARTS, readModel, SETS, type STORED_PART_COLUMNS, type STORED_SET_COLUMNS } from './ddl.ts';

/** `releases` → the exhibits with results of operations, and their tables and paragraphs. */
export const releases: RowProjection<'releases'> = {
  kind: 'rows',
  name: 'releases',
  keyedBy: 'cik',
  version: 1,
  topics: ['releases'],
  readModel,
  project: ({ event, offset }) => {
    const { cik, accession, chunk, chunks, source_time: sourceTime } = event;
    const wrong = wrongCik(cik) ?? wrongAccession(accession);
    if (wrong !== null) return wrong;
    if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
    return ok({
      rows: [
        ...partRows(event).map((row) => ({ table: PARTS, row })),
        { table: SETS, row: setRow(event, offset) },
      ],
      publication: { entity: cik, revision: offset + 1, symbols: [], sourceTime },
    });
  },
};

const setKeyOf = ({ set_id, chunks }: FilingRelease): string => `${set_id}.${chunks}`;

function setRow(event: FilingRelease, offset: number): RowOf<typeof STORED_SET_COLUMNS> {
  const { cik, accession, source_document, form, filed, exhibit, url, chunk, chunks } = event;
  return {
    cik,
    accession,
    source_document,
    form,
    filed,
    accepted: Math.max(0, event.source_time),
    exhibit,
    url,
    set_key: setKeyOf(event),
    chunk,
    chunks,
    version: offset,
  };
}

function partRows(event: FilingRelease): readonly RowOf<typeof STORED_PART_COLUMNS>[] {
  const { cik, accession, source_document, chunk, parts } = event;
  const key = setKeyOf(event);
  return parts.map(({ kind, from, to, text, cells }, place) => ({
    cik,
    accession,
    source_document,
    chunk,
    place,
    kind,
    start: from,
    stop: to,
    text,
    cell_row: cells.map(({ row }) => row),
    cell_column: cells.map(({ column }) => column),
    cell_span: cells.map(({ columns }) => columns),
    cell_strong: cells.map(({ strong }) => (strong ? 1 : 0)),
    cell_start: cells.map((cell) => cell.from),
    cell_stop: cells.map((cell) => cell.to),
    cell_text: cells.map((cell) => cell.text),
    set_key: key,
  }));
}
