import type { Block } from '../types.ts';
import type { Heading } from './item-heading.ts';

const ROWS = 3;
const BETWEEN = 1_500;
const LONGEST = 400;

/**
 * Runs of item headings that are a table of contents, or an index from items to pages: they are close
 * together, and most of them have a page number or a link to a later place, or every one of them is repeated
 * after the run.
 */
export function contentsRuns(
  blocks: readonly Block[],
  headings: readonly Heading[],
  targets: ReadonlyMap<string, number>,
): Heading[][] {
  const lastOf = new Map(headings.map((heading) => [heading.item, heading.from]));
  return denseRuns(blocks, headings).filter((run) => {
    if (run.length < ROWS) return false;
    const described = run.filter(
      (heading) => /\d/.test(heading.pages ?? '') || linksOnward(blocks, heading, targets),
    );
    if (described.length * 2 >= run.length) return true;
    const last = run.at(-1)?.from ?? 0;
    return run.length >= 2 * ROWS && run.every(({ item }) => (lastOf.get(item) ?? 0) > last);
  });
}

function denseRuns(blocks: readonly Block[], headings: readonly Heading[]): Heading[][] {
  const runs: Heading[][] = [];
  for (const heading of headings) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const goesOn =
      run !== undefined &&
      last !== undefined &&
      last.lead.length < LONGEST &&
      isDense(blocks, last.to, heading.from) &&
      !run.some(({ item }) => item === heading.item);
    if (goesOn) run.push(heading);
    else runs.push([heading]);
  }
  return runs;
}

function isDense(blocks: readonly Block[], from: number, to: number): boolean {
  let length = 0;
  for (let at = from; at < to; at += 1) {
    const size = blocks[at]?.text.length ?? 0;
    length += size;
    if (length > BETWEEN || size > LONGEST) return false;
  }
  return true;
}

function linksOnward(
  blocks: readonly Block[],
  heading: Heading,
  targets: ReadonlyMap<string, number>,
): boolean {
  const links = blocks.slice(heading.from, heading.to).flatMap((block) => block.links);
  return links.some((link) => (targets.get(link) ?? -1) > heading.to);
}
