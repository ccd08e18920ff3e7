import { addDays } from '@footnote/values/day';
import { element, textNode } from '../xbrl/markup.ts';
import { type Report, resultsDate } from '../reports.ts';
import type { MeetingsSpec } from '../governance/types.ts';
import { CHANGES_TITLE, PLAIN_MEETING, VOTES_TITLE } from './current-report-with.ts';
import type { ChangeScenario } from './types.ts';
import { writeChanges } from './write-changes.ts';
import { writeVotes } from './write-votes.ts';

const CHANGES: readonly (readonly ChangeScenario[])[] = [
  ['resigned', 'appointed'],
  ['together'],
  ['elected'],
];

/** Items 5.02 and 5.07 of the 8-K with the results of a first quarter, of an issuer that holds its meeting then; null without. */
export function meetingItems(
  { meetings = [] }: MeetingsSpec,
  report: Report,
): { readonly items: readonly string[]; readonly body: string } | null {
  const { annual, quarter, year } = report;
  const layout = meetings[year.label % Math.max(1, meetings.length)];
  if (layout === undefined || annual || quarter.ordinal !== 1) return null;
  const day = addDays(resultsDate(report), -1);
  const changes = writeChanges(CHANGES[year.label % CHANGES.length] ?? [], day);
  const heading = (title: string): string => element('p', {}, element('b', {}, textNode(title)));
  return {
    items: ['5.02', '5.07'],
    body:
      heading(CHANGES_TITLE) +
      changes.body +
      heading(VOTES_TITLE) +
      writeVotes({ ...PLAIN_MEETING, day }, layout).body,
  };
}
