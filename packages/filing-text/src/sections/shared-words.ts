import type { Item } from './items.ts';
import type { Outline } from './outline.ts';

/**
 * Words that apply to several items at once: before or after headings without a body in between, such as the
 * list of items that issuers of asset-backed securities omit. Undefined if the item has its own body.
 */
export function sharedWordsOf(outline: Outline, item: Item): readonly string[] | undefined {
  const { headings, blocks } = outline;
  const at = headings.findIndex((heading) => heading.item === item);
  if (at === -1) return undefined;
  let first = at;
  while (first > 0 && isEmptyBetween(outline, headings[first - 1]?.to, headings[first]?.from)) first -= 1;
  let last = at;
  while (isEmptyBetween(outline, headings[last]?.to, headings[last + 1]?.from)) last += 1;
  if (first === last) return undefined;
  const before = blocks[(headings[first]?.from ?? 0) - 1]?.text ?? '';
  const after = blocks[headings[last]?.to ?? -1]?.text ?? '';
  return [before, after];
}

function isEmptyBetween(outline: Outline, from: number | undefined, to: number | undefined): boolean {
  if (from === undefined || to === undefined) return false;
  for (let at = from; at < to; at += 1) if (!outline.pages.furniture.has(at)) return false;
  return true;
}
