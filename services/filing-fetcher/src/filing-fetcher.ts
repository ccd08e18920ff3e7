import type { Objects } from '@footnote/archive/objects';
import type { Archive } from '@footnote/edgar/archive';
import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Filing } from '@footnote/event-types/types.generated';
import { requireClock } from '@footnote/runtime/known-time';
import type { Logger } from '@footnote/runtime/logging';
import { inSpan } from '@footnote/runtime/tracing/tracing';
import { isCik } from '@footnote/values/cik';
import { ingestCompany, type IngestedAs, type IngestStep } from './company-ingest.ts';
import { createLibrary } from './library.ts';
import { openLogAnchor } from './log-anchor.ts';
import type { FetcherMetrics } from './metrics.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import type { CompanyReport, IngestReport, Refusal } from './report.ts';
import { eachOf } from './each-of.ts';
import { type Claims, everyCompany } from './claims.ts';
import { byKind, type ByKind } from './filing-documents/kinds.ts';
import type { DocumentSpan } from './filing-documents/list.ts';
import { resolveSelection, type Selection, type Target } from './selection.ts';
import { forgetPublished, openStateStore, type StateStore } from './state-store.ts';
import { fetchTickerDirectory, type TickerDirectory } from './ticker-directory.ts';

export type FilingFetcherDeps = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly archive: Archive;
  readonly client: EdgarClient;
  /** The state of earlier runs. If it is lost, everything is fetched and published again. */
  readonly state: Objects;
  /** Which companies are its own. Default all. */
  readonly claims?: Claims | undefined;
  readonly logger: Logger;
  readonly metrics: FetcherMetrics;
  /** Wall clock, epoch ms; only for `recorded_at` and delays. */
  readonly now?: () => number;
  /** Companies worked on at once. Default 4. */
  readonly concurrency?: number;
  /** Which XBRL reports of filings are fetched. Default all. */
  readonly reports?: DocumentSpan;
  /** Which filings' own documents are fetched. Default none. */
  readonly documents?: DocumentSpan;
  /** Which 6-Ks are fetched. Default as `documents`. */
  readonly foreign?: DocumentSpan;
  /** Which Forms 3, 4, 5 and 144 are fetched, and unless none, all Schedules 13D and 13G. Default none. */
  readonly ownership?: DocumentSpan;
};

export type IngestProgress = {
  /** As requested: a symbol or CIK. */
  readonly company: string;
  readonly cik: string;
  /** Index of the company among those requested, from 0. */
  readonly index: number;
  readonly total: number;
  readonly step: IngestStep | 'done' | 'failed';
  /** Bytes fetched for the company so far. */
  readonly bytes: number;
};

export type IngestOptions = {
  readonly onProgress?: (progress: IngestProgress) => void;
  readonly onFilings?: (filings: readonly Filing[]) => void;
  /** Ends early, between companies and between documents of filings. */
  readonly signal?: AbortSignal;
  /** Accessions whose documents are requested even if the source lacked them recently. */
  readonly awaited?: ReadonlySet<string>;
  /** Maximum number of other documents of filings to request; the rest follow in later calls. Default all. */
  readonly maxDocuments?: number;
  /** Companies and managers that are refreshed in the role in which they were ingested before. */
  readonly isRefresh?: boolean;
};

