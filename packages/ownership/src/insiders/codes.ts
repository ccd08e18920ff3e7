/** Meanings of the transaction codes of Forms 4 and 5: General Instruction 8 of Form 4. */
export const CODE_MEANINGS: Readonly<Record<string, string>> = {
  A: 'Grant, award or other acquisition from the issuer',
  C: 'Conversion of a derivative security',
  D: 'Disposition to the issuer',
  E: 'Expiration of a short derivative position',
  F: 'Payment of exercise price or tax by delivering or withholding securities',
  G: 'Gift',
  H: 'Expiration or cancellation of a long derivative position with value received',
  I: 'Discretionary transaction under an employee benefit plan',
  J: 'Other acquisition or disposition, described in a footnote',
  K: 'Equity swap or instrument with similar characteristics',
  L: 'Small acquisition',
  M: 'Exercise or conversion of an exempt derivative security',
  O: 'Exercise of an out-of-the-money derivative security',
  P: 'Purchase on the open market or in a private transaction',
  S: 'Sale on the open market or in a private transaction',
  U: 'Disposition in a tender of shares in a change of control',
  V: 'Transaction reported voluntarily earlier than required',
  W: 'Acquisition or disposition by will or the laws of descent',
  X: 'Exercise of an in-the-money or at-the-money derivative security',
  Z: 'Deposit into or withdrawal from a voting trust',
};

/** Null for a code that the SEC does not define. */
export const meaningOf = (code: string | null): string | null =>
  (code === null || !Object.hasOwn(CODE_MEANINGS, code) ? null : CODE_MEANINGS[code]) ?? null;
