import type { Columns, RowOf } from './columns.ts';

/** `filing_documents`: the files of filings that are in the archive. */
export const FILING_DOCUMENT_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** Address in EDGAR's URL space. */
  url: 'String',
  /**
   * What it was fetched for: `filing`, a text with its exhibits; `xbrl`, a report as a zip file or as an instance with
   * its other files; `ownership`, a Schedule 13D or 13G or a Form 3, 4, 5 or 144; `holdings`, a Form 13F.
   */
  kind: { type: 'LowCardinality(String)', of: ['filing', 'xbrl', 'ownership', 'holdings'] },
  /** Position among the files that were fetched together; 0 for the main one. */
  place: 'UInt32',
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  /** EDGAR's type of an exhibit, such as EX-99.1; empty for the main document and where EDGAR states none. */
  type: 'LowCardinality(String)',
  /** SHA-256 (hex) of the bytes: the name in the archive. */
  sha256: 'String',
  /** Uncompressed size. */
  bytes: 'UInt64',
} as const satisfies Columns;

export type FilingDocumentRow = RowOf<typeof FILING_DOCUMENT_COLUMNS>;
