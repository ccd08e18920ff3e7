import { KafkaLogError } from '../errors.ts';

/** An error that a broker answered, by the protocol's name, such as `REBALANCE_IN_PROGRESS`. */
export class BrokerError extends KafkaLogError {
  readonly type: string;

  constructor(type: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.type = type;
  }
}

type LibraryError = {
  readonly message?: unknown;
  readonly apiId?: unknown;
  readonly serverErrorMessage?: unknown;
  readonly response?: unknown;
  readonly memberId?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
};

/** An error with its causes, and those of several errors in one. */
function* within(error: unknown, depth = 0): Generator<LibraryError> {
  if (typeof error !== 'object' || error === null || depth > 6) return;
  const found: LibraryError = error;
  yield found;
  for (const each of found.errors ?? []) yield* within(each, depth + 1);
  yield* within(found.cause, depth + 1);
}

/** The library says what failed, and why only in the causes: both in one message. */
export function plainError(error: unknown): Error {
  const all = [...within(error)];
  const answered = all.find(({ apiId }) => typeof apiId === 'string');
  const messages = all.flatMap(({ message }) =>
    typeof message === 'string' && message !== '' ? [message] : [],
  );
  const [first = String(error)] = messages;
  const last = messages.at(-1) ?? first;
  const message = first === last ? first : `${first.replace(/\.$/, '')}: ${last}`;
  if (answered === undefined) return new Error(message, { cause: error });
  const { apiId, serverErrorMessage } = answered;
  const said = typeof serverErrorMessage === 'string' ? `: ${serverErrorMessage}` : '';
  return new BrokerError(String(apiId), `${String(answered.message)} (${String(apiId)})${said}`, {
    cause: error,
  });
}

/** What the broker answered beside the error. */
export const responseOf = (error: unknown): unknown =>
  [...within(error)].find(({ response }) => response !== undefined)?.response;

/** The id that a coordinator gives to a member that joins without one. */
export function memberIdOf(error: unknown): string | undefined {
  const found = [...within(error)].find(({ apiId }) => apiId === 'MEMBER_ID_REQUIRED')?.memberId;
  return typeof found === 'string' ? found : undefined;
}
