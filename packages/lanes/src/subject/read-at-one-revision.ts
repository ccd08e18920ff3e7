import { setTimeout as sleep } from 'node:timers/promises';

/** What is read was published again and again meanwhile. */
export class UnsettledRevisionError extends Error {
  override readonly name = 'UnsettledRevisionError';
}

/** The outcome of an attempt that met more than one revision. */
export const UNSETTLED = Symbol('unsettled');

const ATTEMPTS = 5;
const PAUSE_MS = 20;

/** Whether an attempt is the first one, and whether it is the last one. */
export type Turn = { readonly isFirst: boolean; readonly isLast: boolean };

/**
 * Reads in several queries what belongs together: `attempt` is repeated, after a pause that grows, while it meets
 * different revisions. `what` is for the error, as in "the revision of 0000320193". Throws `UnsettledRevisionError`
 * after five attempts.
 */
export async function readAtOneRevision<Found>(
  what: string,
  attempt: (turn: Turn) => Promise<Found | typeof UNSETTLED>,
): Promise<Found> {
  for (let turn = 0; turn < ATTEMPTS; turn += 1) {
    if (turn > 0) await sleep(PAUSE_MS * turn);
    const found = await attempt({ isFirst: turn === 0, isLast: turn === ATTEMPTS - 1 });
    if (found !== UNSETTLED) return found;
  }
  throw new UnsettledRevisionError(`${what} kept changing while it was read`);
}
