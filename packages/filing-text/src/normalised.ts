import { LIMITS } from './limits.ts';
import { DocumentRefusedError } from './refused.ts';

const NOT_PLAIN = /[^\x20-\x7e]| {2}/;
const MARKS = new RegExp(`\\p{M}{${LIMITS.combiningMarks},}`, 'u');
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SPACES = /[\s\p{Cc}]+/gu;
const LONE_SURROGATE = /\p{Cs}/u;

/** Text in Unicode NFKC without invisible characters, white space collapsed and trimmed. */
export function normalised(text: string): string {
  if (!NOT_PLAIN.test(text)) return text.trim();
  if (MARKS.test(text)) throw new DocumentRefusedError('combining_marks');
  const whole = LONE_SURROGATE.test(text) ? text.toWellFormed() : text;
  return whole.normalize('NFKC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();
}

/** Unicode code points of a text. */
export function codePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit >= 0xd800 && unit <= 0xdbff && at + 1 < text.length) count -= 1;
  }
  return count;
}
