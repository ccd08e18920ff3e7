import type { Heading } from './item-heading.ts';
import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import type { Slice } from './slice.ts';
import { titleWithin } from './title-within.ts';

/**
 * A section between numbered headings without the next item that the contents list: it ends at the title of
 * that item. Undefined if it holds an item whose place is unknown, which is known to be short only where the
 * contents have it on the page of the item after it.
 */
export function beforeMissingNeighbours(outline: Outline, item: Item, slice: Slice): Slice | undefined {
  if (!outline.headings.some((heading) => heading.item === item && heading.titled)) return slice;
  let to = slice.to;
  const { missing, next } = missingAfter(outline, item);
  for (const heading of missing) {
    const title = titleWithin(outline, heading.item, slice.from, to)?.from;
    if (title !== undefined) to = title;
    else if (heading.pages === undefined || heading.pages !== next?.pages) return undefined;
  }
  return { ...slice, to };
}

/** Items that the contents list after an item, up to the first one with a heading, `next`. */
function missingAfter(
  outline: Outline,
  item: Item,
): { readonly missing: readonly Heading[]; readonly next: Heading | undefined } {
  const found = new Set(outline.headings.flatMap((heading) => [heading.item, ...heading.also]));
  const run = outline.contents.find((one) => one.some((heading) => heading.item === item));
  const after = run?.slice(run.findIndex((heading) => heading.item === item) + 1) ?? [];
  const next = after.findIndex((heading) => found.has(heading.item));
  return next === -1
    ? { missing: [], next: undefined }
    : { missing: after.slice(0, next), next: after[next] };
}
