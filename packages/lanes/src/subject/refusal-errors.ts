import type { RequestFault } from './request-fault.ts';

/** Only the company's data show that a request is invalid. Not cached. `message`: what is wrong, for its caller. */
export class RequestFaultError extends Error {
  override readonly name = 'RequestFaultError';

  constructor({ fault }: RequestFault) {
    super(fault);
  }
}

/** The company has nothing at the requested place. Not cached. `message`: what is missing, for the caller. */
export class NothingThereError extends Error {
  override readonly name = 'NothingThereError';
}
