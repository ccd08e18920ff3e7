import type { Schemas } from '@footnote/client';

type Schedule = Schemas['StakeHistoryItem'];

export type StakePoint = {
  /** Day of the event, or of the filing where the schedule names no event; YYYY-MM-DD. */
  readonly date: string;
  /** Percent of the class, as filed. */
  readonly percent: number;
  readonly schedule: Schedule;
};

/** The stakes of one holder in one class of shares. */
export type StakeSeries = {
  readonly key: string;
  readonly holder: string;
  readonly classTitle: string | null;
  /** Oldest first. */
  readonly points: readonly StakePoint[];
  /** Whether the newest schedule reports five percent or less: the stake need not be reported any more. */
  readonly isExit: boolean;
};

const dateOf = ({ event_date, filed }: Schedule): string => event_date ?? filed;

/** Stakes over time by holder and class: those in force first, the largest newest percentage first. */
export function stakeSeries(history: readonly Schedule[]): readonly StakeSeries[] {
  const oldestFirst = history.toSorted(
    (one, other) =>
      dateOf(one).localeCompare(dateOf(other)) ||
      one.filed.localeCompare(other.filed) ||
      one.accession.localeCompare(other.accession),
  );
  const series = [...Map.groupBy(oldestFirst, ({ first_accession: key }) => key)].flatMap(
    ([key, schedules]): StakeSeries[] => {
      const newest = schedules.findLast(({ superseded }) => !superseded) ?? schedules.at(-1);
      const points = schedules.flatMap((schedule): StakePoint[] =>
        schedule.pct_of_class === null
          ? []
          : [{ date: dateOf(schedule), percent: schedule.pct_of_class, schedule }],
      );
      if (newest === undefined || points.length === 0) return [];
      const { holder_name: holder, class_title: classTitle, is_exit: isExit } = newest;
      return [{ key, holder, classTitle, points, isExit }];
    },
  );
  const last = ({ points }: StakeSeries): number => points.at(-1)?.percent ?? 0;
  return series.toSorted(
    (one, other) => Number(one.isExit) - Number(other.isExit) || last(other) - last(one),
  );
}
