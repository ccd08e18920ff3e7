import type { TopicAdmin } from '@footnote/event-log/kafka-topics';
import { brokerFaults, type TopicFault, topicFaults } from '@footnote/event-log/kafka/topic-faults';
import { topicSpecs } from '@footnote/events/topics';
import type { Right } from '@footnote/event-log/kafka/access';
import { type AclUser, rightsOf } from './topic-acls.ts';
import { declarationOf, type EventsConfig, kafkaClientOf } from './kafka-config.ts';

/** The topics of the configured cluster, by their names without the prefix. */
export type TopicGuard = Omit<TopicAdmin, 'describe' | 'lacking'> & {
  /** How the topics, and the brokers, differ from what is declared. */
  faults(): Promise<readonly TopicFault[]>;
  /** The rights that this process lacks of those that a user needs. */
  lacking(user: AclUser): Promise<readonly Right[]>;
};

/** `who` names this process to the brokers. Throws `KafkaLogError` if none can be reached. */
export async function openTopicGuard(
  config: EventsConfig,
  brokers: string,
  who: string,
): Promise<TopicGuard> {
  const { openTopicAdmin } = await import('@footnote/event-log/kafka-topics');
  const admin = await openTopicAdmin(kafkaClientOf(config, brokers, who));
  const prefix = config.kafkaTopicPrefix ?? '';
  const specs = topicSpecs(config.partitions);
  return {
    ...admin,
    set: (names, settings) =>
      admin.set(
        names.map((name) => prefix + name),
        settings,
      ),
    lacking: (user) => admin.lacking(rightsOf(user, prefix)),
    faults: async () => {
      const kept = await admin.describe(specs.map(({ name }) => prefix + name));
      const own = kept.map((topic) => ({ ...topic, name: topic.name.slice(prefix.length) }));
      // Of the brokers only an administrator may know.
      const brokers = await admin.brokerSettings().catch(() => ({}));
      return [...topicFaults(specs, declarationOf(config), own), ...brokerFaults(brokers)];
    },
  };
}
