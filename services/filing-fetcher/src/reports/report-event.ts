import { filingDocumentUrl } from '@footnote/edgar/urls';
import { eventId } from '@footnote/events/event-id';
import type { Document } from '@footnote/events/types.generated';
import type { ReportEntry } from './report-list.ts';

/**
 * The XBRL report of a filing as a document: the zip file, or the instance with the other files as its parts.
 * The id covers the filing's listing and all files. Throws for a report that was not fetched.
 */
export const reportEvent = (cik: string, report: ReportEntry, recordedAt: number): Document => {
  const { accession, form, filed, sourceTime, files } = report;
  const [main, ...parts] = (files ?? []).map(({ name, sha256, bytes }) => ({
    url: filingDocumentUrl(cik, accession, name),
    sha256,
    bytes,
  }));
  if (main === undefined) throw new Error(`no archived file of ${accession}`);
  const hashes = [main, ...parts].map(({ url, sha256 }) => [url, sha256]);
  return {
    event_id: eventId(['document', 'xbrl', accession, form, filed, hashes]),
    source_time: sourceTime,
    recorded_at: recordedAt,
    cik,
    kind: 'xbrl',
    accession,
    ...main,
    // A filing's files never change: nothing is asked by these again.
    etag: null,
    last_modified: null,
    form,
    filed,
    parts,
  };
};
