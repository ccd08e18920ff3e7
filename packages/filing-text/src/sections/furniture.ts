import type { Block } from '../types.ts';

const PAGES_OF_A_LINE = 5;
const SHARE_OF_ROWS = 0.3;
/** Left and right pages may have different headers. */
const NEXT = 2;
const LINE = 150;
const EDGE = 5;
const PAGE_NUMBER =
  /^[-–—\s|]*(?:page\s*)?(?:[a-z]-?)?\d{1,3}(?:\s*of\s*\d+)?[-–—\s|]*$|^[-–—\s]*[ivxl]{1,6}[-–—\s]*$/i;
const TO_CONTENTS = /^(?:(?:back|return|go|link) to )?(?:the )?(?:table of contents|contents|index|toc)$/i;

/** Pages of a document, and the lines on them that belong to the page and not to the text. */
export type Pages = {
  /** Index of the first block of each page. */
  readonly starts: readonly number[];
  /** Indexes of running headers, footers, page numbers and links back to the contents. */
  readonly furniture: ReadonlySet<number>;
};

/**
 * Running headers and footers are short lines at the edge of five or more consecutive pages, or of every
 * other page, ignoring digits; a sub-heading may be at the top of a few pages. Table rows are often at the
 * top of pages too, so a row must be on a third of all pages.
 */
export function pagesOf(blocks: readonly Block[]): Pages {
  const starts = pageStarts(blocks);
  const edges = starts.flatMap((start, page) => {
    const end = starts[page + 1] ?? blocks.length;
    return [range(start, Math.min(end, start + EDGE)), range(Math.max(start, end - EDGE), end).reverse()];
  });
  const seen = new Map<string, Set<number>>();
  edges.forEach((edge, at) => {
    for (const index of edge) {
      const key = keyOf(blocks[index]);
      if (key !== undefined) seen.set(key, (seen.get(key) ?? new Set()).add(at >> 1));
    }
  });
  const running = new Map([...seen].filter(([, pages]) => longestRun(pages) >= PAGES_OF_A_LINE));
  const isRunning = (block: Block | undefined): boolean => {
    const pages = running.get(keyOf(block) ?? '');
    return pages !== undefined && (block?.kind !== 'row' || pages.size >= starts.length * SHARE_OF_ROWS);
  };
  const furniture = new Set<number>();
  for (const edge of edges)
    for (const index of edge) {
      const text = blocks[index]?.text ?? '';
      if (!isRunning(blocks[index]) && !PAGE_NUMBER.test(text) && !TO_CONTENTS.test(text)) break;
      furniture.add(index);
    }
  blocks.forEach(({ text, links }, index) => {
    if (/^table of contents$/i.test(text) || (links.length > 0 && TO_CONTENTS.test(text)))
      furniture.add(index);
  });
  return { starts, furniture };
}

/** Number of pages in the longest run without a gap of more than one page; pages were added in order. */
function longestRun(pages: ReadonlySet<number>): number {
  let longest = 0;
  let length = 0;
  let last = -Infinity;
  for (const page of pages) {
    length = page - last <= NEXT ? length + 1 : 1;
    longest = Math.max(longest, length);
    last = page;
  }
  return longest;
}

/** Pages by page breaks; if a document has hardly any, by paragraphs that consist of a page number. */
function pageStarts(blocks: readonly Block[]): number[] {
  const breaks = blocks.flatMap((block, at) => (block.page !== (blocks[at - 1]?.page ?? 0) ? [at] : []));
  if (breaks.length >= PAGES_OF_A_LINE) return [0, ...breaks];
  let last = 0;
  const numbered: number[] = [];
  blocks.forEach(({ kind, text }, at) => {
    const number = kind === 'paragraph' ? Number(/^[-–—\s]*(\d{1,3})[-–—\s]*$/.exec(text)?.[1] ?? NaN) : NaN;
    if (!(number > last && number <= last + 3)) return;
    last = number;
    numbered.push(at + 1);
  });
  return [0, ...(numbered.length >= PAGES_OF_A_LINE ? numbered : breaks)];
}

function keyOf(block: Block | undefined): string | undefined {
  if (block === undefined || block.text.length > LINE) return undefined;
  return block.text.toLowerCase().replace(/\d+/g, '#');
}

/** Integers from the first up to, but not including, the second. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
