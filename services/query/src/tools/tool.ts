import type { IncomingHttpHeaders } from 'node:http';
import type { RefuseRate } from '../gates/admission.ts';
import type { FaultRefusals } from '../respond.ts';
import type { Answer } from '../wire/answer.ts';
import type { Refusal } from '../wire/refusal.ts';

/** A request to a tool, read as far as it can be. */
export type ToolCall = {
  /** The response to this caller when its rate limit is reached. */
  readonly refuseRate: RefuseRate;
  /** At once when the answer is cached, or when the request is faulty. `caller` is the account of the key. */
  answer(caller: string): Promise<Answer | Refusal> | Answer | Refusal;
};

/** An operation with its request in a JSON body: POST under `/v1/tools`, and some of `/v2`. */
export type Tool = {
  readonly path: string;
  /** The responses for an internal error and for an unavailable read store; default: flat. */
  readonly refusals?: FaultRefusals;
  /** Reads a body of at most 64 KiB whose nesting was checked. Never throws. */
  readonly read: (headers: IncomingHttpHeaders, body: Buffer) => ToolCall;
};
