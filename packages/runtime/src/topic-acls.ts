import { TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import type { KafkaOperation, Right } from '@footnote/event-log/kafka/access';
import type { Config } from './config.ts';
import { SERVICE_NAMES, type ServiceName } from './services.ts';
import { type GroupName, TOPIC_ACCESS } from './topic-access.ts';

/** What a user may do with some resources of one kind. */
export type Acl = {
  readonly operations: readonly KafkaOperation[];
  readonly resource: Right['resource'];
  /** Without the prefix of the deployment. */
  readonly names: readonly string[];
  /** Whether the names are beginnings of names. */
  readonly isPrefix: boolean;
};

/** Who reaches the brokers: a service, or the command line of an operator and the job that migrates. */
export type AclUser = ServiceName | 'cli';

export const ACL_USERS: readonly AclUser[] = [...SERVICE_NAMES, 'cli'];

const topics = (operations: readonly KafkaOperation[], names: readonly TopicName[]): Acl => ({
  operations,
  resource: 'topic',
  names,
  isPrefix: false,
});

const groups = (operations: readonly KafkaOperation[], some: readonly GroupName[]): readonly Acl[] =>
  [false, true].map((isPrefix) => ({
    operations,
    resource: 'group',
    names: some.filter((each) => (each.isPrefix ?? false) === isPrefix).map(({ name }) => name),
    isPrefix,
  }));

const EVERY_TOPIC: readonly KafkaOperation[] = [
  'Read',
  'Write',
  'Create',
  'Describe',
  'DescribeConfigs',
  'AlterConfigs',
];

/**
 * The least that a user needs. Every service compares all topics with what is declared for them, for which it must see them and
 * their settings.
 */
export function aclsOf(user: AclUser): readonly Acl[] {
  const all: readonly Acl[] =
    user === 'cli'
      ? [
          topics(EVERY_TOPIC, TOPIC_NAMES),
          { operations: ['Read', 'Describe', 'Delete'], resource: 'group', names: [''], isPrefix: true },
          { operations: ['DescribeConfigs'], resource: 'cluster', names: ['kafka-cluster'], isPrefix: false },
        ]
      : [
          topics(['Describe', 'DescribeConfigs'], TOPIC_NAMES),
          topics(['Read'], TOPIC_ACCESS[user].reads),
          topics(['Write'], TOPIC_ACCESS[user].writes),
          ...groups(['Read'], TOPIC_ACCESS[user].groups),
          ...groups(['Describe'], TOPIC_ACCESS[user].watches),
          ...groups(['Delete'], TOPIC_ACCESS[user].deletes ?? []),
        ];
  return all.filter(({ names }) => names.length > 0);
}

/** The same, one by one; of groups with a common beginning, that of a group whose name is this beginning. */
export const rightsOf = (user: AclUser, prefix: string): readonly Right[] =>
  aclsOf(user).flatMap(({ operations, resource, names }) =>
    names.flatMap((name) =>
      operations.map((operation) => ({
        resource,
        operation,
        name: resource === 'cluster' ? name : prefix + name,
      })),
    ),
  );

/** Lines of shell for those who grant rights, one or more for each user. `principal` is followed by the user's name. */
export function aclCommands(
  { kafkaBrokers, kafkaTopicPrefix }: Pick<Config, 'kafkaBrokers' | 'kafkaTopicPrefix'>,
  principal: string,
): readonly string[] {
  const prefix = kafkaTopicPrefix ?? '';
  return ACL_USERS.flatMap((user) =>
    aclsOf(user).map(({ operations, resource, names, isPrefix }) => {
      // A prefix of nothing is no prefix to the brokers, but every name.
      const all = resource === 'group' && isPrefix && prefix === '' && names.includes('');
      return [
        `kafka-acls.sh --bootstrap-server ${kafkaBrokers ?? 'BROKERS'} --add`,
        `--allow-principal '${principal}${user}'`,
        ...operations.map((operation) => `--operation ${operation}`),
        ...(resource === 'cluster'
          ? ['--cluster']
          : names.map((name) => `--${resource} ${all ? "'*'" : `${prefix}${name}`}`)),
        ...(isPrefix && !all ? ['--resource-pattern-type prefixed'] : []),
      ].join(' ');
    }),
  );
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ') || 'none';
const groupNames = (some: readonly GroupName[]): readonly string[] =>
  some.map(({ name, isPrefix }) => (isPrefix === true ? `${name}…` : name));

/** The rows of the table in docs/cluster.md. */
export function accessRows(): readonly string[] {
  return SERVICE_NAMES.map((service) => {
    const { reads, writes, groups: own, watches, deletes = [] } = TOPIC_ACCESS[service];
    const watched = watches.length === 0 ? '' : `; looks at ${listed(groupNames(watches))}`;
    const deleted = deletes.length === 0 ? '' : `; deletes ${listed(groupNames(deletes))}`;
    return `| ${service} | ${listed(reads)} | ${listed(writes)} | ${listed(groupNames(own))}${watched}${deleted} |`;
  });
}
