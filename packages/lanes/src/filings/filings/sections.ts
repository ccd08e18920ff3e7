import { type FormFamily, familyOf } from '@footnote/edgar/form-family';
import { isUnlikeOtherYears } from '@footnote/filing-text/other-years';
import type { SectionName, SectionReason } from '@footnote/contract/types.generated';
import type { ReadText, SectionRow } from './read-filing.ts';

/** Sections that filings of a family have, in their order. */
const SECTIONS: Readonly<Record<FormFamily, readonly SectionName[]>> = {
  annual: ['business', 'risk_factors', 'mda'],
  quarterly: ['risk_factors', 'mda'],
  foreign_annual: [],
  current: ['current_report', 'press_release'],
};

export function sectionNamesOf(form: string): readonly SectionName[] {
  const family = familyOf(form);
  return family === undefined ? [] : SECTIONS[family];
}

const REASONS: ReadonlySet<string> = new Set<SectionReason>([
  'document_refused',
  'incorporated_by_reference',
  'not_applicable',
  'not_in_document',
  'section_not_found',
]);

const isReason = (omission: string): omission is SectionReason => REASONS.has(omission);

/** A section as found, or the reason it is missing. */
export type KnownSection =
  | { readonly row: SectionRow; readonly reason?: never }
  | { readonly row?: never; readonly reason: SectionReason };

export function sectionIn(
  { text, sections, otherYears }: ReadText,
  form: string,
  name: SectionName,
): KnownSection {
  if (!sectionNamesOf(form).includes(name)) return { reason: 'not_in_form' };
  if (text === undefined) return { reason: 'text_not_read' };
  const row = sections.get(name);
  // A section that this release does not extract, or a missing exhibit of an 8-K, has no row.
  if (row === undefined) return { reason: familyOf(form) === 'current' ? 'not_in_document' : 'not_in_form' };
  if (row.omission === '')
    return isUnlikeOtherYears(row.char_count, otherYears.get(name) ?? [])
      ? { reason: 'unlike_other_years' }
      : { row };
  return { reason: isReason(row.omission) ? row.omission : 'section_not_found' };
}
