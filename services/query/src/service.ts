import { once } from 'node:events';
import type { RequestListener, ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createKeyStore, type KeyStore } from '@footnote/api-keys/key-store';
import type { Archive, Derived } from '@footnote/edgar/archive';
import type { EventLog } from '@footnote/event-log/port';
import type { Following } from '@footnote/event-log/restart-follower';
import type { Codec } from '@footnote/events/codec';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { nodeHttp } from '@footnote/runtime/node-http';
import { createApp } from './app.ts';
import { invalidateOnPublished } from './cache/invalidation.ts';
import { createTaggedCache } from './cache/tagged-cache.ts';
import { tracedCache } from './cache/traced-cache.ts';
import { catalogEndpoint } from './routes/catalog.ts';
import { withoutHeldBack } from './collections/held-back.ts';
import { onDemandOf, type OnDemandConfig } from './collections/on-demand.ts';
import { companiesEndpoint } from './routes/companies.ts';
import { compareEndpoint } from './routes/compare.ts';
import { flagsEndpoint } from './routes/flags.ts';
import { flagOperation } from './flags/post.ts';
import { createFlagRecorder } from './flags/record.ts';
import { createDiffer } from './threads/differ.ts';
import { createLocator } from './threads/locator.ts';
import { createViewer } from './threads/viewer.ts';
import { documentSource } from '@footnote/lanes/filings/documents/source';
import { filingDocumentEndpoint } from './routes/filing-document.ts';
import { createDrawer } from './threads/drawer.ts';
import { evidenceEndpoint } from './routes/evidence.ts';
import { filingDiffEndpoint } from './routes/filing-diff.ts';
import { filingEvidenceEndpoint } from './routes/filing-evidence.ts';
import { filingEndpoint } from './routes/filing.ts';
import { filingsEndpoint } from './routes/filings.ts';
import { filingSectionEndpoint } from './routes/filing-section.ts';
import { filingStatementsEndpoint } from './routes/filing-statements.ts';
import { cachedHeads, type CachedHead } from '@footnote/lanes/subject/issuer-heads';
import { historyEndpoint } from './routes/history.ts';
import { cachedCollected, type CachedCollected } from '@footnote/lanes/ownership/holders/collected';
import { guardedStore } from './guarded-store.ts';
import { holderEndpoint } from './routes/holder.ts';
import { laneEndpoint } from './routes/lane-endpoint.ts';
import { LANES, type LaneReader } from './routes/lanes.ts';
import { createLimits, type LimitsConfig } from './limits/limits.ts';
import { pricesEndpoint } from './routes/prices.ts';
import { businessIn } from '@footnote/lanes/companies/profile/read-business';
import { releaseEndpoint } from './routes/release.ts';
import { createMarketBook } from '@footnote/lanes/companies/market-figures/book';
import { createOwnershipBooks } from '@footnote/lanes/companies/ownership-figures/books';
import { screenEndpoint } from './routes/screen.ts';
import { createRequestMetrics } from './request-metrics.ts';
import { createDirectory, directoryCache, type Directory } from '@footnote/lanes/companies/search/directory';
import { searchEndpoint } from './routes/search.ts';
import type { CompanyState } from '@footnote/lanes/statements/company-inputs/computing';
import { createComputer } from './threads/computer.ts';
import { createCompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import { streamEndpoint } from './stream/endpoint.ts';
import { serverConnections } from './server-connections.ts';
import { createStreamHub, type StreamTimes } from './stream/hub.ts';
import { normaliseSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { stockFinancials } from './tools/financials/tool.ts';
import { stockSearch } from './tools/search.ts';
import type { Routes } from '@footnote/lanes/companies/coverage/lanes';
import type { CachedStates } from '@footnote/lanes/companies/valuation/lane';
import type { Answer } from './wire/answer.ts';

export type QueryServiceOptions = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly store: StoreReader;
  /** The archived documents of filings; without it they are refused as missing. */
  readonly archive?: Pick<Archive, 'get'>;
  /** What was computed of them; without it all of it is computed again. */
  readonly derived?: Pick<Derived, 'read'>;
  /** Port 0 picks a free port. */
  readonly config: Pick<Config, 'benchmark' | 'host' | 'port' | 'responseCacheBytes' | 'verification'> &
    LimitsConfig &
    OnDemandConfig &
    Partial<Pick<Config, 'streamsPerKey'>>;
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Epoch milliseconds; for tests. */
  readonly now?: () => number;
  /** How long a client may take; for tests. */
  readonly patience?: Patience;
  /** How long the circuit to the store stays open, in milliseconds; for tests. */
  readonly circuit?: { readonly openMs: number };
  /** When streams are looked after; for tests. */
  readonly streamTimes?: StreamTimes;
};

type Patience = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval' | 'keepAliveTimeout'
>;

export type QueryService = Component & {
  /** Its URL, e.g. `http://127.0.0.1:8080`. Throws before `start`. */
  readonly address: () => string;
  /** Whether it listens, has loaded its keys and follows publications. */
  readonly ready: () => boolean;
  /** Id of the newest known event of the API key with this SHA-256 (hex). */
  readonly keyEvent: (keyHash: string) => string | undefined;
};

/** Answers must not outlive a lost event by more than this. */
const CACHE_TTL_MS = 3_600_000;
const SYMBOL_CACHE_BYTES = 4 * 1024 * 1024;
const STATE_CACHE_BYTES = 1024 * 1024;
const HEAD_CACHE_BYTES = 4 * 1024 * 1024;
const KNOWN_CACHE_BYTES = 8 * 1024 * 1024;
/** Room for the filings of two quarters of every manager, of which there are about 9,000. */
const COLLECTED_CACHE_BYTES = 16 * 1024 * 1024;
const STREAMS_PER_KEY = 20;
/**
 * Time limit for receiving a request, and for silence otherwise: slow clients are disconnected. A body has at
 * most 64 KiB.
 */
const PATIENCE: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // Longer than the idle time of any client's pool, so that the client closes first.
  keepAliveTimeout: 75_000,
};
const SILENCE_MS = 120_000;

