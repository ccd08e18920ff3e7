import { mayHaveStatements } from '@footnote/statements/filings/forms';
import { companyfactsUrl } from '@footnote/edgar/urls';
import { wrongDate } from '@footnote/events/dates/check';
import type { Filing } from '@footnote/event-types/types.generated';
import type { Logger } from '@footnote/runtime/logging';
import { filingFromFeed } from './events.ts';
import { createFeedReader, type AnnouncedFiling } from './feed-reader.ts';
import type { FilingFetcher } from './filing-fetcher.ts';
import type { FetcherMetrics } from './metrics.ts';
import { createPendingFilings } from './pending-filings.ts';
import { FILING_DOCUMENT_NAMES } from './filing-documents/kinds.ts';
import { isAwaited } from './filing-documents/list.ts';
import { createReleaseLane } from './release-lane.ts';
import { isSourceFailure } from './source-failure.ts';
import { letterOf } from './wrong-dates.ts';

export type PollerOptions = {
  readonly fetcher: FilingFetcher;
  readonly logger: Logger;
  readonly metrics: FetcherMetrics;
  /** Seconds between two polls. */
  readonly seconds: number;
  /** Every known company is refreshed once in this many seconds, regardless of the feed. Default 6 hours. */
  readonly sweepSeconds?: number;
  /** Maximum number of feed pages, of 100 entries each, that one poll reads. Default 10. */
  readonly maxPages?: number;
};

export type PollReport = {
  /** Filings of watched companies that the feed announced and the log did not have. */
  readonly announced: number;
  /** Companies refreshed. */
  readonly requested: number;
  /** Filings published. */
  readonly published: number;
  /**
   * Announced filings that are not in submissions yet, whose figures are not in companyfacts yet, or whose
   * documents are missing.
   */
  readonly pending: number;
};

export type Poller = {
  /**
   * Reads the feed, and publishes the releases that it announces with their exhibits. Takes as long as these, whatever
   * a refresh is doing meanwhile.
   */
  watch(signal?: AbortSignal): Promise<Pick<PollReport, 'announced' | 'published'>>;
  /** Refreshes the companies that are due, and publishes the filings of earlier watches that they do not list. */
  refresh(signal?: AbortSignal): Promise<Omit<PollReport, 'announced'>>;
  /**
   * Both, one after the other. All three throw errors of the log, the archive or the state folder; a failing source is
   * logged.
   */
  poll(signal?: AbortSignal): Promise<PollReport>;
  /** Resolves once the states have what was published. */
  recorded(): Promise<void>;
};

const SWEEP_SECONDS = 6 * 3600;
/** A fraction of EDGAR's limit: old documents must not delay today's filings. */
const DOCUMENTS_PER_SECOND = 2;

/**
 * Keeps ingested companies up to date: refreshes those named by the current-filings feed immediately, those
 * with incomplete filings repeatedly, and every company in turn. Publishes a filing as soon as the feed
 * announces it, even if its filer's submissions do not list it yet.
 */
