/**
 * Outcome of a step for one event. A step never throws because of its input: an exception means a fault of
 * the process, and nothing of the batch is committed.
 */
export type Step<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** Not for this step. `reason` is a snake_case word; it is counted, not stored. */
  | { readonly kind: 'drop'; readonly reason: string }
  /** Cannot be processed: goes to `dead-letters` with its original bytes and position. */
  | { readonly kind: 'dead-letter'; readonly reason: string; readonly message: string };

export function ok<T>(value: T): Step<T> {
  return { kind: 'ok', value };
}

export function drop(reason: string): Step<never> {
  return { kind: 'drop', reason };
}

export function deadLetter(reason: string, message: string): Step<never> {
  return { kind: 'dead-letter', reason, message };
}
