import type { SectionName } from '@footnote/contract/types.generated';

/** Path and query of `GET /v2/filings/{accession}`; see schemas/requests/filing.json. */
export type FilingRequest = { readonly accession: string; readonly symbol?: string };

/** Path and query of `GET /v2/filings/{accession}/diff`; see schemas/requests/filing-diff.json. */
export type FilingDiffRequest = {
  readonly accession: string;
  readonly order?: 'document' | 'substance';
};

/** Path and query of `GET /v2/releases/{accession}`; see schemas/requests/release.json. */
export type ReleaseRequest = { readonly accession: string; readonly tables?: 'all' | 'none' };

/** Path and query of `GET /v2/filings/{accession}/document`; see schemas/requests/filing-document.json. */
export type FilingDocumentRequest = {
  readonly accession: string;
  readonly anchor?: string;
  readonly at?: number;
  readonly file?: string;
  readonly part?: number;
};

/** Path and query of `GET /v2/filings/{accession}/sections/{name}`; see schemas/requests/filing-section.json. */
export type FilingSectionRequest = {
  readonly accession: string;
  readonly name: SectionName;
  readonly cursor?: string;
  readonly limit?: number;
};

/** The query of `GET /v2/filings`; see schemas/requests/filings.json. */
export type FilingsRequest = {
  readonly cursor?: string;
  readonly form?: string;
  /** YYYY-MM-DD, of the filing date; `to` likewise. */
  readonly from?: string;
  readonly item?: string;
  readonly limit?: number;
  readonly query?: string;
  readonly symbol?: string;
  readonly to?: string;
};
