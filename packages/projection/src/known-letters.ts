import { createHash } from 'node:crypto';
import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';

/** Which records a step has refused before. */
export type KnownLetters = {
  /** Those of `refused` of which the log has no dead letter of the step yet. */
  without<R extends { readonly record: LogRecord }>(refused: readonly R[]): Promise<readonly R[]>;
};

const TOPIC = 'dead-letters';

/**
 * The dead letters of a step, by topic, partition and offset of the record, which a rebuild or a crash has it refuse again.
 * Its bytes count as well, because in another layout of the log another record is at that place. The topic is read when
 * something is refused for the first time, and then only what has been appended since.
 */
export function knownLetters(
  log: Pick<EventLog, 'read' | 'watermarks'>,
  codec: Codec,
  step: string,
): KnownLetters {
  const known = new Set<string>();
  const next = new Map<number, number>();
  const catchUp = async (): Promise<void> => {
    for (const { partition, low, high } of await log.watermarks(TOPIC)) {
      const from = Math.max(low, next.get(partition) ?? 0);
      if (from < high) {
        for await (const records of log.read(TOPIC, partition, { from, to: high })) {
          for (const { value } of records) {
            const letter = await codec.decode(TOPIC, value);
            if (letter.step === step) known.add(identityOf(letter));
          }
        }
      }
      next.set(partition, high);
    }
  };
  return {
    without: async (refused) => {
      if (refused.length === 0) return refused;
      await catchUp();
      return refused.filter(({ record }) => !known.has(identityOf(record)));
    },
  };
}

const identityOf = ({
  topic,
  partition,
  offset,
  value,
}: Pick<LogRecord, 'topic' | 'partition' | 'offset' | 'value'>): string =>
  `${topic}/${partition}/${offset}/${createHash('sha256').update(value).digest('base64')}`;
