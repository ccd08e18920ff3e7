/** How the text of an environment variable is read. */
export type SettingType =
  | { readonly kind: 'text'; readonly pattern?: RegExp; readonly expects?: string }
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'url' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'number'; readonly min: number; readonly max: number };

export type Setting = {
  readonly env: string;
  readonly type: SettingType;
  /** As it would stand in the environment; null means not set. */
  readonly fallback: string | null;
  readonly description: string;
  /** Never printed or logged. */
  readonly secret?: true;
};

const PORT = { kind: 'integer', min: 0, max: 65535 } as const;
const COUNT = { kind: 'integer', min: 1, max: 1_000_000_000 } as const;
const TEXT = { kind: 'text' } as const;
const BROKERS = /^[^\s,:]+:\d{1,5}(,[^\s,:]+:\d{1,5})*$/;

/** Everything that can be set. The one place where a variable of the environment is named. */
export const SETTINGS = {
  dataDir: {
    env: 'FOOTNOTE_DATA',
    type: TEXT,
    fallback: '.footnote',
    description: 'Folder where state lives',
  },
  logLevel: {
    env: 'FOOTNOTE_LOG_LEVEL',
    type: { kind: 'choice', of: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] },
    fallback: 'info',
    description: 'Least severe level that is logged',
  },
  instance: {
    env: 'FOOTNOTE_INSTANCE',
    type: { kind: 'text', pattern: /^[\w.-]+$/, expects: 'letters, digits, dots and dashes' },
    fallback: null,
    description: 'Name of this process in logs and to Kafka; unset is the name of the service',
  },
  host: {
    env: 'FOOTNOTE_HOST',
    type: TEXT,
    fallback: '127.0.0.1',
    description: 'Address on which the REST interface listens',
  },
  port: {
    env: 'FOOTNOTE_PORT',
    type: PORT,
    fallback: '8080',
    description: 'Port of the REST interface; 0 takes a free one',
  },
  adminPort: {
    env: 'FOOTNOTE_ADMIN_PORT',
    type: PORT,
    fallback: '0',
    description: 'Port of health, readiness and metrics; 0 takes a free one',
  },
  adminHost: {
    env: 'FOOTNOTE_ADMIN_HOST',
    type: TEXT,
    fallback: '127.0.0.1',
    description: 'Address on which health, readiness and metrics are; they ask for no key',
  },
  kafkaBrokers: {
    env: 'FOOTNOTE_KAFKA_BROKERS',
    type: { kind: 'text', pattern: BROKERS, expects: 'a list like host:9092,host:9092' },
    fallback: null,
    description: 'Kafka brokers that hold the log; unset, the log is in the data folder',
  },
  kafkaClientId: {
    env: 'FOOTNOTE_KAFKA_CLIENT_ID',
    type: TEXT,
    fallback: 'footnote',
    description: 'Who we are to the brokers; the name of the process follows it',
  },
  kafkaTls: {
    env: 'FOOTNOTE_KAFKA_TLS',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'off',
    description: 'Whether the brokers are spoken to over TLS',
  },
  kafkaSaslMechanism: {
    env: 'FOOTNOTE_KAFKA_SASL_MECHANISM',
    type: { kind: 'choice', of: ['plain', 'scram-sha-256', 'scram-sha-512'] },
    fallback: null,
    description: 'How the brokers are shown who we are; unset, they are not',
  },
  kafkaUsername: {
    env: 'FOOTNOTE_KAFKA_USERNAME',
    type: TEXT,
    fallback: null,
    description: 'User of the brokers',
  },
  kafkaPassword: {
    env: 'FOOTNOTE_KAFKA_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'Its password',
    secret: true,
  },
  kafkaSessionSeconds: {
    env: 'FOOTNOTE_KAFKA_SESSION_SECONDS',
    type: { kind: 'number', min: 0.5, max: 3600 },
    fallback: '10',
    description: 'Seconds without a sign of life after which a replica loses its partitions',
  },
  kafkaRebalanceSeconds: {
    env: 'FOOTNOTE_KAFKA_REBALANCE_SECONDS',
    type: { kind: 'number', min: 0.5, max: 3600 },
    fallback: '60',
    description: 'Seconds that a replica may take to finish what it is asked to give up',
  },
  schemaRegistryUrl: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_URL',
    type: { kind: 'url' },
    fallback: null,
    description: "Confluent schema registry beside the brokers; Apicurio's is at …/apis/ccompat/v7",
  },
  schemaRegistryUsername: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_USERNAME',
    type: TEXT,
    fallback: null,
    description: 'User of the schema registry',
  },
  schemaRegistryPassword: {
    env: 'FOOTNOTE_SCHEMA_REGISTRY_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'Its password',
    secret: true,
  },
  clickhouseUrl: {
    env: 'FOOTNOTE_CLICKHOUSE_URL',
    type: { kind: 'url' },
    fallback: null,
    description: 'ClickHouse over HTTP; unset starts the embedded one',
  },
  clickhousePort: {
    env: 'FOOTNOTE_CLICKHOUSE_PORT',
    type: PORT,
    fallback: '0',
    description: 'Port of the embedded ClickHouse on 127.0.0.1; 0 takes a free one',
  },
  clickhouseDatabase: {
    env: 'FOOTNOTE_CLICKHOUSE_DATABASE',
    type: { kind: 'text', pattern: /^[A-Za-z_][A-Za-z0-9_]*$/, expects: 'a plain identifier' },
    fallback: 'footnote',
    description: 'Database of the read models',
  },
  clickhouseUsername: {
    env: 'FOOTNOTE_CLICKHOUSE_USERNAME',
    type: TEXT,
    fallback: 'default',
    description: 'User of the read store',
  },
  clickhousePassword: {
    env: 'FOOTNOTE_CLICKHOUSE_PASSWORD',
    type: TEXT,
    fallback: null,
    description: 'Its password',
    secret: true,
  },
  redisUrl: {
    env: 'FOOTNOTE_REDIS_URL',
    type: {
      kind: 'text',
      pattern: /^rediss?:\/\/[^\s/]+(\/\d+)?$/,
      expects: 'an address like redis://:password@host:6379/0',
    },
    fallback: null,
    description: 'Redis in which replicas of the query service count the requests of a key together',
    secret: true,
  },
  userAgent: {
    env: 'FOOTNOTE_USER_AGENT',
    type: { kind: 'text', pattern: /\S+@\S+\.\S+/, expects: 'a name with a contact address in it' },
    fallback: null,
    description: "Who we are to EDGAR: 'Company name admin@example.com'; the live site needs it",
  },
  edgarMirror: {
    env: 'FOOTNOTE_EDGAR_MIRROR',
    type: TEXT,
    fallback: null,
    description: "URL or folder in EDGAR's URL space that is read instead of the live site",
  },
  edgarRequestsPerSecond: {
    env: 'FOOTNOTE_EDGAR_REQUESTS_PER_SECOND',
    type: { kind: 'number', min: 0.01, max: 10 },
    fallback: '8',
    description: 'Requests a second to EDGAR across the process; EDGAR allows 10',
  },
  xbrlReports: {
    env: 'FOOTNOTE_XBRL_REPORTS',
    type: { kind: 'text', pattern: /^(all|none|[1-9][0-9]?)$/, expects: 'all, none or a number of years' },
    fallback: 'all',
    description:
      "Filings whose own XBRL is fetched, for statement faces and classes of stock: all, none, or of so many years before a company's newest",
  },
  symbols: {
    env: 'FOOTNOTE_SYMBOLS',
    type: TEXT,
    fallback: null,
    description:
      'Companies that the fetcher brings in when it starts: AAPL,MSFT; others by `footnote ingest`',
  },
  pollSeconds: {
    env: 'FOOTNOTE_POLL_SECONDS',
    type: { kind: 'integer', min: 1, max: 86_400 },
    fallback: '60',
    description: 'Seconds between two looks for new filings',
  },
  partitions: {
    env: 'FOOTNOTE_PARTITIONS',
    type: { kind: 'integer', min: 1, max: 1000 },
    fallback: '8',
    description: 'Partitions of a topic when it is created',
  },
  heapMiB: {
    env: 'FOOTNOTE_HEAP_MIB',
    type: { kind: 'integer', min: 64, max: 1_000_000 },
    fallback: null,
    description: 'MiB that the JavaScript heap of a process may take; unset is what each service needs',
  },
  batchRecords: {
    env: 'FOOTNOTE_BATCH_RECORDS',
    type: COUNT,
    fallback: '2000',
    description: 'Most records that a consumer takes at once',
  },
  batchBytes: {
    env: 'FOOTNOTE_BATCH_BYTES',
    type: COUNT,
    fallback: '8388608',
    description: 'Most bytes of records that a consumer takes at once',
  },
  companyCacheFacts: {
    env: 'FOOTNOTE_COMPANY_CACHE_FACTS',
    type: COUNT,
    fallback: '300000',
    description:
      'Facts and verdicts that a projector keeps in memory, for all projections together; its heap follows',
  },
  verification: {
    env: 'FOOTNOTE_VERIFICATION',
    type: { kind: 'choice', of: ['on', 'off'] },
    fallback: 'on',
    description:
      'Whether cells wait for the verifier and are masked by it; rebuild statements after a change',
  },
  responseCacheBytes: {
    env: 'FOOTNOTE_RESPONSE_CACHE_BYTES',
    type: COUNT,
    fallback: '67108864',
    description: 'Bytes of responses that the query service keeps in memory',
  },
  stallSeconds: {
    env: 'FOOTNOTE_STALL_SECONDS',
    type: { kind: 'integer', min: 1, max: 3600 },
    fallback: '30',
    description: 'Seconds without progress after which a loop counts as unhealthy',
  },
  shutdownSeconds: {
    env: 'FOOTNOTE_SHUTDOWN_SECONDS',
    type: { kind: 'integer', min: 1, max: 600 },
    fallback: '20',
    description: 'Seconds that a shutdown may take before it is forced',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingName = keyof typeof SETTINGS;

/** Variables of the same prefix that belong to the launcher, the command line and the tests. */
export const OTHER_VARIABLES: readonly string[] = ['FOOTNOTE_CORPUS', 'FOOTNOTE_DEBUG', 'FOOTNOTE_NODE'];
