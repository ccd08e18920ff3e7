import { typeOf } from './errors.ts';

/** Operations of Kafka's access control by their numbers in the protocol. */
const OPERATIONS = {
  Read: 3,
  Write: 4,
  Create: 5,
  Delete: 6,
  Describe: 8,
  DescribeConfigs: 10,
  AlterConfigs: 11,
} as const;

export type KafkaOperation = keyof typeof OPERATIONS;

/** What a user may do with one resource of the brokers, by its name there. */
export type Right = {
  readonly resource: 'topic' | 'group' | 'cluster';
  readonly name: string;
  readonly operation: KafkaOperation;
};

/** Whether operations that the brokers told of include this one; one bit each, by their numbers. */
export const includesOperation = (bits: number, operation: KafkaOperation): boolean =>
  (bits & (1 << OPERATIONS[operation])) !== 0;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** `Read on topics facts and filings`: one part for each operation on one kind of resource. */
export function rightsInWords(rights: readonly Right[]): string {
  const kinds = Map.groupBy(rights, ({ operation, resource }) => `${operation} on ${resource}`);
  const parts = [...kinds].map(([kind, some]) => {
    const names = [...new Set(some.map(({ name }) => name))];
    return `${kind}${names.length > 1 ? 's' : ''} ${listed(names)}`;
  });
  return parts.join('; ');
}

/** The brokers refuse a request because this user lacks a right. It helps to grant it, and no retry before. */
export class KafkaAccessError extends Error {
  override readonly name = 'KafkaAccessError';
  /** The protocol's name of the error. */
  readonly type: string;
  readonly rights: readonly Right[];

  constructor(rights: readonly Right[], type: string, options?: ErrorOptions) {
    super(
      `the brokers refuse ${rightsInWords(rights)} to this user (${type}): footnote topics acls prints the rights of each service`,
      options,
    );
    this.type = type;
    this.rights = rights;
  }
}

const REFUSALS = {
  TOPIC_AUTHORIZATION_FAILED: 'topic',
  GROUP_AUTHORIZATION_FAILED: 'group',
  CLUSTER_AUTHORIZATION_FAILED: 'cluster',
} as const;

/** Of which kind of resource a right is missing; undefined for errors of other causes. */
export const refusedResource = (error: unknown): Right['resource'] | undefined => {
  const type = typeOf(error) ?? '';
  return type in REFUSALS ? REFUSALS[type as keyof typeof REFUSALS] : undefined;
};

/**
 * The error of a request that needs these rights: those on the kind of resource that was refused, or all of them where the
 * answer is about another kind. Errors of other causes, and those that name a right already, are returned as they are.
 */
export function accessErrorOf(error: unknown, rights: readonly Right[]): unknown {
  const resource = refusedResource(error);
  if (resource === undefined || error instanceof KafkaAccessError) return error;
  const own = rights.filter((right) => right.resource === resource);
  return new KafkaAccessError(own.length > 0 ? own : rights, typeOf(error) ?? '', { cause: error });
}

export const isRefused = (error: unknown): error is KafkaAccessError => error instanceof KafkaAccessError;
