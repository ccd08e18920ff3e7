import type { Columns, RowOf } from './columns.ts';

/** Why a member is not served; empty if it is. */
const REFUSAL = {
  type: 'LowCardinality(String)',
  of: [
    '',
    'implausible',
    'no_report',
    'not_in_usd',
    'not_reported',
    'outdated',
    'split_unconfirmed',
    'two_values',
  ],
} as const;

/** `profiles`: facts about a company from its filings, other than its statements; one row per company. */
export const PROFILE_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  symbol: 'LowCardinality(String)',
  /** From the newest annual report that states one; as in the filing. */
  auditor: 'String',
  auditor_location: 'String',
  /** Number at the PCAOB. */
  auditor_firm_id: 'String',
  auditor_refusal: REFUSAL,
  auditor_accession: 'String',
  auditor_form: 'LowCardinality(String)',
  auditor_filed: 'Nullable(Date32)',
  /** Empty if refused. */
  filer_category: {
    type: 'LowCardinality(String)',
    of: [
      '',
      'Accelerated Filer',
      'Large Accelerated Filer',
      'Non-accelerated Filer',
      'Smaller Reporting Accelerated Filer',
      'Smaller Reporting Company',
    ],
  },
  filer_category_refusal: REFUSAL,
  filer_category_accession: 'String',
  filer_category_form: 'LowCardinality(String)',
  filer_category_filed: 'Nullable(Date32)',
  /** US dollars, at prices of `public_float_as_of`. */
  public_float: 'Nullable(Decimal(38, 0))',
  public_float_as_of: 'Nullable(Date32)',
  public_float_refusal: REFUSAL,
  public_float_accession: 'String',
  public_float_form: 'LowCardinality(String)',
  public_float_filed: 'Nullable(Date32)',
  /** All classes of the newest cover page together, on the basis of the newest filing. */
  shares_outstanding: 'Nullable(Decimal(38, 0))',
  shares_as_of: 'Nullable(Date32)',
  /** Number of classes that were counted; 0 without a count. */
  share_classes: 'UInt16',
  /** Empty without a count. */
  share_count_basis: {
    type: 'LowCardinality(String)',
    of: ['', 'all_classes', 'listed_security', 'ordinary_shares'],
  },
  shares_refusal: REFUSAL,
  shares_accession: 'String',
  shares_form: 'LowCardinality(String)',
  shares_filed: 'Nullable(Date32)',
  /** Whether it earns more from interest than from rents, as mortgage REITs do. */
  earns_interest: 'Bool',
  /** Last day of the newest period of the statements; null without any. */
  period_end: 'Nullable(Date32)',
  /** The revision of the company that the row belongs to. */
  revision: 'UInt64',
} as const satisfies Columns;

export type ProfileRow = RowOf<typeof PROFILE_COLUMNS>;
