import { setTimeout as pause } from 'node:timers/promises';
import { typeOf } from './errors.ts';

/** The clients' names of the answer while the coordinator of a group, used for the first time, is not there at once. */
const NOT_YET = new Set(['COORDINATOR_NOT_AVAILABLE', 'GROUP_COORDINATOR_NOT_AVAILABLE']);
const TRIES = 20;
const WAIT_MS = 50;

/** Asks for the coordinator of a group, for about a second while there is none. */
export async function untilCoordinator<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!NOT_YET.has(typeOf(error) ?? '') || tries >= TRIES) throw error;
      await pause(WAIT_MS);
    }
  }
}
