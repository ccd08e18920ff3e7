import type { Columns, RowOf } from './columns.ts';

const FILING_COLUMNS = {
  /** Registrant, ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** 10-K or 10-Q, with /A for an amendment. */
  form: 'LowCardinality(String)',
  filed: 'Date32',
  /** Address of the document that the facts are tagged in. */
  url: 'String',
} as const satisfies Columns;

/** The revision of the registrant that the row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

const DAY = 'Nullable(Date32)';
const FLAG = 'Nullable(Bool)';

/** `governance_reports`: every 10-K and 10-Q filed since 2023 whose tags were read, with or without arrangements. */
export const GOVERNANCE_REPORT_COLUMNS = {
  ...FILING_COLUMNS,
  /** How many arrangements it tags. */
  arrangements: 'UInt16',
  /** Flags of the registrant, one element each: concept, whether it is set, id of its element (empty for none), place. */
  flag_concepts: 'Array(LowCardinality(String))',
  flag_values: 'Array(Bool)',
  flag_elements: 'Array(String)',
  flag_starts: 'Array(UInt32)',
  flag_stops: 'Array(UInt32)',
  /** Facts that say nothing that is served, one element each. */
  unread_concepts: 'Array(LowCardinality(String))',
  unread_reasons: 'Array(LowCardinality(String))',
  unread_texts: 'Array(String)',
  unread_elements: 'Array(String)',
  unread_starts: 'Array(UInt32)',
  unread_stops: 'Array(UInt32)',
  /** Facts in contexts that the document does not define. */
  unplaced: 'UInt32',
  /** SHA-256 (hex) of the document in the archive. */
  source_document: 'String',
  /** Acceptance, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  ...REVISION,
} as const satisfies Columns;

export type GovernanceReportRow = RowOf<typeof GOVERNANCE_REPORT_COLUMNS>;

const DAY_REFUSALS = [
  '',
  'contradictory',
  'day_after_filing',
  'day_ambiguous',
  'no_whole_day',
  'not_tagged',
] as const;

/** `trading_arrangements`: those of directors and officers, one row for each in each report. */
export const TRADING_ARRANGEMENT_COLUMNS = {
  ...FILING_COLUMNS,
  /** Zero-based place among those of the report. */
  line: 'UInt16',
  /** Qualified names of the members for the person and for one of the person's arrangements; empty for none. */
  individual: 'String',
  arrangement: 'String',
  /** As tagged; empty if it is not tagged. */
  name: 'String',
  title: 'String',
  /** Flags, null if they are not tagged for the arrangement. */
  rule_10b5_1_adopted: FLAG,
  rule_10b5_1_terminated: FLAG,
  other_adopted: FLAG,
  other_terminated: FLAG,
  /** Days, each with the text as tagged and the reason for which there is none (empty for a day). */
  adopted: DAY,
  adopted_text: 'String',
  adopted_refusal: { type: 'LowCardinality(String)', of: DAY_REFUSALS },
  terminated: DAY,
  terminated_text: 'String',
  terminated_refusal: { type: 'LowCardinality(String)', of: DAY_REFUSALS },
  ends: DAY,
  ends_text: 'String',
  ends_refusal: { type: 'LowCardinality(String)', of: DAY_REFUSALS },
  /** What is terminated; empty for nothing. */
  terminates: { type: 'LowCardinality(String)', of: ['', 'another_arrangement', 'this_arrangement'] },
  /** Duration in days. */
  days: 'Nullable(UInt32)',
  days_refusal: { type: 'LowCardinality(String)', of: ['', 'contradictory', 'not_in_days', 'not_tagged'] },
  /** Securities that may be bought or sold under it. */
  shares: 'Nullable(Decimal(38, 10))',
  shares_refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'contradictory', 'in_parts', 'not_assigned', 'not_readable', 'not_tagged'],
  },
  /** Numbers that are tagged apart, one element each: member, number as filed, element and place. */
  part_members: 'Array(String)',
  part_shares: 'Array(String)',
  part_elements: 'Array(String)',
  part_starts: 'Array(UInt32)',
  part_stops: 'Array(UInt32)',
  /** Material terms in lines; empty if they are not tagged. */
  terms: 'String',
  /** The facts that it is read from, one element each: concept, id of the element (empty for none), place. */
  fact_concepts: 'Array(LowCardinality(String))',
  fact_elements: 'Array(String)',
  fact_starts: 'Array(UInt32)',
  fact_stops: 'Array(UInt32)',
  ...REVISION,
} as const satisfies Columns;

export type TradingArrangementRow = RowOf<typeof TRADING_ARRANGEMENT_COLUMNS>;
