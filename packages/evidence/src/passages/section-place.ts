import type { Block } from '@footnote/filing-text/types';
import type { PassagePlace } from './passage-place.ts';
import { type Squeezed, squeezed } from './squeezed.ts';

/** A section as it is served, by what it begins and ends with. */
export type SoughtSection = {
  readonly kind: 'section';
  /** Its first and its last paragraphs, in order. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** Unicode code points of its paragraphs. */
  readonly length: number;
};

/** Squeezed characters that are compared, those of the edge of a paragraph, and the fewest that tell a section. */
const COMPARED = 400;
const EDGE = 80;
const FEWEST = 40;
/** What a section may have more than its paragraphs: running headers and page numbers; and less, code points for units. */
const [SHORTEST, LONGEST, SLACK] = [0.9, 1.3, 400];
/** Characters of the passage and of a block of its heading, blocks in which a heading is looked for. */
const PASSAGE = 600;
const HEADING = 200;
const HEADING_BLOCKS = 6;

const NUMBERED = /^(?:part\s+[iv]+\b\W*)?items?\s*\d/i;
const TITLE = /\b(?:business|risk factors|discussion|analysis|operations|financial condition)\b/i;

/**
 * The place of a section: from its heading to where the next paragraph begins. Null unless what it begins with is in the
 * document once, and what it ends with stands as far behind it as the section is long.
 */
export function sectionPlace(
  blocks: readonly Block[],
  stream: Squeezed,
  { first, last, length }: SoughtSection,
): PassagePlace | null {
  const begin = beginOf(stream, first);
  if (begin === null) return null;
  const at = stream.blockAt(begin);
  const end = endOf(blocks, stream, { at, begin, last, length });
  const block = blocks[at];
  if (end === null || block === undefined) return null;
  const lead = leadOf(block, first[0] ?? '');
  const over = lead === null ? headingOver(blocks, at) : [];
  const heading = lead ?? over.map(({ text }) => text).join(' ');
  return {
    from: (over[0] ?? block).from,
    to: blocks[end + 1]?.from ?? null,
    heading: heading === '' ? null : heading,
    passage: cut(first.join('\n')),
  };
}

/** The edge of a page, with its running header, may stand between the first paragraphs or within one: fewer are looked for then. */
function beginOf(stream: Squeezed, first: readonly string[]): number | null {
  const own = squeezed(first[0] ?? '');
  for (const needle of [
    squeezed(first.join('')).slice(0, COMPARED),
    own.slice(0, COMPARED),
    own.slice(0, EDGE),
  ]) {
    if (needle.length < FEWEST) continue;
    const [one, second] = [...stream.occurrences(needle)];
    if (one !== undefined && second === undefined) return one;
  }
  return null;
}

/** The last block of the section: of several that end like it the one whose distance is nearest to the section's length. */
function endOf(
  blocks: readonly Block[],
  stream: Squeezed,
  {
    at,
    begin,
    last,
    length,
  }: {
    readonly at: number;
    readonly begin: number;
    readonly last: readonly string[];
    readonly length: number;
  },
): number | null {
  const own = squeezed(last.at(-1) ?? '');
  const needles = [squeezed(last.join('')).slice(-COMPARED), own.slice(-COMPARED), own.slice(-EDGE)];
  const ends = needles.flatMap((needle) =>
    [...stream.occurrences(needle, begin)].map((found) => stream.blockAt(found + needle.length - 1)),
  );
  const near = ends
    .map((end) => ({
      end,
      own: blocks.slice(at, end + 1).reduce((sum, { text }) => sum + text.length + 1, 0),
    }))
    .filter(({ own }) => own >= length * SHORTEST - SLACK && own <= length * LONGEST + SLACK)
    .toSorted((one, other) => Math.abs(one.own - length) - Math.abs(other.own - length));
  return near[0]?.end ?? null;
}

/** The heading in the block in which the section begins, before its text; null if it begins with the block. */
function leadOf({ text }: Block, first: string): string | null {
  const at = text.indexOf(first.slice(0, FEWEST));
  return at > 0 ? text.slice(0, at).trim() : null;
}

/**
 * The blocks of the heading over a section, which may be several: its number and its title. The edge of a page, with its
 * running header, may stand below it.
 */
function headingOver(blocks: readonly Block[], at: number): readonly Block[] {
  const over = blocks.slice(Math.max(0, at - HEADING_BLOCKS), at);
  const long = over.findLastIndex(({ text }) => text.length > HEADING);
  const numbered = over.findLastIndex(({ text }) => NUMBERED.test(text));
  const begin = numbered > long ? numbered : over.length - 1;
  const end = over.findIndex(({ text }, number) => number > begin && !TITLE.test(text));
  const found = over.slice(begin, end === -1 ? undefined : end);
  return found.some(({ text }) => TITLE.test(text) && text.length <= HEADING) ? found : [];
}

function cut(text: string): string {
  if (text.length <= PASSAGE) return text;
  const end = text.lastIndexOf(' ', PASSAGE);
  return `${text.slice(0, end > 0 ? end : PASSAGE).toWellFormed()}…`;
}
