import { hash } from 'node:crypto';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Collection } from '@footnote/event-types/types.generated';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import { type Collections, followCollections } from '@footnote/runtime/collections/follow';
import { advance } from '@footnote/runtime/collections/state';
import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { LogUnavailableError } from '../log-unavailable.ts';
import { SYMBOLS_OF_COMPANY } from '@footnote/lanes/subject/resolve-subject';
import { createDurations } from './durations.ts';
import { createCollectionMetrics } from './metrics.ts';
import { isHeldBack, judge, type Limits, type Verdict } from './judge.ts';
import { followListedSymbols, type ListedSymbols } from './listed.ts';

/** The response for a company that is not served. */
export type Reported = Exclude<Verdict, { kind: 'request' }> & Pick<Collection, 'cik' | 'symbol'>;

/** Companies that EDGAR lists and that were not ingested, and the state of requests for them. */
export type OnDemand = Component & {
  /**
   * The response to a caller (the account of its key) who requests a symbol that is not served; the first
   * request starts a collection. Undefined for a symbol that EDGAR does not list. Rejects with
   * `LogUnavailableError` if the log does not accept the request, and with errors of the read store.
   */
  ask(symbol: string, caller: string): Promise<Reported | undefined>;
  /** The filer of a symbol on EDGAR's ticker lists; undefined for a symbol that EDGAR does not list. */
  listedCik(symbol: string): string | undefined;
  /** Whether the company is being collected, so that its data may be incomplete. */
  isHeld(cik: string): boolean;
  /** Whether it is following the states of requests. */
  isFollowing(): boolean;
};

export type OnDemandOptions = {
  readonly log: Pick<EventLog, 'append' | 'follow'>;
  readonly codec: Pick<Codec, 'decode' | 'encode'>;
  /** The read store without restrictions. */
  readonly store: StoreReader;
  readonly limits: Limits;
  /** Default duration of a collection before any was observed, milliseconds. */
  readonly expectedMs: number;
  /** Those with symbols and answers in them. */
  readonly caches: readonly Pick<TaggedCache<never>, 'invalidate'>[];
  readonly logger: Pick<Logger, 'error'>;
  readonly metrics: Pick<Metrics, 'registry'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

export type OnDemandConfig = Partial<
  Pick<Config, 'edgarMirror' | 'onDemand' | 'onDemandPerHour' | 'onDemandQueue'>
>;

/** Typical duration for one company: some hundred requests at EDGAR's rate, or as many reads of a mirror. */
const EXPECTED_MS = { edgar: 45_000, mirror: 8000 };

/** As configured; undefined if disabled. */
export function onDemandOf({
  config,
  ...options
}: Omit<OnDemandOptions, 'expectedMs' | 'limits'> & { readonly config: OnDemandConfig }):
  OnDemand | undefined {
  const { edgarMirror = null, onDemand, onDemandPerHour = 10, onDemandQueue = 20 } = config;
  if (onDemand !== 'on') return undefined;
  return createOnDemand({
    ...options,
    limits: { queue: onDemandQueue, perHour: onDemandPerHour },
    expectedMs: edgarMirror === null ? EXPECTED_MS.edgar : EXPECTED_MS.mirror,
  });
}

export function createOnDemand(options: OnDemandOptions): OnDemand {
  const { log, codec, store, limits, caches, logger, now } = options;
  const durations = createDurations(options.expectedMs);
  /** Requests of this process that have not been read back from the log yet; further callers share them. */
  const sent = new Map<string, Collection>();
  let collections: Collections | undefined;
  let listed: ListedSymbols | undefined;

  const standingOf = (cik: string): Collection | undefined => {
    const known = collections?.of(cik);
    const own = sent.get(cik);
    return own === undefined ? known : advance(known, own);
  };
  const all = (): readonly Collection[] => {
    const ciks = new Set([...(collections?.all() ?? [])].map(({ cik }) => cik).concat([...sent.keys()]));
    return [...ciks].flatMap((cik) => standingOf(cik) ?? []);
  };

  const metrics = createCollectionMetrics(options.metrics.registry, all, now);

  const forget = (cik: string): void => {
    const tags = [companyTag(cik), ...(listed?.symbolsOf(cik) ?? []).map(symbolTag)];
    for (const cache of caches) cache.invalidate(tags);
  };

  const request = async (cik: string, symbol: string, caller: string, at: number): Promise<void> => {
    const event = collectionEvent(
      { cik, symbol, state: 'requested', requested_at: at, requested_by: caller },
      at,
    );
    sent.set(cik, event);
    try {
      await appendCollection(log, codec, event);
    } catch (error) {
      sent.delete(cik);
      throw new LogUnavailableError('failed to append a request to the event log', { cause: error });
    }
  };

  /**
   * A company served under other symbols is neither fetched nor withheld because of a symbol that it does not
   * have.
   */
  const isServed = async (cik: string): Promise<boolean> =>
    (await store.read(SYMBOLS_OF_COMPANY, { cik })).length > 0;

  const onTrouble = (error: unknown): void =>
    logger.error({ err: error }, 'cannot follow the topics of companies on demand');

  return {
    name: 'on demand',
    start: async () => {
      listed = await followListedSymbols({ log, codec, onTrouble });
      collections = await followCollections({
        log,
        codec,
        onTrouble,
        onChange: (standing) => {
          const { cik, symbol } = standing;
          sent.delete(cik);
          durations.take(standing);
          metrics.take(standing);
          forget(cik);
          for (const cache of caches) cache.invalidate([symbolTag(symbol)]);
        },
      });
    },
    stop: async () => {
      await collections?.stop();
      await listed?.stop();
    },
    isFollowing: () => collections?.isFollowing() === true && listed?.isFollowing() === true,
    listedCik: (symbol) => listed?.cikOf(symbol),
    isHeld: (cik) => {
      const standing = collections?.of(cik);
      return standing !== undefined && isHeldBack(standing, now());
    },
    ask: async (symbol, caller) => {
      const cik = listed?.cikOf(symbol);
      if (cik === undefined) return undefined;
      const requestedBy = hash('sha256', caller);
      const at = now();
      const situate = (): Verdict =>
        judge({
          standing: standingOf(cik),
          all: all(),
          caller: requestedBy,
          at,
          limits,
          typicalMs: durations.typicalMs(),
        });
      let verdict = situate();
      if (verdict.kind === 'request') {
        if (await isServed(cik)) return { kind: 'other_symbols', cik, symbol };
        // Another caller may have requested it meanwhile.
        if (situate().kind === 'request') await request(cik, symbol, requestedBy, at);
        verdict = situate();
      }
      return verdict.kind === 'request' ? undefined : { ...verdict, cik, symbol };
    },
  };
}
