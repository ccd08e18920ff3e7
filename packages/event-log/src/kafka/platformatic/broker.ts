import type { ConfigResourceTypeValue } from '@platformatic/kafka';
import type { Broker } from '../cluster.ts';
import { type Address, type Connections, type Library, REQUEST_MS } from './connections.ts';
import { memberIdOf, responseOf } from './errors.ts';
import { messagesOf } from './records.ts';

/** A request without an epoch of the leader. */
const NO_EPOCH = -1;
const PROTOCOL_TYPE = 'consumer';
/** The coordinator answers when the leader has shared out, which it may be late with. */
const SYNC_MS = 2 * REQUEST_MS;

type Deleted = { readonly results: readonly { readonly errorCode: number }[] };

/** Requests to one broker. Their versions are those that every broker from Kafka 3.0 on takes. */
export function brokerAt(connections: Connections, library: Library, at: Address): Broker {
  const { request } = connections;
  return {
    metadata: async (topics) => {
      const asked = topics.length === 0 ? null : [...topics];
      const answer = await request(at, library.metadataV10.api, [asked, false, false, false]);
      return {
        clusterId: answer.clusterId ?? '',
        topicMetadata: answer.topics.map(({ name, isInternal, partitions }) => ({
          topic: name ?? '',
          isInternal,
          partitionMetadata: partitions.map(({ partitionIndex }) => ({ partitionId: partitionIndex })),
        })),
      };
    },
    createTopics: ({ topics, timeout = REQUEST_MS }) => {
      const specs = topics.map(({ topic, numPartitions, replicationFactor, configEntries }) => ({
        name: topic,
        numPartitions,
        replicationFactor,
        assignments: [],
        configs: [...configEntries],
      }));
      return request(at, library.createTopicsV4.api, [specs, timeout, false], timeout + REQUEST_MS);
    },
    describeConfigs: async ({ resources }) => {
      const asked = resources.map(({ type, name, configNames }) => ({
        resourceType: type as ConfigResourceTypeValue,
        resourceName: name,
        configurationKeys: configNames.length === 0 ? null : [...configNames],
      }));
      const { results } = await request(at, library.describeConfigsV2.api, [asked, false, false]);
      return {
        resources: results.map(({ resourceName, configs }) => ({
          resourceName,
          configEntries: configs.map(({ name, value, configSource }) => ({
            configName: name,
            configValue: value,
            configSource,
          })),
        })),
      };
    },
    alterConfigs: ({ resources }) => {
      const asked = resources.map(({ type, name, configEntries }) => ({
        resourceType: type as ConfigResourceTypeValue,
        resourceName: name,
        configs: [...configEntries],
      }));
      return request(at, library.alterConfigsV1.api, [asked, false]);
    },
    fetch: async ({ maxWaitTime, minBytes, maxBytes, topics }) => {
      const asked = topics.map(({ topic, partitions }) => ({
        topicId: topic,
        partitions: partitions.map((each) => ({
          partition: each.partition,
          currentLeaderEpoch: NO_EPOCH,
          fetchOffset: BigInt(each.fetchOffset),
          lastFetchedEpoch: NO_EPOCH,
          partitionMaxBytes: each.maxBytes,
        })),
      }));
      const { responses } = await request(
        at,
        library.fetchV11.api,
        [maxWaitTime, minBytes, maxBytes, library.FetchIsolationLevels.READ_COMMITTED, 0, -1, asked, [], ''],
        maxWaitTime + REQUEST_MS,
      );
      return {
        responses: responses.map(({ topicId, partitions }) => ({
          topicName: topicId,
          partitions: partitions.map(({ partitionIndex, highWatermark, records }) => ({
            partition: partitionIndex,
            highWatermark: String(highWatermark),
            messages: messagesOf(records),
          })),
        })),
      };
    },
    joinGroup: async ({ groupId, sessionTimeout, rebalanceTimeout, memberId, groupProtocols }) => {
      const join = (id: string) =>
        request(
          at,
          library.joinGroupV5.api,
          [groupId, sessionTimeout, rebalanceTimeout, id, null, PROTOCOL_TYPE, [...groupProtocols]],
          rebalanceTimeout + REQUEST_MS,
        );
      const joined = await join(memberId).catch((error: unknown) => {
        const given = memberIdOf(error);
        if (given === undefined) throw error;
        return join(given);
      });
      return {
        generationId: joined.generationId,
        leaderId: joined.leader,
        memberId: joined.memberId,
        members: joined.members.map((each) => ({ memberId: each.memberId, memberMetadata: each.metadata })),
      };
    },
    syncGroup: async ({ groupId, generationId, memberId, groupAssignment }) => {
      const assignments = groupAssignment.map((each) => ({
        memberId: each.memberId,
        assignment: each.memberAssignment,
      }));
      const { assignment } = await request(
        at,
        library.syncGroupV3.api,
        [groupId, generationId, memberId, null, null, null, assignments],
        SYNC_MS,
      );
      return { memberAssignment: assignment };
    },
    heartbeat: ({ groupId, groupGenerationId, memberId }) =>
      request(at, library.heartbeatV3.api, [groupId, groupGenerationId, memberId, null]),
    leaveGroup: ({ groupId, memberId }) => request(at, library.leaveGroupV2.api, [groupId, [{ memberId }]]),
    offsetCommit: ({ groupId, groupGenerationId, memberId, topics }) => {
      const offsets = topics.map(({ topic, partitions }) => ({
        name: topic,
        partitions: partitions.map(({ partition, offset }) => ({
          partitionIndex: partition,
          committedOffset: BigInt(offset),
          committedLeaderEpoch: NO_EPOCH,
        })),
      }));
      return request(at, library.offsetCommitV7.api, [groupId, groupGenerationId, memberId, null, offsets]);
    },
    offsetFetch: async ({ groupId, topics }) => {
      const asked = topics.map(({ topic, partitions }) => ({
        name: topic,
        partitionIndexes: partitions.map(({ partition }) => partition),
      }));
      const answer = await request(at, library.offsetFetchV5.api, [[{ groupId, topics: asked }], false]);
      return {
        responses: answer.topics.map(({ name, partitions }) => ({
          topic: name,
          partitions: partitions.map(({ partitionIndex, committedOffset }) => ({
            partition: partitionIndex,
            offset: String(committedOffset),
          })),
        })),
      };
    },
    describeGroups: async ({ groupIds }) => {
      const { groups } = await request(at, library.describeGroupsV5.api, [[...groupIds], false]);
      return { groups };
    },
    deleteGroups: async (groupIds) => {
      try {
        const { results } = await request(at, library.deleteGroupsV1.api, [[...groupIds]]);
        return { results };
      } catch (error) {
        const answered = responseOf(error) as Deleted | undefined;
        if (answered === undefined) throw error;
        return {
          results: answered.results.map(({ errorCode }) =>
            errorCode === 0 ? { errorCode } : { errorCode, error: error as Error },
          ),
        };
      }
    },
    listGroups: async () => {
      const { groups } = await request(at, library.listGroupsV2.api, [[], []]);
      return { groups };
    },
  };
}
