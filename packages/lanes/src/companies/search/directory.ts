import { setImmediate as breathe, setTimeout as sleep } from 'node:timers/promises';
import { ReadStoreUnavailableError, type StoreReader } from '@footnote/read-store/port';
import type { Logger } from '@footnote/runtime/logging';
import { projectionTag } from '../../subject/tagged-cache.ts';
import type { TaggedCache } from '../../subject/tagged-cache.ts';
import { createCompanyIndex } from './company-index.ts';
import type { Found, Issuer, ListedCompany } from './issuer.ts';
import { readIssuers } from './read.ts';

/** The issuers of the read store, in memory; a change is visible shortly after its publication. */
export type Directory = {
  /** At most `limit`, best match first. Waits for the first load and rethrows its error. */
  search(query: string, limit: number): Promise<readonly Found[]>;
  /** Every issuer with a symbol, in the order of symbols; waits like `search`. */
  listed(): Promise<readonly ListedCompany[]>;
  /** A company may have changed: schedules one reload for all calls until then. */
  refresh(): void;
  /** Number of known issuers. */
  readonly size: () => number;
  stop(): Promise<void>;
};

export type DirectoryOptions = {
  readonly store: StoreReader;
  readonly logger: Pick<Logger, 'error'>;
  /** Least milliseconds between two readings; twice as many after each that failed. */
  readonly pauseMs?: number;
};

const PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** A reload is followed by a pause of this many times its duration, so that reloading never dominates. */
const REST = 3;

const SOURCES = ['companies', 'names'].map(projectionTag);

/** Issuers that are indexed before other requests get their turn. */
const AT_ONCE = 100;

/** The directory as a cache that follows publications. After an interruption everything is reloaded. */
export function directoryCache({
  refresh,
}: Pick<Directory, 'refresh'>): Pick<TaggedCache<never>, 'invalidate' | 'clear' | 'suspend' | 'resume'> {
  return {
    invalidate: (tags) => {
      if (SOURCES.some((tag) => tags.includes(tag))) refresh();
    },
    clear: refresh,
    suspend: () => undefined,
    resume: refresh,
  };
}

export function createDirectory({ store, logger, pauseMs = PAUSE_MS }: DirectoryOptions): Directory {
  const index = createCompanyIndex();
  const stopping = new AbortController();
  let known = new Map<string, string>();
  let listed: readonly ListedCompany[] = [];
  let isFilled = false;
  let isStale = true;
  let reading: Promise<void> | undefined;
  let watching: Promise<void> | undefined;

  const fill = async (): Promise<void> => {
    isStale = false;
    const issuers = await readIssuers(store).catch((error: unknown) => {
      isStale = true;
      throw error;
    });
    const next = new Map<string, string>();
    const changed: Issuer[] = [];
    for (const issuer of issuers) {
      const state = JSON.stringify(issuer);
      next.set(issuer.cik, state);
      if (known.get(issuer.cik) !== state) changed.push(issuer);
    }
    for (const cik of known.keys()) if (!next.has(cik)) index.remove(cik);
    for (const [position, issuer] of changed.entries()) {
      index.put(issuer);
      if (position % AT_ONCE === AT_ONCE - 1) await breathe();
    }
    known = next;
    listed = listedAmong(issuers);
    isFilled = true;
  };

  const read = (): Promise<void> => {
    reading ??= fill().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const watch = async (): Promise<void> => {
    let failedPauseMs = pauseMs;
    while (isStale && !stopping.signal.aborted) {
      const began = performance.now();
      let restMs = pauseMs;
      try {
        await read();
        failedPauseMs = pauseMs;
        restMs = Math.max(pauseMs, REST * (performance.now() - began));
      } catch (error) {
        logger.error({ err: error }, 'cannot read the companies');
        failedPauseMs *= 2;
        restMs = failedPauseMs;
      }
      const ms = Math.min(restMs, LONGEST_PAUSE_MS);
      await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    watching = undefined;
  };

  const refresh = (): void => {
    isStale = true;
    if (!stopping.signal.aborted) watching ??= watch();
  };

  const filled = async (): Promise<void> => {
    if (!isFilled) await read().catch(unavailable);
  };

  return {
    search: async (query, limit) => {
      await filled();
      return index.search(query, limit);
    },
    listed: async () => {
      await filled();
      return listed;
    },
    refresh,
    size: index.size,
    stop: async () => {
      stopping.abort();
      await watching;
      await reading?.catch(() => undefined);
    },
  };
}

const listedAmong = (issuers: readonly Issuer[]): readonly ListedCompany[] =>
  issuers
    .flatMap(({ cik, name, listings: [first] }) => (first === undefined ? [] : [{ cik, name, ...first }]))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1));

/** Before the first load there is nothing to search, whatever the reason; it may succeed soon. */
function unavailable(error: unknown): never {
  if (error instanceof ReadStoreUnavailableError) throw error;
  throw new ReadStoreUnavailableError('cannot read the companies', { cause: error });
}
