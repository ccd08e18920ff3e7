import { median } from '../bench-env.ts';

/** Maximum growth of a process from the third quarter of the time to the fourth that counts as flat. */
export const TOLERANCE = { mib: 10, percent: 5 } as const;

/** Change of a process's memory in the second half of the time. */
export type Course = {
  /** Median of the fourth quarter minus that of the third, MiB: positive if it grew. */
  readonly growthMiB: number;
  /** The same in percent of the third quarter's median. */
  readonly growthPercent: number;
  /** Whether growth is within one of the tolerances. Falling is flat. */
  readonly flat: boolean;
};

/** Compares quarters of evenly spaced samples of a process; `undefined` where it was not running. */
export function courseOf(looks: readonly (number | undefined)[]): Course {
  const quarter = (which: number): number =>
    median(
      looks
        .slice(Math.floor((which * looks.length) / 4), Math.floor(((which + 1) * looks.length) / 4))
        .filter((value) => value !== undefined),
    );
  const [third, fourth] = [quarter(2), quarter(3)];
  const growthMiB = fourth - third;
  const growthPercent = (100 * growthMiB) / third;
  // A process missing in one of the quarters yields NaN, which fails both comparisons.
  return {
    growthMiB,
    growthPercent,
    flat: growthMiB <= TOLERANCE.mib || growthPercent <= TOLERANCE.percent,
  };
}
