import { type Batch, type BatchControl, FencedError } from '@footnote/event-log/port';
import type { Logger } from '@footnote/runtime/logging';
import { StaleBatchError } from './fence.ts';
import type { Publication } from './projection.ts';

/** Takes a consumer's batches. */
export type BatchHandler = {
  /** Rejects when the process is at fault: nothing that is not committed counts then. */
  onBatch(batch: Batch, control: BatchControl): Promise<void>;
  /** Whether something is being worked on. */
  readonly busy: () => boolean;
  /** Rejects when work that was put off fails; never resolves. */
  readonly failed: Promise<never>;
  /** Drops what is not committed. */
  close(): void;
};

/** Told which entities were made visible and committed. */
export type OnPublished = (publications: readonly Publication[]) => void;

/**
 * Whether the error says that the work now belongs to another process, so that it may be left where it stands.
 * Being fenced while the partition still counts as ours is a fault.
 */
export function isTakenAway(error: unknown, control: Pick<BatchControl, 'isStale'>): boolean {
  return error instanceof StaleBatchError || (error instanceof FencedError && control.isStale());
}

export function logTakenAway(logger: Logger, step: string, batch: Pick<Batch, 'topic' | 'partition'>): void {
  logger.info({ step, topic: batch.topic, partition: batch.partition }, 'left to its next owner');
}
