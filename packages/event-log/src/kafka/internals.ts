import type { Kafka } from 'kafkajs';
import type { Cluster } from './cluster.ts';
import { untilCoordinator } from './coordinator.ts';
import { groupOperations } from './described-group.ts';
import { describeTopics, topicOperations } from './described-topics.ts';
import { refusedResource } from './access.ts';
import type { KafkajsBroker } from './own-request.ts';

/**
 * The internals of kafkajs 2.2.4 that this adapter uses: single requests to a broker. The public consumer
 * revokes everything at each rebalance, cannot read without a group, and commits for whole groups; the port
 * requires more in all three. The version is pinned, and nothing else uses these internals.
 */

type Connection = {
  connect: () => Promise<unknown>;
  readonly requestQueue: { rejectAll(error: Error): void };
  isConnected(): boolean;
  readonly socket?: { destroy(error?: Error): void };
};

type Pooled = { readonly connectionPool: { readonly pool: readonly Connection[] } };

type Added = 'describeTopics' | 'topicOperations' | 'groupOperations' | 'abort';

type KafkajsCluster = Omit<Cluster, Added | 'findControllerBroker' | 'findBroker'> & {
  findControllerBroker(): Promise<KafkajsBroker>;
  findBroker(node: { readonly nodeId: string }): Promise<KafkajsBroker>;
  disconnect(): Promise<void>;
  readonly brokerPool: {
    connect: () => Promise<unknown>;
    connectBroker: () => Promise<unknown>;
    createSeedBroker: () => Promise<unknown>;
    findConnectedBroker(): Promise<KafkajsBroker>;
    readonly seedBroker?: Pooled;
    readonly brokers: Readonly<Record<string, Pooled>>;
  };
};

type CreateCluster = (options: {
  readonly metadataMaxAge: number;
  readonly allowAutoTopicCreation: boolean;
}) => KafkajsCluster;

const GROUP = 0;
const METADATA_MAX_AGE_MS = 5 * 60_000;

/** A separate connection to the brokers, configured like the client. */
export function createCluster(kafka: Kafka): Cluster {
  const symbol = Object.getOwnPropertySymbols(kafka).find(
    ({ description }) => description === 'private:Kafka:createCluster',
  );
  if (symbol === undefined) throw new Error('unsupported kafkajs version: its internals differ from 2.2.4');
  const create = (kafka as unknown as Readonly<Record<symbol, CreateCluster | undefined>>)[symbol];
  if (create === undefined) throw new Error('unsupported kafkajs version: its internals differ from 2.2.4');
  const cluster = create({ metadataMaxAge: METADATA_MAX_AGE_MS, allowAutoTopicCreation: false });
  /** kafkajs's own hides why a coordinator was not found. */
  const coordinatorOf = async (groupId: string): Promise<KafkajsBroker> => {
    const { coordinator } = await untilCoordinator(async () =>
      (await cluster.brokerPool.findConnectedBroker()).findGroupCoordinator({
        groupId,
        coordinatorType: GROUP,
      }),
    );
    return cluster.findBroker({ nodeId: String(coordinator.nodeId) });
  };
  return Object.assign(cluster, {
    findGroupCoordinator: ({ groupId }: { readonly groupId: string }) => coordinatorOf(groupId),
    topicOperations: async (names: readonly string[]) =>
      topicOperations(await cluster.findControllerBroker(), names),
    groupOperations: async (groupId: string) => {
      try {
        return await groupOperations(await coordinatorOf(groupId), groupId);
      } catch (error) {
        if (refusedResource(error) === 'group') return 0;
        throw error;
      }
    },
    describeTopics: async () => describeTopics(await cluster.findControllerBroker()),
    abort: (reason: Error) => abort(cluster, reason),
  });
}

/** Code between two requests must not reconnect, as kafkajs would. */
async function abort(cluster: KafkajsCluster, reason: Error): Promise<void> {
  const { brokerPool } = cluster;
  const refuse = (): Promise<never> => Promise.reject(reason);
  brokerPool.connect = refuse;
  brokerPool.connectBroker = refuse;
  brokerPool.createSeedBroker = refuse;
  const { brokers, seedBroker } = brokerPool;
  for (const broker of [...Object.values(brokers), ...(seedBroker === undefined ? [] : [seedBroker])]) {
    for (const connection of broker.connectionPool.pool) {
      connection.connect = refuse;
      connection.requestQueue.rejectAll(reason);
      // Destroying a connecting socket emits no event, so its creator would wait for the timeout.
      connection.socket?.destroy(connection.isConnected() ? undefined : reason);
    }
  }
  await cluster.disconnect();
}
