import { EdgarFormatError, EdgarRequestError } from '@footnote/edgar/errors';
import { ClockBehindError } from '@footnote/runtime/known-time';

/** Whether EDGAR or its mirror failed, and a retry may succeed. */
export const isSourceFailure = (error: unknown): boolean =>
  error instanceof EdgarRequestError ||
  error instanceof EdgarFormatError ||
  error instanceof ClockBehindError;
