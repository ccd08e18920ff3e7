import {
  type Archive,
  ArchiveCorruptError,
  ArchiveMissingError,
  type Derived,
} from '@footnote/edgar/archive';
import { OUTLINE, OUTLINED } from '@footnote/document-view/stored-outline';
import { selectList, type RowOf, pick } from '@footnote/read-models/columns';
import { FILING_DOCUMENT_COLUMNS } from '@footnote/read-models/filing-documents';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { OfFiling } from '../filings/read-filing.ts';

const COLUMNS = pick(
  FILING_DOCUMENT_COLUMNS,
  'url',
  'kind',
  'place',
  'form',
  'filed',
  'type',
  'sha256',
  'bytes',
);

/** A file of a filing, as it is in the archive. */
export type FilingDocument = RowOf<typeof COLUMNS>;

export const DOCUMENTS_OF_FILING = storeQuery<OfFiling, FilingDocument>(
  `SELECT ${selectList(COLUMNS)} FROM filing_documents
  WHERE cik = {cik:String} AND accession = {accession:String} ORDER BY kind, place, url`,
);

/** The documents of filings, from the archive. */
export type DocumentSource = {
  /** The archived files of a filing: by what they were fetched for, the main one first. */
  readonly documentsOf: (filing: OfFiling) => Promise<readonly FilingDocument[]>;
  /** The bytes; null if the archive does not have them as they were stored. */
  readonly read: (sha256: string) => Promise<Uint8Array | null>;
  /** The outline that was stored of a large document; null if there is none, or a damaged one. */
  readonly outlineOf: (document: Pick<FilingDocument, 'bytes' | 'sha256'>) => Promise<Uint8Array | null>;
};

/**
 * `archive`: absent where the process has none, so that no document can be read. `derived`: absent where no outline is wanted.
 */
export function documentSource(
  store: StoreReader,
  archive: Pick<Archive, 'get'> | undefined,
  derived?: Pick<Derived, 'read'>,
): DocumentSource {
  return {
    documentsOf: ({ cik, accession }) => store.read(DOCUMENTS_OF_FILING, { cik, accession }),
    read: async (sha256) => {
      try {
        return archive === undefined ? null : await archive.get(sha256);
      } catch (error) {
        if (error instanceof ArchiveMissingError || error instanceof ArchiveCorruptError) return null;
        throw error;
      }
    },
    outlineOf: async ({ bytes, sha256 }) => {
      if (derived === undefined || bytes < OUTLINED.from) return null;
      try {
        return await derived.read(OUTLINE, sha256);
      } catch (error) {
        if (error instanceof ArchiveCorruptError) return null;
        throw error;
      }
    },
  };
}
