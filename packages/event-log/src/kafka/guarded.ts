import {
  accessErrorOf,
  type KafkaOperation,
  KafkaAccessError,
  refusedResource,
  type Right,
} from './access.ts';
import type { Broker, Cluster, KafkaLibrary } from './cluster.ts';
import { typeOf } from './errors.ts';

const on =
  (resource: Right['resource'], operation: KafkaOperation) =>
  (name: string): Right => ({ resource, operation, name });

const topicsOf = (
  requested: readonly { readonly topic: string }[],
  operation: KafkaOperation,
): readonly Right[] => requested.map(({ topic }) => on('topic', operation)(topic));

/** Throws a `KafkaAccessError` that names these rights if one of them is refused. */
async function needing<T>(rights: readonly Right[], answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw accessErrorOf(error, rights);
  }
}

/** Asks for several resources; if one is refused, for each of them, because the brokers' clients do not say for which. */
async function needingEach<T, Item>(
  items: readonly Item[],
  rightOf: (item: Item) => Right,
  ask: (items: readonly Item[]) => Promise<T>,
  rightsBeside: readonly Right[] = [],
): Promise<T> {
  try {
    return await ask(items);
  } catch (error) {
    const refused = refusedResource(error);
    if (items.length < 2 || refused !== 'topic')
      throw accessErrorOf(error, [...items.map(rightOf), ...rightsBeside]);
    const lacking = await Promise.all(
      items.map(async (item) => {
        const own = await ask([item]).then(
          () => undefined,
          (each: unknown) => refusedResource(each),
        );
        return own === undefined ? [] : [rightOf(item)];
      }),
    );
    throw accessErrorOf(error, lacking.flat().length > 0 ? lacking.flat() : items.map(rightOf));
  }
}

const TOPIC_RESOURCE = 2;
/** Enough for one record: whether it is given counts. */
const LEAST_BYTES = 1;

const configRight =
  (operation: KafkaOperation) =>
  ({ type, name }: { readonly type: number; readonly name: string }): Right =>
    type === TOPIC_RESOURCE
      ? { resource: 'topic', operation, name }
      : { resource: 'cluster', operation, name: 'kafka-cluster' };

function guardedBroker(broker: Broker): Broker {
  const member = (groupId: string): readonly Right[] => [on('group', 'Read')(groupId)];
  const described = (groupId: string): Right => on('group', 'Describe')(groupId);
  return {
    metadata: (topics) => needing(topics.map(on('topic', 'Describe')), broker.metadata(topics)),
    createTopics: (request) => needing(topicsOf(request.topics, 'Create'), broker.createTopics(request)),
    describeConfigs: ({ resources }) =>
      needingEach(resources, configRight('DescribeConfigs'), (some) =>
        broker.describeConfigs({ resources: some }),
      ),
    alterConfigs: (request) =>
      needing(request.resources.map(configRight('AlterConfigs')), broker.alterConfigs(request)),
    fetch: (request) =>
      needingEach(
        request.topics,
        ({ topic }) => on('topic', 'Read')(topic),
        (topics) =>
          broker.fetch(
            topics === request.topics
              ? request
              : { ...request, topics, maxWaitTime: 0, maxBytes: LEAST_BYTES },
          ),
      ),
    joinGroup: (request) => needing(member(request.groupId), broker.joinGroup(request)),
    syncGroup: (request) => needing(member(request.groupId), broker.syncGroup(request)),
    heartbeat: (request) => needing(member(request.groupId), broker.heartbeat(request)),
    leaveGroup: (request) => needing(member(request.groupId), broker.leaveGroup(request)),
    offsetCommit: (request) =>
      needing(
        [...member(request.groupId), ...topicsOf(request.topics, 'Read')],
        broker.offsetCommit(request),
      ),
    offsetFetch: ({ groupId, topics }) =>
      needingEach(
        topics,
        ({ topic }) => on('topic', 'Describe')(topic),
        (some) => broker.offsetFetch({ groupId, topics: some }),
        [described(groupId)],
      ),
    describeGroups: (request) => needing(request.groupIds.map(described), broker.describeGroups(request)),
    deleteGroups: async (groupIds) => {
      const rights = groupIds.map(on('group', 'Delete'));
      const answer = await needing(rights, broker.deleteGroups(groupIds));
      const refused = answer.results.find(({ error }) => refusedResource(error) !== undefined);
      if (refused !== undefined)
        throw new KafkaAccessError(rights, typeOf(refused.error) ?? '', { cause: refused.error });
      return answer;
    },
    listGroups: () => broker.listGroups(),
  };
}

/** The same connections, whose requests reject with `KafkaAccessError` where a right is missing. */
function guardedCluster(cluster: Cluster): Cluster {
  return {
    connect: () => cluster.connect(),
    refreshMetadata: () => cluster.refreshMetadata(),
    addMultipleTargetTopics: (topics) =>
      needing(topics.map(on('topic', 'Describe')), cluster.addMultipleTargetTopics(topics)),
    getNodeIds: () => cluster.getNodeIds(),
    findBroker: async (node) => guardedBroker(await cluster.findBroker(node)),
    findControllerBroker: async () => guardedBroker(await cluster.findControllerBroker()),
    findGroupCoordinator: async (group) =>
      guardedBroker(
        await needing([on('group', 'Describe')(group.groupId)], cluster.findGroupCoordinator(group)),
      ),
    findLeaderForPartitions: (topic, partitions) => cluster.findLeaderForPartitions(topic, partitions),
    fetchTopicsOffset: (topics) => needing(topicsOf(topics, 'Describe'), cluster.fetchTopicsOffset(topics)),
    describeTopics: () => cluster.describeTopics(),
    topicOperations: (names) => cluster.topicOperations(names),
    groupOperations: (groupId) => cluster.groupOperations(groupId),
    abort: (reason) => cluster.abort(reason),
  };
}

export const guardedLibrary = (library: KafkaLibrary): KafkaLibrary => ({
  cluster: () => guardedCluster(library.cluster()),
  producer: library.producer,
});
