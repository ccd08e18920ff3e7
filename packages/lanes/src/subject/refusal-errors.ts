import type { StatementsAge } from '@footnote/contract/types.generated';
import type { RequestFault } from './request-fault.ts';

/** Only the company's data show that a request is invalid. Not cached. `message`: what is wrong, for its caller. */
export class RequestFaultError extends Error {
  override readonly name = 'RequestFaultError';

  constructor({ fault }: RequestFault) {
    super(fault);
  }
}

/** Why: there is no such place, or the statements do not reach the report that has it. */
export type NothingReason = Exclude<NonNullable<StatementsAge['reason']>, 'no_newer_report'> | 'not_found';

/** The company has nothing at the requested place. Not cached. `message`: what is missing, for the caller. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError';
  readonly reason: NothingReason;

  constructor(message: string, reason: NothingReason = 'not_found') {
    super(message);
    this.reason = reason;
  }
}
