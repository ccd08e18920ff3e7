const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\s*(?:\(\d{1,2}\)|\*+|\(\s*\d{1,3}(?:\.\d+)?\s*%\s*\)))?$/;
const NOTHING = /^(?:[-–—*]+|n\/?a|none|not applicable)$/i;
const PERCENT = /^\(?\s*\d{1,3}(?:\.\d+)?\s*%\s*\)?$|^%$/;
const DIGITS_ONLY = /^[\d.,\s()$%]+$/;

/** What a cell says: votes as digits, a mark that there are none, something that is no number of votes, or a text. */
export type Figure =
  | { readonly kind: 'votes'; readonly votes: string }
  | { readonly kind: 'nothing' | 'percent' | 'text' | 'unreadable' };

export function figureOf(text: string): Figure {
  const whole = WHOLE.exec(text)?.[1];
  if (whole !== undefined) return { kind: 'votes', votes: BigInt(whole.replaceAll(',', '')).toString() };
  if (NOTHING.test(text)) return { kind: 'nothing' };
  if (PERCENT.test(text)) return { kind: 'percent' };
  return { kind: DIGITS_ONLY.test(text) && /\d/.test(text) ? 'unreadable' : 'text' };
}
