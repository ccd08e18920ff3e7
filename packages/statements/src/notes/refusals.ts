/** Why the table of a note is not served, by code. */
export const NOTE_REFUSALS = {
  ambiguous_candidate:
    'Several facts of the filing are candidates for one row, and nothing tells which one belongs.',
  does_not_reconcile:
    'The rows that the filing tags do not add up to its stated total, or the total contradicts the face.',
  members_missing: 'The rows that the filing tags add up to less than its stated total.',
  no_report: 'No filing of the period has an archived XBRL report.',
  not_reported: 'The filing tags no row of this note.',
  total_not_reported: 'The filing tags rows of this note, and no total that they could be held against.',
} as const satisfies Readonly<Record<string, string>>;

export type NoteRefusal = keyof typeof NOTE_REFUSALS;
