import type { RuleId } from '../rules/rules.ts';

/** Sources of evidence for or against a candidate of a field. */
export type Evidence =
  /** The identities of the filing's own figures, such as assets = liabilities + equity. */
  | { readonly from: 'identity' }
  /** The filing's calculation linkbase: for a row that counts toward one of these totals in the statement. */
  | { readonly from: 'tree'; readonly below: readonly string[] }
  /** The terms of the candidate: against if the filing tags only some of them. */
  | { readonly from: 'terms' }
  /** Totals that include the terms: against if the filing tags one more than 0.5 % larger. */
  | { readonly from: 'totals'; readonly concepts: readonly string[] }
  /** Rows that also belong to the field but cannot be added: against if one is not zero. */
  | { readonly from: 'other_rows'; readonly concepts: readonly string[] }
  /** Another row of the field that is not zero: against if the candidate is. */
  | { readonly from: 'nonzero_row'; readonly concepts: readonly string[] }
  /** Another row of the field that is tagged as zero: against if the candidate is not zero. */
  | { readonly from: 'zero_row'; readonly concepts: readonly string[] }
  /** Rows of other statements with the same amount: for. */
  | { readonly from: 'equal_rows'; readonly concepts: readonly string[] }
  /** Rounding: against an amount rounded a hundred times as coarsely as the filing's, like figures in running text. */
  | { readonly from: 'rounding' }
  /** The face of the statement: for if it shows the row with the meaning of the field, against if it does not. */
  | { readonly from: 'face' }
  /**
   * The filer's interim reports, which have a face and few notes: for a row of an annual report that they tag as well,
   * against one that only notes tag.
   */
  | { readonly from: 'interims' }
  /** Comparatives of other filings: against a row alone once this concept was split off it. */
  | { readonly from: 'comparatives'; readonly splitOff: string }
  /**
   * The row of an older filing for the same date under the same concept: against a row since a filing that tags a
   * smaller figure although every other row is the same, because its concept now names a part.
   */
  | { readonly from: 'older_row' };

export type EvidenceSource = Evidence['from'];

/** `silent`: it neither confirms the candidate nor contradicts it. */
export type EvidenceVerdict = 'for' | 'against' | 'silent';

/**
 * The conditions for serving a candidate. `required`: one of the sources must confirm it; `unless`: none may
 * contradict it. A rule that refuses applies to the field if no other candidate is served.
 */
export type Condition = {
  readonly demand: 'required' | 'unless';
  readonly evidence: readonly [Evidence, ...Evidence[]];
  readonly rule: RuleId;
};

/** Served only if one of these confirms it. */
export const required = (rule: RuleId, ...evidence: Condition['evidence']): Condition => ({
  demand: 'required',
  evidence,
  rule,
});

/** Not served if one of these contradicts it. */
export const unless = (rule: RuleId, ...evidence: Condition['evidence']): Condition => ({
  demand: 'unless',
  evidence,
  rule,
});

/** Sources that are judged over all filings of an issuer, not within one. */
const ACROSS: ReadonlySet<EvidenceSource> = new Set(['interims', 'comparatives', 'older_row']);

/** Whether a condition is judged over all filings of an issuer. */
export const isAcross = ({ evidence }: Condition): boolean => evidence.some(({ from }) => ACROSS.has(from));

/** The evidence of a source that a list of conditions refers to. */
export const evidenceFrom = <From extends EvidenceSource>(
  conditions: readonly Condition[],
  from: From,
): Extract<Evidence, { readonly from: From }> | undefined =>
  conditions
    .flatMap(({ evidence }) => evidence)
    .find((each): each is Extract<Evidence, { readonly from: From }> => each.from === from);

/** Served only if an identity of the filing proves it; otherwise later candidates are tried. */
export const PROVEN: Condition = required('filing.unproven', { from: 'identity' });

/** Refused if the filing tags only some of the terms. */
export const WHOLE: Condition = unless('filing.terms_missing', { from: 'terms' });

/** Refused if the filing also tags one of the other rows of the field. */
export const withoutOthers = (concepts: readonly string[]): Condition =>
  unless('filing.beside_other_rows', { from: 'other_rows', concepts });

/** Not served as zero if the filing tags another row of the field with an amount: then it is a row of its own. */
export const notZeroBeside = (concepts: readonly string[]): Condition =>
  unless('row.zero_beside_amount', { from: 'nonzero_row', concepts });

/** Not served next to a zero of this row, which may as well be the figure of the field. */
export const notBesideZero = (concept: string): Condition =>
  unless('row.zero_beside_amount', { from: 'zero_row', concepts: [concept] });

/** Refused if a figure of it is rounded like one of the running text. */
export const NOT_OF_TEXT: Condition = unless('filing.rounded_like_text', { from: 'rounding' });
