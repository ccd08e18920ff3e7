import { median } from '../bench-env.ts';

/** By how much a process may grow from the third quarter of the time to the fourth and still count as flat. */
export const TOLERANCE = { mib: 10, percent: 5 } as const;

/** How the memory of a process went in the second half of the time. */
export type Course = {
  /** Median of the fourth quarter less that of the third, MiB: positive where it grew. */
  readonly growthMiB: number;
  /** The same in percent of the third quarter's median. */
  readonly growthPercent: number;
  /** Whether it grew by no more than one of the tolerances. Falling is flat. */
  readonly flat: boolean;
};

/** The quarters of evenly spaced looks in which a process was there; `undefined` where it was not. */
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
  // What was not there in both quarters has no course: NaN fails both comparisons.
  return {
    growthMiB,
    growthPercent,
    flat: growthMiB <= TOLERANCE.mib || growthPercent <= TOLERANCE.percent,
  };
}
