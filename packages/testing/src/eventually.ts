/** Long enough for a loaded machine: no test is about how long something takes. */
const PATIENCE_MS = 60_000;

/** The first pause between two questions; each is half as long again as the one before, up to the longest. */
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 50;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until `holds` is true, asking again after ever longer pauses: asking often would take the processor from what is
 * waited for. Rejects with the name of what was waited for when it has not come after `patienceMs`.
 */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  for (let pauseMs = FIRST_PAUSE_MS; !(await holds()); pauseMs = Math.min(1.5 * pauseMs, LONGEST_PAUSE_MS)) {
    if (performance.now() > end) throw new Error(`did not happen within ${patienceMs} ms: ${what}`);
    await pause(pauseMs);
  }
}
