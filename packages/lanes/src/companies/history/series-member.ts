import { MARKET_SERIES } from '@footnote/figures/series/market-series';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import type { Writable } from '@footnote/wire/json';
import type { HistorySeries } from '@footnote/contract/types.generated';

/** The catalog entry of a series. Throws for an unknown name. */
export function seriesMember(name: string): Writable<HistorySeries> {
  const market = MARKET_SERIES.get(name);
  if (market !== undefined)
    return { name, of: market.multiple?.over ?? null, periods: 'session', unit: market.unit };
  const series = PERIOD_SERIES.get(name);
  if (series === undefined) throw new TypeError(`${name} is no series`);
  return { name, of: null, periods: series.kind, unit: series.unit };
}
