import { type Batch, type BatchControl, FencedError } from '@footnote/event-log/port';
import type { Logger } from '@footnote/runtime/logging';
import { StaleBatchError } from './fence.ts';
import type { Publication } from './projection.ts';

/** Processes the batches of a consumer. */
export type BatchHandler = {
  /** Rejects on a fault of the process: then nothing uncommitted is valid. */
  onBatch(batch: Batch, control: BatchControl): Promise<void>;
  /** Whether work is in progress. */
  readonly busy: () => boolean;
  /** Rejects when postponed work fails; never resolves. */
  readonly failed: Promise<never>;
  /** Discards uncommitted work. */
  close(): void;
};

/** Called with the entities that were made visible and committed. */
export type OnPublished = (publications: readonly Publication[]) => void;

/**
 * Whether the error means that the work now belongs to another process, so that it can be abandoned. Being
 * fenced while the partition is still assigned to this process is a fault.
 */
export function isTakenAway(error: unknown, control: Pick<BatchControl, 'isStale'>): boolean {
  return error instanceof StaleBatchError || (error instanceof FencedError && control.isStale());
}

export function logTakenAway(logger: Logger, step: string, batch: Pick<Batch, 'topic' | 'partition'>): void {
  logger.info(
    { step, topic: batch.topic, partition: batch.partition },
    'partition revoked, batch abandoned to the new assignee',
  );
}
