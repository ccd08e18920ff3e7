import { codePointIndex } from './code-points.ts';

/** The longest text of a change, in Unicode code points. */
const MAX_CHARS = 1200;

/**
 * A text of at most 1,200 code points: a longer one is cut after its last whole word, or within the word if
 * it has no other.
 */
export function trimmedText(text: string): { readonly text: string; readonly trimmed?: true } {
  const limit = codePointIndex(text, MAX_CHARS);
  if (limit === text.length) return { text };
  const head = text.slice(0, limit);
  const whole = /^\s/u.test(text.slice(limit)) ? head : head.replace(/\S+$/u, '');
  return { text: whole.trimEnd() === '' ? head : whole.trimEnd(), trimmed: true };
}
