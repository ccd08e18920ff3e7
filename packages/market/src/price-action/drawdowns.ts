import type { DatedClose } from './returns.ts';

/** A decline from the highest close so far to the lowest close before that high is reached again. */
export type Drawdown = {
  readonly peak: DatedClose;
  readonly trough: DatedClose;
  /** Close at the trough below that at the peak, in percent: below zero. */
  readonly depth: number;
  /** The first later day with a close at least as high as the peak; null if there is none yet. */
  readonly recovered: string | null;
};

/** Every decline of closes (oldest first), oldest first. Of equal peaks the last counts, of equal troughs the first. */
export function declinesOf(closes: readonly DatedClose[]): readonly Drawdown[] {
  const declines: Drawdown[] = [];
  let peak = closes[0];
  let trough: DatedClose | undefined;
  const close = (recovered: string | null): void => {
    if (peak !== undefined && trough !== undefined)
      declines.push({ peak, trough, depth: (trough.close / peak.close - 1) * 100, recovered });
  };
  for (const each of closes.slice(1)) {
    if (peak !== undefined && each.close < peak.close) {
      if (trough === undefined || each.close < trough.close) trough = each;
      continue;
    }
    close(each.date);
    [peak, trough] = [each, undefined];
  }
  close(null);
  return declines;
}

/** The deepest decline, the first of equal ones; null if no close is below an earlier one. */
export const deepestOf = (declines: readonly Drawdown[]): Drawdown | null =>
  declines.reduce<Drawdown | null>(
    (deepest, each) => (deepest === null || each.depth < deepest.depth ? each : deepest),
    null,
  );

/** The current decline; null if the newest close is the highest. */
export const currentOf = (declines: readonly Drawdown[]): Drawdown | null => {
  const last = declines.at(-1);
  return last?.recovered === null ? last : null;
};
