import * as debt from '@footnote/statements/fields/debt';
import type { Condition, EvidenceSource } from '@footnote/statements/fields/evidence';
import {
  candidatesOf,
  conditionsOf,
  type Candidate,
  type Field,
  type IssuerType,
  type Term,
} from '@footnote/statements/fields/field';
import type { RuleId } from '@footnote/statements/rules/rules';
import { ISSUER_TYPES } from '@footnote/statements/statements';

/** `required`: one of the sources confirms the candidate; `unless`: none contradicts it. */
export type ConditionDoc = {
  readonly demand: Condition['demand'];
  readonly evidence: readonly [EvidenceSource, ...EvidenceSource[]];
  /** The rule that rejects it otherwise. */
  readonly rule: RuleId;
};

/**
 * A candidate of a field as text: in `a + b` both are added, in `a | b` the first one tagged is used, and
 * `[a]` is added if tagged.
 */
export type CandidateDoc = {
  readonly concepts: string;
  /** The conditions for serving the candidate, in the order in which they are checked. */
  readonly conditions: readonly ConditionDoc[];
  /** Flags of the cells that the candidate supplies. */
  readonly flags: readonly string[];
  readonly issuer_types: readonly IssuerType[];
};

const SHORT_TERM = `${debt.SHORT_TERM.join(' | ')} (else the sum of ${debt.SHORT_TERM_PARTS.join(', ')})`;
const MATURITIES = [...debt.MATURITIES, ...debt.MATURITIES_WITH_LEASES, ...debt.MATURITY_PARTS].join(' | ');
const NONCURRENT = [...debt.NONCURRENT, ...debt.NONCURRENT_WITH_LEASES].join(' | ');

/**
 * Ways to determine total borrowings, in order; `reading/debt.ts` of `statements` implements them with the
 * same concepts.
 */
const BORROWINGS: readonly string[] = [
  `${debt.CURRENT_TOTAL.join(' | ')} + ${NONCURRENT}`,
  `${SHORT_TERM} + ${MATURITIES} + ${NONCURRENT}`,
  debt.COMBINED.join(' | '),
  `${debt.LONG_TERM_TOTAL.join(' | ')} + [${SHORT_TERM}]`,
  `${NONCURRENT} (no row of current debt is tagged)`,
  debt.IFRS_TOTAL,
  `${debt.IFRS_NONCURRENT.join(' | ')} + ${debt.IFRS_CURRENT}`,
  `${debt.IFRS_NONCURRENT.join(' | ')} + ${debt.IFRS_SHORT} + ${debt.IFRS_MATURITIES.join(' | ')}`,
];

function termText({ concepts, sign, optional }: Term, position: number): string {
  const names = concepts.join(' | ');
  const text = optional ? `[${names}]` : names;
  if (position === 0) return sign < 0 ? `−${text}` : text;
  return `${sign < 0 ? '−' : '+'} ${text}`;
}

const conditionDoc = ({ demand, evidence: [first, ...others], rule }: Condition): ConditionDoc => ({
  demand,
  evidence: [first.from, ...others.map(({ from }) => from)],
  rule,
});

const candidateText = (candidate: Candidate): string => candidate.terms.map(termText).join(' ');

/** The candidates of a field in order, each with the types of issuers that it applies to. */
export function candidateDocs(spec: Field): readonly CandidateDoc[] {
  const types = ISSUER_TYPES.filter(
    (type) => !spec.notApplicable.includes(type) && (spec.onlyFor?.includes(type) ?? true),
  );
  if (spec.reader === 'debt')
    return BORROWINGS.map((concepts) => ({ concepts, conditions: [], flags: [], issuer_types: types }));
  const found = new Map<Candidate, IssuerType[]>();
  for (const type of types) {
    for (const candidate of candidatesOf(spec, type)) {
      found.set(candidate, [...(found.get(candidate) ?? []), type]);
    }
  }
  return [...found].map(([candidate, issuerTypes]) => ({
    concepts: candidateText(candidate),
    conditions: conditionsOf(candidate).map(conditionDoc),
    flags: candidate.flags ?? [],
    issuer_types: issuerTypes,
  }));
}
