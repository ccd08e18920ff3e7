import type { BatchControl } from '@footnote/event-log/port';

/** The batch may not be written any further: its partition was taken away, or the process is stopping. */
export class StaleBatchError extends Error {
  override readonly name = 'StaleBatchError';
}

/** Stands between a batch and everything that it would write. */
export type Fence = {
  /** Throws `StaleBatchError`. Called right before every write. */
  check(): void;
  /** Keeps the membership alive, then checks. */
  beat(): Promise<void>;
  /** A piece of the work is done: the same, and the loop counts as turning. */
  progress(): Promise<void>;
};

export function createFence(
  control: Pick<BatchControl, 'isStale' | 'heartbeat'>,
  isStopping: () => boolean,
  onProgress: () => void = () => undefined,
): Fence {
  const check = (): void => {
    if (control.isStale()) throw new StaleBatchError('the partition was revoked');
    if (isStopping()) throw new StaleBatchError('the projection is stopping');
  };
  const beat = async (): Promise<void> => {
    check();
    await control.heartbeat();
    check();
  };
  return {
    check,
    beat,
    progress: async () => {
      await beat();
      onProgress();
    },
  };
}
