import type { IncomingHttpHeaders } from 'node:http';
import type { RefuseRate } from '../gates/admission.ts';
import type { FaultRefusals } from '../respond.ts';
import type { Answer } from '../wire/answer.ts';
import type { Refusal } from '../wire/refusal.ts';

/** A request to a tool, read as far as it can be. */
export type ToolCall = {
  /** How this caller is told that its rate is used up. */
  readonly refuseRate: RefuseRate;
  /** At once when the answer is cached, or when the request is faulty. `caller` is the account of the key. */
  answer(caller: string): Promise<Answer | Refusal> | Answer | Refusal;
};

/** An operation that takes its request as a JSON body: POST under `/v1/tools`, and some of `/v2`. */
export type Tool = {
  readonly path: string;
  /** How a fault and a read store that is away are told; default: flat. */
  readonly refusals?: FaultRefusals;
  /** Reads a body of at most 64 KiB whose nesting was judged. Never throws. */
  readonly read: (headers: IncomingHttpHeaders, body: Buffer) => ToolCall;
};
