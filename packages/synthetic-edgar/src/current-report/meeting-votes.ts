import type { InventedMeeting, TrueCounts, TrueProposal, VoteLayout } from './types.ts';

export const NOMINEES = ['Ada Fictional', 'Otto Unreal', 'Mary-Jane van Nowhere, Jr.'] as const;

/** The votes on each proposal of a meeting. Auditors are a routine matter, on which brokers vote. */
export function proposalsOf(meeting: InventedMeeting, layout: VoteLayout): readonly TrueProposal[] {
  const nonVotes = layout === 'no_non_votes' ? 0 : meeting.nonVotes;
  const voted = meeting.represented - nonVotes;
  const unvoted: TrueCounts = layout === 'no_non_votes' ? {} : { broker_non_votes: nonVotes };
  const dissentAt = (at: number): number => meeting.dissent[at % Math.max(1, meeting.dissent.length)] ?? 0;
  const against = (at: number, of: number): number => Math.floor(of * dissentAt(at));
  const contested = (at: number, of: number): TrueCounts => {
    const no = against(at, of);
    const abstain = Math.floor((of - no) / (at + 50));
    return { for: of - no - abstain, against: no, abstain };
  };
  const nominee = (at: number): TrueCounts =>
    layout === 'withheld'
      ? { for: voted - against(at, voted), withheld: against(at, voted), ...unvoted }
      : { ...contested(at, voted), ...unvoted };
  const years = (): TrueCounts => {
    const three = against(5, voted);
    const two = Math.floor((voted - three) / 90);
    const abstain = Math.floor((voted - three) / 80);
    return {
      one_year: voted - three - two - abstain,
      two_years: two,
      three_years: three,
      abstain,
      ...unvoted,
    };
  };
  const all: readonly Omit<TrueProposal, 'number'>[] = [
    // A sentence is about one nominee.
    {
      kind: 'election',
      lines: NOMINEES.slice(0, layout === 'sentences' ? 1 : NOMINEES.length).map((name, at) => ({
        nominee: layout === 'sentences' ? null : name,
        counts: nominee(at),
      })),
    },
    { kind: 'say_on_pay', lines: [{ nominee: null, counts: { ...contested(3, voted), ...unvoted } }] },
    ...(layout === 'sentences'
      ? []
      : [{ kind: 'frequency', lines: [{ nominee: null, counts: years() }] } as const]),
    { kind: 'auditors', lines: [{ nominee: null, counts: contested(4, meeting.represented) }] },
    {
      kind: 'shareholder_proposal',
      lines: [{ nominee: null, counts: { ...contested(6, voted), ...unvoted } }],
    },
  ];
  return all.map((proposal, at) => ({
    ...proposal,
    number: layout === 'unnumbered' ? null : String(at + 1),
  }));
}
