import type { Heading } from './item-heading.ts';
import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import type { TitleHeading } from './title-heading.ts';
import { titleWithin } from './title-within.ts';

/**
 * The title of an item below a heading that names several, as in "Items 1., 1A. and 2."; undefined if no heading
 * names it so, or its title is not below it.
 */
export function titleBelowCombined(outline: Outline, item: Item): TitleHeading | undefined {
  const heading = outline.headings.find((one) => one.also.includes(item));
  if (heading === undefined) return undefined;
  const next = outline.headings.find((one) => one.from >= heading.to)?.from ?? outline.blocks.length;
  return titleWithin(outline, item, heading.to, next);
}

/** A section of several items ends where one of them that is a section of its own has its title. */
export function endOfCombined(outline: Outline, item: Item, from: number, end: number): number {
  const heading = outline.headings.find((one) => one.to === from && one.item === item);
  const own = new Set(Object.values(outline.form.sections));
  const titles = (heading?.also ?? [])
    .filter((one) => own.has(one))
    .map((one) => titleWithin(outline, one, from, end)?.from ?? end);
  return Math.min(end, ...titles);
}

/** End of an item below a heading of several: the title of the next one. */
export function endBelowCombined(outline: Outline, title: TitleHeading, end: number): number {
  const heading: Heading | undefined = outline.headings.find((one) => one.also.includes(title.item));
  const others = (heading === undefined ? [] : [heading.item, ...heading.also]).filter(
    (one) => one !== title.item,
  );
  return Math.min(end, ...others.map((one) => titleWithin(outline, one, title.to, end)?.from ?? end));
}
