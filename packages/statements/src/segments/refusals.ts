/** Why a breakdown that a filing reports is not served, by code. */
const REPORTED = {
  ambiguous_members: 'Several sets of the members that the filing reports add up to the total.',
  differs_from_statements:
    'The breakdown adds up to the total of its own filing, but the statements serve another value for the period.',
  does_not_reconcile:
    'No set of the members that the filing reports is proven to add up to the total, including its reconciling items.',
  members_missing: 'The members that the filing reports add up to less than the total.',
  no_report: 'No filing that reports the period has an archived XBRL report with dimensions.',
  not_reported: 'The filings report the total of the period but no breakdown by this axis alone.',
  total_not_reported: 'The filing reports members, and no total of the period, or different ones.',
  total_not_served: 'The statements refuse the total of the period.',
} as const satisfies Readonly<Record<string, string>>;

/** Why a fourth quarter, which no filing breaks down, is not derived from its year, by code. */
const OF_FOURTH_QUARTER = {
  basis_not_shown:
    'No period that filings repeat unchanged shows that the year and its earlier quarters have their members on one basis.',
  does_not_complete_year:
    'The members of the year less those of its earlier quarters do not add up to the fourth quarter of the statements.',
  members_recast:
    'A later filing has other figures for members of the year or its quarters, so they are not known to be of one basis.',
  negative_fourth_quarter: 'A member has more revenue in the earlier quarters than in the whole year.',
  other_members: 'The year and its earlier quarters have different members, or another concept or axis.',
  quarters_do_not_add_up: 'The three quarters of a member that are served do not add up to its nine months.',
  quarters_not_served: 'Neither the nine months nor all three earlier quarters of the year are served.',
  year_not_served: 'The breakdown of the year is refused.',
} as const satisfies Readonly<Record<string, string>>;

/** Why a breakdown is not served, by code. */
export const SEGMENT_REFUSALS = { ...REPORTED, ...OF_FOURTH_QUARTER };

export type SegmentRefusal = keyof typeof SEGMENT_REFUSALS;

/** Of a breakdown that a filing reports. */
export type ReportedRefusal = keyof typeof REPORTED;

export const isReportedRefusal = (refusal: SegmentRefusal): refusal is ReportedRefusal => refusal in REPORTED;
