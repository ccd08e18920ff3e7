import type { Schemas } from '@footnote/client';
import { type Note, noteText } from './footnotes.ts';
import type { Told } from './governance-cells.ts';

const LONGEST = 110;
const MEETINGS = 5;
/** In the order in which they are printed. */
const KINDS = [
  'for',
  'against',
  'withheld',
  'abstain',
  'broker_non_votes',
  'one_year',
  'two_years',
  'three_years',
] as const;

/** The results of the newest meeting with proposals, a line for each nominee and proposal. */
export function voteLines({ votes: { meetings, results } }: Schemas['Governance']): Told {
  const reasons = new Set<string>();
  const read = meetings.filter(({ held }) => !('reason' in held) || held.reason !== 'not_read');
  const held = read.map((meeting) => {
    const day = 'day' in meeting.held ? `held ${meeting.held.day}` : `day ${meeting.held.reason}`;
    return `${day}, ${meeting.proposals} proposals, ${noteText(meeting)}`;
  });
  const unread = unreadLine(
    meetings.filter((meeting) => !read.includes(meeting)),
    'votes',
  );
  if (results === null)
    return { head: [...(held.length === 0 ? ['No votes were read.'] : held), ...unread], lines: [], reasons };
  const at = read.findIndex(({ accession }) => accession === results.accession);
  const earlier = held.filter((_, each) => each !== at).slice(0, MEETINGS);
  const lines = results.proposals.flatMap(({ number, description, kind, reason, lines: own }) => {
    const title = `${number ?? '-'} ${shortened(description)} (${kind.replaceAll('_', ' ')})`;
    if (reason !== null) {
      reasons.add(reason);
      return [`${title}: ${reason}`];
    }
    return own.map(({ nominee, counts }, line) =>
      [
        line === 0 ? title : (number ?? '-'),
        ...(nominee === null ? [] : [nominee]),
        ...KINDS.flatMap((one) =>
          counts
            .filter((count) => count.kind === one)
            .map(({ votes }) => `${one.replaceAll('_', ' ')} ${votes}`),
        ),
      ].join(' | '),
    );
  });
  return {
    head: [
      held[at] ?? '',
      ...(earlier.length === 0 ? [] : [`Earlier (argument to: the day of filing): ${earlier.join('; ')}`]),
      ...unread,
    ],
    lines,
    reasons,
  };
}

/** Who came, went or was given a contract, by 8-Ks with item 5.02, newest first. */
export function changeLines({ changes }: Schemas['Governance']): Told {
  const reasons = new Set<string>();
  const read = changes.filter(({ reason }) => reason !== 'not_read');
  const lines = read.flatMap(({ accession, form, filed, reason, changes: own }) => {
    const filing = noteText({ accession, form, filed });
    if (reason !== null) {
      reasons.add(reason);
      return [`${reason} | ${filing}`];
    }
    return own.map(({ type, person, role, effective }) =>
      [
        person,
        type,
        role ?? 'role not stated',
        typeof effective === 'string' ? `effective ${effective}` : `day ${effective.reason}`,
        filing,
      ].join(' | '),
    );
  });
  const unread = unreadLine(
    changes.filter((change) => !read.includes(change)),
    'changes',
  );
  const heading = read.length === 0 ? 'No changes were read.' : 'person | what | role | day | filing';
  return { head: [...unread, heading], lines, reasons };
}

/** Filings that EDGAR lists and of which the text is not there. */
const unreadLine = (filings: readonly Note[], of: string): readonly string[] =>
  filings.length === 0
    ? []
    : [
        `NOT read: ${filings.length} more filings with ${of}, the newest ${filings.slice(0, 1).map(noteText).join('')}`,
      ];

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
