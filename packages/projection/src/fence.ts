import type { BatchControl } from '@footnote/event-log/port';

/** The batch must not be written any further: its partition was revoked, or the process is stopping. */
export class StaleBatchError extends Error {
  override readonly name = 'StaleBatchError';
}

/** Checked before every write of a batch. */
export type Fence = {
  /** Throws `StaleBatchError`. Called right before every write. */
  check(): void;
  /** Sends a heartbeat to the group, then checks. */
  beat(): Promise<void>;
  /** The same, and reports that the loop makes progress. */
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
