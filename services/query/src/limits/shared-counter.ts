import type { Plan } from '@footnote/api-keys/plans';
import type { refusing, Usage } from './usage.ts';

export type Taken = {
  readonly refused: ReturnType<typeof refusing>;
  /** With the request counted, unless it was refused. */
  readonly usage: Usage;
  /** The counter's own clock, epoch milliseconds: all replicas see the same windows. */
  readonly now: number;
};

/** A counter shared by all replicas. */
export type SharedCounter = {
  /**
   * Counts one request atomically with those of other replicas, from `known` if the counter has lost its
   * state.
   */
  take(account: string, plan: Plan, known: Usage | undefined): Promise<Taken>;
  /** Whether it is available. */
  isReady(): boolean;
  stop(): Promise<void>;
};
