import type {
  ApiKey,
  Bars,
  CellRevisions,
  Collection,
  Company,
  CorporateActions,
  CusipWitness,
  DeadLetter,
  Document,
  Filing,
  FiledSplits,
  FilingFacts,
  FilingHoldings,
  FilingRelease,
  FilingSections,
  Flag,
  GovernanceReport,
  IssuerSplits,
  ListedSymbol,
  Listing,
  Published,
  Stake,
  TradeReport,
  Verification,
  WebhookEndpoint,
} from '@footnote/event-types/types.generated';

/** The event type of each topic. */
export type TopicEvents = {
  readonly companies: Company;
  readonly filings: Filing;
  readonly documents: Document;
  readonly facts: FilingFacts;
  readonly sections: FilingSections;
  readonly releases: FilingRelease;
  readonly governance: GovernanceReport;
  readonly bars: Bars;
  readonly 'corporate-actions': CorporateActions;
  readonly holdings: FilingHoldings;
  readonly cusips: CusipWitness;
  readonly listings: Listing;
  readonly 'issuer-splits': IssuerSplits;
  readonly 'filed-splits': FiledSplits;
  readonly stakes: Stake;
  readonly trades: TradeReport;
  readonly flags: Flag;
  readonly collections: Collection;
  readonly 'listed-symbols': ListedSymbol;
  readonly verifications: Verification;
  readonly revisions: CellRevisions;
  readonly published: Published;
  readonly 'dead-letters': DeadLetter;
  readonly keys: ApiKey;
  readonly webhooks: WebhookEndpoint;
};

export type TopicName = keyof TopicEvents;

export type EventOf<T extends TopicName> = TopicEvents[T];

export type Topic<T extends TopicName> = {
  readonly name: T;
  /** Default number of partitions; existing topics keep theirs. */
  readonly partitions: number;
  /** Whether compaction may remove all but the newest record of a key. */
  readonly compacted: boolean;
  /** Key of the record: decides partition and order. */
  readonly key: (event: EventOf<T>) => string;
};

const DEFAULT_PARTITIONS = 8;

/** Every topic. The schema of its events is `schemas/<name>.avsc`. */
export const TOPICS: { readonly [T in TopicName]: Topic<T> } = {
  companies: {
    name: 'companies',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  filings: { name: 'filings', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cik },
  documents: {
    name: 'documents',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  facts: { name: 'facts', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cik },
  sections: {
    name: 'sections',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  releases: {
    name: 'releases',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  governance: {
    name: 'governance',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  holdings: {
    name: 'holdings',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  stakes: { name: 'stakes', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cik },
  trades: { name: 'trades', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cik },
  cusips: { name: 'cusips', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cusip },
  listings: {
    name: 'listings',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.symbol,
  },
  bars: { name: 'bars', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.symbol },
  'corporate-actions': {
    name: 'corporate-actions',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.symbol,
  },
  'issuer-splits': {
    name: 'issuer-splits',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  'filed-splits': {
    name: 'filed-splits',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.symbol,
  },
  flags: { name: 'flags', partitions: DEFAULT_PARTITIONS, compacted: false, key: (event) => event.cik },
  collections: {
    name: 'collections',
    partitions: DEFAULT_PARTITIONS,
    compacted: true,
    key: (event) => event.cik,
  },
  // One partition: its readers need the whole list.
  'listed-symbols': {
    name: 'listed-symbols',
    partitions: 1,
    compacted: true,
    key: (event) => event.symbol,
  },
  verifications: {
    name: 'verifications',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  revisions: {
    name: 'revisions',
    partitions: DEFAULT_PARTITIONS,
    compacted: false,
    key: (event) => event.cik,
  },
  published: {
    name: 'published',
    partitions: DEFAULT_PARTITIONS,
    compacted: true,
    // Compaction keeps the newest record of each projection for an entity, not only the newest of any
    // projection.
    key: ({ cik, symbols, projection }) => `${cik === '' ? (symbols[0] ?? '') : cik}/${projection}`,
  },
  // One partition: an operator lists and replays them in one order.
  'dead-letters': { name: 'dead-letters', partitions: 1, compacted: false, key: (event) => event.key },
  keys: { name: 'keys', partitions: 1, compacted: true, key: (event) => event.key_hash },
  webhooks: { name: 'webhooks', partitions: 1, compacted: true, key: (event) => event.name },
};

/** Input and output topics of a stage. Its name is its consumer group and the step of its dead letters. */
export type StageDeclaration = { readonly reads: TopicName; readonly writes: readonly TopicName[] };

/**
 * Every stage: converts the events of one topic to events of others. The first one is as old as the service
 * that runs it and shares its name, because existing deployments have their offsets in that group.
 */
export const STAGES = {
  'filing-parser': { reads: 'documents', writes: ['facts'] },
  'section-parser': { reads: 'documents', writes: ['sections'] },
  'release-parser': { reads: 'documents', writes: ['releases'] },
  'governance-parser': { reads: 'documents', writes: ['governance'] },
  'holdings-parser': { reads: 'documents', writes: ['holdings'] },
  'stake-parser': { reads: 'documents', writes: ['stakes'] },
  'trade-parser': { reads: 'documents', writes: ['trades'] },
  // Listed after the stage that writes its input: an ingest waits for the stages in this order.
  'cusip-parser': { reads: 'stakes', writes: ['cusips'] },
  'listing-parser': { reads: 'companies', writes: ['listings'] },
} as const satisfies Readonly<Record<string, StageDeclaration>>;

export type StageName = keyof typeof STAGES;

/**
 * Topics whose records refer to this log: an import skips them. The projector publishes `issuer-splits` and
 * `filed-splits` again, and the webhook service registers its endpoints again, so that imported events are not sent as new
 * ones.
 */
export const RETOLD: ReadonlySet<TopicName> = new Set<TopicName>([
  'issuer-splits',
  'filed-splits',
  'webhooks',
]);

export const TOPIC_NAMES: readonly TopicName[] = Object.values(TOPICS).map((topic) => topic.name);

/** Those of the topics whose partition N has the same keys, so that they need equally many. */
export function coPartitioned<T extends { readonly name: string }>(topics: readonly T[]): readonly T[] {
  return topics.filter(({ name }) => isTopicName(name) && TOPICS[name].partitions !== 1);
}

export function isTopicName(name: string): name is TopicName {
  return Object.hasOwn(TOPICS, name);
}

/** Arguments of `EventLog.ensureTopics`. `partitions` replaces the default of 8. */
export function topicSpecs(
  partitions: number = DEFAULT_PARTITIONS,
): readonly { readonly name: TopicName; readonly partitions: number; readonly compacted: boolean }[] {
  return TOPIC_NAMES.map((name) => ({
    name,
    partitions: TOPICS[name].partitions === 1 ? 1 : partitions,
    compacted: TOPICS[name].compacted,
  }));
}

/** Key of the record that carries `event` on `topic`. */
export function keyOf<T extends TopicName>(topic: T, event: EventOf<T>): string {
  return TOPICS[topic].key(event);
}
