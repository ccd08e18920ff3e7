/** A daily bar on today's split basis, of a completed session. */
export type Bar = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Shares, on today's split basis: zero in a session without trades, null if the source has none. */
  readonly volume: number | null;
};

/** A close with the dividends before it reinvested, on any scale: only ratios of two are used. */
export type TotalReturnClose = {
  readonly date: string;
  readonly close: number;
};

/** Years of history before the year of the newest bar. */
const ORIGIN_YEARS = 10;

/**
 * The bars, in order, that indicators are computed from: from 1 January ten years before the newest bar's
 * year. Wilder's averages and on-balance volume depend on where they start, and so start at the same bar all
 * year.
 */
export const sinceOrigin = <Dated extends { readonly date: string }>(
  bars: readonly Dated[],
): readonly Dated[] => {
  const last = bars.at(-1);
  if (last === undefined) return [];
  const origin = `${String(Number(last.date.slice(0, 4)) - ORIGIN_YEARS)}-01-01`;
  const first = bars.findIndex(({ date }) => date >= origin);
  return first === 0 ? bars : bars.slice(first);
};
