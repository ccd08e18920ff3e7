import type { ClientOptions } from '../client.ts';
import type { Broker, Cluster } from '../cluster.ts';
import { untilCoordinator } from '../coordinator.ts';
import { messageOf } from '../errors.ts';
import { createNews } from '../news.ts';
import { allowedOn } from '../operations.ts';
import { refusedResource } from '../access.ts';
import { brokerAt } from './broker.ts';
import { type Address, createConnections, type Library } from './connections.ts';
import { BrokerError, responseOf } from './errors.ts';

const EARLIEST = -2n;
const LATEST = -1n;
const CLIENT = -1;
const GROUP = 0;
const READ_COMMITTED = 1;

type Produced = {
  /** The address of each partition's leader, which takes its records. */
  leaderOf(topic: string, partition: number): Address;
  readonly request: ReturnType<typeof createConnections>['request'];
  /** Any broker. */
  any(): Promise<Address>;
};

/** Connections as the adapter uses them, and what a producer needs besides. */
export type OwnCluster = Cluster & Produced;

/** An answer that has errors of its parts, with which the library rejects. */
const answered = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    const whole = responseOf(error) as T | undefined;
    if (whole === undefined) throw error;
    return whole;
  });

const addressOf = (text: string): Address => {
  const at = text.lastIndexOf(':');
  return { host: text.slice(0, at), port: Number(text.slice(at + 1)) };
};

export function createCluster(library: Library, options: ClientOptions, isNews = createNews()): OwnCluster {
  const connections = createConnections(library, options, isNews);
  const { request } = connections;
  const targets = new Set<string>();
  const nodes = new Map<string, Address>();
  const leaders = new Map<string, ReadonlyMap<number, number>>();
  let controller = '';

  const any = async (): Promise<Address> => {
    const known = [...nodes.values(), ...options.brokers.map(addressOf)];
    const errors: unknown[] = [];
    for (const address of known) {
      try {
        await connections.open(address);
        return address;
      } catch (error) {
        errors.push(error);
      }
    }
    throw new AggregateError(errors, errors.map(messageOf).join('; '));
  };

  const refreshMetadata = async (): Promise<void> => {
    const answer = await request(await any(), library.metadataV10.api, [[...targets], false, false, false]);
    nodes.clear();
    for (const { nodeId, host, port } of answer.brokers) nodes.set(String(nodeId), { host, port });
    controller = String(answer.controllerId);
    for (const { name, partitions } of answer.topics)
      leaders.set(name ?? '', new Map(partitions.map((each) => [each.partitionIndex, each.leaderId])));
  };

  const nodeOf = (nodeId: string): Address => {
    const address = nodes.get(nodeId);
    if (address === undefined) throw new BrokerError('BROKER_NOT_AVAILABLE', `there is no broker ${nodeId}`);
    return address;
  };
  const leaderIdOf = (topic: string, partition: number): string => {
    const id = leaders.get(topic)?.get(partition);
    if (id === undefined || id < 0)
      throw new BrokerError('LEADER_NOT_AVAILABLE', `${topic}/${partition} has no leader`);
    return String(id);
  };
  const brokerOf = (address: Address): Broker => brokerAt(connections, library, address);
  const controllerBroker = async (): Promise<Broker> => brokerOf(nodes.get(controller) ?? (await any()));

  const coordinatorAddress = (groupId: string): Promise<Address> =>
    untilCoordinator(async () => {
      const { coordinators } = await request(await any(), library.findCoordinatorV2.api, [GROUP, [groupId]]);
      const [found] = coordinators;
      if (found === undefined) throw new BrokerError('COORDINATOR_NOT_AVAILABLE', `of ${groupId}`);
      return found;
    });

  const findLeaderForPartitions = (topic: string, partitions: readonly number[]) => {
    const found: Record<string, number[]> = {};
    for (const partition of partitions) (found[leaderIdOf(topic, partition)] ??= []).push(partition);
    return found;
  };

  return {
    request,
    any,
    leaderOf: (topic, partition) => nodeOf(leaderIdOf(topic, partition)),
    connect: async () => {
      await any();
    },
    refreshMetadata,
    addMultipleTargetTopics: async (topics) => {
      if (topics.every((topic) => leaders.has(topic))) return;
      const added = topics.filter((topic) => !targets.has(topic));
      for (const topic of added) targets.add(topic);
      try {
        await refreshMetadata();
      } catch (error) {
        // One that is refused must not spoil the requests for others.
        for (const topic of added) targets.delete(topic);
        throw error;
      }
    },
    getNodeIds: () => [...nodes.keys()],
    findBroker: async ({ nodeId }) => Promise.resolve(brokerOf(nodeOf(nodeId))),
    findControllerBroker: controllerBroker,
    findGroupCoordinator: async ({ groupId }) => brokerOf(await coordinatorAddress(groupId)),
    findLeaderForPartitions,
    fetchTopicsOffset: (topics) =>
      Promise.all(
        topics.map(async ({ topic, partitions, fromBeginning }) => {
          const timestamp = fromBeginning ? EARLIEST : LATEST;
          const numbers = partitions.map(({ partition }) => partition);
          const answers = await Promise.all(
            Object.entries(findLeaderForPartitions(topic, numbers)).map(([nodeId, mine]) => {
              const asked = mine.map((partitionIndex) => ({
                partitionIndex,
                currentLeaderEpoch: -1,
                timestamp,
              }));
              const places = [{ name: topic, partitions: asked }];
              return request(nodeOf(nodeId), library.listOffsetsV5.api, [CLIENT, READ_COMMITTED, places]);
            }),
          );
          const found = answers.flatMap((answer) => answer.topics.flatMap((each) => each.partitions));
          return {
            topic,
            partitions: found.map(({ partitionIndex, offset }) => ({
              partition: partitionIndex,
              offset: String(offset),
            })),
          };
        }),
      ),
    describeTopics: async () => {
      const answer = await request(await any(), library.metadataV10.api, [null, false, false, false]);
      return answer.topics.map(({ name, topicId, partitions }) => ({
        name: name ?? '',
        id: topicId.replaceAll('-', ''),
        replicas: partitions.map(({ replicaNodes }) => replicaNodes.length),
      }));
    },
    topicOperations: async (names) => {
      const answer = await answered(
        request(await any(), library.metadataV10.api, [[...names], false, true, false]),
      );
      return allowedOn(
        answer.topics.map(({ name, errorCode, topicAuthorizedOperations: bits }) => ({
          name: name ?? '',
          error: errorCode,
          bits,
        })),
      );
    },
    groupOperations: async (groupId) => {
      try {
        const at = await coordinatorAddress(groupId);
        const { groups } = await request(at, library.describeGroupsV5.api, [[groupId], true]);
        const told = groups.map((each) => ({ name: groupId, error: 0, bits: each.authorizedOperations }));
        return allowedOn(told)?.get(groupId);
      } catch (error) {
        if (refusedResource(error) === 'group') return 0;
        throw error;
      }
    },
    abort: (reason) => {
      connections.abort(reason);
      return Promise.resolve();
    },
  };
}
