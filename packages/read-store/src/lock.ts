import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReadStore } from './port.ts';
import { type Held, openRegister, type Register } from './register.ts';

/** Another process has the lock and did not release it in time. */
export class LockTimeoutError extends Error {
  override readonly name = 'LockTimeoutError';
}

/** The lock was lost during the work: this process was paused for longer than a lease. */
export class LockLostError extends Error {
  override readonly name = 'LockLostError';
}

export type LockOptions = {
  /** How long to wait for another holder; default 60 s. */
  readonly timeoutMs?: number;
  /** A holder that does not renew its lease for this long is considered dead; default 30 s. */
  readonly leaseMs?: number;
};

export type Lock = {
  /**
   * Throws LockLostError if another process has taken over the lock. Called before each step that must not
   * run twice.
   */
  assertHeld(): Promise<void>;
};

const NOBODY = '';
const POLL_MS = 100;
const LEASE_MS = 30_000;

/** The version with which a lock was set, and when it was about to be: nobody takes it within a lease of that. */
type Lease = { readonly version: number; readonly since: number };

/** The lock as `owner` holds it. */
const taken = async (
  register: Register,
  name: string,
  owner: string,
  { timeoutMs = 60_000, leaseMs = LEASE_MS }: LockOptions,
): Promise<Lease> => {
  const deadline = performance.now() + timeoutMs;
  let seen: { readonly held: Held; readonly since: number } | undefined;
  for (;;) {
    const held = await register.read(name);
    const now = performance.now();
    if (seen?.held.version !== held.version) seen = { held, since: now };
    const isFree = held.owner === NOBODY || now - seen.since > leaseMs;
    const version = isFree ? await register.set(name, held.version, owner) : null;
    if (version !== null) return { version, since: now };
    if (now > deadline)
      throw new LockTimeoutError(`${name} has been locked by another process for ${timeoutMs} ms`);
    if (!isFree) await delay(POLL_MS);
  }
};

/** Looks at a lock from outside: whether somebody has it and keeps renewing it. */
export const lockWatch = (
  store: Pick<ReadStore, 'query' | 'insert' | 'command'>,
  name: string,
  { leaseMs = LEASE_MS }: Pick<LockOptions, 'leaseMs'> = {},
): (() => Promise<boolean>) => {
  let register: Promise<Register> | undefined;
  let seen: { readonly version: number; readonly since: number } | undefined;
  return async () => {
    register ??= openRegister(store).catch((error: unknown) => {
      register = undefined;
      throw error;
    });
    const { version, owner } = await (await register).read(name);
    const now = performance.now();
    if (seen?.version !== version) seen = { version, since: now };
    return owner !== NOBODY && now - seen.since <= leaseMs;
  };
};

/**
 * Runs `work` while no other process that requests the same lock does. Its holder keeps renewing the lock, so that a dead
 * holder is detected.
 */
export const withLock = async <Result>(
  store: Pick<ReadStore, 'query' | 'insert' | 'command'>,
  name: string,
  work: (lock: Lock) => Promise<Result>,
  options: LockOptions = {},
): Promise<Result> => {
  const register = await openRegister(store);
  const owner = randomUUID();
  const { leaseMs = LEASE_MS } = options;
  let lease = await taken(register, name, owner, options);
  const assertHeld = async (): Promise<void> => {
    // Half of it allows for clocks that do not run alike.
    if (performance.now() - lease.since < leaseMs / 2) return;
    const held = await register.read(name);
    if (held.owner !== owner) throw new LockLostError(`${name} was taken over by another process`);
    lease = { ...lease, version: held.version };
  };
  const renew = async (): Promise<void> => {
    await assertHeld();
    const since = performance.now();
    const version = await register.set(name, lease.version, owner);
    if (version !== null) lease = { version, since };
  };
  let renewing: Promise<void> = Promise.resolve();
  const renewal = setInterval(() => {
    // A failed renewal is compensated by the next one, or detected by assertHeld, which then reads who holds the lock.
    renewing = renewing.then(renew).catch(() => {
      lease = { ...lease, since: -Infinity };
    });
  }, leaseMs / 4);
  try {
    return await work({ assertHeld });
  } finally {
    clearInterval(renewal);
    await renewing;
    // A lock that cannot be released now is free when its lease is over; what the work threw is the reason to tell.
    await assertHeld()
      .then(() => register.set(name, lease.version, NOBODY))
      .catch(() => null);
  }
};
