import { longDate } from '../documents/period-words.ts';
import { element, textNode } from '../xbrl/markup.ts';
import { NOMINEES, proposalsOf } from './meeting-votes.ts';
import type { InventedMeeting, TrueCounts, TrueProposal, VoteLayout } from './types.ts';

export const HEADINGS: Readonly<Record<string, string>> = {
  for: 'For',
  against: 'Against',
  withheld: 'Withheld',
  abstain: 'Abstain',
  broker_non_votes: 'Broker Non-Votes',
  one_year: '1 Year',
  two_years: '2 Years',
  three_years: '3 Years',
};

const DESCRIPTIONS: Readonly<Record<TrueProposal['kind'], string>> = {
  election: 'The following persons were elected directors until the next annual meeting:',
  say_on_pay: 'Advisory approval of the compensation of the named executive officers.',
  frequency: 'Advisory vote on the frequency of future votes on the compensation of executive officers.',
  auditors: 'Ratification of the appointment of Sums & Sons LLP as independent auditors.',
  shareholder_proposal: 'A shareholder proposal to report on lunches.',
};

const p = (text: string): string => element('p', {}, textNode(text));
const printed = (votes: number): string => votes.toLocaleString('en-US');
/** Figures are set apart by empty cells, as by filers who align them. */
const row = (...cells: readonly string[]): string =>
  element('tr', {}, ...cells.flatMap((text) => [element('td', {}, textNode(text)), element('td', {}, '')]));
const table = (rows: readonly string[]): string => element('table', {}, ...rows);

const kindsOf = (lines: TrueProposal['lines']): readonly string[] => Object.keys(lines[0]?.counts ?? {});

function figureRows({ kind, lines }: TrueProposal): readonly string[] {
  return lines.map(({ nominee, counts }) => {
    const figures = Object.values(counts).map(printed);
    return kind === 'election' ? row(nominee ?? '', ...figures) : row(...figures);
  });
}

const headingRow = ({ kind, lines }: TrueProposal): string => {
  const headings = kindsOf(lines).map((name) => HEADINGS[name] ?? '');
  return kind === 'election' ? row('Nominee', ...headings) : row(...headings);
};

/** "Votes" above "For", and "Broker" above "Non-Votes". */
function twoRows({ kind, lines }: TrueProposal): readonly string[] {
  const split = kindsOf(lines).map((name) =>
    name === 'broker_non_votes' ? ['Broker', 'Non-Votes'] : ['Votes', HEADINGS[name] ?? ''],
  );
  const first = kind === 'election' ? [''] : [];
  return [
    row(...first, ...split.map(([above = '']) => above)),
    row(...(kind === 'election' ? ['Name'] : []), ...split.map(([, below = '']) => below)),
  ];
}

const stackedRows = ({ lines }: TrueProposal): readonly string[] =>
  lines.flatMap(({ nominee, counts }) =>
    Object.entries(counts).map(([name, votes], at) =>
      row(at === 0 ? (nominee ?? '') : '', `${HEADINGS[name] ?? ''}:`, printed(votes)),
    ),
  );

const SAID: Readonly<Record<string, string>> = {
  for: 'votes for',
  against: 'votes against',
  abstain: 'abstentions',
  broker_non_votes: 'broker non-votes',
};

const sentenceOf = (counts: TrueCounts): string => {
  const said = Object.entries(counts).map(([name, votes]) => `${printed(votes)} ${SAID[name] ?? ''}`);
  return `There were ${said.slice(0, -1).join(', ')} and ${said.at(-1) ?? ''}.`;
};

const withoutNonVotes = (proposal: TrueProposal): TrueProposal => ({
  ...proposal,
  lines: proposal.lines.map(({ nominee, counts: { broker_non_votes: _, ...counts } }) => ({
    nominee,
    counts,
  })),
});

function bodyOf(proposal: TrueProposal, layout: VoteLayout): readonly string[] {
  const { kind, lines } = proposal;
  const [first] = lines;
  if (first === undefined) return [];
  if (layout === 'sentences') return [p(sentenceOf(first.counts))];
  if (layout === 'stacked') return [table(stackedRows(proposal))];
  if (layout === 'two_rows') return [table([...twoRows(proposal), ...figureRows(proposal)])];
  const nonVotes = first.counts['broker_non_votes'];
  if (layout === 'stated_apart' && nonVotes !== undefined) {
    const apart = withoutNonVotes(proposal);
    return [
      table([headingRow(apart), ...figureRows(apart)]),
      p(
        `There were ${printed(nonVotes)} broker non-votes on this ${kind === 'election' ? 'election' : 'matter'}.`,
      ),
    ];
  }
  return [table([headingRow(proposal), ...figureRows(proposal)])];
}

const descriptionOf = ({ kind }: TrueProposal, layout: VoteLayout): string =>
  layout === 'sentences' && kind === 'election'
    ? `${NOMINEES[0]} was elected a director until the next annual meeting.`
    : DESCRIPTIONS[kind];

const headingOf = (proposal: TrueProposal, layout: VoteLayout): string => {
  const description = descriptionOf(proposal, layout);
  if (layout === 'unnumbered') return description;
  return layout === 'listed'
    ? `${proposal.number}. ${description}`
    : `Proposal ${proposal.number}: ${description}`;
};

/** The text of item 5.07 under its heading, and what a correct reader reads of it. */
export function writeVotes(
  meeting: InventedMeeting,
  layout: VoteLayout,
): { readonly body: string; readonly truth: readonly TrueProposal[] } {
  const truth = proposalsOf(meeting, layout);
  const intro = p(
    `On ${longDate(meeting.day)}, the Company held its annual meeting of shareholders. ` +
      `${printed(meeting.represented)} shares were represented in person or by proxy, which is a quorum.`,
  );
  const proposals =
    layout === 'one_table'
      ? [
          table(
            truth.flatMap((each) => [row(headingOf(each, layout)), headingRow(each), ...figureRows(each)]),
          ),
        ]
      : truth.flatMap((each) => [p(headingOf(each, layout)), ...bodyOf(each, layout)]);
  return { body: [intro, ...proposals].join(''), truth };
}
