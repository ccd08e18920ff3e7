/** Long enough for a loaded machine: no test asserts how long something takes. */
const PATIENCE_MS = 60_000;

/**
 * The pause after the first check; each pause is half as long again as the previous one, up to the maximum.
 */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until `holds` returns true, checking after ever longer pauses so as not to take CPU time from the
 * code under test. Rejects with `what` after `patienceMs`.
 */
export async function eventually(
  what: string,
  condition: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (
    let pauseMs = FIRST_PAUSE_MS;
    !(await condition());
    pauseMs = Math.min(1.5 * pauseMs, LONGEST_PAUSE_MS)
  ) {
    if (performance.now() > end) throw new Error(`did not happen within ${patienceMs} ms: ${what}`);
    await pause(pauseMs);
  }
}
