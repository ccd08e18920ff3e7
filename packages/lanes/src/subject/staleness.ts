import { type ThresholdId, THRESHOLDS } from './thresholds.ts';

/** When one kind of data is stale: the same wherever it is served. */
export type Staleness = {
  readonly kind: string;
  /** The day or moment that the age is counted from. */
  readonly since: string;
  /** The limit, in `THRESHOLDS`; null for data that never become stale. */
  readonly threshold: ThresholdId | null;
  /** The endpoints that go by it. */
  readonly lanes: readonly string[];
};

const END = 'the end of the newest period of which a figure is served';
const STATEMENTS = [
  '/v2/compare',
  '/v2/coverage',
  '/v2/earnings',
  '/v2/fundamentals',
  '/v2/history',
  '/v2/priced-in',
  '/v2/profile',
  '/v2/screen',
  '/v2/segments',
  '/v2/snapshot',
  '/v2/valuation',
];
const CLOSES = ['/v2/calendar', '/v2/priced-in', '/v2/profile', '/v2/screen', '/v2/valuation'];
const BARS = [
  '/v2/coverage',
  '/v2/history',
  '/v2/price-action',
  '/v2/prices',
  '/v2/snapshot',
  '/v2/technicals',
  '/v2/valuation',
];

/** Every kind of data that is served, in the order of its names. */
export const STALENESS: readonly Staleness[] = [
  {
    kind: 'annual_statements',
    since: END,
    threshold: 'freshness.annual_statements',
    lanes: STATEMENTS,
  },
  {
    kind: 'closes_to_value_by',
    since: 'the session of the newest close',
    threshold: 'market.stale_close',
    lanes: CLOSES,
  },
  {
    kind: 'dividends',
    since: 'the close of the session after the newest bar',
    threshold: 'freshness.dividends',
    lanes: ['/v2/calendar', '/v2/coverage', '/v2/dividends'],
  },
  {
    kind: 'filings',
    since: 'the newest filing',
    threshold: null,
    lanes: ['/v2/events', '/v2/filings'],
  },
  {
    kind: 'holdings_13f',
    since: 'the newest report of a manager',
    threshold: null,
    lanes: ['/v2/ownership'],
  },
  {
    kind: 'insider_transactions',
    since: 'the newest filing',
    threshold: null,
    lanes: ['/v2/coverage', '/v2/insiders'],
  },
  {
    kind: 'periodic_reports_annual',
    since: 'the end of the newest period that the list of filings has',
    threshold: 'freshness.annual_statements',
    lanes: ['/v2/calendar', '/v2/coverage'],
  },
  {
    kind: 'periodic_reports_quarterly',
    since: 'the end of the newest period that the list of filings has',
    threshold: 'freshness.quarterly_statements',
    lanes: ['/v2/calendar', '/v2/coverage'],
  },
  {
    kind: 'prices',
    since: 'the close of the session after the newest bar',
    threshold: 'freshness.prices',
    lanes: BARS,
  },
  {
    kind: 'quarterly_statements',
    since: END,
    threshold: 'freshness.quarterly_statements',
    lanes: STATEMENTS,
  },
  {
    kind: 'stakes',
    since: 'the newest filing of the holder',
    threshold: 'ownership.unconfirmed',
    lanes: ['/v2/ownership'],
  },
];

/** The limit of a kind of data and what is said beyond it; null for data that never become stale. */
export const limitOfKind = ({ threshold }: Staleness) => (threshold === null ? null : THRESHOLDS[threshold]);
