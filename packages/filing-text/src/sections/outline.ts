import type { Block } from '../types.ts';
import { contentsRuns } from './contents.ts';
import { pagesOf, range, type Pages } from './furniture.ts';
import { headingAt, type Heading } from './item-heading.ts';
import type { FormItems } from './items.ts';

/** The headings of a document: where items and parts begin, and which blocks are contents. */
export type Outline = {
  readonly blocks: readonly Block[];
  readonly form: FormItems;
  readonly pages: Pages;
  /** Headings of items in the body, one per repeated running header. */
  readonly headings: readonly Heading[];
  readonly parts: readonly Part[];
  /** Runs of headings that are contents or an index. */
  readonly contents: readonly (readonly Heading[])[];
  /** Indexes of the blocks of those runs, and of the three before each. */
  readonly contentsBlocks: ReadonlySet<number>;
  /** Index of the block that each anchor points to. */
  readonly targets: ReadonlyMap<string, number>;
};

export type Part = { readonly part: string; readonly at: number };

const PART = /^part\s+(i{1,3}|iv)\b[\s.,:;|–—-]*(?:\(?(?:financial|other)\s+information\)?[^.]{0,30})?$/i;
const REPEATED = 3;

export function outlineOf(blocks: readonly Block[], form: FormItems): Outline {
  const targets = new Map<string, number>();
  blocks.forEach(({ anchors }, at) => {
    for (const anchor of anchors) if (!targets.has(anchor)) targets.set(anchor, at);
  });
  const pages = pagesOf(blocks);
  const { headings, parts } = scan(blocks, form);
  const contents = contentsRuns(blocks, headings, targets);
  const inContents = new Set(contents.flat());
  const contentsBlocks = new Set(
    contents.flatMap((run) => range((run[0]?.from ?? 0) - 3, run.at(-1)?.to ?? 0)),
  );
  const body = headings.filter((heading) => !inContents.has(heading));
  return {
    blocks,
    form,
    pages,
    headings: withoutRepeats(body, blocks),
    parts: firstOfEach(parts.filter(({ at }) => !contentsBlocks.has(at))),
    contents,
    contentsBlocks,
    targets,
  };
}

function scan(blocks: readonly Block[], form: FormItems): { headings: Heading[]; parts: Part[] } {
  const headings: Heading[] = [];
  const parts: Part[] = [];
  let part: string | undefined;
  for (let at = 0; at < blocks.length; at += 1) {
    const text = blocks[at]?.text ?? '';
    const named = text.length < 100 ? PART.exec(text)?.[1]?.toUpperCase() : undefined;
    if (named !== undefined) {
      part = named;
      parts.push({ part, at });
      continue;
    }
    const heading = headingAt(blocks, at, form, part);
    if (heading === undefined) continue;
    headings.push(heading);
    part = heading.titled ? heading.item.part : part;
    at = heading.to - 1;
  }
  return { headings, parts };
}

/**
 * An item that is named three times or more is in running headers, which begin and end nothing: its heading
 * is the last one with a title on the page where it first appears, else the first.
 */
function withoutRepeats(headings: readonly Heading[], blocks: readonly Block[]): Heading[] {
  const byItem = Map.groupBy(headings, ({ item }) => item);
  const kept = new Set<Heading>();
  for (const group of byItem.values()) {
    const [first] = group;
    if (first === undefined) continue;
    if (group.length < REPEATED) {
      for (const heading of group) kept.add(heading);
      continue;
    }
    const page = blocks[first.from]?.page;
    kept.add(group.findLast((one) => one.titled && blocks[one.from]?.page === page) ?? first);
  }
  return headings.filter((heading) => kept.has(heading));
}

function firstOfEach(parts: readonly Part[]): Part[] {
  const seen = new Set<string>();
  return parts.filter(({ part }) => !seen.has(part) && seen.add(part));
}
