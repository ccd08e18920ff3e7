import { sliceByHeadings } from './sections/by-headings.ts';
import { itemsOf, type FormItems } from './sections/items.ts';
import { outlineOf, type Outline } from './sections/outline.ts';
import { charCountOf, paragraphsOf } from './sections/slice.ts';
import { verdictOf } from './sections/validated.ts';
import type { FilingText, Section, SectionName } from './types.ts';

const NAMES: readonly SectionName[] = ['business', 'risk_factors', 'mda'];

/**
 * The sections of a periodic report that its form has: business, risk factors and management's discussion and
 * analysis. One that is not given says why. Other forms have none.
 *
 * @param form Form type as EDGAR names it, `10-K405` or `10-Q/A`.
 */
export function sectionsOf(text: FilingText, form: string): readonly Section[] {
  const items = itemsOf(form);
  if (items === undefined) return [];
  const outline = outlineOf(text.blocks, items);
  return NAMES.filter((name) => items.sections[name] !== undefined).map((name) =>
    sectionOf(outline, items, name),
  );
}

function sectionOf(outline: Outline, form: FormItems, name: SectionName): Section {
  const item = form.sections[name];
  const slice = item === undefined ? undefined : sliceByHeadings(outline, item);
  if (slice === undefined) return { name, found: false, omission: 'not_in_document' };
  const paragraphs = paragraphsOf(outline.blocks, slice, outline.pages.furniture);
  const verdict = verdictOf(name, form.sections.business === undefined ? 'quarterly' : 'annual', paragraphs);
  if (verdict !== 'section') return { name, found: false, omission: verdict };
  return { name, found: true, route: 'headings', paragraphs, charCount: charCountOf(paragraphs) };
}
