import { FAMILY_FORMS } from '@footnote/edgar/form-family';
import type { StoreQuery } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Company } from '../../subject/company.ts';
import { type Timeliness, pricesTimeliness, statementsTimeliness } from '../../subject/freshness.ts';

type Cadence = 'annual' | 'quarterly';

/** A kind of data, and how to determine whether a company has it. */
export type Presence = {
  /** One row with the newest available day, YYYY-MM-DD; no row, or an empty day, if there is none. */
  readonly query: StoreQuery<Company, { readonly newest: string }>;
  /** The freshness of data with this newest day; absent if they never become stale. */
  readonly laneOf?: (newest: string, cadence: Cadence) => Timeliness;
};

const daysOf = (newest: string, source: string): Presence => ({
  query: storeQuery(`SELECT toString(${newest}) AS newest FROM ${source} HAVING count() > 0`),
});

const OF_COMPANY = 'WHERE cik = {cik:String}';
const { annual, quarterly, foreign_annual: foreignAnnual } = FAMILY_FORMS;
const PERIODIC_FORMS = [...annual, ...quarterly, ...foreignAnnual].map((form) => `'${form}'`).join(', ');
const IS_CURRENT_REPORT = `startsWith(form, '8-K')`;

export const COMPANY = daysOf('today()', `companies ${OF_COMPANY}`);

export const FILINGS = daysOf('max(filed)', `filings ${OF_COMPANY}`);

/** Periodic reports that submissions list, with the ends of their periods: what the next ones are expected by. */
export const PERIODIC_REPORTS: Presence = {
  ...daysOf(
    'max(report_date)',
    `filings ${OF_COMPANY} AND report_date != '' AND form IN (${PERIODIC_FORMS})`,
  ),
  laneOf: statementsTimeliness,
};

export const CURRENT_REPORTS = daysOf('max(filed)', `filings ${OF_COMPANY} AND ${IS_CURRENT_REPORT}`);

export const RESULTS = daysOf(
  'max(filed)',
  `filings ${OF_COMPANY} AND ${IS_CURRENT_REPORT} AND has(items, '2.02')`,
);

export const FACTS = daysOf('toDate(max(source_time))', `fact_sets ${OF_COMPANY}`);

/** By the last day of the newest period. */
export const STATEMENTS: Presence = {
  ...daysOf('max(period_end)', `profiles ${OF_COMPANY} AND period_end IS NOT NULL`),
  laneOf: statementsTimeliness,
};

export const STAKES = daysOf('max(filed)', `stakes ${OF_COMPANY}`);

/** Breakdowns that are refused are not there. */
export const SEGMENTS: Presence = {
  ...daysOf('max(period_end)', `segments ${OF_COMPANY} AND refusal = ''`),
  laneOf: statementsTimeliness,
};

/** A newest close is known, whatever else of the prices is refused. */
export const CLOSES: Presence = {
  ...daysOf('max(last_bar)', `technicals WHERE symbol = {symbol:String} AND last_bar IS NOT NULL`),
  laneOf: (newest) => pricesTimeliness(newest, 'technicals', 'end_of_day'),
};

const OF_SYMBOL = `WHERE symbol = {symbol:String} AND refusal = ''`;

export const PRICES: Presence = {
  ...daysOf('max(last_bar)', `technicals ${OF_SYMBOL}`),
  laneOf: (newest) => pricesTimeliness(newest, 'technicals', 'end_of_day'),
};

/** For a source that reports them, whether the symbol pays any or not. */
export const DIVIDENDS: Presence = {
  ...daysOf('max(last_bar)', `dividends ${OF_SYMBOL}`),
  laneOf: (newest) => pricesTimeliness(newest, 'dividends', 'end_of_day'),
};

/** Reports whose tags on governance were read, with or without any, and proxy statements. */
export const GOVERNANCE = daysOf(
  'max(filed)',
  `(SELECT cik, filed FROM governance_reports UNION ALL SELECT cik, filed FROM proxy_statements) ${OF_COMPANY}`,
);

/** Forms 3, 4, 5 and 144 that were read. */
export const INSIDERS = daysOf('max(filed)', `insider_filings ${OF_COMPANY} AND refusal = ''`);
