import type { PassagePlace, SoughtPassage } from '@footnote/evidence/passages/passages';
import type { StoreReader } from '@footnote/read-store/port';
import { headingOf } from '@footnote/releases/guidance/outlook';
import { readGuidance } from '@footnote/releases/guidance/read-guidance';
import type { Part } from '@footnote/releases/document/parts';
import type { FilingEvidence, GuidanceEvidence, SectionEvidence } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { fileOf } from '../documents/choose.ts';
import type { DocumentSource, FilingDocument } from '../documents/source.ts';
import { type FilingHead, readText } from '../filings/read-filing.ts';
import { sectionIn, sectionNamesOf } from '../filings/sections.ts';
import { guidanceItem } from '../releases/guidance.ts';
import { type Exhibit, readReleaseExhibits } from '../releases/read-release-parts.ts';
import { linksToPassage } from './links.ts';
import type { Locator } from './locate.ts';
import { readEdges } from './read-edges.ts';
import { isWanted, type Wanted } from './request.ts';

type From = { readonly store: StoreReader; readonly source: DocumentSource; readonly locator: Locator };
type Found =
  | { readonly document: FilingDocument; readonly place: PassagePlace }
  | { readonly reason: 'document_missing' | 'not_in_document' };

const MISSING: Found = { reason: 'document_missing' };
const TEXT = /\.(?:html?|txt)$/i;
/** Files of one filing that are looked through. */
const MOST_DOCUMENTS = 6;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The sections of a filing that are served, and the guidance of its exhibits, each with its place in the archived document, or
 * those that are wanted.
 */
export async function passageMembers(
  filing: FilingHead,
  currency: string,
  wanted: Wanted,
  from: From,
): Promise<Pick<Writable<FilingEvidence>, 'guidance' | 'sections'>> {
  const documents = (await from.source.documentsOf(filing)).filter(
    ({ kind, url, bytes }) => kind !== 'ownership' && TEXT.test(url) && bytes <= MOST_BYTES,
  );
  return {
    guidance: isWanted(wanted, 'guidance')
      ? await guidanceOf(filing, { currency, metric: wanted.guidance }, documents, from)
      : [],
    sections: isWanted(wanted, 'section') ? await sectionsOf(filing, wanted.section, documents, from) : [],
  };
}

async function sectionsOf(
  filing: FilingHead,
  only: string | undefined,
  documents: readonly FilingDocument[],
  { store, ...from }: From,
): Promise<Writable<SectionEvidence>[]> {
  const { accession, form } = filing;
  const names = sectionNamesOf(form).filter((name) => only === undefined || name === only);
  if (names.length === 0) return [];
  const [text, edges] = await Promise.all([readText(store, filing), readEdges(store, filing)]);
  const sought = names.flatMap((name) => {
    const { row } = sectionIn(text, form, name);
    const edge = edges.get(name);
    return row === undefined || edge === undefined
      ? []
      : [{ kind: 'section' as const, name, ...edge, length: row.char_count }];
  });
  const found = await inDocuments((one) => pagesOf(documents, one.name === 'press_release'), sought, from);
  return sought.map((one) => {
    const own = found.get(one) ?? MISSING;
    const { heading = null, passage = null } = 'place' in own ? own.place : {};
    return {
      char_count: one.length,
      heading,
      name: one.name,
      passage,
      place: placeMember(accession, own, heading ?? one.first.join(' ').slice(0, 200)),
    };
  });
}

async function guidanceOf(
  { cik, accession, filed }: FilingHead,
  { currency, metric }: { readonly currency: string; readonly metric: string | undefined },
  documents: readonly FilingDocument[],
  { store, ...from }: From,
): Promise<Writable<GuidanceEvidence>[]> {
  const exhibits = await readReleaseExhibits(store, { cik, accession });
  const sought = exhibits.flatMap((exhibit) =>
    readGuidance(exhibit.parts, { released: filed, currency })
      .filter((stated) => metric === undefined || stated.metric === metric)
      .map((stated) => ({ ...stated, kind: 'statement' as const, exhibit })),
  );
  const found = await inDocuments(
    ({ exhibit }) => documents.filter(({ sha256 }) => sha256 === exhibit.source_document).slice(0, 1),
    sought,
    from,
  );
  return sought.map((one) => {
    const { exhibit } = one;
    const own = found.get(one) ?? MISSING;
    return {
      exhibit: exhibit.exhibit,
      heading: outlookOver(exhibit, one.from),
      item: guidanceItem(accession, exhibit, one),
      passage: 'place' in own ? own.place.passage : null,
      place: placeMember(accession, own, one.text),
    };
  });
}

/** The heading of the outlook under which a statement stands. */
function outlookOver({ parts }: Exhibit, at: number): string | null {
  const over = parts.findLast(
    (part): part is Part & { kind: 'prose' } =>
      part.kind === 'prose' && part.from < at && (headingOf(part.text) ?? 'other') !== 'other',
  );
  return over?.text ?? null;
}

/** The pages that may have a section: the exhibits of a press release, or the main document and the annual report. */
const pagesOf = (documents: readonly FilingDocument[], isRelease: boolean): readonly FilingDocument[] =>
  [...new Map(documents.map((each) => [each.sha256, each])).values()]
    .filter(({ type }) => type.startsWith('EX-99') === isRelease)
    .slice(0, MOST_DOCUMENTS);

/** The places of passages, each in the first of its documents that has it. A document is asked for all of its passages at once. */
async function inDocuments<Sought extends SoughtPassage>(
  documentsOf: (sought: Sought) => readonly FilingDocument[],
  all: readonly Sought[],
  { source, locator }: Omit<From, 'store'>,
): Promise<ReadonlyMap<Sought, Found>> {
  const found = new Map<Sought, Found>();
  const left = all.map((sought) => ({ sought, documents: [...documentsOf(sought)] }));
  for (;;) {
    const open = left.filter(({ sought, documents }) => !isPlaced(found.get(sought)) && documents.length > 0);
    const document = open[0]?.documents[0];
    if (document === undefined) return found;
    const asked = open.filter(({ documents }) => documents[0] === document);
    for (const { documents } of asked) documents.shift();
    const { sha256 } = document;
    const job = { name: fileOf(document), sha256, passages: asked.map(({ sought }) => plain(sought)) };
    const places = await locator.passages(job, () => source.read(sha256));
    for (const [at, { sought }] of asked.entries()) {
      const place = places?.[at] ?? null;
      if (place !== null) found.set(sought, { document, place });
      else if (places !== null) found.set(sought, { reason: 'not_in_document' });
    }
  }
}

const isPlaced = (found: Found | undefined): boolean => found !== undefined && 'place' in found;

/** Without what the caller knows of it. */
function plain(sought: SoughtPassage): SoughtPassage {
  if (sought.kind === 'statement') {
    const { kind, from, to, text } = sought;
    return { kind, from, to, text };
  }
  const { kind, first, last, length } = sought;
  return { kind, first, last, length };
}

function placeMember(accession: string, found: Found, text: string): Writable<SectionEvidence>['place'] {
  if ('reason' in found) return { available: false, reason: found.reason };
  const { bytes, sha256, type, url } = found.document;
  const { from, to } = found.place;
  return {
    available: true,
    document: { bytes, sha256, type: type === '' ? null : type, url },
    from,
    links: linksToPassage(accession, found.document, { from, text }),
    to,
  };
}
