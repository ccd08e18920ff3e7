import type { Columns, RowOf } from './columns.ts';

const FILING_COLUMNS = {
  /** Registrant, ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** 8-K, with /A for an amendment. */
  form: 'LowCardinality(String)',
  filed: 'Date32',
  /** Address of the document that is read. */
  url: 'String',
} as const satisfies Columns;

/** The revision of the registrant that the row belongs to. */
const REVISION = { revision: 'UInt64' } as const satisfies Columns;

const DAY = 'Nullable(Date32)';
const VOTES = 'Nullable(Decimal(38, 0))';
const PLACE = 'Nullable(UInt32)';

/** `current_reports`: every 8-K with item 5.02 or 5.07 that was read. */
export const CURRENT_REPORT_COLUMNS = {
  ...FILING_COLUMNS,
  /** Those of the two. */
  items: 'Array(LowCardinality(String))',
  /** Day of the meeting, the reason for which there is none (empty for a day and without item 5.07), and its place. */
  meeting_day: DAY,
  meeting_day_refusal: {
    type: 'LowCardinality(String)',
    of: ['', 'day_after_filing', 'not_stated', 'several_days'],
  },
  meeting_day_start: PLACE,
  meeting_day_stop: PLACE,
  /** Votes represented at the meeting, to which those on proposals add up. */
  represented: VOTES,
  represented_start: PLACE,
  represented_stop: PLACE,
  /** Proposals of item 5.07, and those without figures among them. */
  proposals: 'UInt16',
  refused: 'UInt16',
  /** Letters of the sub-items of 5.02 that its text names. */
  sub_items: 'Array(LowCardinality(String))',
  /** Changes of officers that were read, and the reason for which there are none (empty for some and without item 5.02). */
  changes: 'UInt16',
  changes_refusal: { type: 'LowCardinality(String)', of: ['', 'no_single_reading'] },
  /** SHA-256 (hex) of the document in the archive. */
  source_document: 'String',
  /** Acceptance, UTC. */
  source_time: "DateTime64(3, 'UTC')",
  ...REVISION,
} as const satisfies Columns;

export type CurrentReportRow = RowOf<typeof CURRENT_REPORT_COLUMNS>;

/** `proposal_votes`: a row for each nominee of an election and for each other proposal; one without figures for a refused one. */
export const PROPOSAL_VOTE_COLUMNS = {
  ...FILING_COLUMNS,
  /** Zero-based place of the proposal in the item, and of the nominee among those of the proposal. */
  proposal: 'UInt16',
  line: 'UInt16',
  /** As printed; empty without one. */
  number: 'String',
  /** As printed, at most 600 characters, with its place. */
  description: 'String',
  description_start: 'UInt32',
  description_stop: 'UInt32',
  kind: {
    type: 'LowCardinality(String)',
    of: ['auditors', 'election', 'frequency', 'other', 'say_on_pay', 'shareholder_proposal', 'unclear'],
  },
  /** What proves the figures. */
  laws: 'Array(LowCardinality(String))',
  /** Why there are none; empty with figures. */
  refusal: {
    type: 'LowCardinality(String)',
    of: [
      '',
      'columns_unclear',
      'description_unclear',
      'not_found',
      'not_proven',
      'number_unreadable',
      'several_tables',
    ],
  },
  /** As printed; empty where none is printed with the votes. */
  nominee: 'String',
  /** Votes; null where they are not stated. */
  votes_for: VOTES,
  votes_against: VOTES,
  votes_withheld: VOTES,
  abstentions: VOTES,
  broker_non_votes: VOTES,
  one_year: VOTES,
  two_years: VOTES,
  three_years: VOTES,
  /** Places of the votes, one element each: for, against, withheld, abstain, broker_non_votes, one_year and so on. */
  count_kinds: 'Array(LowCardinality(String))',
  count_starts: 'Array(UInt32)',
  count_stops: 'Array(UInt32)',
  ...REVISION,
} as const satisfies Columns;

export type ProposalVoteRow = RowOf<typeof PROPOSAL_VOTE_COLUMNS>;

/** `officer_changes`: changes of directors and officers, one row for each that a sentence of item 5.02 says. */
export const OFFICER_CHANGE_COLUMNS = {
  ...FILING_COLUMNS,
  /** Zero-based place among those of the filing. */
  line: 'UInt16',
  type: {
    type: 'LowCardinality(String)',
    of: ['appointment', 'compensation', 'departure', 'election'],
  },
  /** As printed. */
  person: 'String',
  /** As printed; empty where the sentence names none that is whole. */
  role: 'String',
  /** Day on which it takes effect, and the reason for which there is none; empty for a day. */
  effective: DAY,
  effective_refusal: { type: 'LowCardinality(String)', of: ['', 'not_stated', 'several_days'] },
  /** Letter of its sub-item; empty without one. */
  sub_item: 'LowCardinality(String)',
  /** The sentence, at most 500 characters, and the place of its paragraph. */
  text: 'String',
  start: 'UInt32',
  stop: 'UInt32',
  ...REVISION,
} as const satisfies Columns;

export type OfficerChangeRow = RowOf<typeof OFFICER_CHANGE_COLUMNS>;
