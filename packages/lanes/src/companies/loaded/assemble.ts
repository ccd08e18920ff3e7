import type { Companies, LoadedCompany } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { pricesTimeliness, statementsTimeliness, type Timeliness } from '../../subject/freshness.ts';
import type { ListedCompany } from '../search/issuer.ts';
import type { LoadedParts, Reach } from './read.ts';

export type LoadedOptions = {
  /** One page, in the order of symbols. */
  readonly page: readonly ListedCompany[];
  readonly hasMore: boolean;
  /** Number of companies on all pages. */
  readonly total: number;
  /** Whether a request for a company that was not ingested starts its collection. */
  readonly isOnDemand: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The members of `GET /v2/companies`. */
export function loadedMembers(parts: LoadedParts, options: LoadedOptions): Writable<Companies> {
  const { page, hasMore, total, isOnDemand, now } = options;
  const { allFigures, allPrices } = parts;
  return {
    companies: page.map((company) => memberOf(company, parts, now)),
    figures_filed_to: newestOf(allFigures),
    next_cursor: hasMore ? (page.at(-1)?.symbol ?? null) : null,
    on_demand: isOnDemand,
    prices: {
      end: newestOf(allPrices),
      status: pricesStatus(newestOf(allPrices), now),
      symbols: Number(allPrices?.count ?? 0),
    },
    total,
    with_figures: Number(allFigures?.count ?? 0),
  };
}

const newestOf = (reach: Reach | undefined): string | null =>
  reach === undefined || reach.count === '0' ? null : reach.newest;

function memberOf(
  { cik, exchange, name, symbol }: ListedCompany,
  { figures, filed, bars }: LoadedParts,
  now: number,
): Writable<LoadedCompany> {
  const reach = figures.get(cik);
  const end = reach?.period_end ?? null;
  const pricesEnd = bars.get(symbol) ?? null;
  return {
    cik,
    exchange: exchange === '' ? null : exchange,
    figures_end: end,
    figures_status:
      reach === undefined || end === null
        ? 'none'
        : statusAt(statementsTimeliness(end, reach.reporting_cadence), now),
    name,
    newest_filing: filed.get(cik) ?? null,
    prices_end: pricesEnd,
    prices_status: pricesStatus(pricesEnd, now),
    symbol,
  };
}

type Status = LoadedCompany['prices_status'];

const pricesStatus = (end: string | null, now: number): Status =>
  end === null ? 'none' : statusAt(pricesTimeliness(end, 'technicals', 'end_of_day'), now);

const statusAt = ({ staleFrom }: Timeliness, now: number): Status =>
  staleFrom !== null && now >= staleFrom ? 'stale' : 'current';
