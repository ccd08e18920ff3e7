import type { EdgarFailure } from '@footnote/edgar/errors';
import type { WrongDate } from '@footnote/events/dates/check';
import type { DocumentKind } from '@footnote/event-types/types.generated';
import type { UnfetchedReason } from './filing-documents/kind.ts';
import { type ByKind, FILING_DOCUMENT_NAMES, type FilingDocumentName } from './filing-documents/kinds.ts';

export type RefusalReason =
  | 'symbol_invalid'
  | 'symbol_unknown'
  /** The source has no list of tickers to look a symbol up in. */
  | 'tickers_missing'
  | 'cik_invalid'
  /** No ticker list names it, and the source has neither submissions nor companyfacts for it. */
  | 'cik_unknown'
  /** A listed company without submissions and companyfacts in the source. */
  | 'documents_missing'
  /** Not tried because the source had failed for many companies in a row. */
  | 'not_tried'
  | EdgarFailure;

/** A requested symbol or CIK without a result. */
export type Refusal = {
  /** As requested: a symbol or a CIK. */
  readonly requested: string;
  readonly cik: string | null;
  readonly reason: RefusalReason;
  readonly detail: string;
};

/** A problem of a company, the rest of which was ingested. */
export type Problem = {
  readonly reason:
    | 'submissions_unreadable'
    | 'companyfacts_unreadable'
    | 'page_name_invalid'
    /** A member of a bulk archive that cannot be read. */
    | 'member_damaged'
    /** A filing whose dates no calendar has, or that lie in the future: it is a dead letter. */
    | WrongDate['reason']
    | UnfetchedReason;
  readonly url: string;
  readonly detail: string;
};

export type EventCounts = {
  readonly companies: number;
  readonly filings: number;
  readonly documents: number;
};

export type MissingDocument = { readonly kind: DocumentKind; readonly url: string };

/** Results for the documents of one kind. */
export type FilingDocumentCounts = {
  /** Fetched now. */
  readonly fetched: number;
  /** Requested now, but the source has none. */
  readonly lacking: number;
};

export type CompanyReport = {
  readonly cik: string;
  /** The requested symbol or CIK. */
  readonly requested: string;
  readonly name: string | null;
  readonly events: EventCounts;
  /** Of its submissions and companyfacts. */
  readonly fetched: number;
  readonly unchanged: number;
  readonly filingDocuments: ByKind<FilingDocumentCounts>;
  /** Bytes fetched, inflated. */
  readonly bytes: number;
  /** Documents that the source lacks, by URL. */
  readonly missing: readonly MissingDocument[];
  readonly problems: readonly Problem[];
};

export type IngestReport = {
  readonly companies: readonly CompanyReport[];
  readonly refused: readonly Refusal[];
  readonly seconds: number;
  /**
   * False if a company that was requested by name has no result, the source failed, or a document could not
   * be read. Companies of the universe that a mirror lacks are not failures.
   */
  readonly ok: boolean;
};

export const totalEvents = (companies: readonly CompanyReport[]): EventCounts =>
  companies.reduce(
    (sum, { events }) => ({
      companies: sum.companies + events.companies,
      filings: sum.filings + events.filings,
      documents: sum.documents + events.documents,
    }),
    { companies: 0, filings: 0, documents: 0 },
  );

const totalOf = (companies: readonly CompanyReport[], kind: FilingDocumentName): FilingDocumentCounts =>
  companies.reduce(
    (sum, { filingDocuments }) => ({
      fetched: sum.fetched + filingDocuments[kind].fetched,
      lacking: sum.lacking + filingDocuments[kind].lacking,
    }),
    { fetched: 0, lacking: 0 },
  );

const NAMED = 5;

/** "AAPL, HD and 3 more". */
const some = (names: readonly string[]): string =>
  names.length <= NAMED
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;

const grouped = <T>(
  rows: readonly T[],
  key: (row: T) => string,
): readonly (readonly [string, readonly T[]])[] => [...Map.groupBy(rows, key)];

const WHAT: Readonly<Record<DocumentKind | 'foreign', string>> = {
  submissions: 'submissions (name and filings come from companyfacts)',
  companyfacts: 'companyfacts (no figures)',
  submissions_page: 'older pages of submissions',
  company_tickers: 'ticker list',
  current_feed: 'current-filings feed',
  filing: 'documents of filings',
  foreign: 'documents of 6-Ks',
  ownership: 'ownership documents of filings',
  xbrl: 'XBRL reports of filings',
  holdings: 'Forms 13F',
  holdings_rows: 'filings of data sets of Form 13F',
};

/** A summary of an ingest for the terminal: one line, and one for each kind of problem. */
export const summarise = (report: IngestReport): readonly string[] => {
  const { companies, refused, seconds } = report;
  const events = totalEvents(companies);
  const changed = companies.filter(
    ({ events: own }) => own.companies + own.filings + own.documents > 0,
  ).length;
  const bytes = companies.reduce((sum, company) => sum + company.bytes, 0);
  const missing = companies.flatMap((company) =>
    company.missing.map(({ kind }) => ({ kind, requested: company.requested })),
  );
  return [
    `${companies.length} companies, ${changed} with news: ${events.filings} filings, ${events.documents} documents, ` +
      `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`,
    ...FILING_DOCUMENT_NAMES.flatMap((kind) => {
      const { fetched, lacking } = totalOf(companies, kind);
      const rest = lacking === 0 ? '' : `; the source lacks those of ${lacking} filings`;
      return fetched + lacking === 0 ? [] : [`${fetched} ${WHAT[kind]} fetched${rest}`];
    }),
    ...grouped(missing, ({ kind }) => kind).map(
      ([kind, rows]) =>
        `the source lacks ${WHAT[kind as DocumentKind]}: ${some([...new Set(rows.map(({ requested }) => requested))])}`,
    ),
    ...grouped(
      companies.flatMap(({ requested, problems }) => problems.map((problem) => ({ requested, ...problem }))),
      ({ reason }) => reason,
    ).map(
      ([reason, rows]) =>
        `${reason}: ${some(rows.map(({ requested }) => requested))} (${rows[0]?.url ?? ''}: ${rows[0]?.detail ?? ''})`,
    ),
    ...grouped(refused, ({ reason }) => reason).map(
      ([reason, rows]) =>
        `${reason}: ${some(rows.map(({ requested }) => requested))} (${rows[0]?.detail ?? ''})`,
    ),
  ];
};
