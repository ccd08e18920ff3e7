/** A rebuild was stopped before it was complete. */
export class RebuildEndedError extends Error {
  override readonly name = 'RebuildEndedError';
}

/** Throws `RebuildEndedError` once the signal is aborted. */
export function checkSignal(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new RebuildEndedError('the rebuild ended before it was complete');
}
