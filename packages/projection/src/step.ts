/**
 * What a step makes of one event. A step never throws for what it was given: an exception means that the
 * process is at fault, and nothing of the batch is committed.
 */
export type Step<T> =
  | { readonly kind: 'ok'; readonly value: T }
  /** Not meant for this step. `reason` is a snake_case word; it is counted, not kept. */
  | { readonly kind: 'drop'; readonly reason: string }
  /** Cannot be taken as it is: goes to `dead-letters` with its original bytes and position. */
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
