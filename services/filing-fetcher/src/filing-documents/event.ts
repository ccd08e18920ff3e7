import { filingDocumentUrl } from '@footnote/edgar/urls';
import { eventId } from '@footnote/events/event-id';
import type { Document, DocumentKind } from '@footnote/event-types/types.generated';
import type { FilingDocument } from './entry.ts';

/**
 * The document of a filing, with its other files as parts. The id covers the filing's listing and all files.
 * Throws for a document that was not fetched.
 */
export const filingDocumentEvent = (
  kind: DocumentKind,
  cik: string,
  { accession, form, filed, sourceTime, files, fileNumber }: FilingDocument,
  recordedAt: number,
): Document => {
  const [main, ...parts] = (files ?? []).map(({ name, sha256, bytes, type }) => ({
    url: filingDocumentUrl(cik, accession, name),
    sha256,
    bytes,
    type: type ?? null,
  }));
  if (main === undefined) throw new Error(`no archived file of ${accession}`);
  const hashes = [main, ...parts].map(({ url, sha256, type }) =>
    type === null ? [url, sha256] : [url, sha256, type],
  );
  const { type: _, ...document } = main;
  // The file number distinguishes an issuer from its holders; other documents do not need it.
  const number = kind === 'ownership' ? (fileNumber ?? null) : null;
  return {
    event_id: eventId([
      'document',
      kind,
      accession,
      form,
      filed,
      hashes,
      ...(number === null ? [] : [number]),
    ]),
    source_time: sourceTime,
    recorded_at: recordedAt,
    cik,
    kind,
    accession,
    ...document,
    // A filing's files never change, so no conditional request needs these.
    etag: null,
    last_modified: null,
    form,
    filed,
    parts,
    file_number: number,
  };
};
