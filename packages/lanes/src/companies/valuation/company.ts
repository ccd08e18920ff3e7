import { statedFigures } from '@footnote/figures/valuation/stated';
import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import type { StoreReader } from '@footnote/read-store/port';
import { DAY_MS } from '@footnote/values/day';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { assetTypeOf } from '../../subject/asset-type.ts';
import { type FoundMarket, isStalePrice, readMarket } from '../profile/market.ts';
import { DESCRIBED_COMPANY, readStated, type Stated } from '../../subject/stated-profile.ts';
import { type Timeliness, pricesTimeliness, statementsTimeliness } from '../../subject/freshness.ts';
import { readWithoutCompany } from '../profile/read-unlisted.ts';
import type { UnsupportedValuation } from '@footnote/contract/types.generated';
import { isKnownBefore, knownBefore, type Replaying } from './at-last-close.ts';
import { readClaimFacts, readValuedCells } from './read.ts';
import { balanceCell, type Valued, valuedBy } from './valued.ts';

/** A company with statements and prices. */
export type ValuedCompany = {
  readonly stated: Stated;
  readonly market: FoundMarket;
  /** As served today. */
  readonly cells: readonly RowCell[];
  /** Those that it is valued by: at an old close as they had been filed before it. */
  readonly knownCells: readonly RowCell[];
  readonly view: View;
  readonly valued: Valued;
  /** When it is valued, epoch milliseconds: now, or at the end of the day of the newest close. */
  readonly valuedAt: number;
  /** Session of the newest close, YYYY-MM-DD. */
  readonly lastBar: string;
  /** Newest source time of statements and prices, UTC. */
  readonly asOf: string;
};

/** What companies are valued from, also at an old close. */
export type ValuedReader = Replaying & { readonly store: StoreReader; readonly heads: IssuerHeads };

/**
 * Reads the data for valuing a company, or the reason it cannot be valued. Throws `UnlistedError` for a
 * symbol without a company and prices. `now`: epoch milliseconds. `replaying`: to value it also at an old close, by the
 * statements and the cover page that had been filed before it.
 */
export async function readValuedCompany(
  store: StoreReader,
  heads: IssuerHeads,
  { cik, symbol }: Company,
  now: number,
  replaying?: Replaying,
): Promise<ValuedCompany | UnsupportedValuation['reason']> {
  if (cik === '') return readWithoutCompany(store, symbol);
  const [[company], today] = await Promise.all([
    store.read(DESCRIBED_COMPANY, { cik }),
    readStated(store, heads, cik),
  ]);
  if (assetTypeOf(company) === 'fund') return 'not_applicable';
  if (today === undefined) return 'no_statements';
  const [cells, found] = await Promise.all([
    readValuedCells(store, cik),
    readMarket(store, { cik, symbol }, company?.symbols ?? []),
  ]);
  const lastBar = found.prices.find((price) => price.symbol === symbol)?.last_bar ?? null;
  if (lastBar === null) return 'prices_not_collected';
  const isPast = replaying !== undefined && isStalePrice(lastBar, now);
  const known =
    isPast && !isKnownBefore(today, lastBar)
      ? await knownBefore(replaying, cik, today, lastBar)
      : { stated: today, cells, basicShares: found.basicShares };
  if (known === undefined) return 'no_statements';
  const { stated } = known;
  const market = { ...found, basicShares: known.basicShares };
  const valuedAt = isPast ? Date.parse(lastBar) + DAY_MS - 1 : now;
  const view = stated.head.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const figures = statedFigures(indexCells(known.cells, view));
  const balance = balanceCell(figures);
  const claimFacts =
    balance === undefined ? [] : await readClaimFacts(store, cik, balance.accession, balance.period_end);
  const times = [stated.head.as_of, market.dividends?.as_of].filter((time) => time !== undefined);
  return {
    stated,
    market,
    cells,
    knownCells: known.cells,
    view,
    valued: valuedBy({ market, stated, figures, claimFacts, now: valuedAt }),
    valuedAt,
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
