import type { LogRecord, TopicPartition } from '../port.ts';
import type { Broker, Cluster } from './cluster.ts';
import type { Place } from './offsets.ts';
import { decodeRecords } from './records.ts';

export type FetchLimits = {
  /** How long the broker may wait for new records, in milliseconds. */
  readonly maxWaitMs: number;
  /** Size limit of one response, as stored (compressed); it contains at least one batch, however large. */
  readonly maxBytes: number;
};

export type Fetched = TopicPartition & {
  /** The requested offset. */
  readonly from: number;
  readonly records: readonly LogRecord[];
  /** Offset of the next fetch: after `records`, skipping gaps left by compaction or control records. */
  readonly next: number;
  readonly high: number;
};

/** Brokers are queried in parallel, and one without records must not delay the others' records. */
const SHARED_WAIT_MS = 100;

function byLeader(cluster: Cluster, places: readonly Place[]): ReadonlyMap<string, readonly Place[]> {
  const found = new Map<string, Place[]>();
  for (const topic of new Set(places.map((place) => place.topic))) {
    const ofTopic = places.filter((place) => place.topic === topic);
    const leaders = cluster.findLeaderForPartitions(
      topic,
      ofTopic.map(({ partition }) => partition),
    );
    for (const [leader, partitions] of Object.entries(leaders)) {
      const mine = ofTopic.filter(({ partition }) => partitions.includes(partition));
      found.set(leader, [...(found.get(leader) ?? []), ...mine]);
    }
  }
  return found;
}

async function fetchFromBroker(
  broker: Broker,
  places: readonly Place[],
  { maxWaitMs, maxBytes }: FetchLimits,
): Promise<readonly Fetched[]> {
  const names = [...new Set(places.map(({ topic }) => topic))];
  const topics = names.map((topic) => ({
    topic,
    partitions: places
      .filter((place) => place.topic === topic)
      .map(({ partition, offset }) => ({ partition, fetchOffset: String(offset), maxBytes })),
  }));
  const { responses } = await broker.fetch({ maxWaitTime: maxWaitMs, minBytes: 1, maxBytes, topics });
  return responses.flatMap(({ topicName, partitions }) =>
    partitions.flatMap((answer) => {
      const place = places.find((each) => each.topic === topicName && each.partition === answer.partition);
      if (place === undefined) return [];
      const { topic, partition, offset } = place;
      const last = answer.messages.at(-1);
      const next = last === undefined ? offset : Math.max(offset, Number(last.offset) + 1);
      const records = decodeRecords(place, answer.messages, offset);
      return [{ topic, partition, from: offset, records, next, high: Number(answer.highWatermark) }];
    }),
  );
}

/** One round of fetches from `places`; empty if no records arrived in time. */
export async function fetchRound(
  cluster: Cluster,
  places: readonly Place[],
  limits: FetchLimits,
): Promise<readonly Fetched[]> {
  await cluster.addMultipleTargetTopics([...new Set(places.map(({ topic }) => topic))]);
  const leaders = [...byLeader(cluster, places)];
  const maxWaitMs = leaders.length > 1 ? Math.min(SHARED_WAIT_MS, limits.maxWaitMs) : limits.maxWaitMs;
  const rounds = await Promise.all(
    leaders.map(async ([nodeId, mine]) =>
      fetchFromBroker(await cluster.findBroker({ nodeId }), mine, { ...limits, maxWaitMs }),
    ),
  );
  return rounds.flat();
}
