import type { Item } from './items.ts';
import type { Outline } from './outline.ts';

/** Items just before an absent one may be absent too, as Item 6 is since it was removed. */
const BEFORE = 2;

/**
 * Whether every item of a document was found, so that one without a heading is not there: all items that its
 * contents list have a heading, and so have items just before and after the absent one.
 */
export function isComplete(outline: Outline, item: Item): boolean {
  const found = new Set(outline.headings.flatMap((heading) => [heading.item, ...heading.also]));
  const listed = outline.contents.flat().flatMap((heading) => [heading.item, ...heading.also]);
  if (found.has(item) || listed.some((one) => !found.has(one))) return false;
  const { items } = outline.form;
  const at = items.indexOf(item);
  const before = items.slice(Math.max(0, at - BEFORE), at);
  const after = items.slice(at + 1).filter(({ part }) => part === item.part);
  return (before.length === 0 || before.some((one) => found.has(one))) && after.some((one) => found.has(one));
}
