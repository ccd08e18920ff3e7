import { eventId } from '@footnote/events/event-id';
import type {
  FilingSections,
  ParagraphKind,
  PressRelease,
  SectionEntry,
  SectionParagraph,
} from '@footnote/event-types/types.generated';
import { chunkedBy, type ReportedFiling, ROOM } from '../fact-sets.ts';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedSections = Omit<FilingSections, 'recorded_at'>;

/** A section with its paragraphs, which are empty if it is omitted. */
export type ReadSection = Omit<SectionEntry, 'paragraphs'> & {
  readonly paragraphs: readonly { readonly kind: ParagraphKind; readonly text: string }[];
};

/** What was read of a filing. */
export type ReadFiling = {
  readonly sections: readonly ReadSection[];
  readonly items: readonly string[];
  readonly release: PressRelease | null;
};

/** Avro: lengths of two texts, an index and a branch, at most 5 bytes each. */
const PARAGRAPH_OVERHEAD = 4 * 5;
/**
 * For a filing's few sections, its items and its press release, whose headline is shortened by the reader.
 */
const INVENTORY_BYTES = 50_000;

/**
 * The events of a filing: the first has the inventory, further ones the paragraphs. `set_id` depends only on
 * the contents. Null if a paragraph is too large for an event.
 */
export function eventsOfSections(
  { cik, sha256, source_time, accession, form, filed }: ReportedFiling,
  { sections, items, release }: ReadFiling,
): readonly UnrecordedSections[] | null {
  const entries = sections.map(({ name, route, omission, char_count, paragraphs }): SectionEntry => ({
    name,
    route,
    omission,
    char_count,
    paragraphs: paragraphs.length,
  }));
  const all = sections.flatMap(({ name, paragraphs }) =>
    paragraphs.map(({ kind, text }, index): SectionParagraph => ({ section: name, index, kind, text })),
  );
  if (all.some((paragraph) => paragraphBytes(paragraph) > ROOM)) return null;
  const setId = eventId([
    'sections',
    cik,
    accession,
    form,
    filed,
    entries.map(({ name, route, omission }) => [name, route, omission]),
    items,
    release === null ? null : [release.exhibit, release.url, release.headline, release.source_document],
    all.map(({ section, kind, text }) => [section, kind, text]),
  ]);
  const chunks = chunkedBy(all, paragraphBytes, ROOM, ROOM - INVENTORY_BYTES);
  return chunks.map((paragraphs, chunk) => ({
    event_id: eventId(['sections', sha256, source_time, setId, chunk, chunks.length]),
    source_time,
    cik,
    accession,
    form,
    filed,
    chunk,
    chunks: chunks.length,
    set_id: setId,
    source_document: sha256,
    sections: chunk === 0 ? entries : [],
    items: chunk === 0 ? items : [],
    press_release: chunk === 0 ? release : null,
    paragraphs,
  }));
}

function paragraphBytes({ section, text }: SectionParagraph): number {
  return PARAGRAPH_OVERHEAD + Buffer.byteLength(section) + Buffer.byteLength(text);
}
