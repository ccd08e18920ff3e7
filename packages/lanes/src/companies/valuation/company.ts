import { statedFigures } from '@footnote/figures/valuation/stated';
import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import type { StoreReader } from '@footnote/read-store/port';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { assetTypeOf } from '../../subject/asset-type.ts';
import { type FoundMarket, readMarket } from '../profile/market.ts';
import { DESCRIBED_COMPANY, readStated, type Stated } from '../../subject/stated-profile.ts';
import { type Timeliness, pricesTimeliness, statementsTimeliness } from '../../subject/freshness.ts';
import { readWithoutCompany } from '../profile/read-unlisted.ts';
import type { UnsupportedValuation } from '@footnote/contract/types.generated';
import { readClaimFacts, readValuedCells } from './read.ts';
import { balanceCell, type Valued, valuedBy } from './valued.ts';

/** A company with statements and prices. */
export type ValuedCompany = {
  readonly stated: Stated;
  readonly market: FoundMarket;
  readonly cells: readonly RowCell[];
  readonly view: View;
  readonly valued: Valued;
  /** Session of the newest close, YYYY-MM-DD. */
  readonly lastBar: string;
  /** Newest source time of statements and prices, UTC. */
  readonly asOf: string;
};

/**
 * Reads the data for valuing a company, or the reason it cannot be valued. Throws `UnlistedError` for a
 * symbol without a company and prices. `now`: epoch milliseconds.
 */
export async function readValuedCompany(
  store: StoreReader,
  heads: IssuerHeads,
  { cik, symbol }: Company,
  now: number,
): Promise<ValuedCompany | UnsupportedValuation['reason']> {
  if (cik === '') return readWithoutCompany(store, symbol);
  const [[company], stated] = await Promise.all([
    store.read(DESCRIBED_COMPANY, { cik }),
    readStated(store, heads, cik),
  ]);
  if (assetTypeOf(company) === 'fund') return 'not_applicable';
  if (stated === undefined) return 'no_statements';
  const view = stated.head.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const [cells, market] = await Promise.all([
    readValuedCells(store, cik),
    readMarket(store, { cik, symbol }, company?.symbols ?? []),
  ]);
  const lastBar = market.prices.find((price) => price.symbol === symbol)?.last_bar ?? null;
  if (lastBar === null) return 'prices_not_collected';
  const figures = statedFigures(indexCells(cells, view));
  const balance = balanceCell(figures);
  const claimFacts =
    balance === undefined ? [] : await readClaimFacts(store, cik, balance.accession, balance.period_end);
  const times = [stated.head.as_of, market.dividends?.as_of].filter((time) => time !== undefined);
  return {
    stated,
    market,
    cells,
    view,
    valued: valuedBy({ market, stated, figures, claimFacts, now }),
    lastBar,
    asOf: times.toSorted().at(-1) ?? stated.head.as_of,
  };
}

/** For a response from prices and statements: stale if one of them is. */
export function valuationTimeliness(
  { stated, valued, lastBar }: ValuedCompany,
  isWhole: boolean,
): Timeliness {
  const prices = pricesTimeliness(lastBar, 'technicals', isWhole ? 'end_of_day' : 'degraded');
  const end = valued.stated?.anchor.period_end;
  if (end === undefined) return prices;
  const { staleFrom } = statementsTimeliness(end, stated.head.reporting_cadence);
  const times = [prices.staleFrom, staleFrom].filter((time) => time !== null);
  return { ...prices, staleFrom: times.length === 0 ? null : Math.min(...times) };
}
