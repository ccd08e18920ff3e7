import type { TopicPartition } from './port.ts';

/** Id of a partition within a group; topic names contain no slash. */
export const partitionId = ({ topic, partition }: TopicPartition): string => `${topic}/${partition}`;

export function partitionOfId(id: string): TopicPartition {
  const slash = id.lastIndexOf('/');
  return { topic: id.slice(0, slash), partition: Number(id.slice(slash + 1)) };
}
