import type { KeptTopic } from '../kafka-topics.ts';
import type { TopicSpec } from '../port.ts';
import { settingsOf, type TopicDeclaration } from './topic-settings.ts';

/** A topic that is not as it is declared. */
export type TopicFault = {
  /** As declared, without the prefix. */
  readonly topic: string;
  /** A setting of Kafka, or `replicas`. */
  readonly setting: string;
  readonly declared: string;
  readonly found: string;
  /** Whether records are lost or cannot be written, so that nothing may start. */
  readonly isFatal: boolean;
};

/** A topic that was copied and takes no more records. */
export const SEALED = { 'max.message.bytes': '0' } as const;

export const isSealed = ({ setting, found }: Pick<TopicFault, 'setting' | 'found'>): boolean =>
  setting in SEALED && found === SEALED['max.message.bytes'];

const UNLIMITED = '-1';

/**
 * How topics differ from what is declared. Retention and compaction lose events: nothing may start on such topics. Of
 * replicas, `min.insync.replicas` and `max.message.bytes`, more than declared is no fault, and less is a risk; a sealed topic
 * takes no records.
 */
export function topicFaults(
  specs: readonly TopicSpec[],
  declaration: TopicDeclaration,
  kept: readonly KeptTopic[],
): readonly TopicFault[] {
  const found = new Map(kept.map((topic) => [topic.name, topic]));
  return specs.flatMap((spec): readonly TopicFault[] => {
    const topic = found.get(spec.name);
    if (topic === undefined) return [];
    const faults: TopicFault[] = [];
    const add = (setting: string, declared: string, value: string, isFatal: boolean): void =>
      void faults.push({ topic: spec.name, setting, declared, found: value, isFatal });
    for (const [setting, declared] of Object.entries(settingsOf(spec, declaration))) {
      const value = topic.settings[setting] ?? '';
      if (setting.startsWith('retention.')) {
        // Compaction alone does not heed the limits of retention.
        if (value !== UNLIMITED && spec.compacted !== true) add(setting, declared, value, true);
      } else if (setting === 'cleanup.policy') {
        if (value !== declared) add(setting, declared, value, true);
      } else if (Number(value) < Number(declared))
        add(setting, declared, value, isSealed({ setting, found: value }));
    }
    const { replicas } = declaration;
    if (replicas !== null && topic.replicas > 0 && topic.replicas < replicas)
      add('replicas', String(replicas), String(topic.replicas), false);
    return faults;
  });
}

/** How long brokers must keep the offsets of a group without members: a week, Kafka's own default. */
const OFFSETS_RETENTION = ['offsets.retention.minutes', 7 * 24 * 60] as const;

/** Settings of the brokers by which groups lose their offsets while the service is stopped, so that work is repeated. */
export function brokerFaults(settings: Readonly<Record<string, string>>): readonly TopicFault[] {
  const [setting, declared] = OFFSETS_RETENTION;
  const found = settings[setting];
  if (found === undefined || Number(found) >= declared) return [];
  return [{ topic: 'the brokers', setting, declared: String(declared), found, isFatal: false }];
}

/** One sentence for each kind of fault, without a full stop. */
export function wordsOf(faults: readonly TopicFault[]): readonly string[] {
  const kinds = Map.groupBy(faults, ({ setting, declared, found }) =>
    JSON.stringify([setting, declared, found]),
  );
  return [...kinds.values()].map((some) => {
    const [{ setting, declared, found } = { setting: '', declared: '', found: '' }] = some;
    const topics = some.map(({ topic }) => topic).join(', ');
    return isSealed({ setting, found })
      ? `${topics} ${some.length === 1 ? 'is' : 'are'} sealed: the log was copied to topics with another prefix`
      : `${setting} of ${topics} is ${found} instead of ${declared}`;
  });
}

/** Topics lose records or take none. */
export class TopicSettingsError extends Error {
  override readonly name = 'TopicSettingsError';
  readonly faults: readonly TopicFault[];

  constructor(faults: readonly TopicFault[]) {
    super(`topics are not as they are declared: ${wordsOf(faults).join('; ')}`);
    this.faults = faults;
  }
}