export type FilingFetcher = {
  /**
   * Brings companies up to date. Missing documents and problems of a company are in the report and do not
   * stop the others; an error of the log, the archive or the state folder does, and is thrown. The universe
   * is ingested without documents of filings, which need at least one request for each of millions of filings.
   */
  ingest(selection: Selection, options?: IngestOptions): Promise<IngestReport>;
  /** Its companies that were ingested at any time, ten-digit CIKs. */
  known(): Promise<readonly string[]>;
  /** EDGAR's ticker lists as they are now. Throws `EdgarFormatError`, `EdgarRequestError`. */
  readonly directory: () => Promise<TickerDirectory>;
  /** Shared with the poller. */
  readonly parts: Pick<FilingFetcherDeps, 'client' | 'archive'> & {
    readonly publisher: Publisher;
    readonly store: StateStore;
    readonly now: () => number;
    readonly spans: ByKind<DocumentSpan>;
    readonly claims: Claims;
    /** Runs work on the state of a company while nobody else does; not at all on the company of another fetcher. */
    readonly alone: (cik: string, work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
  };
};

/** Number of failed companies in a row after which the source is considered down. */
const GIVE_UP_AFTER = 10;

export const createFilingFetcher = (deps: FilingFetcherDeps): FilingFetcher => {
  const { log, logger, metrics, client, archive, now = Date.now, concurrency = 4, reports = 'all' } = deps;
  const { documents = 'none', ownership = 'none' } = deps;
  const { foreign = documents } = deps;
  const spans: ByKind<DocumentSpan> = {
    xbrl: reports,
    filing: documents,
    foreign,
    ownership,
    // For managers, who are selected by CIK.
    holdings: documents === 'none' ? 'all' : documents,
  };
  const store = openStateStore(deps.state, logger);
  const library = createLibrary(client, archive, metrics);
  const claims = deps.claims ?? everyCompany();
  const publisher = createPublisher(log, deps.codec, (topic, count) => metrics.events(topic, count));

  /**
   * Concurrent callers, such as the poller and the collector, take turns at a company, because it has one
   * state.
   */
  const working = new Map<string, Promise<void>>();
  const alone = async (cik: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
    const turn = (working.get(cik) ?? Promise.resolve()).then(() => claims.hold(cik, work));
    const over = turn.catch(() => undefined);
    working.set(cik, over);
    await turn.finally(() => {
      if (working.get(cik) === over) working.delete(cik);
    });
  };

  const ingest = async (selection: Selection, options: IngestOptions = {}): Promise<IngestReport> => {
    const started = performance.now();
    await requireClock({ log, codec: deps.codec }, now());
    const symbols = 'symbols' in selection ? selection.symbols : [];
    const directory = await fetchTickerDirectory(library, store, symbols);
    const { targets, refused } = resolveSelection(selection, directory);
    const anchor = await openLogAnchor(deps.state, log, deps.codec);
    const companies: CompanyReport[] = [];
    const refusals: Refusal[] = [...refused];
    const requestedSpans = 'universe' in selection ? byKind(() => 'none' as const) : spans;
    const { awaited, signal } = options;
    const as: IngestedAs =
      'managers' in selection ? 'manager' : options.isRefresh === true ? 'known' : 'company';
    const budget = { left: options.maxDocuments ?? Infinity };
    let failuresInARow = 0;

    const tried = new Set<string>();
    const one = async (target: Target, index: number): Promise<void> => {
      await alone(target.cik, (claimed) => {
        tried.add(target.cik);
        return inSpan('fetch company', { attributes: { 'footnote.cik': target.cik } }, async (span) => {
          const report = await bringIn(target, index, claimed);
          if (report === undefined) return;
          span?.set({
            'footnote.fetched': report.fetched,
            'footnote.bytes': report.bytes,
            'footnote.filings': report.events.filings,
            'footnote.documents': report.events.documents,
          });
        });
      });
      if (!tried.has(target.cik))
        refusals.push({
          requested: target.requested,
          cik: target.cik,
          reason: 'no_share',
          detail: 'another fetcher works on this company',
        });
    };
    /** The report of a company; undefined if the source refused it. */
    const bringIn = async (
      target: Target,
      index: number,
      claimed: AbortSignal,
    ): Promise<CompanyReport | undefined> => {
      const own = claimedClient(client, claimed);
      const { cik, requested } = target;
      let bytes = 0;
      const progress = (step: IngestProgress['step']): void =>
        options.onProgress?.({ company: requested, cik, index, total: targets.length, step, bytes });
      const refuse = (reason: Refusal['reason'], detail: string): void => {
        refusals.push({ requested, cik, reason, detail });
        progress('failed');
      };
      if (failuresInARow >= GIVE_UP_AFTER) {
        refuse('not_tried', `the source failed ${GIVE_UP_AFTER} times in a row`);
        return undefined;
      }
      try {
        const state = await store.load(cik);
        if (state.log !== anchor.name()) forgetPublished(state);
        const report = await ingestCompany(target, state, {
          library: createLibrary(own, archive, metrics),
          publisher,
          store,
          anchor,
          directory,
          filingDocuments: { client: own, archive, metrics, spans: requestedSpans, awaited, budget, signal },
          now,
          as,
          onStep: (step, fetched) => {
            bytes = fetched;
            progress(step);
          },
          ...(options.onFilings === undefined ? {} : { onFilings: options.onFilings }),
        });
        failuresInARow = 0;
        if (report === null) {
          refuse(
            directory.lists(cik) ? 'documents_missing' : 'cik_unknown',
            `the source has neither submissions nor companyfacts of ${cik}`,
          );
          return undefined;
        }
        companies.push(report);
        bytes = report.bytes;
        progress('done');
        return report;
      } catch (error) {
        if (!(error instanceof EdgarRequestError)) throw error;
        if (error.failure !== 'no_share') failuresInARow += 1;
        logger.warn({ cik, url: error.url, failure: error.failure }, 'failed to fetch a company');
        refuse(error.failure, error.message);
        return undefined;
      }
    };

    await eachOf(targets, concurrency, one, signal);
    const report = { companies, refused: refusals, seconds: (performance.now() - started) / 1000 };
    return { ...report, ok: isOk(report, selection) };
  };

  return {
    ingest,
    directory: () => fetchTickerDirectory(library, store),
    known: async () => (await store.names()).filter((name) => isCik(name) && claims.owns(name)),
    parts: { client, archive, publisher, store, now, spans, claims, alone },
  };
};

/** A client that sends nothing more for a company that another fetcher has taken over. */
const claimedClient = (client: EdgarClient, claimed: AbortSignal): EdgarClient => ({
  ...client,
  fetch: (url, previous) =>
    claimed.aborted
      ? Promise.reject(new EdgarRequestError('no_share', url, 'another fetcher has taken the company over'))
      : client.fetch(url, previous),
});

const isOk = (report: Omit<IngestReport, 'ok'>, selection: Selection): boolean =>
  report.companies.every(({ problems }) => problems.length === 0) &&
  report.refused.every(({ reason }) => 'universe' in selection && reason === 'documents_missing');
