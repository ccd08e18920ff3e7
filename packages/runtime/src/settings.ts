import { ARCHIVE_SETTINGS } from './archive-settings.ts';
import { KAFKA_SETTINGS } from './kafka-settings.ts';

/** How to parse the text of an environment variable. */
export type SettingType =
  | { readonly kind: 'text'; readonly pattern?: RegExp; readonly expects?: string }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'url' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number };

export type Setting = {
  readonly env: string;
  readonly type: SettingType;
  /** The default, written as in the environment; null means unset. */
  readonly fallback: string | null;
  readonly description: string;
  /** Never printed or logged. */
  readonly secret?: true;
};

const PORT = { kind: 'integer', min: 0, max: 65535 } as const;
const COUNT = { kind: 'integer', min: 1, max: 1_000_000_000 } as const;
const TEXT = { kind: 'text' } as const;

/** Every setting. Environment variables are named only here. */
export const SETTINGS = {
  dataDir: {
    env: 'FOOTNOTE_DATA',
    type: TEXT,
    fallback: '.footnote',
    description: 'Data folder: event log, archive, embedded ClickHouse and local state',
  },
  ...ARCHIVE_SETTINGS,
  logLevel: {
    env: 'FOOTNOTE_LOG_LEVEL',
    type: { kind: 'choice', of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] },
    fallback: 'info',
    description: 'Minimum log level',
  },
  instance: {
    env: 'FOOTNOTE_INSTANCE',
    type: { kind: 'text', pattern: /^[\w.-]+$/, expects: 'letters, digits, dots and dashes' },
    fallback: null,
    description: 'Name of this process in logs and in the Kafka client id; defaults to the service name',
  },
  host: {
    env: 'FOOTNOTE_HOST',
    type: TEXT,
    fallback: '127.0.0.1',
    description: 'Address that the REST API binds to',
  },
  port: {
    env: 'FOOTNOTE_PORT',
    type: PORT,
    fallback: '8080',
    description: 'Port of the REST API; 0 picks a free port',
  },
  serviceUrl: {
    env: 'FOOTNOTE_URL',
    type: { kind: 'url' },
    fallback: 'http://127.0.0.1:8080',
    description: 'URL of the REST API that `footnote mcp` calls',
  },
  serviceKey: {
    env: 'FOOTNOTE_KEY',
    type: { kind: 'text', pattern: /^fn_\w+$/, expects: 'an API key, which begins with fn_' },
    fallback: null,
    description: 'API key that `footnote mcp` sends',
    secret: true,
  },
  adminPort: {
    env: 'FOOTNOTE_ADMIN_PORT',
    type: PORT,
    fallback: '0',
    description: 'Port for health, readiness and metrics; 0 picks a free port',
  },
  adminHost: {
    env: 'FOOTNOTE_ADMIN_HOST',
    type: TEXT,
    fallback: '127.0.0.1',
    description: 'Address that the admin port binds to; it requires no API key',
  },
  ...KAFKA_SETTINGS,
  schemaRegistryUrl: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_URL',
    type: { kind: 'url' },
    fallback: null,
    description: 'URL of the Confluent schema registry; for Apicurio the path is /apis/ccompat/v7',
  },
  schemaRegistryUsername: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_USERNAME',
    type: TEXT,
    fallback: null,
    description: 'Schema registry user name',
  },
  schemaRegistryPassword: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'Schema registry password',
    secret: true,
  },
  schemaRegistryToken: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_TOKEN',
    type: TEXT,
    fallback: null,
    description: 'Bearer token for the schema registry, instead of a user name',
    secret: true,
  },
  schemaRegistryCa: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_CA',
    type: TEXT,
    fallback: null,
    description:
      'File with the certificates (PEM) of the authority of the schema registry; unset trusts the known ones',
  },
  clickhouseUrl: {
    env: 'FOOTNOTE_CLICKHOUSE_URL',
    type: { kind: 'url' },
    fallback: null,
    description: 'ClickHouse HTTP URL; unset starts the embedded ClickHouse',
  },
  clickhousePort: {
    env: 'FOOTNOTE_CLICKHOUSE_PORT',
    type: PORT,
    fallback: '0',
    description: 'Port of the embedded ClickHouse on 127.0.0.1; 0 picks a free port',
  },
  clickhouseDatabase: {
    env: 'FOOTNOTE_CLICKHOUSE_DATABASE',
    type: { kind: 'text', pattern: /^[A-Za-z_][A-Za-z0-9_]*$/, expects: 'a plain identifier' },
    fallback: 'footnote',
    description: 'ClickHouse database for the read models',
  },
  clickhouseCluster: {
    env: 'FOOTNOTE_CLICKHOUSE_CLUSTER',
    type: { kind: 'text', pattern: /^[A-Za-z0-9_.-]+$/, expects: 'the name of a cluster of ClickHouse' },
    fallback: null,
    description:
      'ClickHouse cluster of several replicas on which the database is created; unset expects a server of one node',
  },
  clickhouseUsername: {
    env: 'FOOTNOTE_CLICKHOUSE_USERNAME',
    type: TEXT,
    fallback: 'default',
    description: 'ClickHouse user name',
  },
  clickhousePassword: {
    env: 'FOOTNOTE_CLICKHOUSE_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'ClickHouse password',
    secret: true,
  },
  clickhouseReaderUsername: {
    env: 'FOOTNOTE_CLICKHOUSE_READER_USERNAME',
    type: TEXT,
    fallback: null,
    description: 'ClickHouse user for queries and exports; unset uses that of `FOOTNOTE_CLICKHOUSE_USERNAME`',
  },
  clickhouseReaderPassword: {
    env: 'FOOTNOTE_CLICKHOUSE_READER_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'ClickHouse password of that user',
    secret: true,
  },
  clickhouseDeadlineSeconds: {
    env: 'FOOTNOTE_CLICKHOUSE_DEADLINE_SECONDS',
    type: { kind: 'number', min: 0.1, max: 60 },
    fallback: '10',
    description:
      'Seconds that a query of the query service to ClickHouse may take; after them the request is refused with 503',
  },
  redisUrl: {
    env: 'FOOTNOTE_REDIS_URL',
    type: {
      kind: 'text',
      pattern: /^rediss?:\/\/[^\s/]+(\/\d+)?$/,
      expects: 'a URL like redis://:password@host:6379/0',
    },
    fallback: null,
    description:
      'Redis URL for request counters shared by all replicas of the query service; if unset, each process keeps its own',
    secret: true,
  },
  userAgent: {
    env: 'FOOTNOTE_USER_AGENT',
    type: { kind: 'text', pattern: /\S+@\S+\.\S+/, expects: 'a name with a contact email address' },
    fallback: null,
    description: "User-Agent for EDGAR, as 'Company name admin@example.com'; required for the live site",
  },
  edgarMirror: {
    env: 'FOOTNOTE_EDGAR_MIRROR',
    type: TEXT,
    fallback: null,
    description: "Folder or URL that mirrors EDGAR's URL space and is read instead of the live site",
  },
  edgarRequestsPerSecond: {
    env: 'FOOTNOTE_EDGAR_REQUESTS_PER_SECOND',
    type: { kind: 'number', min: 0.01, max: 10 },
    fallback: null,
    description:
      'Maximum requests per second from this process, or on Kafka from all replicas of the fetcher and `footnote ingest` together: to EDGAR, which allows 10, 8 unless it is set; to the address of a mirror no limit unless it is set',
  },
  xbrlReports: {
    env: 'FOOTNOTE_XBRL_REPORTS',
    type: { kind: 'text', pattern: /^(all|none|[1-9][0-9]?)$/, expects: 'all, none or a number of years' },
    fallback: 'all',
    description:
      "Which filings' own XBRL reports to fetch, for statement layout and share classes: all, none, or those of this many years before a company's newest filing",
  },
  filingDocuments: {
    env: 'FOOTNOTE_FILING_DOCUMENTS',
    type: { kind: 'text', pattern: /^(all|none|[1-9][0-9]?)$/, expects: 'all, none or a number of years' },
    fallback: '6',
    description:
      "Which filings' own documents to fetch, for sections, press releases and changes between filings: all, none, or those of this many years before a company's newest filing",
  },
  foreignReports: {
    env: 'FOOTNOTE_FOREIGN_REPORTS',
    type: { kind: 'text', pattern: /^(all|none|[1-9][0-9]?)$/, expects: 'all, none or a number of years' },
    fallback: null,
    description:
      'Which 6-Ks of foreign issuers to fetch, for the releases among them: as FOOTNOTE_FILING_DOCUMENTS, which is the default',
  },
  ownershipDocuments: {
    env: 'FOOTNOTE_OWNERSHIP_DOCUMENTS',
    type: { kind: 'text', pattern: /^(all|none|[1-9][0-9]?)$/, expects: 'all, none or a number of years' },
    fallback: '2',
    description:
      'Which Forms 3, 4, 5 and 144 to fetch: all, none, or those of this many years before the newest; unless none, all Schedules 13D and 13G since December 2024 as well',
  },
  symbols: {
    env: 'FOOTNOTE_SYMBOLS',
    type: TEXT,
    fallback: null,
    description:
      'Companies that the fetcher ingests when it starts, such as AAPL,MSFT; add others with `footnote ingest`',
  },
  onDemand: {
    env: 'FOOTNOTE_ON_DEMAND',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'off',
    description:
      'Whether a request for a company that EDGAR lists and that was not ingested starts an ingest of it; set the same value for query, filing-fetcher and projector',
  },
  onDemandQueue: {
    env: 'FOOTNOTE_ON_DEMAND_QUEUE',
    type: { kind: 'integer', min: 1, max: 10_000 },
    fallback: '20',
    description:
      'With FOOTNOTE_ON_DEMAND: maximum number of companies waiting to be fetched; further requests are refused',
  },
  onDemandPerHour: {
    env: 'FOOTNOTE_ON_DEMAND_PER_HOUR',
    type: { kind: 'integer', min: 1, max: 10_000 },
    fallback: '10',
    description: 'With FOOTNOTE_ON_DEMAND: maximum number of companies that one key can request per hour',
  },
  streamsPerKey: {
    env: 'FOOTNOTE_STREAMS_PER_KEY',
    type: { kind: 'integer', min: 1, max: 100_000 },
    fallback: '20',
    description:
      'Maximum number of concurrent streams (`GET /v2/stream`) per key and process of the query service',
  },
  prices: {
    env: 'FOOTNOTE_PRICES',
    type: TEXT,
    fallback: null,
    description:
      'Price sources, the preferred one first, such as DIR,https://host/{symbol}.csv,tiingo; if unset, there are no prices',
  },
  pricesKey: {
    env: 'FOOTNOTE_PRICES_KEY',
    type: TEXT,
    fallback: null,
    description: 'API key of the price source tiingo',
    secret: true,
  },
  pricesRequestsPerHour: {
    env: 'FOOTNOTE_PRICES_REQUESTS_PER_HOUR',
    type: { kind: 'number', min: 1, max: 1_000_000 },
    fallback: '50',
    description: "Maximum requests per hour to each price source over HTTP; Tiingo's free plan allows 50",
  },
  pricesTiingoUrl: {
    env: 'FOOTNOTE_PRICES_TIINGO_URL',
    type: { kind: 'url' },
    fallback: 'https://api.tiingo.com',
    description: 'URL of the price source tiingo, or of a proxy of it',
  },
  pricesDelayMinutes: {
    env: 'FOOTNOTE_PRICES_DELAY_MINUTES',
    type: { kind: 'integer', min: 0, max: 1440 },
    fallback: '120',
    description: 'Minutes after the close of a session before price sources are read',
  },
  benchmark: {
    env: 'FOOTNOTE_BENCHMARK',
    type: { kind: 'text', pattern: /^[A-Za-z0-9.-]{1,16}$/, expects: 'a symbol such as SPY' },
    fallback: 'SPY',
    description:
      'Symbol of the fund that represents the market in beta and relative strength; its prices must be ingested',
  },
  webhooks: {
    env: 'FOOTNOTE_WEBHOOKS',
    type: TEXT,
    fallback: null,
    description: 'JSON file with the endpoints that events are sent to; see webhooks.md',
  },
  pollSeconds: {
    env: 'FOOTNOTE_POLL_SECONDS',
    type: { kind: 'integer', min: 1, max: 86_400 },
    fallback: '60',
    description: 'Seconds between polls for new filings',
  },
  partitions: {
    env: 'FOOTNOTE_PARTITIONS',
    type: { kind: 'integer', min: 1, max: 1000 },
    fallback: '8',
    description: 'Number of partitions of a newly created topic',
  },
  heapMiB: {
    env: 'FOOTNOTE_HEAP_MIB',
    type: { kind: 'integer', min: 64, max: 1_000_000 },
    fallback: null,
    description: 'JavaScript heap limit of a process in MiB; unset uses the default of each service',
  },
  batchRecords: {
    env: 'FOOTNOTE_BATCH_RECORDS',
    type: COUNT,
    fallback: '2000',
    description: 'Maximum number of records in a consumer batch',
  },
  batchBytes: {
    env: 'FOOTNOTE_BATCH_BYTES',
    type: COUNT,
    fallback: '8388608',
    description: 'Maximum size of a consumer batch in bytes',
  },
  companyCacheFacts: {
    env: 'FOOTNOTE_COMPANY_CACHE_FACTS',
    type: COUNT,
    fallback: '300000',
    description:
      'Number of facts and verdicts that a projector caches for all its projections together; its heap limit grows with it',
  },
  verification: {
    env: 'FOOTNOTE_VERIFICATION',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'on',
    description:
      'Whether the verifier masks cells; off serves them unverified; after a change, rebuild the statements projection',
  },
  responseCacheBytes: {
    env: 'FOOTNOTE_RESPONSE_CACHE_BYTES',
    type: COUNT,
    fallback: '67108864',
    description: "Size of the query service's response cache in bytes",
  },
  stallSeconds: {
    env: 'FOOTNOTE_STALL_SECONDS',
    type: { kind: 'integer', min: 1, max: 3600 },
    fallback: '30',
    description: 'Seconds without progress after which a consumer loop is reported as unhealthy',
  },
  shutdownSeconds: {
    env: 'FOOTNOTE_SHUTDOWN_SECONDS',
    type: { kind: 'integer', min: 1, max: 600 },
    fallback: '20',
    description: 'Seconds a shutdown may take before it is forced',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** Variables with the same prefix that are read only by the launcher, the command line and the tests. */
export const OTHER_VARIABLES: readonly string[] = ['FOOTNOTE_CORPUS', 'FOOTNOTE_DEBUG', 'FOOTNOTE_NODE'];
