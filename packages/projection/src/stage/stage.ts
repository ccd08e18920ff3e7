import type { EventOf, StageName, STAGES, TopicName } from '@footnote/events/topics';
import type { Step } from '../step.ts';

type Reads<N extends StageName> = (typeof STAGES)[N]['reads'];
type Writes<N extends StageName> = (typeof STAGES)[N]['writes'][number];

/** An event without its `recorded_at` time, which is set when it is appended. */
export type Unrecorded<T extends TopicName = TopicName> = {
  [K in T]: { readonly topic: K; readonly event: Omit<EventOf<K>, 'recorded_at'> };
}[T];

/**
 * Why something could not be processed: `reason` is a snake_case word, `message` a sentence for an operator.
 */
export type Refusal = { readonly reason: string; readonly message: string };

/** Result of a stage for an event that it processed completely or in part. */
export type StageOutput<T extends TopicName = TopicName> = {
  /** In the order in which they are appended; produced lazily. A run stays together in one append. */
  readonly runs: Iterable<readonly Unrecorded<T>[]>;
  /** What was omitted, for a dead letter; null if everything was processed. */
  readonly leftOut: Refusal | null;
};

/** Events of one topic → events of any topics. */
export type Stage<T extends TopicName = TopicName, Out extends TopicName = TopicName> = {
  /** Its consumer group, and the name of the step in dead letters and metrics. */
  readonly name: string;
  readonly topic: T;
  /** Maximum number of records in a batch, all of which are repeated after a crash. */
  readonly maxRecords: number;
  /**
   * Whether the events of a record say that more follow (see `moreFollow`), all but the last, and that one too if the
   * record itself says so. Of a stage whose events have the key of the record.
   */
  readonly tellsMore?: true;
  /** Label of a record's duration in metrics. */
  readonly work: string;
  /** Rejects with errors that a retry may fix: then nothing of the batch is committed. */
  take(event: EventOf<T>): Step<StageOutput<Out>> | Promise<Step<StageOutput<Out>>>;
};

/** A stage as it is declared in `STAGES`. */
export type DeclaredStage<N extends StageName> = Stage<Reads<N>, Writes<N>> & { readonly name: N };
