import { endOf } from './by-headings.ts';
import { indexEntryOf } from './index-pages.ts';
import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import type { Slice } from './slice.ts';
import { firstStatement } from './statements.ts';
import { wholeTitleAt, type TitleHeading } from './title-heading.ts';

const REPEATED = 3;

/**
 * The range of an item by its title only, in a part that numbers none of its items: an identical sub-heading
 * within a numbered item is not a section.
 */
export function sliceByTitles(outline: Outline, item: Item): Slice | undefined {
  const isNumbered = outline.headings.some((one) => one.titled && one.item.part === item.part);
  if (isNumbered || indexEntryOf(outline, item).kind !== 'absent') return undefined;
  return sliceOfTitle(outline, item);
}

/**
 * The longest range below a standalone title, anywhere in a document; a repeated title is a running header.
 */
export function sliceOfTitle(outline: Outline, item: Item): Slice | undefined {
  const titles = outline.form.items.flatMap((one) => titlesOf(outline, one));
  const own = titles.filter((title) => title.item === item);
  const starts = own.length >= REPEATED ? own.slice(0, 1) : own;
  const slices = starts.map((title) => {
    const next = titles.filter((one) => one.item !== item && one.from >= title.to).map(({ from }) => from);
    const end = Math.min(endOf(outline, title), ...next);
    return { from: title.to, to: firstStatement(outline.blocks, title.to, end), lead: '' };
  });
  return slices.reduce<Slice | undefined>(
    (longest, one) =>
      longest === undefined || one.to - one.from > longest.to - longest.from ? one : longest,
    undefined,
  );
}

function titlesOf(outline: Outline, item: Item): TitleHeading[] {
  return outline.blocks.flatMap((block, at) => {
    if (!block.emphasised || block.kind !== 'paragraph' || isContents(outline, at)) return [];
    const title = wholeTitleAt(outline.blocks, at, item);
    return title === undefined ? [] : [title];
  });
}

function isContents(outline: Outline, at: number): boolean {
  const links = outline.blocks[at]?.links ?? [];
  return links.length > 0 || outline.contentsBlocks.has(at);
}
