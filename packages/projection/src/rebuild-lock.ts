import { lockWatch, withLock } from '@footnote/read-store/lock';
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
  return withLock(store, nameOf(projection), work, { timeoutMs: lockTimeoutMs ?? 60_000 });
}

/** Whether a rebuild of the projection runs anywhere; to be asked again and again. */
export const rebuildWatch = ({
  store,
  projection,
}: Pick<LockedOptions, 'store' | 'projection'>): (() => Promise<boolean>) =>
  lockWatch(store, nameOf(projection));

const nameOf = ({ name }: Projection): string => `rebuild_${name}_lock`;
