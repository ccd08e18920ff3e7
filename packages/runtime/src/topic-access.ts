import { STAGES, type TopicName } from '@footnote/events/topics';
import { COLLECTIONS_TOPIC } from './collections/event.ts';
import type { ServiceName } from './services.ts';

/** What a service does with the event log, for which it needs rights on the brokers. */
export type TopicAccess = {
  /** Topics whose records it reads. */
  readonly reads: readonly TopicName[];
  readonly writes: readonly TopicName[];
  /** Consumer groups that it is a member of. */
  readonly groups: readonly GroupName[];
  /** Consumer groups of others whose offsets it looks at. */
  readonly watches: readonly GroupName[];
  /** Consumer groups that it deletes. */
  readonly deletes?: readonly GroupName[];
};

/** The name of a group, or the beginning of the names of several. */
export type GroupName = { readonly name: string; readonly isPrefix?: boolean };

const named = (name: string): GroupName => ({ name });
const STAGE_GROUPS = Object.keys(STAGES).map(named);
const STREAMED = ['filings', 'stakes', 'trades', 'revisions', 'releases', 'governance'] as const;

/** Tests compare it with the stages and the projections. */
export const TOPIC_ACCESS: { readonly [S in ServiceName]: TopicAccess } = {
  'filing-fetcher': {
    reads: ['companies', 'documents', COLLECTIONS_TOPIC, 'listed-symbols'],
    writes: ['companies', 'filings', 'documents', COLLECTIONS_TOPIC, 'listed-symbols', 'dead-letters'],
    groups: [named('filing-fetcher')],
    watches: [],
  },
  'filing-parser': {
    reads: [...new Set(Object.values(STAGES).map(({ reads }) => reads))],
    writes: [...new Set(Object.values(STAGES).flatMap(({ writes }) => writes)), 'dead-letters'],
    groups: STAGE_GROUPS,
    watches: [],
  },
  'price-fetcher': {
    reads: ['bars'],
    writes: ['bars', 'corporate-actions', 'dead-letters'],
    groups: [],
    watches: [],
  },
  projector: {
    reads: [
      ...[
        'companies',
        'filings',
        'documents',
        'facts',
        'sections',
        'releases',
        'holdings',
        'stakes',
        'trades',
      ],
      ...[
        'cusips',
        'listings',
        'bars',
        'corporate-actions',
        'issuer-splits',
        'filed-splits',
        'flags',
        'governance',
      ],
      ...[COLLECTIONS_TOPIC, 'dead-letters'],
    ] as readonly TopicName[],
    writes: [
      'issuer-splits',
      'filed-splits',
      'verifications',
      'revisions',
      'published',
      COLLECTIONS_TOPIC,
      'dead-letters',
    ],
    groups: [{ name: 'projector.', isPrefix: true }],
    watches: STAGE_GROUPS,
    // Those of generations that it drops when it builds a read model anew.
    deletes: [{ name: 'projector.', isPrefix: true }],
  },
  query: {
    reads: ['published', 'keys', COLLECTIONS_TOPIC, 'listed-symbols', ...STREAMED],
    writes: ['flags', COLLECTIONS_TOPIC],
    groups: [],
    watches: [],
  },
  webhooks: {
    reads: ['companies', 'webhooks', ...STREAMED],
    writes: ['webhooks', 'dead-letters'],
    groups: [{ name: 'webhooks-', isPrefix: true }],
    watches: [],
  },
};

export const isNamedBy =
  (group: string) =>
  ({ name, isPrefix = false }: GroupName): boolean =>
    isPrefix ? group.startsWith(name) : group === name;
