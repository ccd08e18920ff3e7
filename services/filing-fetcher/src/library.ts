import { ArchiveCorruptError, type Archive } from '@footnote/edgar/archive';
import type { EdgarClient } from '@footnote/edgar/client';
import type { DocumentKind } from '@footnote/event-types/types.generated';
import type { FetcherMetrics } from './metrics.ts';
import type { CompanyState, DocumentState } from './state-store.ts';

/** The newest version of a document in the archive. */
export type ArchivedDocument = DocumentState & {
  readonly url: string;
  readonly kind: DocumentKind;
  /** False if the version was already in the archive. */
  readonly fetched: boolean;
};

export type Library = {
  /**
   * Fetches a document if it is newer than the version in `state`, archives it and records it in `state` (not
   * yet saved). Null when the source lacks it. Throws `EdgarRequestError`.
   */
  fetchIfChanged(state: CompanyState, kind: DocumentKind, url: string): Promise<ArchivedDocument | null>;
  /** Its bytes; a copy that was damaged in the archive is fetched again. */
  read(document: ArchivedDocument): Promise<Uint8Array>;
};

export const createLibrary = (client: EdgarClient, archive: Archive, metrics: FetcherMetrics): Library => ({
  fetchIfChanged: async (state, kind, url) => {
    const known = state.documents.get(url);
    // Request conditionally only if the archive really has the known version.
    const usable = known !== undefined && known.source === client.source && (await archive.has(known.sha256));
    const result = await client.fetch(url, usable ? known.validators : undefined);
    metrics.document(kind, result.status, result.status === 'fetched' ? result.bytes.byteLength : 0);
    if (result.status === 'missing') return null;
    if (result.status === 'unchanged') {
      if (known === undefined) throw new Error(`${url} answered 304 to an unconditional request`);
      return { ...known, url, kind, fetched: false };
    }
    const sha256 = await archive.put(result.bytes);
    const archived: DocumentState = {
      sha256,
      bytes: result.bytes.byteLength,
      source: client.source,
      validators: result.validators,
      published: known?.sha256 === sha256 && known.published,
    };
    state.documents.set(url, archived);
    return { ...archived, url, kind, fetched: true };
  },
  read: async ({ sha256, url }) => {
    try {
      return await archive.get(sha256);
    } catch (error) {
      if (!(error instanceof ArchiveCorruptError)) throw error;
      const again = await client.fetch(url);
      if (again.status !== 'fetched' || (await archive.put(again.bytes)) !== sha256) throw error;
      return again.bytes;
    }
  },
});
