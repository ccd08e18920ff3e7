import { keepFollowing } from '@footnote/event-log/keep-following';
import type { Following } from '@footnote/event-log/restart-follower';
import type { EventLog } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { Collection } from '@footnote/event-types/types.generated';
import { COLLECTIONS_TOPIC } from './event.ts';
import { advance } from './state.ts';

export type Collections = Following & {
  /** The state of a company's collection; undefined if it was never requested. */
  of(cik: string): Collection | undefined;
  /** The state of every collection. */
  all(): Iterable<Collection>;
};

export type CollectionsOptions = {
  readonly log: Pick<EventLog, 'follow'>;
  readonly codec: Pick<Codec, 'decode'>;
  /**
   * Called when a collection changes state, but not for states that existed before following began. Those are
   * passed to `onKnown`, once, and again after the log could not be followed.
   */
  readonly onChange?: (now: Collection, before: Collection | undefined) => void;
  readonly onKnown?: (all: Iterable<Collection>) => void;
  /** Called for a record that cannot be decoded, which is skipped, and for a log that cannot be followed. */
  readonly onTrouble: (error: unknown) => void;
  readonly retryMs?: number;
};

/** The states of the collections in the log, kept up to date. Resolves once all existing ones are loaded. */
export async function followCollections(options: CollectionsOptions): Promise<Collections> {
  const { log, codec, onChange, onKnown, onTrouble, retryMs } = options;
  let known: ReadonlyMap<string, Collection> = new Map();
  const following = await keepFollowing({
    log,
    topic: COLLECTIONS_TOPIC,
    onTrouble,
    retryMs,
    begin: () => {
      const standing = new Map<string, Collection>();
      let isCaughtUp = false;
      return {
        take: async (records) => {
          for (const { value } of records) {
            try {
              const event = await codec.decode(COLLECTIONS_TOPIC, value);
              const before = standing.get(event.cik);
              const now = advance(before, event);
              standing.set(event.cik, now);
              if (isCaughtUp && now !== before) onChange?.(now, before);
            } catch (error) {
              if (!(error instanceof UndecodableError)) throw error;
              onTrouble(error);
            }
          }
        },
        caughtUp: () => {
          isCaughtUp = true;
          known = standing;
          onKnown?.(standing.values());
        },
      };
    },
  });
  return { ...following, of: (cik) => known.get(cik), all: () => known.values() };
}
