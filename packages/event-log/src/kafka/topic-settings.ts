import type { TopicSpec } from '../port.ts';

/** What a deployment declares for its topics on Kafka. */
export type TopicDeclaration = {
  /** Brokers that have each partition; null leaves it to the brokers. */
  readonly replicas: number | null;
  /** `min.insync.replicas`; null leaves it to the brokers. */
  readonly minInsync: number | null;
  /** `max.message.bytes`: of a batch as stored, compressed. */
  readonly messageBytes: number;
};

export const DEFAULT_DECLARATION: TopicDeclaration = {
  replicas: null,
  minInsync: null,
  messageBytes: 24 * 1024 * 1024,
};

/** The settings with which a topic is created. Events are kept forever. */
export function settingsOf(
  { compacted }: Pick<TopicSpec, 'compacted'>,
  { minInsync, messageBytes }: TopicDeclaration,
): Readonly<Record<string, string>> {
  return {
    'retention.ms': '-1',
    'retention.bytes': '-1',
    'cleanup.policy': compacted === true ? 'compact' : 'delete',
    'max.message.bytes': String(messageBytes),
    ...(minInsync === null ? {} : { 'min.insync.replicas': String(minInsync) }),
  };
}
