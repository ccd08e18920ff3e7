import type { Offsets } from '@footnote/releases/document/parts';
import { type Piece, type Text, textOf } from '../current-report/item-stream.ts';
import type { Draft } from './draft.ts';
import { draftProposals, numberingsOf } from './draft-proposals.ts';
import { isSumOf, lawsOf } from './laws.ts';
import { type CandidateLine, linesOf } from './lines.ts';
import { meetingDay } from './meeting-day.ts';
import type { MeetingVotes, Proposal, VoteLine } from './types.ts';

const LONGEST = 600;
const PRESENT = /\b(?:present|represented|quorum|voted|cast)\b/i;
const NUMBER = /\b\d{1,3}(?:,\d{3})+\b/g;

type Represented = Offsets & { readonly votes: string };

/** The results of votes of an 8-K: its item 5.07. `filed`: YYYY-MM-DD. */
export function readVotes(pieces: readonly Piece[], filed: string): MeetingVotes {
  const texts = pieces.map((piece): Text =>
    piece.kind === 'text'
      ? piece
      : { kind: 'text', text: textOf(piece.cells), from: piece.from, to: piece.to },
  );
  const present = pieces.flatMap((piece): readonly Represented[] =>
    piece.kind === 'text' && PRESENT.test(piece.text)
      ? [...piece.text.matchAll(NUMBER)].map(([votes]) => ({
          votes: votes.replaceAll(',', ''),
          from: piece.from,
          to: piece.to,
        }))
      : [],
  );
  const [first = NOTHING, other = NOTHING] = numberingsOf(pieces).map((numbering) =>
    proven(draftProposals(pieces, numbering), present),
  );
  // Numbers may be those of a list in an introduction.
  return { day: meetingDay(texts, filed), ...(isProven(first) || !isProven(other) ? first : other) };
}

type Result = Omit<MeetingVotes, 'day'>;

const NOTHING: Result = { represented: null, proposals: [] };

const isProven = ({ proposals }: Result): boolean => proposals.some(({ refusal }) => refusal === null);

function proven(drafts: readonly Draft[], present: readonly Represented[]): Result {
  const read = drafts.map((draft) => linesOf(draft));
  const numbers = new Set(present.map(({ votes }) => votes));
  const proposals = drafts.map((draft, at): Proposal => {
    const { kind, lines, refusal } = read[at] ?? { kind: 'unclear', lines: [], refusal: 'not_found' };
    const laws =
      refusal === null
        ? lawsOf({ kind, lines, refusal }, [...read.slice(0, at), ...read.slice(at + 1)], numbers)
        : [];
    const reason = refusal ?? (laws.length === 0 ? 'not_proven' : null);
    return {
      number: draft.number,
      description: draft.description.slice(0, LONGEST),
      from: draft.from,
      to: draft.to,
      kind,
      laws,
      refusal: reason,
      lines: reason === null ? lines.map(lineOf) : [],
    };
  });
  const sums = present.filter(({ votes }) => isSumOf(votes, read));
  const [sum] = sums;
  const isOne = sum !== undefined && sums.every(({ votes }) => votes === sum.votes);
  return { represented: isOne ? sum : null, proposals };
}

const lineOf = ({ nominee, counts }: CandidateLine): VoteLine => ({ nominee, counts });
