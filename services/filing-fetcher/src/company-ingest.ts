import type { SubmissionFiling } from '@footnote/edgar/submissions';
import { wrongClaim } from '@footnote/events/dates/check';
import { filingDates } from '@footnote/events/dates/claims';
import type { Document, Filing } from '@footnote/event-types/types.generated';
import { fetchCompany, type CompanyDocuments, type FetchStep } from './company-documents.ts';
import { companyEvents } from './company-events.ts';
import type { LogAnchor } from './log-anchor.ts';
import type { Library } from './library.ts';
import type { Publisher } from './publisher.ts';
import { problemOfLetter } from './wrong-dates.ts';
import type { CompanyReport, EventCounts, Problem } from './report.ts';
import type { FilingDocument, FilingDocumentList } from './filing-documents/entry.ts';
import type { FilingDocumentKind } from './filing-documents/kind.ts';
import {
  byKind,
  type ByKind,
  FILING_DOCUMENT_KINDS,
  FILING_DOCUMENT_NAMES,
} from './filing-documents/kinds.ts';
import { type DocumentSpan, noteFiling } from './filing-documents/list.ts';
import { syncFilingDocuments, type SyncDocumentsDeps } from './filing-documents/sync.ts';
import type { CompanyState, StateStore } from './state-store.ts';
import type { TickerDirectory } from './ticker-directory.ts';

/**
 * The role in which a CIK is ingested: as a company; as a manager, for which Forms 13F are fetched; or, by
 * the poller, in its previous role.
 */
export type IngestedAs = 'company' | 'manager' | 'known';

export type IngestStep = FetchStep | 'publish' | FilingDocumentKind['step'];

export type CompanyIngestDeps = {
  readonly library: Library;
  readonly publisher: Publisher;
  readonly store: StateStore;
  readonly anchor: LogAnchor;
  readonly directory: TickerDirectory;
  /** Source and extent of the filings' own documents. */
  readonly filingDocuments: Pick<
    SyncDocumentsDeps,
    'client' | 'archive' | 'metrics' | 'awaited' | 'budget' | 'signal'
  > & { readonly spans: ByKind<DocumentSpan> };
  /** Wall clock, epoch ms. */
  readonly now: () => number;
  readonly as: IngestedAs;
  /** Called at every step of a company with the bytes fetched for it so far. */
  readonly onStep?: (step: IngestStep, bytes: number) => void;
  /** Called with newly published filings. */
  readonly onFilings?: (filings: readonly Filing[]) => void;
};

/**
 * Brings one company up to date: fetches changed documents, then appends its `companies` event and its `filings`;
 * fetches and appends the XBRL reports of its filings, then the company's own documents, of which companyfacts are the
 * last, then the other documents of its filings; skipping events that the log already has. Documents from which facts
 * are read say that more follow, all but the last, so that the company is computed once. The state is saved after the
 * events were appended: a crash in between repeats events with the same ids and loses none. Null if the source has no
 * document of the company. Throws `EdgarRequestError` if the request for one of the company's own documents fails.
 */
export const ingestCompany = async (
  { cik, requested: requested }: { readonly cik: string; readonly requested: string },
  state: CompanyState,
  deps: CompanyIngestDeps,
): Promise<CompanyReport | null> => {
  const { store, library, directory } = deps;
  let bytes = 0;
  const documents = await fetchCompany(cik, state, library, (step, document) => {
    if (document?.fetched === true) bytes += document.bytes;
    deps.onStep?.(step, bytes);
  });
  const { all, missing, parsed } = documents;
  if (all.length === 0 && documents.problems.length === 0) return null;
  const fetched = all.filter((document) => document.fetched).length;
  // After this a crash does not repeat the fetch.
  if (fetched > 0) await store.save(cik, state);

  deps.onStep?.('publish', bytes);
  const { client } = deps.filingDocuments;
  const known = state.filingDocuments;
  const isManager = isOnlyManager(deps.as, state);
  const ofManager = deps.as === 'manager' || known.holdings !== null;
  const spans = byKind((kind) =>
    (kind === 'holdings' ? ofManager : !isManager) ? deps.filingDocuments.spans[kind] : 'none',
  );
  const requestedKinds = FILING_DOCUMENT_NAMES.filter(
    (kind) => spans[kind] !== 'none' && client.hasFilingFiles,
  );
  const isUnlisted = requestedKinds.some((kind) => known[kind] === null);
  const lists = byKind((kind) =>
    requestedKinds.includes(kind) ? (known[kind] ?? new Map<string, FilingDocument>()) : known[kind],
  );
  const news =
    isUnlisted ||
    all.some(({ published }) => !published) ||
    hasComeTrue(parsed?.filings ?? [], state, deps.now())
      ? await publishCompany(cik, state, documents, { ...deps, lists, allFilings: isUnlisted })
      : { events: { companies: 0, filings: 0, documents: 0 }, problems: [], name: null, unpublished: [] };

  const symbols = [
    ...new Set([...(parsed?.tickers ?? []), ...directory.tickersOf(cik)].map(({ symbol }) => symbol)),
  ];
  let published = 0;
  const counts = { ...byKind(() => ({ fetched: 0, lacking: 0 })) };
  const problems: Problem[] = [];
  const hasFacts = news.unpublished.some(({ kind }) => kind === 'companyfacts');
  for (const kind of FILING_DOCUMENT_NAMES) {
    const onFile = (size: number): void => {
      bytes += size;
      deps.onStep?.(FILING_DOCUMENT_KINDS[kind].step, bytes);
    };
    const options = { ...deps, ...deps.filingDocuments, span: spans[kind], symbols, onFile };
    const isFollowed = kind === 'xbrl' && hasFacts;
    const synced = await syncFilingDocuments(kind, cik, state, { ...options, isFollowed });
    counts[kind] = { fetched: synced.fetched, lacking: synced.lacking };
    published += synced.published;
    problems.push(...synced.problems);
    if (kind === 'xbrl') await publishDocuments(cik, state, documents, news.unpublished, deps);
  }
  return {
    cik,
    requested,
    name: news.name ?? parsed?.name ?? directory.titleOf(cik),
    events: { ...news.events, documents: news.unpublished.length + published },
    fetched,
    unchanged: all.length - fetched,
    filingDocuments: counts,
    bytes,
    // Managers are seldom issuers: those that are not have no companyfacts.
    missing: isManager ? missing.filter(({ kind }) => kind !== 'companyfacts') : missing,
    problems: [...documents.problems, ...news.problems, ...problems],
  };
};

