import { type Draft, rowsOf } from './draft.ts';
import { kindOf } from './kinds.ts';
import type { ReadRow } from './rows.ts';
import { sentenceCounts } from './sentence-counts.ts';
import type { ProposalKind, VoteCount, VoteLine, VoteRefusal } from './types.ts';

/** A line, with the sum that is printed beside it. */
export type CandidateLine = VoteLine & { readonly total: string | null };

export type ReadLines = {
  readonly kind: ProposalKind;
  readonly lines: readonly CandidateLine[];
  readonly refusal: VoteRefusal | null;
};

const NAME = /^[^\d:;%$]{3,80}$/;
const PARTICLES: ReadonlySet<string> = new Set(
  'de del della der di du la le van von den ter da dos and'.split(' '),
);
const FOOTNOTE = /,?\s*\(\d{1,2}\)$/;
const NON_VOTES =
  /(\d[\d,]*)\s+(?:shares\s+|votes\s+)?(?:were\s+|represented\s+|represent\s+)?broker\s*non\s*-?\s*votes?\b/gi;

/** Whether a text is the name of a person as tables print it. */
export function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    NAME.test(text) &&
    words.length >= 2 &&
    words.length <= 8 &&
    words.every((word) => PARTICLES.has(word.toLowerCase()) || /^["“(‘'’]?\p{Lu}/u.test(word))
  );
}

/** The votes of a proposal as read, before any law is asked. */
export function linesOf(draft: Draft): ReadLines {
  const kind = kindOf(draft.description);
  const refused = (refusal: VoteRefusal): ReadLines => ({ kind, lines: [], refusal });
  const rows = rowsOf(draft);
  if (draft.doubt !== null) return refused(draft.doubt);
  const bad = rows.find(({ refusal }) => refusal !== null)?.refusal;
  if (bad !== undefined && bad !== null) return refused(bad);
  const lines = rows.length === 0 ? sentenceLines(draft) : withProse(candidates(rows), draft);
  if (lines === null) return refused('columns_unclear');
  if (lines.length === 0) return refused('not_found');
  return lines.length === 1 ? single(kind, lines) : several(kind, lines);
}

function single(kind: ProposalKind, lines: readonly CandidateLine[]): ReadLines {
  const isFrequency = lines[0]?.counts.some(({ kind: counted }) => counted === 'one_year') === true;
  // Frequency is voted in years, and nothing else is.
  const mayBe = isFrequency
    ? ['frequency', 'other', 'say_on_pay', 'unclear'].includes(kind)
    : kind !== 'frequency';
  if (!mayBe) return { kind, lines: [], refusal: 'description_unclear' };
  const actual = isFrequency ? 'frequency' : kind;
  return {
    kind: actual,
    lines: lines.map((line) => ({
      ...line,
      nominee: actual === 'election' && line.nominee !== null && isName(line.nominee) ? line.nominee : null,
    })),
    refusal: null,
  };
}

/** Several lines are the nominees of an election, each once. */
function several(kind: ProposalKind, lines: readonly CandidateLine[]): ReadLines {
  const names = lines.map(({ nominee }) => nominee ?? '');
  const areNominees = names.every(isName) && new Set(names).size === names.length;
  const isElection = kind === 'election' || kind === 'other' || kind === 'unclear';
  return areNominees && isElection
    ? { kind: 'election', lines, refusal: null }
    : { kind, lines: [], refusal: 'several_tables' };
}

/** A row is a line; rows that each say what they count are one line, up to the next name or the same count again. */
function candidates(rows: readonly ReadRow[]): readonly CandidateLine[] {
  const lines: { nominee: string | null; counts: VoteCount[]; total: string | null }[] = [];
  for (const { label, isPaired, counts, total } of rows) {
    const last = lines.at(-1);
    const goesOn =
      isPaired &&
      last !== undefined &&
      (label === '' || label === last.nominee) &&
      !counts.some(({ kind }) => last.counts.some((known) => known.kind === kind));
    if (goesOn) last.counts.push(...counts);
    else
      lines.push({
        nominee: label === '' ? null : label.replace(FOOTNOTE, '').trim(),
        counts: [...counts],
        total,
      });
  }
  return lines;
}

/** Broker non-votes that one sentence under the table states are those of each of its lines. */
function withProse(lines: readonly CandidateLine[], { texts }: Draft): readonly CandidateLine[] {
  if (lines.some(({ counts }) => counts.some(({ kind }) => kind === 'broker_non_votes'))) return lines;
  const stated = texts.flatMap((text) =>
    [...text.text.matchAll(NON_VOTES)].map(([, votes = '']): VoteCount => ({
      kind: 'broker_non_votes',
      votes: BigInt(votes.replaceAll(',', '')).toString(),
      from: text.from,
      to: text.to,
    })),
  );
  const [count, ...others] = stated;
  if (count === undefined || others.length > 0) return lines;
  return lines.map((line) => ({ ...line, counts: [...line.counts, count] }));
}

/** Votes in a sentence of the proposal; null if several sentences state votes. */
function sentenceLines({ description, texts, from, to }: Draft): readonly CandidateLine[] | null {
  const found = [{ text: description, from, to }, ...texts].flatMap((text) =>
    sentenceCounts(text.text).map((counts) =>
      counts.map((count) => ({ ...count, from: text.from, to: text.to })),
    ),
  );
  const [counts, ...others] = found;
  if (others.length > 0) return null;
  return counts === undefined ? [] : [{ nominee: null, counts, total: null }];
}
