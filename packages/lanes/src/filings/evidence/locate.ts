import type { PassagePlace, SoughtPassage } from '@footnote/evidence/passages/passages';
import type { Place, SoughtFact } from '@footnote/evidence/place';
import { fileOf } from '../documents/choose.ts';
import type { DocumentSource, FilingDocument } from '../documents/source.ts';

/** The places of facts and passages in one document, in their order; null for one that has none there. */
export type Locator = {
  /**
   * @param read the bytes of the document; called if it is not remembered; null if there are none
   * @returns null without bytes
   */
  locate(job: LocateJob, read: () => Promise<Uint8Array | null>): Promise<readonly (Place | null)[] | null>;
  /** The same of passages. */
  passages(
    job: PassageJob,
    read: () => Promise<Uint8Array | null>,
  ): Promise<readonly (PassagePlace | null)[] | null>;
};

export type PassageJob = Pick<LocateJob, 'name' | 'sha256'> & { readonly passages: readonly SoughtPassage[] };

export type LocateJob = {
  readonly name: string;
  /** Of the document's bytes. */
  readonly sha256: string;
  readonly sought: readonly SoughtFact[];
  /** Whether the document reports whole years. */
  readonly onlyYears: boolean;
};

/** A fact that a filing states, and the exhibit that states it if it is not the report. */
export type CitedFact = SoughtFact & { readonly accession: string; readonly exhibit?: string | undefined };

export type Located =
  | { readonly document: FilingDocument; readonly place: Place }
  | { readonly reason: 'document_missing' | 'not_in_document' };

/** Filings whose documents are read at the same time. */
const AT_ONCE = 3;
/** Files of one filing that are looked through. */
const MOST_DOCUMENTS = 6;
/** Larger ones are not read: the largest reports have some 30 MB. */
const MOST_BYTES = 64 * 1024 * 1024;

const IS_HTML = /\.html?$/i;
const ANNUAL = /^(?:10-K|20-F|40-F)/;

/**
 * Where the facts stand in the archived documents of their filings, in the order of `facts`. A filing without a document
 * in the archive is told apart from one whose documents do not state the fact.
 */
export async function locateFacts(
  cik: string,
  facts: readonly CitedFact[],
  { source, locator }: { readonly source: DocumentSource; readonly locator: Locator },
): Promise<readonly Located[]> {
  const inFiling = async ([accession, ofFiling]: readonly [string, readonly CitedFact[]]) => {
    const documents = await source.documentsOf({ cik, accession });
    const byExhibit = [...Map.groupBy(ofFiling, (fact) => fact.exhibit)];
    return Promise.all(
      byExhibit.map(([exhibit, sought]) =>
        inDocuments(documentsToRead(documents, exhibit), sought, { source, locator }),
      ),
    );
  };
  const found = new Map<CitedFact, Located>();
  const filings = Map.groupBy(facts, (fact) => fact.accession).entries();
  const look = async (): Promise<void> => {
    for (const filing of filings)
      for (const [fact, located] of (await inFiling(filing)).flatMap((each) => [...each]))
        found.set(fact, located);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return facts.map((fact) => found.get(fact) ?? { reason: 'document_missing' });
}

async function inDocuments(
  documents: readonly FilingDocument[],
  facts: readonly CitedFact[],
  { source, locator }: { readonly source: DocumentSource; readonly locator: Locator },
): Promise<ReadonlyMap<CitedFact, Located>> {
  const found = new Map<CitedFact, Located>();
  let isRead = false;
  for (const document of documents) {
    const sought = facts.filter((fact) => !found.has(fact));
    if (sought.length === 0) break;
    const { sha256, form } = document;
    const job = { name: fileOf(document), sha256, sought, onlyYears: ANNUAL.test(form) };
    const places = await locator.locate(job, () => source.read(sha256));
    if (places === null) continue;
    isRead = true;
    for (const [at, fact] of sought.entries()) {
      const place = places[at] ?? null;
      if (place !== null) found.set(fact, { document, place });
    }
  }
  const reason = isRead ? 'not_in_document' : 'document_missing';
  for (const fact of facts) if (!found.has(fact)) found.set(fact, { reason });
  return found;
}

/**
 * The documents of a filing that may state a figure: the exhibit of a release, or the pages of a report, of which the
 * main one comes first and the annual report to shareholders after it. A file that was fetched for two reasons is one.
 */
export function documentsToRead(
  documents: readonly FilingDocument[],
  exhibit: string | undefined,
): readonly FilingDocument[] {
  const pages = documents.filter(
    ({ kind, url, bytes }) =>
      (kind === 'filing' || kind === 'xbrl') && IS_HTML.test(url) && bytes <= MOST_BYTES,
  );
  const wanted =
    exhibit === undefined ? pages.filter(({ type }) => !type.startsWith('EX-99')) : ofType(pages, exhibit);
  return [...new Map(wanted.map((page) => [page.sha256, page])).values()].slice(0, MOST_DOCUMENTS);
}

const ofType = (pages: readonly FilingDocument[], exhibit: string): readonly FilingDocument[] =>
  pages.filter(({ type }) => type === exhibit);
