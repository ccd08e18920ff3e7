import type { CandidateLine, ReadLines } from './lines.ts';
import type { VoteLaw } from './types.ts';

/** Sums below this must agree to the vote. */
const LARGE = 10_000n;

const sumOf = ({ counts }: CandidateLine): bigint =>
  counts.reduce((sum, { votes }) => sum + BigInt(votes), 0n);

/**
 * Whether two lines have the same sum or, without broker non-votes, which may not be printed, cast as many votes. Fractions of
 * votes are rounded in each figure, so that sums of several may differ by as many votes.
 */
function agree(a: CandidateLine, b: CandidateLine): boolean {
  const room = BigInt(Math.max(a.counts.length, b.counts.length) - 1);
  const areClose = (one: bigint, other: bigint): boolean =>
    (one > other ? one - other : other - one) <= (one < LARGE ? 0n : room);
  return areClose(sumOf(a), sumOf(b)) || areClose(sumOf(a) - nonVotesOf(a), sumOf(b) - nonVotesOf(b));
}

/** Lines with the same figures may be one vote that is printed twice, which proves nothing. */
const isRepeated = (a: CandidateLine, b: CandidateLine): boolean =>
  a.counts.length === b.counts.length &&
  a.counts.every(({ kind, votes }) => b.counts.some((other) => other.kind === kind && other.votes === votes));

const nonVotesOf = ({ counts }: CandidateLine): bigint =>
  BigInt(counts.find(({ kind }) => kind === 'broker_non_votes')?.votes ?? 0);

/** The laws that hold for the votes of one proposal among those of its meeting. `represented`: numbers of votes present. */
export function lawsOf(
  read: ReadLines,
  meeting: readonly ReadLines[],
  represented: ReadonlySet<string>,
): readonly VoteLaw[] {
  const { lines } = read;
  const others = meeting.filter((each) => each !== read).flatMap((each) => each.lines);
  const hasWitness = (line: CandidateLine, holds: (a: CandidateLine, b: CandidateLine) => boolean): boolean =>
    [...others, ...lines].some((other) => other !== line && !isRepeated(line, other) && holds(line, other));
  const laws: readonly (readonly [VoteLaw, (line: CandidateLine) => boolean])[] = [
    ['printed_total', (line) => line.total !== null && isTotal(line, line.total)],
    ['represented', (line) => represented.has(sumOf(line).toString())],
    [
      'same_broker_non_votes',
      (line) => nonVotesOf(line) > 0n && hasWitness(line, (a, b) => nonVotesOf(a) === nonVotesOf(b)),
    ],
    ['same_total', (line) => hasWitness(line, agree)],
  ];
  return lines.length === 0 ? [] : laws.filter(([, holds]) => lines.every(holds)).map(([law]) => law);
}

/** With or without broker non-votes, and with or without abstentions: what was cast, or what was present. */
function isTotal(line: CandidateLine, total: string): boolean {
  const nonVotes = nonVotesOf(line);
  return sumOf(line) === BigInt(total) || (nonVotes > 0n && sumOf(line) - nonVotes === BigInt(total));
}

/** Whether a number is the sum of every figure of some line. */
export const isSumOf = (votes: string, meeting: readonly ReadLines[]): boolean =>
  meeting.some(({ lines }) => lines.some((line) => sumOf(line).toString() === votes));