/** What was published of a company, and its own documents that are yet to be. */
type Published = {
  readonly events: EventCounts;
  readonly problems: readonly Problem[];
  readonly name: string | null;
  readonly unpublished: readonly Document[];
};

/** Whether an unchanged list has a filing that was refused as of the future and is not any more. */
const hasComeTrue = (listed: readonly SubmissionFiling[], { filings }: CompanyState, now: number): boolean =>
  listed.some(
    ({ accession, filed, reportDate, acceptedAt }) =>
      !filings.has(accession) &&
      wrongClaim(filingDates({ filed, report_date: reportDate, accepted_at: acceptedAt }), now) === null,
  );

/** Whether only Forms 13F are fetched, because it was never ingested as a company. */
const isOnlyManager = (as: IngestedAs, { filingDocuments }: CompanyState): boolean =>
  as !== 'company' &&
  (as === 'manager' || filingDocuments.holdings !== null) &&
  FILING_DOCUMENT_NAMES.every((kind) => kind === 'holdings' || filingDocuments[kind] === null);

const publishCompany = async (
  cik: string,
  state: CompanyState,
  documents: CompanyDocuments,
  deps: CompanyIngestDeps & {
    readonly lists: ByKind<FilingDocumentList | null>;
    readonly allFilings: boolean;
  },
): Promise<Published> => {
  const { publisher, store } = deps;
  const events = { companies: 0, filings: 0, documents: 0 };
  const unpublished: Document[] = [];
  const problems: Problem[] = [];
  let name: string | null = null;
  for await (const item of companyEvents(cik, documents, deps)) {
    if ('problem' in item) problems.push(item.problem);
    else if (item.topic === 'companies') {
      name = item.event.name;
      if (item.event.event_id === state.company) continue;
      await publisher.publish('dead-letters', item.refused);
      await publisher.publish('companies', [item.event]);
      state.company = item.event.event_id;
      events.companies += 1;
    } else if (item.topic === 'filings') {
      for (const kind of FILING_DOCUMENT_NAMES) {
        const list = deps.lists[kind];
        if (list === null) continue;
        for (const filing of item.events) noteFiling(FILING_DOCUMENT_KINDS[kind], list, filing);
      }
      const fresh = item.events.filter((filing) => !state.filings.covers(filing));
      await publisher.publish('filings', fresh);
      const newFilings = fresh.filter(({ accession }) => !state.filings.has(accession));
      for (const filing of fresh) state.filings.add(filing);
      events.filings += fresh.length;
      if (newFilings.length > 0) deps.onFilings?.(newFilings);
    } else if (item.topic === 'dead-letters') {
      await publisher.publish('dead-letters', item.events);
      problems.push(...item.events.map(problemOfLetter));
    } else unpublished.push(...item.events);
  }
  state.filingDocuments = deps.lists;
  await store.save(cik, state);
  return { events, problems, name, unpublished };
};

const publishDocuments = async (
  cik: string,
  state: CompanyState,
  documents: CompanyDocuments,
  unpublished: readonly Document[],
  { publisher, anchor, store }: Pick<CompanyIngestDeps, 'publisher' | 'anchor' | 'store'>,
): Promise<void> => {
  const last = unpublished.at(-1);
  if (last === undefined) return;
  const position = await publisher.publishPart('documents', unpublished, false);
  if (position !== null) await anchor.rememberFirst(position, last);
  state.log = anchor.name();
  for (const { url } of documents.all) {
    const document = state.documents.get(url);
    if (document !== undefined) state.documents.set(url, { ...document, published: true });
  }
  await store.save(cik, state);
};
