import { endOf, sliceByHeadings, withoutStatements } from './sections/by-headings.ts';
import { sliceByTitles, sliceOfTitle } from './sections/by-titles.ts';
import { endBelowCombined, titleBelowCombined } from './sections/combined.ts';
import { isComplete } from './sections/complete.ts';
import { indexEntryOf } from './sections/index-pages.ts';
import { itemsOf, type FormItems, type Item } from './sections/items.ts';
import { locator } from './sections/located.ts';
import { beforeMissingNeighbours } from './sections/neighbour.ts';
import { outlineOf, type Outline } from './sections/outline.ts';
import { isPlausibleLength } from './sections/plausible.ts';
import { sharedWordsOf } from './sections/shared-words.ts';
import { charCountOf, paragraphsOf, type Slice } from './sections/slice.ts';
import { wholeTitleAt } from './sections/title-heading.ts';
import { sharedVerdictOf, verdictOf, type Verdict } from './sections/validated.ts';
import type { FilingText, FoundSection, Omission, Section, SectionName, SectionRoute } from './types.ts';

const NAMES: readonly SectionName[] = ['business', 'risk_factors', 'mda'];

type Routed = Slice & { readonly route: SectionRoute };
type Read = { readonly verdict: Verdict; readonly section: FoundSection };

/**
 * The sections that a periodic report of this form has: business, risk factors and management's discussion
 * and analysis. A section that is not found has a reason. Other forms have none.
 * @param form Form type as EDGAR names it, `10-K405` or `10-Q/A`.
 * @param exhibits Exhibits of the filing that an item may refer to: the annual report to shareholders
 * (EX-13).
 */
export function sectionsOf(
  text: FilingText,
  form: string,
  exhibits: readonly FilingText[] = [],
): readonly Section[] {
  const items = itemsOf(form);
  if (items === undefined) return [];
  const outline = outlineOf(text.blocks, items);
  const locate = locator(outline);
  const others = exhibits.map((exhibit) => outlineOf(exhibit.blocks, items));
  return NAMES.flatMap((name) => {
    const item = items.sections[name];
    return item === undefined ? [] : [sectionOf(name, item, outline, locate, others)];
  });
}

/** The first method whose text is the section; a text that points elsewhere is followed. */
function sectionOf(
  name: SectionName,
  item: Item,
  outline: Outline,
  locate: (item: Item) => Routed | undefined,
  exhibits: readonly Outline[],
): Section {
  const verdicts: Verdict[] = [];
  for (const slice of routesTo(item, outline, locate)) {
    const { verdict, section } = read(name, item, outline, slice);
    if (verdict === 'section') return section;
    verdicts.push(verdict);
  }
  if (verdicts.includes('incorporated_by_reference'))
    for (const place of [outline, ...exhibits]) {
      const slice = sliceOfTitle(place, item);
      if (slice === undefined || isWithinItem(place, slice)) continue;
      const { verdict, section } = read(name, item, place, { ...slice, route: 'titles' });
      if (verdict === 'section') return section;
    }
  return { name, found: false, omission: omissionOf(verdicts, outline, item) };
}

function* routesTo(
  item: Item,
  outline: Outline,
  locate: (item: Item) => Routed | undefined,
): Generator<Routed> {
  const hasHeading = outline.headings.some((heading) => heading.item === item);
  const isScattered = !hasHeading && indexEntryOf(outline, item).kind === 'scattered';
  if (isScattered) return;
  const located = locate(item);
  if (located !== undefined) yield located;
  const headed = sliceByHeadings(outline, item);
  if (headed !== undefined) yield { ...headed, route: 'headings' };
  const below = titleBelowCombined(outline, item);
  if (below !== undefined)
    yield {
      from: below.to,
      to: endBelowCombined(outline, below, endOf(outline, below)),
      lead: '',
      route: 'headings',
    };
  const titled = sliceByTitles(outline, item);
  if (titled !== undefined) yield { ...titled, route: 'titles' };
}

function read(name: SectionName, item: Item, outline: Outline, headed: Routed): Read {
  const begun = { ...headed, from: endOfHeading(outline, headed, item) };
  const whole = name === 'mda' ? { ...begun, ...withoutStatements(outline, begun) } : begun;
  const apart = beforeMissingNeighbours(outline, item, whole);
  const slice = { ...whole, ...apart };
  const paragraphs = paragraphsOf(outline.blocks, slice, outline.pages.furniture);
  const charCount = charCountOf(paragraphs);
  const verdict = verdictOf(name, familyOf(outline.form), paragraphs);
  const isSuspect = (): boolean => apart === undefined || !isPlausibleLength(outline, item, charCount);
  return {
    verdict: verdict === 'section' && isSuspect() ? 'section_not_found' : verdict,
    section: {
      name,
      found: true,
      route: slice.route,
      paragraphs,
      charCount,
      from: slice.from,
      to: slice.to,
    },
  };
}

/** It is unknown where a sub-heading of another item ends; only an annex after the items is complete. */
function isWithinItem(outline: Outline, { from }: Slice): boolean {
  return outline.headings.some((heading) => heading.from >= from);
}

/** Some filers print the title once more below the heading of the item. */
function endOfHeading(outline: Outline, { from, to, lead }: Slice, item: Item): number {
  let at = from;
  while (at < to && outline.pages.furniture.has(at)) at += 1;
  const repeated = lead === '' ? wholeTitleAt(outline.blocks, at, item) : undefined;
  return repeated === undefined ? from : Math.min(repeated.to, to);
}

function familyOf(form: FormItems): 'annual' | 'quarterly' {
  return form.sections.business === undefined ? 'quarterly' : 'annual';
}

function omissionOf(verdicts: readonly Verdict[], outline: Outline, item: Item): Omission {
  const shared = sharedWordsOf(outline, item)
    ?.map(sharedVerdictOf)
    .find((one) => one !== undefined);
  if (shared !== undefined && shared !== 'section') return shared;
  const described = (['incorporated_by_reference', 'not_applicable', 'section_not_found'] as const).find(
    (one) => verdicts.includes(one),
  );
  if (described !== undefined) return described;
  const entry = indexEntryOf(outline, item).kind;
  if (entry === 'not_applicable') return 'not_applicable';
  return entry === 'absent' && isComplete(outline, item) ? 'not_in_document' : 'section_not_found';
}
