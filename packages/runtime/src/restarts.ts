/** When to restart a process that exited. */
export type Restarts = {
  /** The process reported that it is up. */
  up(): void;
  /**
   * The process ended after this many milliseconds. Returns the delay before the next start in milliseconds,
   * or null to give up.
   */
  ended(afterMs: number): number | null;
  /** Failed starts in a row. */
  failures(): number;
};

const BASE_MS = 250;
const LONGEST_MS = 15_000;
/** A process that ran for this long did not exit because of a faulty start. */
const SETTLED_MS = 30_000;
/** Number of consecutive failed starts after which the supervisor gives up. */
const GIVE_UP_AFTER = 8;

/** The delay doubles with every exit soon after the start, from 250 ms to 15 s. */
export function createRestarts(): Restarts {
  let quick = 0;
  let failures = 0;
  let isUp = false;
  return {
    up: () => {
      isUp = true;
      failures = 0;
    },
    ended: (afterMs) => {
      if (!isUp) failures += 1;
      isUp = false;
      if (failures >= GIVE_UP_AFTER) return null;
      quick = afterMs < SETTLED_MS ? quick + 1 : 0;
      return Math.min(LONGEST_MS, BASE_MS * 2 ** Math.max(0, quick - 1));
    },
    failures: () => failures,
  };
}
