/** When a process that ended is started again. */
export type Restarts = {
  /** The process said that it is up. */
  up(): void;
  /** The process ended after so many milliseconds; the pause before the next start, null to give it up. */
  ended(afterMs: number): number | null;
  /** Starts in a row that did not come up. */
  failures(): number;
};

const BASE_MS = 250;
const LONGEST_MS = 15_000;
/** A process that ran for so long did not end because of how it was started. */
const SETTLED_MS = 30_000;
/** Starts in a row that do not come up, after which nothing is to be hoped for. */
const GIVE_UP_AFTER = 8;

/** The pause doubles with every end that comes soon after the start, from 250 ms to 15 s. */
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
