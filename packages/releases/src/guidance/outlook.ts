import type { GuidedPeriod } from './guidance.ts';
import { periodsIn, withoutPeriods } from './period.ts';

/**
 * What a short text says as a heading: an outlook of the company, with its period if it names one; `other` for the
 * heading of anything else, such as the outlook of a segment; null if it is no heading.
 */
export type Heading = { readonly period: GuidedPeriod | null } | 'other' | null;

/** Characters of the line that introduces an outlook, and of any other heading. */
const LONGEST_OUTLOOK = 160;
const LONGEST = 80;
const OUTLOOK = /\b(?:outlook|guidance|financial expectations)\b/iu;
/** All that the heading of the company's own outlook says, beside its period and the company's name. */
const PLAIN: ReadonlySet<string> = new Set(
  (
    'outlook guidance expectations financial business company company’s our the its for of and as follows is update ' +
    'updated current initial revised raised range ranges fiscal'
  ).split(' '),
);
const NAME = /^\p{Lu}[\p{L}\d]*’s$/u;
const INTRODUCES = /\b(?:expect|anticipat|follow|assum|includ)\w*/iu;

/** The heading that a text is. */
export function headingOf(text: string): Heading {
  if (/[.!?]["”]?$/u.test(text) || /^[•·■●▪◦–—-]/u.test(text) || /[$%]/u.test(text)) return null;
  if (!OUTLOOK.test(text) || text.length > LONGEST_OUTLOOK)
    return text.length <= LONGEST && !INTRODUCES.test(text) ? 'other' : null;
  const words =
    withoutPeriods(text)
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\d’]*/gu) ?? [];
  if (!words.every((word) => PLAIN.has(word.toLowerCase()) || NAME.test(word))) return 'other';
  const [period, ...others] = periodsIn(text) ?? [];
  return period === undefined || others.length > 0 || period.year === null
    ? { period: null }
    : { period: { kind: period.kind, quarter: period.quarter, year: period.year } };
}
