import { withLock } from '@footnote/read-store/lock';
import type { ReadStore } from '@footnote/read-store/port';
import type { Projection } from './projection.ts';

export type LockedOptions = {
  readonly store: ReadStore;
  readonly projection: Projection;
  /** How long to wait for another rebuild of the projection to end, in milliseconds (default 60,000). */
  readonly lockTimeoutMs?: number;
};

/** Runs `work` while no other rebuild of the projection runs, here or elsewhere. Throws `LockTimeoutError`. */
export function whileRebuilding<T>(
  { store, projection, lockTimeoutMs }: LockedOptions,
  work: () => Promise<T>,
): Promise<T> {
  return withLock(store, `rebuild_${projection.name}_lock`, work, { timeoutMs: lockTimeoutMs ?? 60_000 });
}
