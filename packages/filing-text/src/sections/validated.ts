import type { Omission, SectionName, SectionParagraph } from '../types.ts';
import { charCountOf } from './slice.ts';

const POINTER_CHARACTERS = 800;
const POINTER =
  /incorporat(?:ed|es|ion)|\b(?:appears?|refer|referred|reference|found|reported|included|presented|set forth|contained|discussed|described|see|pages?)\b/i;
const NOT_APPLICABLE =
  /^(?:[-–—\s]*(?:this item is )?(?:not applicable|not required|n\/a|none|inapplicable)\b|omitted\b)|not required (?:for|to provide)|(?:smaller reporting compan(?:y|ies)).{0,80}not required|omitted (?:pursuant|in accordance)/i;
const LEAST: Readonly<Record<string, Readonly<Partial<Record<SectionName, number>>>>> = {
  annual: { business: 2_000, risk_factors: 2_000, mda: 1_500 },
  quarterly: { risk_factors: 1, mda: 1_500 },
};

/**
 * What the text of a section is: the section itself, a pointer elsewhere, a statement that it does not apply,
 * or something else.
 */
export type Verdict = 'section' | Exclude<Omission, 'not_in_document'>;

export function verdictOf(
  name: SectionName,
  family: 'annual' | 'quarterly',
  paragraphs: readonly SectionParagraph[],
): Verdict {
  const length = charCountOf(paragraphs);
  const text = paragraphs.map((one) => one.text).join(' ');
  if (length < POINTER_CHARACTERS && NOT_APPLICABLE.test(text) && !(family === 'quarterly' && length > 150))
    return 'not_applicable';
  if (family === 'quarterly' && name === 'risk_factors') return length > 0 ? 'section' : 'section_not_found';
  if (length < POINTER_CHARACTERS && POINTER.test(text)) return 'incorporated_by_reference';
  return length >= (LEAST[family]?.[name] ?? 1) ? 'section' : 'section_not_found';
}

/** What text next to headings without a body states about all of them; undefined if it states nothing. */
export function sharedVerdictOf(text: string): Verdict | undefined {
  if (text.length >= POINTER_CHARACTERS) return undefined;
  if (NOT_APPLICABLE.test(text)) return 'not_applicable';
  return /incorporated (?:herein )?by reference/i.test(text) ? 'incorporated_by_reference' : undefined;
}
