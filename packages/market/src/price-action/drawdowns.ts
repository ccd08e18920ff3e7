import type { DatedClose } from './returns.ts';

/** A decline from the highest close so far to the lowest one before that is reached again. */
export type Drawdown = {
  readonly peak: DatedClose;
  readonly trough: DatedClose;
  /** Close of the trough under that of the peak, in percent: below zero. */
  readonly depth: number;
  /** The first later day with a close as high as the peak; null while there is none. */
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

/** The deepest decline, of equal ones the first; null where no close is below one before it. */
export const deepestOf = (declines: readonly Drawdown[]): Drawdown | null =>
  declines.reduce<Drawdown | null>(
    (deepest, each) => (deepest === null || each.depth < deepest.depth ? each : deepest),
    null,
  );

/** The decline that goes on; null where the newest close is as high as any. */
export const currentOf = (declines: readonly Drawdown[]): Drawdown | null => {
  const last = declines.at(-1);
  return last?.recovered === null ? last : null;
};
