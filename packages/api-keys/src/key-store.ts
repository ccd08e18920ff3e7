import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { ApiKey } from '@footnote/event-types/types.generated';
import { keepFollowing } from '@footnote/event-log/keep-following';
import type { EventLog, LogRecord } from '@footnote/event-log/port';
import { hashKey } from './key.ts';
import { decodeKey, KEYS_TOPIC } from './registry.ts';

export type KeyVerdict =
  | { readonly ok: true; readonly key: ApiKey }
  | {
      readonly ok: false;
      readonly reason: 'invalid_api_key' | 'revoked_api_key' | 'unpaid_api_key' | 'expired_api_key';
    };

export type KeyStore = {
  /** Whether `key` is valid at `now` (epoch milliseconds). */
  verify(key: string, now: number): KeyVerdict;
  /** Id of the newest known event of the key with this SHA-256 (hex). */
  newestEvent(keyHash: string): string | undefined;
  /** Number of known keys in any state. */
  size(): number;
  /** Whether the store is following the log. If not, it keeps using the known keys and retries. */
  isFollowing(): boolean;
  stop(): Promise<void>;
};

export type KeyStoreOptions = {
  readonly log: EventLog;
  readonly codec: Codec;
  /** Called for a record that cannot be decoded, which is skipped, and for a log that cannot be followed. */
  readonly onTrouble?: (error: unknown) => void;
  /** Wait before following again, milliseconds. */
  readonly retryMs?: number;
};

/** API keys, kept up to date by following the log. Resolves once every key already in the log is loaded. */
export async function createKeyStore(options: KeyStoreOptions): Promise<KeyStore> {
  const { log, codec, onTrouble = () => undefined, retryMs } = options;
  const keys = new Map<string, ApiKey>();

  const take = async (records: readonly LogRecord[]): Promise<void> => {
    for (const record of records) {
      try {
        const event = await decodeKey(codec, record);
        keys.set(event.key_hash, event);
      } catch (error) {
        // Any other error may have hidden a revocation, so the record must be read again.
        if (!(error instanceof UndecodableError)) throw error;
        onTrouble(error);
      }
    }
  };

  // The newest record of a key counts, however often it is read.
  const following = await keepFollowing({
    log,
    topic: KEYS_TOPIC,
    begin: () => ({ take }),
    onTrouble,
    retryMs,
  });
  return {
    verify: (key, now) => verdict(keys.get(hashKey(key)), now),
    newestEvent: (keyHash) => keys.get(keyHash)?.event_id,
    size: () => keys.size,
    ...following,
  };
}

function verdict(key: ApiKey | undefined, now: number): KeyVerdict {
  if (key === undefined) return { ok: false, reason: 'invalid_api_key' };
  if (key.state === 'revoked') return { ok: false, reason: 'revoked_api_key' };
  if (key.state === 'unpaid') return { ok: false, reason: 'unpaid_api_key' };
  if (key.expires_at !== null && key.expires_at <= now) return { ok: false, reason: 'expired_api_key' };
  return { ok: true, key };
}
