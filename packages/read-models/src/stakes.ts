import type { Columns, RowOf } from './columns.ts';

const KEY_COLUMNS = {
  /** The issuer's: ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
} as const satisfies Columns;

const FILING_COLUMNS = {
  ...KEY_COLUMNS,
  /** SCHEDULE 13D, SCHEDULE 13G/A. */
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
} as const satisfies Columns;

/** The revision of the issuer that a row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

/** `stakes`: every Schedule 13D and 13G about an issuer's shares that was read, one row each. */
export const STAKE_COLUMNS = {
  ...FILING_COLUMNS,
  schedule: { type: 'LowCardinality(String)', of: ['13D', '13G'] },
  /** YYYY-MM-DD; empty if not stated. */
  event_date: 'String',
  /** Identical in all rows of one holder and class: accession of the first of them. */
  holder: 'String',
  holder_name: 'String',
  /** Ten digits; empty if neither schedule nor header states it. */
  holder_cik: 'String',
  /**
   * Source of the CIK: `schedule`, `filer` (of the only person), `header` of the submission; empty without a
   * CIK.
   */
  holder_cik_source: { type: 'LowCardinality(String)', of: ['', 'filer', 'header', 'schedule'] },
  /** First type code of the person whose name the row has: IN, PN, IA; empty if there is none. */
  person_type: 'LowCardinality(String)',
  /** As filed; empty for none. */
  class_title: 'String',
  /** Key of a class of the issuer: `a`, `preferred b`; empty for common shares without a letter. */
  class_key: 'LowCardinality(String)',
  /** Of the largest block, or of all persons (flag `group_total`); null if not stated. */
  shares: 'Nullable(Decimal(38, 10))',
  pct_of_class: 'Nullable(Decimal(38, 10))',
  /** No longer reportable: five percent or less. */
  is_exit: 'Bool',
  /** A later schedule of the same holder and class exists. */
  superseded: 'Bool',
  /** The newest of its holder and class, and not an exit. */
  is_holder: 'Bool',
  /** For a holder, the amounts in force: those of `amounts_as_of` if the schedule itself states none. */
  holding_shares: 'Nullable(Decimal(38, 10))',
  holding_pct: 'Nullable(Decimal(38, 10))',
  /** Accession; empty if the schedule itself states the amounts. */
  amounts_as_of: 'String',
  flags: 'Array(LowCardinality(String))',
  /** Of an amendment, the filing that it amends, as filed; else empty. */
  previous_accession: 'String',
  ...REVISION,
} as const satisfies Columns;

export type StakeRow = RowOf<typeof STAKE_COLUMNS>;

/**
 * `stake_persons`: the reporting persons of each schedule in the order filed. Never add them up: they share
 * blocks.
 */
export const STAKE_PERSON_COLUMNS = {
  ...KEY_COLUMNS,
  /** Zero-based. */
  place: 'UInt32',
  name: 'String',
  /** Ten digits; empty for none. */
  person_cik: 'String',
  /** `schedule`, or `header` of the submission; empty without a CIK. */
  person_cik_source: { type: 'LowCardinality(String)', of: ['', 'header', 'schedule'] },
  types: 'Array(LowCardinality(String))',
  shares: 'Nullable(Decimal(38, 10))',
  pct_of_class: 'Nullable(Decimal(38, 10))',
  /** a: member of a group; b: disclaims membership; empty if not stated. */
  member_of_group: 'LowCardinality(String)',
  ...REVISION,
} as const satisfies Columns;

export type StakePersonRow = RowOf<typeof STAKE_PERSON_COLUMNS>;

/** `unread_stakes`: schedules about an issuer's shares that could not be read. */
export const UNREAD_STAKE_COLUMNS = {
  ...FILING_COLUMNS,
  reason: 'LowCardinality(String)',
  ...REVISION,
} as const satisfies Columns;

export type UnreadStakeRow = RowOf<typeof UNREAD_STAKE_COLUMNS>;

/** `stake_issuers`: one row for each issuer with a schedule. */
export const STAKE_ISSUER_COLUMNS = {
  cik: 'String',
  /** Acceptance of the newest schedule, UTC. */
  newest: "DateTime64(3, 'UTC')",
  ...REVISION,
} as const satisfies Columns;

export type StakeIssuerRow = RowOf<typeof STAKE_ISSUER_COLUMNS>;
