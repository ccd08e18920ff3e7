import type { Schemas } from './operations.ts';

/** Code of the reason why a request was refused. */
export type Reason =
  | Schemas['FlatRefusal']['reason']
  | Schemas['Refusal']['reason']
  | Schemas['ToolFlatRefusal']['reason']
  | Schemas['CollectingResponse']['data']['reason']
  | 'invalid_request';

/** A call to execute unchanged, a wait, or a request to correct. */
export type Recovery = Schemas['Recovery'];

/** What remains of the key's limit after the newest request with it. */
export type Allowance = {
  /** Requests per minute, or per period of the plan if its quota is exhausted. */
  readonly limit: number;
  readonly remaining: number;
  /** End of the minute or period, in epoch seconds. */
  readonly reset: number;
};

export type Answered<Body> = {
  readonly ok: true;
  readonly status: 200;
  readonly body: Body;
  /** Identifies the state of the answer apart from its age; undefined if the operation has none. */
  readonly etag: string | undefined;
  /**
   * Whether the service confirmed an earlier body by status 304 and this is that body. Its `cache_age_seconds` dates
   * from the first response.
   */
  readonly unchanged: boolean;
  readonly allowance: Allowance | undefined;
};

export type Refused<Body> = {
  readonly ok: false;
  readonly status: number;
  readonly reason: Reason;
  /** For people; undefined if the refusal has none. */
  readonly message: string | undefined;
  readonly recovery: Recovery | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** The refusal as received. */
  readonly body: Body;
  readonly allowance: Allowance | undefined;
};

/** An answer if `ok` is true, otherwise a refusal. */
export type Answer<Body, Refusal> = Answered<Body> | Refused<Refusal>;

/** A refused member of an answer whose other members are served. */
export type RefusedMember = { readonly available: false; readonly reason: string };

/** Whether a member of an answer, such as `interest_coverage`, is refused. */
export function isRefused<T>(member: T): member is Extract<T, RefusedMember> {
  return typeof member === 'object' && member !== null && 'available' in member && member.available === false;
}

/** The response is not from the service: another server answered, or a proxy in between. */
export class UnexpectedAnswerError extends Error {
  override readonly name: string = 'UnexpectedAnswerError';
  readonly status: number;
  readonly text: string;

  constructor(message: string, status: number, text: string) {
    super(message);
    this.status = status;
    this.text = text;
  }
}

/** The answer has a whole number that loses digits in JavaScript; `text` has all of them. */
export class InexactNumberError extends UnexpectedAnswerError {
  override readonly name = 'InexactNumberError';
}
