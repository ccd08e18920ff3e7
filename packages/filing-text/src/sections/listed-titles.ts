import { withoutPages } from './item-heading.ts';
import type { Outline } from './outline.ts';
import { wholeTitleAt, type TitleHeading } from './title-heading.ts';

/**
 * The next title of another item without a number: that of the financial statements, or one that the contents
 * list with a page. A title that is not listed may be a sub-heading.
 */
export function nextListedTitle(outline: Outline, start: TitleHeading): number {
  const { blocks, form, pages, contentsBlocks } = outline;
  const listed = listedTitles(outline, start.from);
  for (let at = start.to; at < blocks.length; at += 1) {
    const block = blocks[at];
    if (block?.kind !== 'paragraph' || !block.emphasised || pages.furniture.has(at) || contentsBlocks.has(at))
      continue;
    const item = form.items.find((one) => one !== start.item && wholeTitleAt(blocks, at, one) !== undefined);
    if (item !== undefined && (item === form.statements || listed.has(keyOf(block.text)))) return at;
  }
  return Infinity;
}

/** Titles of rows with a page number before a block. */
function listedTitles({ blocks }: Outline, before: number): ReadonlySet<string> {
  return new Set(
    blocks.slice(0, before).flatMap(({ kind, text }) => {
      const { title, pages } = withoutPages(text);
      return kind === 'row' && pages !== undefined ? [keyOf(title)] : [];
    }),
  );
}

function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
