import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import { wholeTitleAt, type TitleHeading } from './title-heading.ts';

/** The first emphasised paragraph of a range of blocks that is an item's title without its number. */
export function titleWithin(
  outline: Outline,
  item: Item,
  from: number,
  to: number,
): TitleHeading | undefined {
  for (let at = from; at < to; at += 1) {
    const block = outline.blocks[at];
    if (block?.kind !== 'paragraph' || !block.emphasised || outline.pages.furniture.has(at)) continue;
    const title = wholeTitleAt(outline.blocks, at, item);
    if (title !== undefined) return title;
  }
  return undefined;
}
