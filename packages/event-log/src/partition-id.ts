import type { TopicPartition } from './port.ts';

/** Identity of a partition within a group; a topic's name holds no slash. */
export const partitionId = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

export function partitionOfId(id: string): TopicPartition {
  const slash = id.lastIndexOf('/');
  return { topic: id.slice(0, slash), partition: Number(id.slice(slash + 1)) };
}
