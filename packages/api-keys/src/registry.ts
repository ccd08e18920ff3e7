import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { ApiKey, KeyState } from '@footnote/events/types.generated';
import type { EventLog, LogRecord } from '@footnote/event-log/port';
import { generateKey, hashKey, keyIdOf } from './key.ts';
import { DEFAULT_PLAN, type PlanName } from './plans.ts';

export const KEYS_TOPIC = 'keys';

export type NewKey = {
  readonly label: string;
  readonly plan?: PlanName;
  /** Epoch milliseconds; null or absent for a key that does not expire. */
  readonly expiresAt?: number | null;
  /** Wall clock, for tests. */
  readonly now?: number;
};

export type IssuedKey = {
  /** The key itself, told this once. */
  readonly key: string;
  readonly event: ApiKey;
};

export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';
}

/** Issues a key: the event is durable when this resolves. */
export async function issueKey(log: EventLog, codec: Codec, wanted: NewKey): Promise<IssuedKey> {
  const key = generateKey();
  const event = keyEvent(
    {
      key_hash: hashKey(key),
      key_id: keyIdOf(key),
      label: wanted.label,
      plan: wanted.plan ?? DEFAULT_PLAN,
      state: 'active',
      expires_at: wanted.expiresAt ?? null,
    },
    wanted.now ?? Date.now(),
  );
  await append(log, codec, event);
  return { key, event };
}

/**
 * Puts a key, named by its id or by itself, into a state; returns the key's new state. Throws `UnknownKeyError`
 * when no key or more than one has that name.
 */
export async function setKeyState(
  log: EventLog,
  codec: Codec,
  keyOrId: string,
  state: KeyState,
  now: number = Date.now(),
): Promise<ApiKey> {
  const hash = hashKey(keyOrId);
  const matching = (await listKeys(log, codec)).filter(
    (known) => known.key_id === keyOrId || known.key_hash === hash,
  );
  const [known] = matching;
  if (known === undefined || matching.length > 1) {
    throw new UnknownKeyError(
      known === undefined ? `no key is named ${keyOrId}` : `${matching.length} keys are named ${keyOrId}`,
    );
  }
  const event = keyEvent({ ...known, state }, now);
  await append(log, codec, event);
  return event;
}

export function revokeKey(log: EventLog, codec: Codec, keyOrId: string, now?: number): Promise<ApiKey> {
  return setKeyState(log, codec, keyOrId, 'revoked', now);
}

/** The present state of every key, in the order in which they were issued. */
export async function listKeys(log: EventLog, codec: Codec): Promise<readonly ApiKey[]> {
  const keys = new Map<string, ApiKey>();
  for (const { partition, low, high } of await log.watermarks(KEYS_TOPIC)) {
    for await (const records of log.read(KEYS_TOPIC, partition, { from: low, to: high })) {
      for (const record of records) {
        const event = await decodeKey(codec, record);
        keys.set(event.key_hash, event);
      }
    }
  }
  return [...keys.values()];
}

export function decodeKey(codec: Codec, record: LogRecord): Promise<ApiKey> {
  return codec.decode(KEYS_TOPIC, record.value);
}

function keyEvent(key: Omit<ApiKey, 'event_id' | 'source_time' | 'recorded_at'>, now: number): ApiKey {
  const { key_hash, key_id, label, plan, state, expires_at } = key;
  return {
    event_id: eventId([KEYS_TOPIC, key_hash, label, plan, state, expires_at, now]),
    source_time: now,
    recorded_at: now,
    key_hash,
    key_id,
    label,
    plan,
    state,
    expires_at,
  };
}

async function append(log: EventLog, codec: Codec, event: ApiKey): Promise<void> {
  await log.append(KEYS_TOPIC, [{ key: event.key_hash, value: await codec.encode(KEYS_TOPIC, event) }]);
}
