import { join } from 'node:path';
import { createKafka } from '@footnote/event-log/kafka/client';
import type { Right } from '@footnote/event-log/kafka/access';
import type { Parts } from '@footnote/kafka-local/fetch';
import { startKafka } from '@footnote/kafka-local/kafka';
import { freePorts } from '@footnote/kafka-local/process';
import { ACL_USERS, type AclUser } from '@footnote/runtime/topic-acls';
import kafkajs, { type Admin } from 'kafkajs';

// A module of CommonJS whose other names Node does not see.
const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs;

/** A right of one principal on one resource, as Kafka keeps it. */
export type Entry = Right & { readonly principal: string; readonly isPrefix: boolean };

/** A broker that lets nobody do what was not granted, but for its administrator. */
export type GuardedBroker = {
  /** The address for the administrator, who needs no password. */
  readonly admin: string;
  /** Settings of a process that reaches the broker as this user. */
  envOf(user: AclUser): Readonly<Record<string, string>>;
  grant(entries: readonly Entry[]): Promise<void>;
  withdraw(entries: readonly Entry[]): Promise<void>;
  close(): Promise<void>;
};

export const PRINCIPAL = 'User:footnote-';
const PASSWORD = 'secret';
const ANYBODY = '*';

const RESOURCES = {
  topic: AclResourceTypes.TOPIC,
  group: AclResourceTypes.GROUP,
  cluster: AclResourceTypes.CLUSTER,
} as const;

const OPERATIONS = {
  Read: AclOperationTypes.READ,
  Write: AclOperationTypes.WRITE,
  Create: AclOperationTypes.CREATE,
  Delete: AclOperationTypes.DELETE,
  Describe: AclOperationTypes.DESCRIBE,
  DescribeConfigs: AclOperationTypes.DESCRIBE_CONFIGS,
  AlterConfigs: AclOperationTypes.ALTER_CONFIGS,
} as const;

/** What the commands of `footnote topics acls` grant, one entry for each right. Throws for an option that it does not know. */
export function entriesOf(commands: readonly string[]): readonly Entry[] {
  return commands.flatMap((command) => {
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');
    const operations: Right['operation'][] = [];
    const resources: Pick<Right, 'resource' | 'name'>[] = [];
    let [principal, isPrefix] = ['', false];
    for (let at = 1; at < words.length; at += 1) {
      const [option = '', value = ''] = words.slice(at);
      if (option === '--add') continue;
      if (option === '--cluster') {
        resources.push({ resource: 'cluster', name: 'kafka-cluster' });
        continue;
      }
      at += 1;
      if (option === '--allow-principal') principal = value;
      else if (option === '--operation') operations.push(value as Right['operation']);
      else if (option === '--topic' || option === '--group')
        resources.push({ resource: option === '--topic' ? 'topic' : 'group', name: value });
      else if (option === '--resource-pattern-type') isPrefix = value === 'prefixed';
      else if (option !== '--bootstrap-server') throw new Error(`unknown option ${option} in ${command}`);
    }
    return resources.flatMap((on) =>
      operations.map((operation) => ({ ...on, operation, principal, isPrefix })),
    );
  });
}

const kept = ({ principal, operation, resource, name, isPrefix }: Entry) => ({
  principal,
  host: ANYBODY,
  operation: OPERATIONS[operation],
  permissionType: AclPermissionTypes.ALLOW,
  resourceType: RESOURCES[resource],
  resourceName: name,
  resourcePatternType: isPrefix ? ResourcePatternTypes.PREFIXED : ResourcePatternTypes.LITERAL,
});

export async function startGuardedBroker(parts: Parts, folder: string): Promise<GuardedBroker> {
  const [port = 0] = await freePorts(1);
  const users = ACL_USERS.map((user) => `user_footnote-${user}="${PASSWORD}"`).join(' ');
  const kafka = await startKafka({
    dataDir: join(folder, 'kafka'),
    parts,
    brief: true,
    heapMiB: 256,
    adapt: (settings) => ({
      ...settings,
      listeners: `${String(settings['listeners'])},USERS://127.0.0.1:${port}`,
      'advertised.listeners': `${String(settings['advertised.listeners'])},USERS://127.0.0.1:${port}`,
      'listener.security.protocol.map': `${String(settings['listener.security.protocol.map'])},USERS:SASL_PLAINTEXT`,
      'sasl.enabled.mechanisms': 'PLAIN',
      'listener.name.users.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required ${users};`,
      'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
      'allow.everyone.if.no.acl.found': false,
      'super.users': 'User:ANONYMOUS',
    }),
  });
  const admin: Admin = createKafka({ brokers: kafka.brokers, clientId: 'administrator' }, 10_000).admin();
  await admin.connect();
  return {
    admin: kafka.brokers[0] ?? '',
    envOf: (user) => ({
      FOOTNOTE_KAFKA_BROKERS: `127.0.0.1:${port}`,
      FOOTNOTE_KAFKA_SASL_MECHANISM: 'plain',
      FOOTNOTE_KAFKA_USERNAME: `footnote-${user}`,
      FOOTNOTE_KAFKA_PASSWORD: PASSWORD,
    }),
    grant: async (entries) => {
      await admin.createAcls({ acl: entries.map(kept) });
    },
    withdraw: async (entries) => {
      await admin.deleteAcls({ filters: entries.map(kept) });
    },
    close: async () => {
      await admin.disconnect();
      await kafka.stop();
    },
  };
}
