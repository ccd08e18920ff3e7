import type { ExplainRecovery, ToolRecovery, WaitRecovery } from '@footnote/contract/types.generated';
import type { Refusal } from '@footnote/statements/cell';
import { REFUSALS } from '@footnote/statements/explain/texts';

/** The reasons that the wire has for a cell without a value. */
export type Unavailable =
  'not_reported' | 'ambiguous_candidate' | 'verification_pending' | 'oracle_contradicted';

/**
 * Maps the engine's reasons to the four of the contract: nothing to serve, several values without a decision,
 * a check that has not run, and a check that failed.
 */
export const UNAVAILABLE: Readonly<Record<Refusal, Unavailable>> = {
  not_reported: 'not_reported',
  not_applicable: 'not_reported',
  partial: 'not_reported',
  missing_operand: 'not_reported',
  release_unproven: 'not_reported',
  ambiguous_candidate: 'ambiguous_candidate',
  scope_mismatch: 'ambiguous_candidate',
  restatement_mixed_basis: 'ambiguous_candidate',
  split_unconfirmed: 'ambiguous_candidate',
  derivation_imprecise: 'ambiguous_candidate',
  verification_pending: 'verification_pending',
  oracle_contradicted: 'oracle_contradicted',
  implausible_sign: 'oracle_contradicted',
  imputed_zero: 'oracle_contradicted',
};

/** What the caller can do to get a value. */
export type CellRecovery =
  | ExplainRecovery
  | WaitRecovery
  | (Pick<ToolRecovery, 'action'> & {
      readonly tool: 'stock_financials';
      readonly params: Record<string, string | string[]>;
    });

/** Why a cell has no value. */
export type RefusedCell = {
  readonly unavailable: Unavailable;
  /** The missing operand. */
  readonly missing_operand?: string;
  /** For display: the specific reason, if there is one. */
  readonly note?: string;
  readonly recovery?: CellRecovery;
};

/** A company's checks finish within seconds of its figures, so a retry in a minute succeeds. */
const VERIFICATION_WAIT_SECONDS = 60;

export const NOT_REPORTED: RefusedCell = { unavailable: 'not_reported' };

function isRefusal(text: string): text is Refusal {
  return Object.hasOwn(UNAVAILABLE, text);
}

/** The refusal of a cell of `statement_cells`. A reason that this version does not know is a failed check. */
export function refusedCell(refusal: string): RefusedCell {
  if (!isRefusal(refusal)) return { unavailable: 'oracle_contradicted', note: refusal };
  const unavailable = UNAVAILABLE[refusal];
  if (unavailable === 'verification_pending')
    return { unavailable, recovery: { action: 'wait', seconds: VERIFICATION_WAIT_SECONDS } };
  if (unavailable === refusal) return { unavailable };
  return { unavailable, note: `${refusal}: ${REFUSALS[refusal]}` };
}
