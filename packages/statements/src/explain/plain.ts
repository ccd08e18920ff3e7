import type { Provenance } from '../cell.ts';
import type { Filing, Part } from '../model/model.ts';
import type { Finding } from '../reading/evidence.ts';
import type { RuleId } from '../rules/rules.ts';
import type { Candidate as FoundCandidate, Verdict } from './candidates.ts';

/** A filed fact of a candidate. */
export type CandidatePart = {
  /** Qualified name. */
  readonly concept: string;
  readonly start: string | null;
  readonly end: string;
  /** Decimal string as filed. */
  readonly value: string;
  readonly sign: 1 | -1;
  /** New shares for one old share since filing, `4:1`; null without a split. */
  readonly split: string | null;
};

/** One concept, or a signed sum of concepts, that one filing tags for the period, and what happened to it. */
export type Candidate = {
  readonly filing: Provenance;
  /** The filing tags the total of the statement for exactly this period. */
  readonly covering: boolean;
  readonly parts: readonly CandidatePart[];
  /** Decimal string on today's split basis, with the served sign of the field. */
  readonly value: string;
  /** Position in the field's list of candidates, from 0. */
  readonly preference: number;
  readonly verdict: Verdict;
  /** The rule behind the verdict; null if the verdict is the whole explanation. */
  readonly rule: RuleId | null;
  /** The evidence in the filing for or against it; a source without evidence is absent. */
  readonly evidence: readonly Finding[];
};

export const provenanceOf = ({ accession, form, filed }: Filing): Provenance => ({ accession, form, filed });

const partOf = ({ fact, sign }: Part): CandidatePart => ({
  concept: fact.concept,
  start: fact.start,
  end: fact.end,
  value: fact.text,
  sign,
  split: fact.split === null ? null : ratioOf(fact.split),
});

export const ratioOf = (split: { readonly numerator: bigint; readonly denominator: bigint }): string =>
  `${split.numerator}:${split.denominator}`;

/** A candidate as plain data, without the filing's facts. */
export const plainCandidate = ({ filing, parts, ...rest }: FoundCandidate): Candidate => ({
  ...rest,
  filing: provenanceOf(filing),
  parts: parts.map(partOf),
});
