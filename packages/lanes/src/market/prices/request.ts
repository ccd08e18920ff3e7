import type { Adjustment } from '@footnote/market/adjustment/adjust';
import type { Interval } from '@footnote/market/adjustment/intervals';

/** Query of `GET /v2/prices`, as `schemas/requests/prices.json` has it. */
export type PricesRequest = {
  readonly symbol: string;
  readonly adjust?: Adjustment;
  readonly from?: string;
  readonly interval?: Interval;
  readonly limit?: number;
  readonly to?: string;
};
