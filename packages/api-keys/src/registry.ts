import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { ApiKey, KeyState } from '@footnote/event-types/types.generated';
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
  /** The key itself, returned only here. */
  readonly key: string;
  readonly event: ApiKey;
};

export type RotatedKey = IssuedKey & {
  /** The key that it follows. */
  readonly former: ApiKey;
};

export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';
}

/** The state of the key does not allow the requested change. */
export class KeyStateError extends Error {
  override readonly name = 'KeyStateError';
}

/** Issues a key: the event is durable when this resolves. */
export async function issueKey(log: EventLog, codec: Codec, newKey: NewKey): Promise<IssuedKey> {
  const key = generateKey();
  const event = keyEvent(
    {
      key_hash: hashKey(key),
      key_id: keyIdOf(key),
      label: newKey.label,
      plan: newKey.plan ?? DEFAULT_PLAN,
      state: 'active',
      expires_at: newKey.expiresAt ?? null,
      account: null,
    },
    newKey.now ?? Date.now(),
  );
  await append(log, codec, [event]);
  return { key, event };
}

/**
 * Issues a replacement for a key: same label, plan, state and expiry, and both are charged to one account, so
 * that a rotation grants no new quota. The old key keeps working for `graceMs` milliseconds, but not beyond
 * its expiry; 0 revokes it at once. Throws `UnknownKeyError`, and `KeyStateError` for a key that was revoked.
 */
export async function rotateKey(
  log: EventLog,
  codec: Codec,
  keyOrId: string,
  options: { readonly graceMs: number; readonly now?: number },
): Promise<RotatedKey> {
  const { graceMs, now = Date.now() } = options;
  const known = await findKey(log, codec, keyOrId);
  if (known.state === 'revoked') throw new KeyStateError(`${known.key_id} was revoked: issue a new key`);
  const key = generateKey();
  const event = keyEvent(
    { ...known, key_hash: hashKey(key), key_id: keyIdOf(key), account: accountOf(known) },
    now,
  );
  const ends = Math.min(now + graceMs, known.expires_at ?? Infinity);
  const former = keyEvent(
    graceMs === 0 ? { ...known, state: 'revoked' } : { ...known, expires_at: ends },
    now,
  );
  await append(log, codec, [event, former]);
  return { key, event, former };
}

/**
 * Changes the state of a key, identified by its id or by the key itself; returns the changed key. Revocation
 * is permanent. Throws `UnknownKeyError` when no key or more than one has that name, `KeyStateError` for a
 * key that was revoked.
 */
export async function changeKey(
  log: EventLog,
  codec: Codec,
  keyOrId: string,
  change: {
    readonly state?: KeyState;
    readonly plan?: PlanName;
    /** Epoch milliseconds. */
    readonly expiresAt?: number | null;
  },
  now: number = Date.now(),
): Promise<ApiKey> {
  const known = await findKey(log, codec, keyOrId);
  const { state = known.state, plan = known.plan, expiresAt = known.expires_at } = change;
  if (known.state === 'revoked' && change.state === 'revoked') return known;
  if (known.state === 'revoked') throw new KeyStateError(`${known.key_id} is revoked permanently`);
  const event = keyEvent({ ...known, state, plan, expires_at: expiresAt }, now);
  await append(log, codec, [event]);
  return event;
}

export function setKeyState(
  log: EventLog,
  codec: Codec,
  keyOrId: string,
  state: KeyState,
  now?: number,
): Promise<ApiKey> {
  return changeKey(log, codec, keyOrId, { state }, now);
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

/** The account that a key's requests are charged to. */
export function accountOf({ account, key_hash }: Pick<ApiKey, 'account' | 'key_hash'>): string {
  return account ?? key_hash;
}

async function findKey(log: EventLog, codec: Codec, keyOrId: string): Promise<ApiKey> {
  const hash = hashKey(keyOrId);
  const matching = (await listKeys(log, codec)).filter(
    (known) => known.key_id === keyOrId || known.key_hash === hash,
  );
  const [known] = matching;
  if (known === undefined) throw new UnknownKeyError(`no key is named ${keyOrId}`);
  if (matching.length > 1) throw new UnknownKeyError(`${matching.length} keys are named ${keyOrId}`);
  return known;
}

function keyEvent(key: Omit<ApiKey, 'event_id' | 'source_time' | 'recorded_at'>, now: number): ApiKey {
  const { key_hash, key_id, label, plan, state, expires_at, account } = key;
  return {
    event_id: eventId([KEYS_TOPIC, key_hash, label, plan, state, expires_at, account, now]),
    source_time: now,
    recorded_at: now,
    key_hash,
    key_id,
    label,
    plan,
    state,
    expires_at,
    account,
  };
}

async function append(log: EventLog, codec: Codec, events: readonly ApiKey[]): Promise<void> {
  const records = events.map(async (event) => ({
    key: event.key_hash,
    value: await codec.encode(KEYS_TOPIC, event),
  }));
  await log.append(KEYS_TOPIC, await Promise.all(records));
}
