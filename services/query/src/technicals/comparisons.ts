import { type Compared, relativeStrength, weeklyBeta } from '@footnote/market/technicals/relative';
import type { TotalReturnClose } from '@footnote/market/technicals/bars';
import type { StoredReturns, StoredTechnicals } from './read.ts';

export type SectorRefusal = 'not_applicable' | 'sector_unknown';
export type ReturnsRefusal = Exclude<StoredTechnicals['returns_refusal'], ''>;

export type Comparisons = {
  readonly beta_1y_weekly: Compared | ReturnsRefusal;
  readonly vs_sector_pct_1y: Compared | ReturnsRefusal | SectorRefusal;
  readonly vs_spy_pct_1m: Compared | ReturnsRefusal;
  readonly vs_spy_pct_1y: Compared | ReturnsRefusal;
  readonly vs_spy_pct_3m: Compared | ReturnsRefusal;
  /** Sessions of the market since the symbol's newest bar; null where the market has no prices. */
  readonly sessions_behind: number | null;
};

/**
 * Figures of two symbols, of the closes that both have: computed when they are read, so that they are the same whichever
 * of the two was projected last.
 */
export function comparisonsOf(
  stored: StoredTechnicals,
  market: StoredReturns | undefined,
  sector: StoredReturns | undefined | SectorRefusal,
): Comparisons {
  const own = closesOf(stored);
  const spy = closesOf(market);
  const refusal = stored.returns_refusal;
  const compared = <Found>(found: () => Found): Found | ReturnsRefusal =>
    refusal === '' ? found() : refusal;
  const last = stored.last_bar ?? '';
  return {
    beta_1y_weekly: compared(() => weeklyBeta(own, spy)),
    vs_sector_pct_1y: compared((): Compared | SectorRefusal =>
      typeof sector === 'string' ? sector : relativeStrength(own, closesOf(sector), 12),
    ),
    vs_spy_pct_1m: compared(() => relativeStrength(own, spy, 1)),
    vs_spy_pct_1y: compared(() => relativeStrength(own, spy, 12)),
    vs_spy_pct_3m: compared(() => relativeStrength(own, spy, 3)),
    sessions_behind: market === undefined ? null : spy.filter(({ date }) => date > last).length,
  };
}

function closesOf(row: StoredReturns | undefined): readonly TotalReturnClose[] {
  return (row?.return_dates ?? []).map((date, at) => ({ date, close: row?.return_closes[at] ?? NaN }));
}
