/** Why a breakdown is not served, by code. */
export const SEGMENT_REFUSALS = {
  ambiguous_members: 'Several sets of the members that the filing reports add up to the total.',
  differs_from_statements:
    'The breakdown adds up to the total of its own filing, and the statements serve another value for the period.',
  does_not_reconcile:
    'No set of the members that the filing reports is proved to add up to the total, with what it reports between them.',
  members_missing: 'The members that the filing reports add up to less than the total.',
  no_report: 'No XBRL report with dimensions is held of a filing that reports the period.',
  not_reported: 'The filings report the total of the period and do not break it down by this axis alone.',
  total_not_reported: 'The filing reports members, and no total of the period, or different ones.',
  total_not_served: 'The statements refuse the total of the period.',
} as const satisfies Readonly<Record<string, string>>;

export type SegmentRefusal = keyof typeof SEGMENT_REFUSALS;
