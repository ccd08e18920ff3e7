import { eventId } from '@footnote/events/event-id';
import type { FilingRelease, ReleasePart } from '@footnote/event-types/types.generated';
import { eventParts } from '@footnote/releases/document/event-parts';
import type { Part } from '@footnote/releases/document/parts';
import type { FilingDocument } from '../document-filing.ts';
import { chunkedBy, ROOM } from '../fact-sets.ts';
import type { FilingFile } from '../filing-file.ts';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedRelease = Omit<FilingRelease, 'recorded_at'>;

/** Avro: lengths, numbers of at most 5 bytes, and branches. */
const PART_OVERHEAD = 5 * 5;
const CELL_OVERHEAD = 7 * 5;

/**
 * The events of one exhibit, of which the last says what it `announces`. `set_id` depends only on the contents. Null if a paragraph or table is too large for an
 * event.
 */
export function eventsOfRelease(
  { cik, accession, form, filed, source_time }: FilingDocument,
  { url, sha256, type }: FilingFile,
  document: readonly Part[],
  announces: FilingRelease['announces'],
): readonly UnrecordedRelease[] | null {
  const parts = eventParts(document);
  if (parts.some((part) => partBytes(part) > ROOM)) return null;
  const exhibit = type ?? '';
  const setId = eventId([
    'releases',
    cik,
    accession,
    form,
    filed,
    exhibit,
    url,
    parts.map(({ kind, from, to, text, cells }) => [
      kind,
      from,
      to,
      text,
      cells.map((cell) => [cell.row, cell.column, cell.columns, cell.strong, cell.from, cell.to, cell.text]),
    ]),
  ]);
  const chunks = chunkedBy(parts, partBytes, ROOM);
  return chunks.map((some, chunk) => {
    const said = chunk === chunks.length - 1 ? announces : null;
    return {
      event_id: eventId([
        'releases',
        sha256,
        source_time,
        setId,
        chunk,
        chunks.length,
        ...(said === null ? [] : [said.period_end]),
      ]),
      source_time,
      cik,
      accession,
      form,
      filed,
      exhibit,
      url,
      chunk,
      chunks: chunks.length,
      set_id: setId,
      source_document: sha256,
      parts: some,
      announces: said,
    };
  });
}

function partBytes({ text, cells }: ReleasePart): number {
  return cells.reduce(
    (sum, cell) => sum + CELL_OVERHEAD + Buffer.byteLength(cell.text),
    PART_OVERHEAD + Buffer.byteLength(text),
  );
}
