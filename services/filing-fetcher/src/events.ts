import type { FeedEntry } from '@footnote/edgar/current-feed';
import { newestAcceptance, type SubmissionFiling, type Submissions } from '@footnote/edgar/submissions';
import { eventId } from '@footnote/events/event-id';
import type { Company, Document, DocumentKind, Filing, Ticker } from '@footnote/event-types/types.generated';
import type { CitedFiling } from '@footnote/xbrl/companyfacts';

/*
 * Documents to events, pure. An event's id covers the content of the source. It excludes `recorded_at`, and
 * `source_document`, because a filer's submissions change with every filing while the other thousand filings
 * in them do not.
 */

const DAY_START = 'T00:00:00Z';

/** Start of a filing date in UTC, epoch ms: replaces an acceptance time that the source lacks. */
export const startOfDay = (date: string): number => Date.parse(`${date}${DAY_START}`);

const sealed = <T extends { readonly event_id: string; readonly source_document: string | null }>(
  kind: string,
  event: Omit<T, 'event_id' | 'recorded_at' | 'source_document'>,
  sourceDocument: string | null,
  recordedAt: number,
): T =>
  ({
    ...event,
    event_id: eventId([kind, JSON.stringify(event)]),
    recorded_at: recordedAt,
    source_document: sourceDocument,
  }) as unknown as T;

/**
 * The company event of a filer's submissions. `listed`: its tickers in company_tickers.json, used if the
 * submissions have none.
 */
export const companyFromSubmissions = (
  submissions: Submissions,
  listed: readonly Ticker[],
  sourceDocument: string,
  recordedAt: number,
): Company =>
  sealed<Company>(
    'company',
    {
      // The newest acceptance it lists: a company is as new as its newest filing, whenever it was fetched.
      source_time: newestAcceptance(submissions.filings),
      cik: submissions.cik,
      name: submissions.name,
      tickers: submissions.tickers.length > 0 ? submissions.tickers : listed,
      sic: submissions.sic,
      sic_description: submissions.sicDescription,
      entity_type: submissions.entityType,
      category: submissions.category,
      fiscal_year_end: submissions.fiscalYearEnd,
      state_of_incorporation: submissions.stateOfIncorporation,
      business_state_or_country: submissions.businessStateOrCountry,
      business_city: submissions.businessCity,
      website: submissions.website,
      ein: submissions.ein,
      former_names: submissions.formerNames,
    },
    sourceDocument,
    recordedAt,
  );

/** A company with companyfacts only: name and tickers are known, the rest is not. */
export const companyFromFacts = (
  company: { readonly cik: string; readonly name: string; readonly tickers: readonly Ticker[] },
  cited: readonly CitedFiling[],
  sourceDocument: string,
  recordedAt: number,
): Company =>
  sealed<Company>(
    'company',
    {
      source_time: newestFiled(cited),
      ...company,
      sic: null,
      sic_description: null,
      entity_type: null,
      category: null,
      fiscal_year_end: null,
      state_of_incorporation: null,
      business_state_or_country: null,
      business_city: null,
      website: null,
      ein: null,
      former_names: [],
    },
    sourceDocument,
    recordedAt,
  );

/** A filing as its filer's submissions list it. */
export const filingFromSubmissions = (
  cik: string,
  filing: SubmissionFiling,
  sourceDocument: string,
  recordedAt: number,
): Filing =>
  sealed<Filing>(
    'filing',
    {
      source_time: filing.acceptedAt ?? startOfDay(filing.filed),
      cik,
      accession: filing.accession,
      form: filing.form,
      filed: filing.filed,
      report_date: filing.reportDate,
      accepted_at: filing.acceptedAt,
      primary_document: filing.primaryDocument,
      primary_document_description: filing.primaryDocumentDescription,
      items: filing.items,
      file_number: filing.fileNumber,
      size: filing.size,
      is_xbrl: filing.isXbrl,
      is_inline_xbrl: filing.isInlineXbrl,
      origin: 'submissions',
    },
    sourceDocument,
    recordedAt,
  );

const UNKNOWN = {
  report_date: null,
  primary_document: null,
  primary_document_description: null,
  items: null,
  file_number: null,
  size: null,
  is_xbrl: null,
  is_inline_xbrl: null,
} as const;

/** A filing that companyfacts cites and no submissions list. */
export const filingFromFacts = (
  cik: string,
  { accession, form, filed }: CitedFiling,
  sourceDocument: string,
  recordedAt: number,
): Filing =>
  sealed<Filing>(
    'filing',
    {
      source_time: startOfDay(filed),
      cik,
      accession,
      form,
      filed,
      accepted_at: null,
      ...UNKNOWN,
      origin: 'companyfacts',
    },
    sourceDocument,
    recordedAt,
  );

/** A filing that the current-filings feed announced before its filer's submissions listed it. */
export const filingFromFeed = (
  { cik, accession, form, filed, acceptedAt, items }: FeedEntry,
  sourceDocument: string,
  recordedAt: number,
): Filing =>
  sealed<Filing>(
    'filing',
    {
      source_time: acceptedAt,
      cik,
      accession,
      form,
      filed,
      accepted_at: acceptedAt,
      ...UNKNOWN,
      items: items.length === 0 ? null : items.join(','),
      origin: 'current_feed',
    },
    sourceDocument,
    recordedAt,
  );

/** Newest filing date cited, epoch ms UTC; 0 without citations. */
export const newestFiled = (cited: readonly CitedFiling[]): number =>
  cited.reduce((newest, { filed }) => Math.max(newest, startOfDay(filed)), 0);

export type FetchedDocument = {
  readonly cik: string;
  readonly kind: DocumentKind;
  readonly url: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly etag: string | null;
  readonly lastModified: string | null;
};

/**
 * An archived document. `sourceTime` is read from its content (the newest acceptance it lists, the newest
 * filing date it cites), since neither Last-Modified nor a file's date is the time of publication by EDGAR.
 */
export const documentEvent = (
  { cik, kind, url, sha256, bytes, etag, lastModified }: FetchedDocument,
  sourceTime: number,
  recordedAt: number,
): Document => ({
  event_id: eventId(['document', kind, url, sha256]),
  source_time: sourceTime,
  recorded_at: recordedAt,
  cik,
  kind,
  accession: null,
  url,
  sha256,
  bytes,
  etag,
  last_modified: lastModified,
  form: null,
  filed: null,
  parts: [],
  file_number: null,
});