/** The REST API on a socket. It serves requests as soon as `start` has resolved. */
export function createQueryService(options: QueryServiceOptions): QueryService {
  const {
    archive,
    derived,
    log,
    codec,
    config,
    logger,
    metrics,
    now = Date.now,
    patience = PATIENCE,
  } = options;
  const guarded = guardedStore(options.store, { registry: metrics.registry, ...options.circuit });
  // What a request with a cached answer needs is kept while nothing can be read in its place.
  const kept = { ttlMs: CACHE_TTL_MS, keepsExpired: guarded.isAway };
  const answers = tracedCache(createTaggedCache<Answer>({ maxBytes: config.responseCacheBytes, ...kept }));
  const symbols = createTaggedCache<SymbolEntry>({ maxBytes: SYMBOL_CACHE_BYTES, ...kept });
  const issuerHeads = createTaggedCache<CachedHead>({ maxBytes: HEAD_CACHE_BYTES, ...kept });
  const companyStates = createTaggedCache<CompanyState>({ maxBytes: STATE_CACHE_BYTES, ttlMs: CACHE_TTL_MS });
  const known = createTaggedCache<CachedStates>({ maxBytes: KNOWN_CACHE_BYTES, ttlMs: CACHE_TTL_MS });
  const forms13F = createTaggedCache<CachedCollected>({
    maxBytes: COLLECTED_CACHE_BYTES,
    ttlMs: CACHE_TTL_MS,
  });
  const onDemand = onDemandOf({
    ...options,
    store: guarded,
    now,
    caches: [answers, symbols, issuerHeads],
  });
  const store = onDemand === undefined ? guarded : withoutHeldBack(guarded, (cik) => onDemand.isHeld(cik));
  const computer = createComputer();
  // Replaying a company's filings takes seconds, so no other request waits for it.
  const historian = createComputer();
  const differ = createDiffer();
  const locator = createLocator();
  const viewer = createViewer();
  const drawer = createDrawer();
  const limits = createLimits({ config, logger, registry: metrics.registry });
  const requestMetrics = createRequestMetrics(metrics.registry, answers.size);
  const server = nodeHttp.createServer(patience);
  server.timeout = SILENCE_MS;
  const connections = serverConnections(server);
  let keys: KeyStore | undefined;
  let invalidation: Following | undefined;
  const streams = createStreamHub({ log, codec, logger, registry: metrics.registry, ...options.streamTimes });
  const directory: Directory = createDirectory({ store, logger });
  const book = createMarketBook(store, now);
  const collected = cachedCollected(store, forms13F);
  const owners = createOwnershipBooks({ store, collected, now });

  const stopFollowing = async (): Promise<void> => {
    await streams.stop();
    await invalidation?.stop();
    await onDemand?.stop();
    await keys?.stop();
    await directory.stop();
    await limits.stop();
  };

  const listen = async (handle: RequestListener): Promise<void> => {
    server.on('request', handle);
    server.listen(config.port, config.host);
    await once(server, 'listening');
  };

  return {
    name: 'query',
    start: async () => {
      try {
        await limits.start();
        keys = await createKeyStore({
          log,
          codec,
          onTrouble: (error) => logger.error({ err: error }, 'cannot follow the topic of API keys'),
        });
        invalidation = await invalidateOnPublished({
          log,
          codec,
          caches: [
            answers,
            symbols,
            issuerHeads,
            companyStates,
            known,
            forms13F,
            directoryCache(directory),
            book.cache,
            ...Object.values(owners).map(({ cache }) => cache),
          ],
          logger,
        });
        await onDemand?.start();
        await streams.start();
        const knownKeys = keys;
        const states = createCompanyStates({ store, codec, cache: companyStates });
        const heads = cachedHeads(store, issuerHeads);
        const { verification: verifier } = config;
        const documents = documentSource(store, archive, derived);
        const filingEvidence = filingEvidenceEndpoint({
          store,
          source: documents,
          locator,
          heads,
          answers,
          now,
        });
        const cells = { store, heads, states, computer, verifier, documents, locator };
        const generalEndpoints = [
          catalogEndpoint({ answers, now }),
          searchEndpoint({ directory, listed: onDemand, now }),
          companiesEndpoint({ store, directory, isOnDemand: onDemand !== undefined, now }),
          flagsEndpoint({ store, symbols, now }),
          filingsEndpoint({ store, symbols, now }),
          filingEndpoint({ store, answers, symbols, now }),
          filingEvidence,
          evidenceEndpoint({ reader: cells, ofFiling: filingEvidence, store, symbols, answers, now }),
          filingSectionEndpoint({ store, now }),
          filingDiffEndpoint({ store, answers, differ, now }),
          filingDocumentEndpoint({ store, source: documents, viewer, now }),
          filingStatementsEndpoint({ store, archive, answers, drawer, now }),
          releaseEndpoint({ store, answers, computer: historian, states, verifier, now }),
          pricesEndpoint({ store, answers, symbols, now }),
          historyEndpoint({
            store,
            answers,
            symbols,
            heads,
            computer: historian,
            states,
            verifier,
            now,
          }),
          holderEndpoint({ store, now }),
          compareEndpoint({ store, answers, symbols, now }),
          screenEndpoint({ store, answers, book, owners, now }),
        ];
        const reader: LaneReader = {
          ...cells,
          codec,
          historian,
          known,
          collected,
          business: businessIn(store),
          benchmark: normaliseSymbol(config.benchmark),
          routes: routesOf([...LANES, ...generalEndpoints]),
        };
        const app = createApp({
          store,
          keys,
          limiter: limits.limiter,
          symbols,
          onDemand,
          generalEndpoints,
          tools: [
            stockFinancials({ store, answers, symbols, onDemand }),
            stockSearch({ directory }),
            flagOperation({ store, symbols, record: createFlagRecorder({ log, codec, store, now }) }),
          ],
          endpoints: LANES.map((lane) => laneEndpoint(lane, { reader, answers, now })),
          stream: streamEndpoint({
            streams,
            store,
            symbols,
            perKey: config.streamsPerKey ?? STREAMS_PER_KEY,
            isAllowed: (key) => knownKeys.verify(key, now()).ok,
          }),
          viewer,
          logger,
          metrics: requestMetrics,
          now,
        });
        const handle = app.callback();
        await listen((request, response) => void handle(request, response));
      } catch (error) {
        await stopFollowing();
        throw error;
      }
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      connections.close();
      // They would never end by themselves.
      await streams.stop();
      await closed;
      await computer.stop();
      await historian.stop();
      await differ.stop();
      await locator.stop();
      await viewer.stop();
      await drawer.stop();
      await stopFollowing();
    },
    address: () => {
      const address = server.address() as AddressInfo | null;
      if (address === null) throw new Error('the query service does not listen yet');
      const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      return `http://${host}:${address.port}`;
    },
    keyEvent: (keyHash) => keys?.newestEvent(keyHash),
    ready: () =>
      server.listening &&
      keys?.isFollowing() === true &&
      invalidation?.isFollowing() === true &&
      onDemand?.isFollowing() !== false,
  };
}

/** The paths that are answered, and those with figures of a symbol that no ingested company has. */
function routesOf(all: readonly { readonly path: string; readonly takesUnlisted?: string }[]): Routes {
  const pathsOf = (some: typeof all): ReadonlySet<string> => new Set(some.map(({ path }) => path));
  return {
    all: pathsOf(all),
    unlisted: pathsOf(all.filter(({ takesUnlisted }) => takesUnlisted === 'figures')),
  };
}
