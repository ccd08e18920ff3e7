/** The lanes of data that `GET /v2/coverage` reports on. Add a new kind of data to `data` of its lane. */
import type { Writable } from '@footnote/wire/json';
import type { LaneSupport } from '@footnote/contract/types.generated';
import type { AssetType } from '../../subject/asset-type.ts';
import {
  CLOSES,
  COMPANY,
  CURRENT_REPORTS,
  DIVIDENDS,
  FACTS,
  FILINGS,
  GOVERNANCE,
  INSIDERS,
  PERIODIC_REPORTS,
  type Presence,
  PRICES,
  RESULTS,
  SEGMENTS,
  STAKES,
  STATEMENTS,
} from './presence.ts';

/** Paths that the service answers. */
export type Routes = {
  readonly all: ReadonlySet<string>;
  /** Those of them that have all their figures of a symbol that no ingested company has. */
  readonly unlisted: ReadonlySet<string>;
};

/** The properties of a company that decide whether a lane applies to it. */
export type Subject = {
  readonly asset: AssetType | 'unknown';
  /** A foreign issuer with reports on Form 20-F or 40-F that files no 8-K. */
  readonly filesAbroad: boolean;
};

type Fixed = Pick<
  Writable<LaneSupport>,
  | 'coverage_universe'
  | 'fail_closed_conditions'
  | 'freshness_slo'
  | 'missing_data_policy'
  | 'point_in_time_semantics'
  | 'public_visibility'
  | 'quality_grade'
  | 'source_priority'
>;

export type LaneSpec = Fixed & {
  /** The endpoint that serves the lane. */
  readonly path: string;
  readonly applies: (subject: Subject) => boolean;
  /** The kinds of data that it needs, all of them; empty if none is collected. */
  readonly data: readonly Presence[];
  /** What there is although the data themselves are refused: closes of prices that cannot be brought to one basis. */
  readonly refusedBeside?: Presence;
  /** Whether its endpoint serves a part of its figures by the data that are there, if the lane is not available; by default never. */
  readonly inPart?: (has: (data: Presence) => boolean) => boolean;
  /** A lane of figures that are refused together: it is available only if they are served. */
  readonly figures?: ComputedFigures;
  /** A member that only some lanes have. */
  readonly reports?: 'data_collected' | 'derived_series_available';
};

/** Figures that are computed when a lane is asked for: those of `GET /v2/valuation` and of `GET /v2/priced-in`. */
export type ComputedFigures = 'implied_growth' | 'market_value';

const CORE = { quality_grade: 'production_core', public_visibility: 'public_core' } as const;
const BETA = { quality_grade: 'production_beta', public_visibility: 'public_core' } as const;
const PRIVATE = { quality_grade: 'production_beta', public_visibility: 'private_beta' } as const;

const VALUES = { missing_data_policy: 'null_with_reason' } as const;
const LISTS = { missing_data_policy: 'empty_list_with_coverage_start' } as const;

const everything = (): boolean => true;
const stocks = ({ asset }: Subject): boolean => asset === 'stock';
const currentReporters = ({ asset, filesAbroad }: Subject): boolean => asset === 'stock' && !filesAbroad;

const failing = (...conditions: readonly string[]): readonly string[] => ['symbol_unknown', ...conditions];

const LISTED_WITH_PRICES = {
  ...CORE,
  ...VALUES,
  coverage_universe: 'listed_with_prices',
  fail_closed_conditions: failing('insufficient_history', 'stale_prices'),
  freshness_slo: 'session_close_plus_4h',
  point_in_time_semantics: 'split_adjusted_as_of_close',
  source_priority: ['price_provider'],
  applies: everything,
  data: [PRICES],
  refusedBeside: CLOSES,
} as const;

const DERIVED = {
  ...BETA,
  inPart: (has: (data: Presence) => boolean) => has(STATEMENTS) && has(CLOSES),
  ...VALUES,
  coverage_universe: 'fundamentals_and_prices',
  fail_closed_conditions: failing('input_refused'),
  freshness_slo: 'max_of_inputs',
  point_in_time_semantics: 'latest',
  source_priority: ['derived'],
  applies: stocks,
  data: [STATEMENTS, CLOSES],
} as const;

const CURRENT = {
  ...BETA,
  ...LISTS,
  coverage_universe: 'sec_8k_filers',
  fail_closed_conditions: failing(),
  freshness_slo: '1h_after_acceptance',
  point_in_time_semantics: 'as_filed',
  source_priority: ['sec_8k'],
  applies: currentReporters,
} as const;

