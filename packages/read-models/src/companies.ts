import type { Columns, RowOf } from './columns.ts';

/** `companies`: the profile of a company. */
export const COMPANY_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  name: 'String',
  symbols: 'Array(String)',
  sic: 'String',
  sic_description: 'String',
  /** MMDD; empty if EDGAR has none, like the other texts. */
  fiscal_year_end: 'String',
  /** operating, investment or other, as EDGAR has it. */
  entity_type: 'LowCardinality(String)',
  /** Of the business address; upper case as a rule. */
  business_city: 'String',
  /** EDGAR's code. */
  business_state_or_country: 'LowCardinality(String)',
  website: 'String',
} as const satisfies Columns;

export type CompanyRow = RowOf<typeof COMPANY_COLUMNS>;

/** `symbols`: the company of each symbol that one company claims. */
export const SYMBOL_COLUMNS = {
  /** Upper case, share class after a dash. */
  symbol: 'String',
  cik: 'String',
  name: 'String',
  exchange: 'String',
} as const satisfies Columns;

export type SymbolRow = RowOf<typeof SYMBOL_COLUMNS>;

/** `ambiguous_symbols`: symbols that several companies claim, which belong to none of them. */
export const AMBIGUOUS_SYMBOL_COLUMNS = {
  symbol: 'String',
  /** The companies that claim it, in ascending order. */
  ciks: 'Array(String)',
} as const satisfies Columns;

export type AmbiguousSymbolRow = RowOf<typeof AMBIGUOUS_SYMBOL_COLUMNS>;
