/** Why a document is not read. */
export type RefusalReason =
  'document_too_large' | 'document_too_deep' | 'document_too_complex' | 'text_too_large' | 'combining_marks';

/** A document that no real filer produces: reading it would take unbounded time or memory. */
export class DocumentRefusedError extends Error {
  override readonly name = 'DocumentRefusedError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(`document refused: ${reason}`);
    this.reason = reason;
  }
}
