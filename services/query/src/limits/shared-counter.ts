import type { Plan } from '@footnote/api-keys/plans';
import type { refusing, Usage } from './usage.ts';

export type Taken = {
  readonly refused: ReturnType<typeof refusing>;
  /** With the request counted, unless it was refused. */
  readonly usage: Usage;
  /** The counter's own clock, epoch milliseconds: all replicas see the same windows. */
  readonly now: number;
};

/** One place where all replicas count. */
export type SharedCounter = {
  /** Counts one request at once with everybody else's, from `known` where the counter has forgotten it. */
  take(account: string, plan: Plan, known: Usage | undefined): Promise<Taken>;
  /** Whether it can be asked. */
  isReady(): boolean;
  stop(): Promise<void>;
};
