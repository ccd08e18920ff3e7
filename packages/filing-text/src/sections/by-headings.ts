import type { Item } from './items.ts';
import type { Heading } from './item-heading.ts';
import type { Outline } from './outline.ts';
import type { Slice } from './slice.ts';
import { endOfCombined } from './combined.ts';
import { firstStatement } from './statements.ts';

const POINTER_CHARACTERS = 800;
const CLOSING = /^(?:signatures?|exhibit index|index to exhibits)$/i;

/** The range of an item by headings: of several candidates, the one with the longest body. */
export function sliceByHeadings(outline: Outline, item: Item): Slice | undefined {
  const slices = outline.headings
    .filter((heading) => heading.item === item && heading.titled)
    .map((heading) => ({ heading, to: endOf(outline, heading) }));
  const best = slices.reduce<(typeof slices)[number] | undefined>(
    (longest, one) =>
      longest === undefined || lengthOf(outline, one) > lengthOf(outline, longest) ? one : longest,
    undefined,
  );
  return best === undefined ? undefined : { from: best.heading.to, to: best.to, lead: best.heading.lead };
}

/** The next heading of another item, the heading of another part, or the signatures. */
export function endOf(outline: Outline, { item, to }: Pick<Heading, 'item' | 'to'>): number {
  const next = outline.headings.find((one) => one.from >= to && ends(outline, item, one))?.from ?? Infinity;
  const part = outline.parts.find((one) => one.at >= to && one.part !== item.part)?.at ?? Infinity;
  const index = outline.contents.find((run) => (run[0]?.from ?? 0) >= to)?.[0]?.from ?? Infinity;
  const end = Math.min(next, part, index, outline.blocks.length);
  for (let at = to; at < end; at += 1)
    if (CLOSING.test(outline.blocks[at]?.text ?? '') && (outline.blocks[at]?.text.length ?? 0) < 40)
      return at;
  return endOfCombined(outline, item, to, end);
}

/** An earlier item that already had its heading is only being referred to. */
function ends(outline: Outline, item: Item, heading: Heading): boolean {
  if (heading.item === item) return false;
  const { items } = outline.form;
  const isEarlier = items.indexOf(heading.item) < items.indexOf(item);
  return !isEarlier || !outline.headings.some((one) => one.item === heading.item && one.from < heading.from);
}

function lengthOf(
  outline: Outline,
  { heading, to }: { readonly heading: Heading; readonly to: number },
): number {
  let length = heading.lead.length;
  for (let at = heading.to; at < to; at += 1) length += outline.blocks[at]?.text.length ?? 0;
  return length;
}

/**
 * If the financial statements are inside the discussion, because their own item only points there, the
 * discussion ends at the first statement.
 */
export function withoutStatements(outline: Outline, slice: Slice): Slice {
  const heading = outline.headings.find((one) => one.item === outline.form.statements);
  if (heading === undefined) return slice;
  const length = lengthOf(outline, { heading, to: endOf(outline, heading) });
  if (length > POINTER_CHARACTERS) return slice;
  return { ...slice, to: firstStatement(outline.blocks, slice.from, slice.to) };
}
