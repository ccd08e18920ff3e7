/** The broker cannot be reached or refused what the port allows. `cause` is the client's own error. */
export class KafkaLogError extends Error {
  override readonly name = 'KafkaLogError';
}

/** A connection was closed under a request because its owner stopped. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

type ClientError = {
  readonly type?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
};

/**
 * The protocol's name of an error (as REBALANCE_IN_PROGRESS), wherever kafkajs wrapped it; undefined for errors of
 * the connection and others that do not come from the broker.
 */
export function typeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    const { type, cause, errors }: ClientError = at;
    if (typeof type === 'string') return type;
    at = errors?.[0] ?? cause;
  }
  return undefined;
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
