/** A failure that the user can fix: printed as one line, with what to do next. */
export class UserError extends Error {
  override readonly name = 'UserError';
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}