export const createPoller = (options: PollerOptions): Poller => {
  const { fetcher, logger, metrics, seconds, sweepSeconds = SWEEP_SECONDS } = options;
  const { alone, archive, claims, client, store, publisher, now, spans } = fetcher.parts;
  const feed = createFeedReader(client, options.maxPages);
  const pending = createPendingFilings(seconds * 1000);
  const startedAt = now();
  const misdated = new Set<string>();
  const releases = createReleaseLane(options);
  /** Announced since the last refresh. */
  const waiting: AnnouncedFiling[] = [];
  let sweepFrom = 0;
  let sweepDue = 0;

  /** Filings accepted before polling started do not measure our delay. */
  const observe = (acceptedAt: number | null): void => {
    if (acceptedAt !== null && acceptedAt >= startedAt) {
      metrics.publicationDelay(Math.max(0, now() - acceptedAt) / 1000);
    }
  };

  const announcements = async (watched: ReadonlySet<string>): Promise<readonly AnnouncedFiling[]> => {
    try {
      const { entries, gap } = await feed.read();
      if (gap) logger.warn('the feed has more entries than one poll reads; the sweep will find the rest');
      return entries.filter(({ cik }) => watched.has(cik));
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      logger.warn({ err: error }, 'failed to read the current-filings feed');
      return [];
    }
  };

  /** Registers announced filings that the log does not have yet; the others are repeats. */
  const registerNew = async (entries: readonly AnnouncedFiling[]): Promise<readonly AnnouncedFiling[]> => {
    const fresh: AnnouncedFiling[] = [];
    for (const entry of entries) {
      const state = await store.load(entry.cik);
      if (state.filings.has(entry.accession)) continue;
      const factsBefore = state.documents.get(companyfactsUrl(entry.cik))?.sha256 ?? null;
      pending.add({ cik: entry.cik, accession: entry.accession, form: entry.form, factsBefore }, now());
      fresh.push(entry);
    }
    return fresh;
  };

  /** The feed is ahead of the submissions: its entry is published until they list the filing. */
  const publishUnlisted = async (entries: readonly AnnouncedFiling[]): Promise<readonly Filing[]> => {
    const published: Filing[] = [];
    const publishOne = async (entry: AnnouncedFiling): Promise<void> => {
      const state = await store.load(entry.cik);
      if (state.filings.has(entry.accession)) return;
      const filing = filingFromFeed(entry, await archive.put(entry.page), now());
      const wrong = wrongDate('filings', filing);
      if (wrong !== null) {
        // The feed repeats its entries at every poll.
        if (misdated.has(entry.accession)) return;
        misdated.add(entry.accession);
        await publisher.publish('dead-letters', [letterOf(entry.cik, entry, wrong, now())]);
        return;
      }
      await publisher.publish('filings', [filing]);
      state.filings.add(filing);
      await store.save(entry.cik, state);
      published.push(filing);
    };
    for (const entry of entries) await alone(entry.cik, () => publishOne(entry));
    return published;
  };

  /** The next companies to refresh, so that all are refreshed within `sweepSeconds`. */
  const nextOfSweep = (watched: readonly string[]): readonly string[] => {
    sweepDue = Math.min(watched.length, sweepDue + (watched.length * seconds) / sweepSeconds);
    const count = Math.floor(sweepDue);
    sweepDue -= count;
    const from = sweepFrom >= watched.length ? 0 : sweepFrom;
    sweepFrom = from + count;
    return watched.slice(from, from + count);
  };

  const refreshCompanies = async (
    ciks: readonly string[],
    signal: AbortSignal | undefined,
    onFilings: (filings: readonly Filing[]) => void,
  ): Promise<void> => {
    try {
      const { refused } = await fetcher.ingest(
        { ciks },
        {
          onFilings,
          isRefresh: true,
          awaited: pending.accessions(),
          maxDocuments: Math.ceil(seconds * DOCUMENTS_PER_SECOND),
          ...(signal === undefined ? {} : { signal }),
        },
      );
      for (const { requested, reason, detail } of refused) {
        if (reason === 'no_share') continue;
        logger.warn({ cik: requested, reason, detail }, 'failed to refresh a watched company');
      }
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      logger.warn({ err: error }, 'source failed, retrying at the next poll');
    }
  };

  const poller: Poller = {
    watch: async (signal) => {
      if (!claims.ownsAny()) return { announced: 0, published: 0 };
      const watched = new Set(await fetcher.known());
      const announced = await registerNew(await announcements(watched));
      waiting.push(...announced);
      const taken = await releases.take(announced, signal);
      for (const filing of taken) observe(filing.accepted_at);
      return { announced: announced.length, published: taken.length };
    },
    refresh: async (signal) => {
      if (!claims.ownsAny()) return { requested: 0, published: 0, pending: 0 };
      const began = now();
      await releases.recorded();
      const announced = waiting.splice(0);
      const acceptedAt = new Map(announced.map((entry) => [entry.accession, entry.acceptedAt]));
      const ciks = [...new Set([...pending.due(began), ...nextOfSweep(await fetcher.known())])];
      let published = 0;
      await refreshCompanies(ciks, signal, (filings) => {
        published += filings.length;
        // The feed states the time with its UTC offset; a new row of submissions may be wrong by hours.
        for (const filing of filings) observe(acceptedAt.get(filing.accession) ?? filing.accepted_at);
      });
      const unlisted = await publishUnlisted(announced);
      for (const filing of unlisted) observe(filing.accepted_at);
      await pending.settle(
        async ({ cik, accession, form, factsBefore }) => {
          const state = await store.load(cik);
          if (!state.filings.isListed(accession)) return false;
          for (const kind of FILING_DOCUMENT_NAMES)
            if (isAwaited(state.filingDocuments[kind], accession, spans[kind])) return false;
          return (
            !mayHaveStatements(form) || state.documents.get(companyfactsUrl(cik))?.sha256 !== factsBefore
          );
        },
        { began, now: now() },
      );
      return {
        requested: ciks.length,
        published: published + unlisted.length,
        pending: pending.size,
      };
    },
    poll: async (signal) => {
      const { announced, published } = await poller.watch(signal);
      const refreshed = await poller.refresh(signal);
      return { ...refreshed, announced, published: published + refreshed.published };
    },
    recorded: () => releases.recorded(),
  };
  return poller;
};
