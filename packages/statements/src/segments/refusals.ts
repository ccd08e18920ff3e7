/** Why a breakdown is not served, by code. */
export const SEGMENT_REFUSALS = {
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

export type SegmentRefusal = keyof typeof SEGMENT_REFUSALS;
