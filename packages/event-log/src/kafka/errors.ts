/** The broker cannot be reached or refused an operation of the port. `cause` is the client's own error. */
export class KafkaLogError extends Error {
  override readonly name = 'KafkaLogError';
}

/** A connection was closed during a request because its owner stopped. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

type ClientError = {
  readonly type?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
};

/**
 * The protocol's name of an error (such as REBALANCE_IN_PROGRESS), wherever kafkajs wrapped it; undefined for
 * connection errors and others that do not come from the broker.
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
