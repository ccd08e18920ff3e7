/** The log does not accept an event: nothing was recorded. */
export class LogUnavailableError extends Error {
  override readonly name = 'LogUnavailableError';
}
