import type { Condition, Evidence, EvidenceSource, EvidenceVerdict } from '../fields/evidence.ts';
import { isRoundLikeText } from '../filings/rounding.ts';
import type { FactSet, OwnCheck, Reading } from '../model/model.ts';
import { countsToward, sumVerdict } from '../trees/counts-toward.ts';
import { ownCheck } from './own-check.ts';
import { exceeds } from './reading-of.ts';

/** A candidate's reading of a field in a filing, and the other facts of the filing for the period. */
export type Case = { readonly field: string; readonly reading: Reading; readonly facts: FactSet };

/** A source of evidence for or against a reading. */
export type Finding = { readonly from: EvidenceSource; readonly verdict: 'for' | 'against' };

const OF_CHECK: Readonly<Record<OwnCheck, EvidenceVerdict>> = {
  passed: 'for',
  failed: 'against',
  open: 'silent',
};

const isNonzero = (facts: FactSet, concepts: readonly string[]): boolean =>
  concepts.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n);

/** The evidence of one source about a reading within its filing. */
export const weigh = (evidence: Evidence, { field, reading, facts }: Case): EvidenceVerdict => {
  const { value, filing, parts } = reading;
  switch (evidence.from) {
    case 'identity':
      return OF_CHECK[ownCheck(field, value, facts)];
    case 'tree':
      return parts.every(({ fact }) => countsToward(filing.calculations, fact, evidence.below))
        ? 'for'
        : 'silent';
    case 'totals':
      return exceeds(facts, evidence.concepts, value) ? 'against' : 'silent';
    case 'other_rows':
      return isNonzero(facts, evidence.concepts) ? 'against' : 'silent';
    case 'nonzero_row':
      return value === 0n && evidence.concepts.some((name) => (facts.get(name)?.amount ?? 0n) > 0n)
        ? 'against'
        : 'silent';
    case 'zero_row':
      return value !== 0n && evidence.concepts.some((name) => facts.get(name)?.amount === 0n)
        ? 'against'
        : 'silent';
    case 'equal_rows':
      return evidence.concepts.some((name) => facts.get(name)?.amount === value) ? 'for' : 'silent';
    case 'rounding':
      return parts.some(({ fact }) => isRoundLikeText(filing, fact.amount)) ? 'against' : 'silent';
    case 'terms':
      return 'for';
    case 'face':
    case 'interims':
    case 'comparatives':
    case 'older_row':
      return 'silent';
  }
};

/** Whether a reading meets a condition within its filing. */
export const meets = ({ demand, evidence }: Condition, found: Case): boolean =>
  demand === 'required'
    ? evidence.some((each) => weigh(each, found) === 'for')
    : evidence.every((each) => weigh(each, found) !== 'against');

/**
 * All evidence within a filing for or against one of its readings: the identities of its figures, the sums of
 * its calculation linkbase that contain the row, and the evidence that the candidate's conditions refer to.
 */
export const findingsOn = (conditions: readonly Condition[], found: Case): readonly Finding[] => {
  const { parts, filing } = found.reading;
  const [part, ...others] = parts;
  const verdicts = new Map<EvidenceSource, EvidenceVerdict>([
    ['identity', weigh({ from: 'identity' }, found)],
    ['tree', part && others.length === 0 ? sumVerdict(filing.calculations, part.fact) : 'silent'],
  ]);
  for (const each of conditions.flatMap(({ evidence }) => evidence)) {
    const verdict = weigh(each, found);
    if (verdict !== 'silent' && verdicts.get(each.from) !== 'against') verdicts.set(each.from, verdict);
  }
  return [...verdicts].flatMap(([from, verdict]) => (verdict === 'silent' ? [] : [{ from, verdict }]));
};
