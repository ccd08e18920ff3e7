/** Long enough for a loaded machine: no test is about how long something takes. */
const PATIENCE_MS = 60_000;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until `holds` is true, asking every few milliseconds. Rejects with the name of what was waited for when it has
 * not come after `patienceMs`.
 */
export async function eventually(
  what: string,
  holds: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`did not happen within ${patienceMs} ms: ${what}`);
    await pause(5);
  }
}
