import { type Compared, relativeStrength, weeklyBeta } from '@footnote/market/technicals/relative';
import type { TotalReturnClose } from '@footnote/market/technicals/bars';
import type { StoredReturns, StoredTechnicals } from './read.ts';

export type SectorRefusal = 'company_unknown' | 'not_applicable' | 'sector_unknown';
export type ReturnsRefusal = Exclude<StoredTechnicals['returns_refusal'], ''>;

/** Returns in two currencies differ by their exchange rate. */
export type CurrencyRefusal = 'currency_mismatch';

type Comparison = Compared | CurrencyRefusal | ReturnsRefusal;

export type Comparisons = {
  readonly beta_1y_weekly: Comparison;
  readonly vs_sector_pct_1y: Comparison | SectorRefusal;
  readonly vs_spy_pct_1m: Comparison;
  readonly vs_spy_pct_1y: Comparison;
  readonly vs_spy_pct_3m: Comparison;
  /** Sessions of the market since the symbol's newest bar; null if the market has no prices. */
  readonly sessions_behind: number | null;
};

/**
 * Figures of two symbols, from the closes that both have: computed on request, so that they do not depend on
 * which one was projected last.
 */
export function comparisonsOf(
  stored: StoredTechnicals,
  market: StoredReturns | undefined,
  sector: StoredReturns | undefined | SectorRefusal,
): Comparisons {
  const own = closesOf(stored);
  const spy = closesOf(market);
  const refusal = stored.returns_refusal;
  const compared = (fund: StoredReturns | undefined, found: () => Compared): Comparison =>
    refusal !== '' ? refusal : isOneCurrency(stored, fund) ? found() : 'currency_mismatch';
  const last = stored.last_bar ?? '';
  return {
    beta_1y_weekly: compared(market, () => weeklyBeta(own, spy)),
    vs_sector_pct_1y:
      typeof sector === 'string'
        ? refusal || sector
        : compared(sector, () => relativeStrength(own, closesOf(sector), 12)),
    vs_spy_pct_1m: compared(market, () => relativeStrength(own, spy, 1)),
    vs_spy_pct_1y: compared(market, () => relativeStrength(own, spy, 12)),
    vs_spy_pct_3m: compared(market, () => relativeStrength(own, spy, 3)),
    sessions_behind: market === undefined ? null : spy.filter(({ date }) => date > last).length,
  };
}

/** A source that states no currency contradicts none. */
function isOneCurrency({ currency }: StoredReturns, fund: StoredReturns | undefined): boolean {
  return fund === undefined || currency === '' || fund.currency === '' || currency === fund.currency;
}

function closesOf(row: StoredReturns | undefined): readonly TotalReturnClose[] {
  return (row?.return_dates ?? []).map((date, at) => ({ date, close: row?.return_closes[at] ?? NaN }));
}
