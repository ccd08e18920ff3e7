import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { ApiKey } from '@footnote/events/types.generated';
import type { EventLog } from '@footnote/event-log/port';
import { hashKey } from './key.ts';
import { decodeKey, KEYS_TOPIC } from './registry.ts';

export type KeyVerdict =
  | { readonly ok: true; readonly key: ApiKey }
  | {
      readonly ok: false;
      readonly reason: 'invalid_api_key' | 'revoked_api_key' | 'unpaid_api_key' | 'expired_api_key';
    };

export type KeyStore = {
  /** Whether `key` opens the door at `now` (epoch milliseconds). */
  verify(key: string, now: number): KeyVerdict;
  /** How many keys are known, whatever their state. */
  size(): number;
  stop(): Promise<void>;
  /** Settles when the store no longer follows the log: rejected with what went wrong, resolved after `stop`. */
  readonly done: Promise<void>;
};

export type KeyStoreOptions = {
  readonly log: EventLog;
  readonly codec: Codec;
  /** Told of a record that is not a key's; the store goes on without it. */
  readonly onUnreadable?: (error: unknown) => void;
};

/** The keys of the log, kept up to date by following it. Resolves when all that were there are known. */
export async function createKeyStore(options: KeyStoreOptions): Promise<KeyStore> {
  const { log, codec, onUnreadable } = options;
  const keys = new Map<string, ApiKey>();
  const caughtUp = Promise.withResolvers<undefined>();
  const follower = await log.follow({
    topics: [KEYS_TOPIC],
    from: 'start',
    onCaughtUp: () => caughtUp.resolve(undefined),
    onRecords: async (records) => {
      for (const record of records) {
        try {
          const event = await decodeKey(codec, record);
          keys.set(event.key_hash, event);
        } catch (error) {
          // Anything else may be a revocation that could not be read just now: better to stop than to miss it.
          if (!(error instanceof UndecodableError)) throw error;
          onUnreadable?.(error);
        }
      }
    },
  });
  await Promise.race([caughtUp.promise, follower.done]);
  return {
    verify: (key, now) => verdict(keys.get(hashKey(key)), now),
    size: () => keys.size,
    stop: () => follower.stop(),
    done: follower.done,
  };
}

function verdict(key: ApiKey | undefined, now: number): KeyVerdict {
  if (key === undefined) return { ok: false, reason: 'invalid_api_key' };
  if (key.state === 'revoked') return { ok: false, reason: 'revoked_api_key' };
  if (key.state === 'unpaid') return { ok: false, reason: 'unpaid_api_key' };
  if (key.expires_at !== null && key.expires_at <= now) return { ok: false, reason: 'expired_api_key' };
  return { ok: true, key };
}
