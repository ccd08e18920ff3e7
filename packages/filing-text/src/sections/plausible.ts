import type { Item } from './items.ts';
import type { Outline } from './outline.ts';

/**
 * Share of the length that the contents promise: of 430 sections of real reports that are right, 0.26 to 2.1.
 */
const LEAST = 0.2;
const MOST = 4;
/** Fewer pages say little about a length. */
const PAGES = 3;

/**
 * Whether a section is about as long as the pages from its item to the next one in the contents. True where the
 * contents do not tell.
 */
export function isPlausibleLength(outline: Outline, item: Item, length: number): boolean {
  const expected = promisedLength(outline, item);
  return expected === undefined || (length >= expected * LEAST && length <= expected * MOST);
}

/** Characters on the pages between an item and the next one, at the document's average. */
function promisedLength(outline: Outline, item: Item): number | undefined {
  const run = outline.contents.find((one) => one.filter(({ pages }) => isPage(pages)).length >= PAGES);
  const at = run?.findIndex((heading) => heading.item === item) ?? -1;
  const [first, next] = [run?.[at]?.pages, run?.[at + 1]?.pages];
  if (run === undefined || at === -1 || !isPage(first) || !isPage(next)) return undefined;
  const pages = Number(next) - Number(first);
  if (pages < PAGES) return undefined;
  const last = Math.max(...run.map((heading) => (isPage(heading.pages) ? Number(heading.pages) : 0)));
  const characters = outline.blocks.reduce((sum, { text }) => sum + text.length, 0);
  return (pages * characters) / Math.max(outline.pages.starts.length, last);
}

/** One page number: a range belongs to an index, whose items may be anywhere. */
function isPage(pages: string | undefined): boolean {
  return pages !== undefined && /^\d+$/.test(pages);
}
