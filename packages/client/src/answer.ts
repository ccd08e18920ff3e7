import type { Schemas } from './operations.ts';

/** Why a request was refused, in the words of the wire. */
export type Reason =
  | Schemas['FlatRefusal']['reason']
  | Schemas['Refusal']['reason']
  | Schemas['ToolFlatRefusal']['reason']
  | Schemas['CollectingResponse']['data']['reason']
  | 'invalid_request';

/** What helps: a call to execute unchanged, a wait, or a request to correct. */
export type Recovery = Schemas['Recovery'];

/** What the key has left; after the newest request of any client of it. */
export type Allowance = {
  /** Requests of the minute, or of the plan's period when its quota refused. */
  readonly limit: number;
  readonly remaining: number;
  /** When the minute or period ends, epoch seconds. */
  readonly reset: number;
};

export type Answered<Body> = {
  readonly ok: true;
  readonly status: 200;
  readonly body: Body;
  /** State of the answer apart from its age; undefined where the operation has none. */
  readonly etag: string | undefined;
  /**
   * Whether the service said that an earlier body is still right (304), and this is that body. Its
   * `cache_age_seconds` is of the day that it came.
   */
  readonly unchanged: boolean;
  readonly allowance: Allowance | undefined;
};

export type Refused<Body> = {
  readonly ok: false;
  readonly status: number;
  readonly reason: Reason;
  /** For people; undefined where the wire has none. */
  readonly message: string | undefined;
  readonly recovery: Recovery | undefined;
  /** Whether the same request may succeed later. */
  readonly retryable: boolean;
  /** The refusal as it came. */
  readonly body: Body;
  readonly allowance: Allowance | undefined;
};

/** An answer or a refusal; `ok` tells which. */
export type Answer<Body, Refusal> = Answered<Body> | Refused<Refusal>;

/** A member of an answer that is refused while the rest is served. */
export type RefusedMember = { readonly available: false; readonly reason: string };

/** Whether a member of an answer, such as `interest_coverage`, is refused; if not, it has its value. */
export function isRefused<T>(member: T): member is Extract<T, RefusedMember> {
  return typeof member === 'object' && member !== null && 'available' in member && member.available === false;
}

/** What came is no answer of the service: another server, or a proxy in between. */
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

/** The answer has a whole number that JavaScript cannot hold: `text` has all its digits. */
export class InexactNumberError extends UnexpectedAnswerError {
  override readonly name = 'InexactNumberError';
}
