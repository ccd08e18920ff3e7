import type { Block } from '../types.ts';
import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import { withoutPages } from './item-heading.ts';

/** The pages of an item according to the contents or an index. */
export type IndexEntry =
  | { readonly kind: 'absent' }
  | { readonly kind: 'not_applicable' }
  /** Several page ranges, or pages by topic: the item is not one continuous text. */
  | { readonly kind: 'scattered' }
  | { readonly kind: 'pages'; readonly first: number; readonly last: number | undefined };

const TOPICS = 3;

/**
 * The entry of an item; an index at the end of a document takes precedence over the contents at its start.
 */
export function indexEntryOf(outline: Outline, item: Item): IndexEntry {
  for (const run of outline.contents.toReversed()) {
    const at = run.findIndex((heading) => heading.item === item);
    const heading = run[at];
    if (heading === undefined) continue;
    if (heading.pages !== undefined) return entryOf(heading.pages);
    const next = run[at + 1]?.from ?? heading.to;
    if (isByTopic(outline.blocks, heading.to, Math.min(next, heading.to + 2 * TOPICS)))
      return { kind: 'scattered' };
  }
  return { kind: 'absent' };
}

function entryOf(pages: string): IndexEntry {
  if (/^n/i.test(pages)) return { kind: 'not_applicable' };
  const stretches = pages.split(',').map((stretch) => stretch.split(/[-–—]/).map(Number));
  const [first, last] = stretches[0] ?? [];
  if (stretches.length > 1 || first === undefined) return { kind: 'scattered' };
  return { kind: 'pages', first, last };
}

/** Rows with pages of their own below a row without any. */
function isByTopic(blocks: readonly Block[], from: number, to: number): boolean {
  const rows = blocks.slice(from, to).filter(({ text }) => withoutPages(text).pages !== undefined);
  return rows.length >= 2;
}

/** Index of the page with a printed number, according to the numbers at the edges of most pages. */
export function printedPages(outline: Outline): (printed: number) => number | undefined {
  const { starts } = outline.pages;
  const offsets = new Map<number, number>();
  starts.forEach((start, page) => {
    const end = starts[page + 1] ?? outline.blocks.length;
    for (const at of new Set([start, end - 2, end - 1])) {
      const number = Number(/(?:^|\D)(\d{1,3})\W*$/.exec(edgeText(outline, at))?.[1] ?? NaN);
      if (number > 0) offsets.set(number - page, (offsets.get(number - page) ?? 0) + 1);
    }
  });
  const [offset, count] = [...offsets].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0]);
  return (printed) => {
    const page = printed - offset;
    return count * 2 >= starts.length && page >= 0 && page < starts.length ? page : undefined;
  };
}

function edgeText(outline: Outline, at: number): string {
  return outline.pages.furniture.has(at) ? (outline.blocks[at]?.text ?? '') : '';
}
