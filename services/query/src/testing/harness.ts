import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { issueKey, type IssuedKey, type NewKey } from '@footnote/api-keys/registry';
import type { ApiKey } from '@footnote/event-types/types.generated';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import type { StoreReader } from '@footnote/read-store/port';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics, type Metrics } from '@footnote/runtime/metrics';
import { createQueryService, type QueryService, type QueryServiceOptions } from '../service.ts';
import { contractFault, routeOf, type Method } from '@footnote/contract/testing';
import { createFakeStore, type FakeCompany, type FakeStore } from './fake-store.ts';

export type WireAnswer = {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined without a body. */
  readonly body: Readonly<Record<string, unknown>> | undefined;
};

export type Harness<Store extends StoreReader = FakeStore> = {
  readonly service: QueryService;
  readonly store: Store;
  readonly log: EventLog;
  readonly codec: Codec;
  readonly metrics: Metrics;
  readonly key: string;
  /** The service's clock, epoch milliseconds. */
  now: number;
  /**
   * Sends a request and validates the response against the contract: its schema, the order of its members,
   * the headers of a response with a key.
   */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<WireAnswer>;
  /** The same with a body, sent as JSON unless it is text. A tool's members have their own order. */
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<WireAnswer>;
  issue(key?: Partial<NewKey>): Promise<IssuedKey>;
  publish(cik: string, revision: number, symbols?: readonly string[], projection?: string): Promise<void>;
  stop(): Promise<void>;
};

export type HarnessOptions = {
  readonly now: string;
  /** Storage of counters across restarts; default: none. */
  readonly dataDir?: string;
  /** Keys that were issued elsewhere. */
  readonly keys?: readonly ApiKey[];
  /** How long a client may take. */
  readonly patience?: QueryServiceOptions['patience'];
  /** Default: none. */
  readonly archive?: QueryServiceOptions['archive'];
  /** How long the circuit to the store stays open. */
  readonly circuit?: QueryServiceOptions['circuit'];
  /** Companies are collected on demand, within these limits. */
  readonly onDemand?: { readonly queue: number; readonly perHour: number };
  readonly streams?: {
    readonly perKey: number;
    readonly times: NonNullable<QueryServiceOptions['streamTimes']>;
  };
};

/** The service over canned rows. */
export function startHarness(companies: readonly FakeCompany[], options: HarnessOptions): Promise<Harness> {
  return startHarnessOn(createFakeStore(companies), options);
}

/** The service with a separate log and any read store. */
export async function startHarnessOn<Store extends StoreReader>(
  store: Store,
  options: HarnessOptions,
): Promise<Harness<Store>> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-query-'));
  const log = await openLmdbLog({ path: folder });
  await log.ensureTopics(topicSpecs(1));
  const codec = createCodec(createMemoryRegistry());
  const { key } = await issueKey(log, codec, { label: 'test' });
  for (const event of options.keys ?? [])
    await log.append('keys', [{ key: event.key_hash, value: await codec.encode('keys', event) }]);
  const metrics = createMetrics('query', { defaults: false });
  const service = createQueryService({
    log,
    codec,
    store,
    config: {
      host: '127.0.0.1',
      port: 0,
      responseCacheBytes: 1_000_000,
      verification: 'on',
      benchmark: 'SPY',
      ...dataDirOf(options),
      ...onDemandOf(options),
      ...(options.streams === undefined ? {} : { streamsPerKey: options.streams.perKey }),
    },
    logger: createLogger({ logLevel: 'silent' }),
    metrics,
    now: () => harness.now,
    ...(options.archive === undefined ? {} : { archive: options.archive }),
    ...(options.circuit === undefined ? {} : { circuit: options.circuit }),
    ...(options.patience === undefined ? {} : { patience: options.patience }),
    ...(options.streams === undefined ? {} : { streamTimes: options.streams.times }),
  });
  const ask = async (
    path: string,
    init: RequestInit & { method: Uppercase<Method> },
  ): Promise<WireAnswer> => {
    const response = await fetch(`${service.address()}${path}`, init);
    const text = await response.text();
    const answer = {
      status: response.status,
      headers: response.headers,
      text,
      body: text === '' ? undefined : (JSON.parse(text) as Readonly<Record<string, unknown>>),
    };
    checkContract(path, init.method.toLowerCase() as Method, answer);
    return answer;
  };
  const harness: Harness<Store> = {
    service,
    store,
    log,
    codec,
    metrics,
    key,
    now: Date.parse(options.now),
    get: (path, headers = { 'X-API-Key': key }) => ask(path, { method: 'GET', headers }),
    post: (path, body, headers) =>
      ask(path, {
        method: 'POST',
        headers: headers ?? { 'X-API-Key': key, 'Content-Type': 'application/json' },
        body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
      }),
    issue: (newKey) => issueKey(log, codec, { label: 'another', ...newKey }),
    publish: async (cik, revision, symbols = [], projection = 'statements') => {
      const event = {
        event_id: eventId(['published', cik, revision]),
        source_time: 0,
        recorded_at: 0,
        cik,
        projection,
        revision,
        symbols,
      };
      await log.append('published', [{ key: cik, value: await codec.encode('published', event) }]);
    },
    stop: async () => {
      await service.stop();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await service.start();
  return harness;
}

function dataDirOf({ dataDir }: HarnessOptions): { readonly dataDir?: string } {
  return dataDir === undefined ? {} : { dataDir };
}

function onDemandOf({ onDemand }: HarnessOptions): Partial<QueryServiceOptions['config']> {
  if (onDemand === undefined) return {};
  return { onDemand: 'on', onDemandQueue: onDemand.queue, onDemandPerHour: onDemand.perHour };
}

function checkContract(path: string, method: Method, { status, headers, body }: WireAnswer): void {
  // A path that is not a route is answered like a route.
  const requested = path.split('?')[0] ?? '';
  const listed = routeOf(requested);
  const route = listed ?? '/v2/fundamentals';
  const fault =
    status === 304 ? undefined : contractFault(route, status, body, listed === undefined ? 'get' : method);
  expect(fault, `answer ${status}`).to.equal(undefined);
  if (body !== undefined) {
    expect(headers.get('content-type')).to.equal('application/json; charset=utf-8');
    if (method === 'get') expectAlphabetical(body, '');
  }
  const isKeyed = [200, 202, 304, 400, 422, 429, 500, 503].includes(status);
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']) {
    if (isKeyed) expect(headers.get(name), name).to.match(/^\d+$/);
  }
  const reason = status === 503 ? body?.['reason'] : undefined;
  if (reason === 'collection_queue_full' || reason === 'upstream_unavailable')
    expect(headers.get('retry-after')).to.match(/^[1-9]\d*$/);
  else if (status !== 429) expect(headers.get('retry-after')).to.equal(null);
}

/** Members of every object in alphabetical order, all the way down. */
function expectAlphabetical(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) expect(Object.keys(value), path).to.deep.equal(Object.keys(value).sort());
  for (const [member, inner] of Object.entries(value)) expectAlphabetical(inner, `${path}.${member}`);
}
