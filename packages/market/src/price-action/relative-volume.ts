import type { DailyBar } from '../adjustment/series.ts';
import { mean } from '../technicals/moving-averages.ts';

/** The newest session's volume relative to the mean of earlier sessions, in shares on today's split basis. */
export type RelativeVolume = {
  readonly average: number;
  /** Newest volume over the average. */
  readonly ratio: number;
  readonly firstDate: string;
};

/**
 * `volume_missing`: the source lacks the volume of a session. `no_trades`: nothing was traded in any of the
 * earlier sessions.
 */
export type VolumeRefusal = 'insufficient_history' | 'no_trades' | 'volume_missing';

/**
 * The volume of the newest bar (of bars oldest first) relative to the mean of a number of earlier sessions.
 */
export function relativeVolume(
  bars: readonly Pick<DailyBar, 'date' | 'volume'>[],
  sessions: number,
): RelativeVolume | VolumeRefusal {
  const newest = bars.at(-1);
  const before = bars.slice(-sessions - 1, -1);
  const first = before[0];
  if (newest === undefined || first === undefined || before.length < sessions) return 'insufficient_history';
  const volumes = before.flatMap(({ volume }) => (volume === null ? [] : [volume]));
  if (newest.volume === null || volumes.length < sessions) return 'volume_missing';
  const average = mean(volumes);
  return average === 0 ? 'no_trades' : { average, ratio: newest.volume / average, firstDate: first.date };
}
