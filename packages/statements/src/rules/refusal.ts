/** Reasons for which a value is not served. */
export type Refusal =
  | 'not_reported'
  | 'ambiguous_candidate'
  | 'verification_pending'
  | 'oracle_contradicted'
  | 'restatement_mixed_basis'
  | 'split_unconfirmed'
  | 'partial'
  | 'scope_mismatch'
  | 'implausible_sign'
  | 'imputed_zero'
  | 'derivation_imprecise'
  | 'not_applicable'
  | 'missing_operand'
  | 'release_unproven';
