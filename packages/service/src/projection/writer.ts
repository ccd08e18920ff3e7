import type { Batch } from '@footnote/event-log/port';
import type { Fence } from './fence.ts';
import type { ProjectionInput, Publication } from './projection.ts';
import type { Step } from './step.ts';
import type { Refused, Taken } from './take.ts';

/** What writing a batch led to. */
export type Written = {
  readonly publications: readonly Publication[];
  /** Records that could be taken in but whose consequences could not be computed. */
  readonly refused: readonly Refused[];
};

/** Writes what a projection makes of one batch. When `write` resolves, the store has acknowledged all of it. */
export type BatchWriter<V> = {
  readonly step: (input: ProjectionInput) => Step<V>;
  write(batch: Batch, taken: readonly Taken<V>[], fence: Fence): Promise<Written>;
};

/** Does the work of the store, again while it is unavailable (see `whileUnavailable`). */
export type StoreCall = <T>(work: () => Promise<T>, fence: Fence) => Promise<T>;
