import type { TopicPartition } from '../port.ts';
import { coordinatorOf, type Link } from './link.ts';

export type Place = TopicPartition & { readonly offset: number };

const numbers = (count: number) => Array.from({ length: count }, (_, partition) => ({ partition }));

/** First (`earliest`) or next (`latest`) offset of each partition, in order of their numbers. */
export async function edges(
  link: Pick<Link, 'ask'>,
  topic: string,
  partitions: number,
  edge: 'earliest' | 'latest',
): Promise<readonly number[]> {
  const [found] = await link.ask(async (cluster) => {
    await cluster.addMultipleTargetTopics([topic]);
    return cluster.fetchTopicsOffset([
      { topic, partitions: numbers(partitions), fromBeginning: edge === 'earliest' },
    ]);
  });
  const offsets = new Map(found?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  return numbers(partitions).map(({ partition }) => offsets.get(partition) ?? 0);
}

/** Next offset that the group will read, -1 if it never committed. */
export async function committedOffsets(
  link: Pick<Link, 'ask'>,
  groupId: string,
  places: readonly TopicPartition[],
): Promise<readonly Place[]> {
  const names = [...new Set(places.map(({ topic }) => topic))];
  const topics = names.map((name) => ({
    topic: name,
    partitions: places.filter(({ topic }) => topic === name).map(({ partition }) => ({ partition })),
  }));
  const { responses } = await link.ask(async (cluster) =>
    (await coordinatorOf(cluster, groupId)).offsetFetch({ groupId, topics }),
  );
  const found = new Map(
    responses.flatMap(({ topic, partitions }) =>
      partitions.map(({ partition, offset }) => [`${topic}/${partition}`, Number(offset)] as const),
    ),
  );
  return places.map((place) => ({ ...place, offset: found.get(`${place.topic}/${place.partition}`) ?? -1 }));
}
