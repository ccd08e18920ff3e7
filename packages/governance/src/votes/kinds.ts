import type { ProposalKind } from './types.ts';

const KINDS: readonly (readonly [ProposalKind, RegExp])[] = [
  ['frequency', /\bfrequency\b/i],
  [
    'shareholder_proposal',
    /\b(?:share|stock)(?:holder|owner)s?['’]?s? proposals?\b|\bproposals? (?:submitted|presented|made|brought) by (?:a |an |certain )?(?:share|stock)holder/i,
  ],
  [
    'auditors',
    /\b(?:ratif\w*|appoint\w*|approv\w*|selection)\b.*\b(?:accounting firm|auditors?|accountants?|LLP)\b/is,
  ],
  [
    'election',
    /\belect(?:ion|ed|ing)?\b.*\b(?:directors?|trustees?|nominees?|board|managers?|members?)\b|\b(?:directors?|nominees?|trustees?)\b.*\belected\b|^directors\W*$/is,
  ],
  [
    'say_on_pay',
    /\bsay[- ]on[- ]pay\b|\b(?:executive|named executive officers?|NEOs?)\b.*\bcompensation\b|\bcompensation\b.*\b(?:named )?executive officers?\b|\bcompensation paid to\b/is,
  ],
];
/** Of pay that no advisory vote is about: that of a merger is one, and plans are not. */
const OTHER_PAY = /\bplan\b|\bmerger\b|golden parachute/i;

/** What a proposal is about, by its description; unclear if it may be about several things. */
export function kindOf(description: string): ProposalKind {
  const found = KINDS.filter(([, pattern]) => pattern.test(description)).map(([kind]) => kind);
  const kinds = new Set(found);
  // A vote on the frequency is about the vote on pay, and a proposal of a holder about anything.
  if (kinds.has('frequency')) kinds.delete('say_on_pay');
  if (kinds.has('say_on_pay') && OTHER_PAY.test(description)) kinds.delete('say_on_pay');
  if (kinds.has('shareholder_proposal')) return 'shareholder_proposal';
  const [kind, ...others] = kinds;
  return others.length > 0 ? 'unclear' : (kind ?? 'other');
}

const NOUN =
  /\b(?:proposals?|approv\w*|ratif\w*|elect\w*|amend\w*|adopt\w*|advisory|votes?|authoriz\w*|adjourn\w*)\b/i;

/** Whether a text may be the description of a proposal. */
export const saysProposal = (text: string): boolean => NOUN.test(text);
