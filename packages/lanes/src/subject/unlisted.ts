/** A symbol has neither a company nor prices. Refusals are not cached. */
export class UnlistedError extends Error {
  override readonly name = 'UnlistedError';
}
