import type { Schemas } from '@footnote/client';
import { routeTo } from '../frame/address.ts';
import { PAGE_NAMES, type CompanyRoute, type Route } from '../frame/routes.ts';

type Lane = Schemas['LaneSupport'];

/** Why a lane is not available; undefined if it is. */
export function whyNot(lane: Lane): string | undefined {
  const { available_now: isAvailable, route_supported: hasRoute, supported } = lane;
  if (isAvailable) return undefined;
  if (!supported) return 'does not apply to an asset of this kind';
  if (!hasRoute) return 'this service has no endpoint for it';
  if (lane.data_collected === false) return 'its data have not been collected';
  if (lane.derived_series_available === false) return 'there are no adjusted closes';
  return 'its data are missing or stale';
}

/** The page that shows a lane, by the name of the lane. */
const PAGE_OF_LANE: Readonly<Record<string, string>> = {
  calendar: 'events',
  dividends: 'dividends',
  earnings: 'events',
  events: 'events',
  facts: 'statements',
  filings: 'filings',
  fundamentals: 'statements',
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
