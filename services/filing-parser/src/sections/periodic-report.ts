import { sectionsOf } from '@footnote/filing-text/sections';
import type { FilingText, Section } from '@footnote/filing-text/types';
import type { ReadFiling, ReadSection } from './section-events.ts';

/**
 * The sections of a 10-K or 10-Q, from its own text or from the annual report to shareholders that it points
 * to.
 */
export function readPeriodicReport(
  text: FilingText,
  form: string,
  exhibits: readonly FilingText[],
): ReadFiling {
  return { sections: sectionsOf(text, form, exhibits).map(entryOf), items: [], release: null };
}

function entryOf(section: Section): ReadSection {
  const { name } = section;
  return section.found
    ? {
        name,
        route: section.route,
        omission: null,
        char_count: section.charCount,
        paragraphs: section.paragraphs,
      }
    : { name, route: null, omission: section.omission, char_count: 0, paragraphs: [] };
}
