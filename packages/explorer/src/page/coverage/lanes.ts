import { routeTo } from '../frame/address.ts';
import { PAGE_NAMES, type CompanyRoute, type Route } from '../frame/routes.ts';

/** The page that shows a lane, by the name of the lane. */
const PAGE_OF_LANE: Readonly<Record<string, string>> = {
  calendar: 'events',
  dividends: 'dividends',
  earnings: 'events',
  events: 'events',
  facts: 'statements',
  filings: 'filings',
  fundamentals: 'statements',
  governance: 'governance',
  history: 'prices',
  insider: 'ownership',
  ownership: 'ownership',
  price_action: 'prices',
  priced_in: 'valuation',
  profile: 'overview',
  segments: 'segments',
  snapshot: 'overview',
  technicals: 'technicals',
  valuation: 'valuation',
};

/** The route to a lane's page; undefined if the explorer has none. */
export function routeOfLane(lane: string, symbol: string): Route | undefined {
  const page = PAGE_NAMES.find((name) => name === PAGE_OF_LANE[lane]);
  return page === undefined ? undefined : routeTo(page as CompanyRoute['page'], { symbol });
}