export const LANES = {
  calendar: {
    ...CURRENT,
    path: '/v2/calendar',
    coverage_universe: 'sec_filers',
    source_priority: ['sec_submissions', 'sec_8k', 'price_provider'],
    applies: stocks,
    data: [PERIODIC_REPORTS],
    inPart: (has) => has(PERIODIC_REPORTS) || has(DIVIDENDS),
  },
  dividends: {
    ...CORE,
    ...VALUES,
    path: '/v2/dividends',
    coverage_universe: 'listed_with_corporate_actions',
    fail_closed_conditions: failing('feed_missing'),
    freshness_slo: '24h',
    point_in_time_semantics: 'ex_date_events',
    source_priority: ['price_provider', 'sec_facts'],
    applies: everything,
    data: [DIVIDENDS],
  },
  earnings: { ...CURRENT, path: '/v2/earnings', data: [RESULTS], inPart: (has) => has(STATEMENTS) },
  events: { ...CURRENT, path: '/v2/events', data: [CURRENT_REPORTS] },
  facts: {
    ...CORE,
    ...VALUES,
    path: '/v2/facts',
    coverage_universe: 'sec_xbrl_filers',
    fail_closed_conditions: failing('no_xbrl', 'cik_unmapped', 'checks_failed'),
    freshness_slo: '24h_after_acceptance',
    point_in_time_semantics: 'all_vintages_by_filed',
    source_priority: ['sec_companyfacts', 'sec_instance'],
    applies: stocks,
    data: [FACTS],
    reports: 'data_collected',
  },
  filings: {
    ...CORE,
    ...LISTS,
    path: '/v2/filings',
    coverage_universe: 'sec_filers',
    fail_closed_conditions: failing('section_not_found'),
    freshness_slo: '1h_after_acceptance',
    point_in_time_semantics: 'as_filed',
    source_priority: ['sec_submissions', 'sec_archive'],
    applies: everything,
    data: [FILINGS],
  },
  fundamentals: {
    ...CORE,
    ...VALUES,
    path: '/v2/fundamentals',
    coverage_universe: 'sec_xbrl_filers',
    fail_closed_conditions: failing('no_xbrl', 'cik_unmapped', 'checks_failed'),
    freshness_slo: '24h_after_acceptance',
    point_in_time_semantics: 'latest_restated',
    source_priority: ['sec_companyfacts', 'sec_instance'],
    applies: stocks,
    data: [STATEMENTS],
  },
  governance: {
    ...PRIVATE,
    ...VALUES,
    path: '/v2/governance',
    coverage_universe: 'def14a_filers',
    fail_closed_conditions: failing('not_collected'),
    freshness_slo: '7d',
    point_in_time_semantics: 'as_filed',
    source_priority: ['sec_def14a'],
    applies: currentReporters,
    data: [GOVERNANCE],
    reports: 'data_collected',
  },
  history: {
    ...LISTED_WITH_PRICES,
    path: '/v2/history',
    inPart: (has) => has(STATEMENTS),
    reports: 'derived_series_available',
  },
  insider: {
    ...BETA,
    ...LISTS,
    path: '/v2/insiders',
    coverage_universe: 'section16_issuers',
    fail_closed_conditions: failing(),
    freshness_slo: '24h',
    point_in_time_semantics: 'as_filed',
    source_priority: ['sec_form345'],
    applies: stocks,
    data: [INSIDERS],
  },
  ownership: {
    ...BETA,
    ...LISTS,
    path: '/v2/ownership',
    coverage_universe: 'us_issuers_13dg_since_2024-12-18',
    fail_closed_conditions: failing('parse_failed'),
    freshness_slo: '24h',
    point_in_time_semantics: 'as_filed_latest_per_holder',
    source_priority: ['sec_schedule13_xml'],
    applies: everything,
    data: [STAKES],
    reports: 'data_collected',
  },
  price_action: { ...LISTED_WITH_PRICES, path: '/v2/price-action' },
  priced_in: { ...DERIVED, path: '/v2/priced-in', figures: 'implied_growth' },
  profile: {
    ...CORE,
    ...VALUES,
    path: '/v2/profile',
    coverage_universe: 'sec_filers',
    fail_closed_conditions: failing(),
    freshness_slo: '24h',
    point_in_time_semantics: 'latest',
    source_priority: ['sec_submissions', 'dei', 'prices'],
    applies: everything,
    data: [COMPANY],
  },
  segments: {
    ...BETA,
    ...VALUES,
    path: '/v2/segments',
    coverage_universe: 'filers_with_dimensional_revenue',
    fail_closed_conditions: failing('does_not_reconcile'),
    freshness_slo: '24h',
    point_in_time_semantics: 'single_period',
    source_priority: ['sec_instance'],
    applies: stocks,
    data: [SEGMENTS],
    reports: 'data_collected',
  },
  snapshot: {
    ...DERIVED,
    path: '/v2/snapshot',
    data: [STATEMENTS, PRICES],
    inPart: (has) => has(STATEMENTS) || has(CLOSES),
    refusedBeside: CLOSES,
  },
  technicals: { ...LISTED_WITH_PRICES, path: '/v2/technicals' },
  valuation: { ...DERIVED, path: '/v2/valuation', figures: 'market_value' },
} as const satisfies Readonly<Record<string, LaneSpec>>;

export type LaneName = keyof typeof LANES;
