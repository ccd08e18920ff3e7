import type { DatedClose } from './returns.ts';

export type Direction = 'down' | 'up';

/** Consecutive sessions whose closes all rose, or all fell, against the close before them. */
export type Streak = {
  readonly direction: Direction;
  readonly sessions: number;
  /** The close before the first of the sessions. */
  readonly from: DatedClose;
  /** The close of the last of them. */
  readonly to: DatedClose;
  /** Between the two, in percent. */
  readonly change: number;
};

/** Every streak of closes, both oldest first. An unchanged close ends a streak and belongs to none. */
export function streaksOf(closes: readonly DatedClose[]): readonly Streak[] {
  const streaks: Streak[] = [];
  let before = closes[0];
  for (const to of closes.slice(1)) {
    const from = before;
    before = to;
    if (from === undefined || from.close === to.close) continue;
    const direction = to.close > from.close ? 'up' : 'down';
    const last = streaks.at(-1);
    const goesOn = last?.direction === direction && last.to === from;
    const start = goesOn ? last.from : from;
    const streak = {
      direction,
      sessions: goesOn ? last.sessions + 1 : 1,
      from: start,
      to,
      change: (to.close / start.close - 1) * 100,
    } as const;
    if (goesOn) streaks[streaks.length - 1] = streak;
    else streaks.push(streak);
  }
  return streaks;
}

/** The longest streak in a direction, the newest of equally long ones; null if there is none. */
export const longestOf = (streaks: readonly Streak[], direction: Direction): Streak | null =>
  streaks.reduce<Streak | null>(
    (longest, each) =>
      each.direction === direction && each.sessions >= (longest?.sessions ?? 0) ? each : longest,
    null,
  );
