import { element, textNode } from '../xbrl/markup.ts';
import type { ChangeScenario, InventedMeeting, TrueChange, TrueProposal, VoteLayout } from './types.ts';
import { writeChanges } from './write-changes.ts';
import { writeVotes } from './write-votes.ts';

export const VOTES_TITLE = 'Item 5.07. Submission of Matters to a Vote of Security Holders.';
export const CHANGES_TITLE =
  'Item 5.02. Departure of Directors or Certain Officers; Election of Directors; Appointment of Certain Officers; ' +
  'Compensatory Arrangements of Certain Officers.';

export type CurrentReportSpec = {
  readonly meeting?: InventedMeeting;
  readonly layout?: VoteLayout;
  readonly changes?: readonly ChangeScenario[];
  /** Day of the changes, YYYY-MM-DD. */
  readonly day?: string;
};

/** A meeting on 2026-05-14 with a thousand votes short of a million. */
export const PLAIN_MEETING: InventedMeeting = {
  day: '2026-05-14',
  represented: 999_000,
  nonVotes: 120_500,
  dissent: [0.03, 0.11, 0.4, 0.25, 0.01, 0.3, 0.62],
};

/** An 8-K of an invented company with items 5.02 and 5.07, where given, and what a correct reader reads of it. */
export function currentReportWith({
  meeting = PLAIN_MEETING,
  layout,
  changes = [],
  day = '2026-05-14',
}: CurrentReportSpec): {
  readonly text: string;
  readonly votes: readonly TrueProposal[];
  readonly changes: readonly TrueChange[];
} {
  const votes = layout === undefined ? null : writeVotes(meeting, layout);
  const said = changes.length === 0 ? null : writeChanges(changes, day);
  const item = (title: string, body: string): string =>
    element('p', {}, element('b', {}, textNode(title))) + body;
  const text = element(
    'html',
    {},
    element(
      'body',
      {},
      element('p', {}, 'FORM 8-K'),
      ...(said === null ? [] : [item(CHANGES_TITLE, said.body)]),
      ...(votes === null ? [] : [item(VOTES_TITLE, votes.body)]),
      element('p', {}, 'SIGNATURES'),
    ),
  );
  return { text, votes: votes?.truth ?? [], changes: said?.truth ?? [] };
}
