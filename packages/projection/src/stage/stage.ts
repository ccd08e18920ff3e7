import type { EventOf, StageName, STAGES, TopicName } from '@footnote/events/topics';
import type { Step } from '../step.ts';

type Reads<N extends StageName> = (typeof STAGES)[N]['reads'];
type Writes<N extends StageName> = (typeof STAGES)[N]['writes'][number];

/** An event without the wall clock, which is read when it is appended. */
export type Unrecorded<T extends TopicName = TopicName> = {
  [K in T]: { readonly topic: K; readonly event: Omit<EventOf<K>, 'recorded_at'> };
}[T];

/** Why something could not be taken: `reason` is a snake_case word, `message` a sentence for an operator. */
export type Refusal = { readonly reason: string; readonly message: string };

/** What a stage makes of an event that it took, in whole or in part. */
export type StageOutput<T extends TopicName = TopicName> = {
  /** In the order in which they are appended; made as they are asked for. A run stays together in one append. */
  readonly runs: Iterable<readonly Unrecorded<T>[]>;
  /** What was left out, for a dead letter; null when everything was taken. */
  readonly leftOut: Refusal | null;
};

/** Events of one topic → events of any topics. */
export type Stage<T extends TopicName = TopicName, Out extends TopicName = TopicName> = {
  /** Its consumer group, and the step of its dead letters and metrics. */
  readonly name: string;
  readonly topic: T;
  /** Most records of a batch: after a crash all of them come again. */
  readonly maxRecords: number;
  /** What the duration of a record is measured as. */
  readonly work: string;
  /** Rejects with what another attempt may mend: nothing of the batch is committed then. */
  take(event: EventOf<T>): Step<StageOutput<Out>> | Promise<Step<StageOutput<Out>>>;
};

/** A stage as it is declared in `STAGES`. */
export type DeclaredStage<N extends StageName> = Stage<Reads<N>, Writes<N>> & { readonly name: N };
