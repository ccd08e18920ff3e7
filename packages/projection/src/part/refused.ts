/**
 * `not_built`: there are no tables yet; `other_layout`: they are built from another layout of the log; `needs_all_inputs`: the
 * projection computes an entity from all of its inputs; `no_records`: the log has none of the entity; `not_computable`: the
 * entity cannot be computed from its records now.
 */
export type RefusalReason =
  'not_built' | 'other_layout' | 'needs_all_inputs' | 'no_records' | 'not_computable';

/** A part of a read model cannot be rebuilt; nothing was changed. */
export class RebuildRefusedError extends Error {
  override readonly name = 'RebuildRefusedError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
