import type { Block } from '../types.ts';
import type { FormItems, Item } from './items.ts';

/** An item heading and its position. */
export type Heading = {
  readonly item: Item;
  /** Index of its first block. */
  readonly from: number;
  /** Index of the first block of the body. */
  readonly to: number;
  /** Body text in the heading's own block. */
  readonly lead: string;
  /** Whether the item's title follows its number. */
  readonly titled: boolean;
  /** Number of the page at the end of the row, as contents have it. */
  readonly pages: string | undefined;
  readonly emphasised: boolean;
};

const NUMBER =
  /^(?:part\s+(?<part>i{1,3}|iv)\b[\s,.:;|–—-]*)?items?\s*(?:no\.?\s*)?(?<number>\d{1,2}(?:\s?[a-c](?![a-z]))?)(?!\d|\s*\(b\)|\.\d)(?:\s*\(t\))?(?:\s*(?:,|and|&|-|–|through)\s*(?:item\s*)?\d{1,2}(?:[a-c](?![a-z]))?(?!\d))*(?<rest>.*)$/iu;
const PAGES =
  /(?:[\s.,;]+(?:pages?\s*)?|^)(?<pages>\d{1,3}(?:\s*[-–—]\s*\d{1,3})?(?:\s*,\s*\d{1,3}(?:\s*[-–—]\s*\d{1,3})?)*|n\/a|not applicable)(?:\s*,?\s*\([a-z]\))?$/i;
const CONTINUED = /\(?\bcontinued\b\)?/i;
const SENTENCE = 40;
const LONGEST_TITLE = 260;
/** Maximum number of further blocks that a title may extend over. */
const TITLE_BLOCKS = 3;

/**
 * The item heading that begins at a block; its number and title are in one block or extend over the next
 * ones.
 */
export function headingAt(
  blocks: readonly Block[],
  at: number,
  form: FormItems,
  part: string | undefined,
): Heading | undefined {
  const block = blocks[at];
  if (block === undefined || !/^(?:part|items?)\b/i.test(block.text)) return undefined;
  const match = NUMBER.exec(block.text);
  if (match?.groups === undefined) return undefined;
  const number = (match.groups['number'] ?? '').replace(/\s/, '').toUpperCase();
  const rest = (match.groups['rest'] ?? '').replace(/^[\s.:;|)(*–—-]+/, '');
  const named = match.groups['part']?.toUpperCase() ?? part;
  if (/^[,"“'‘”]/.test((match.groups['rest'] ?? '').trim())) return undefined;
  if (rest === '' || CONTINUED.test(rest.slice(0, 14))) return spreadHeading(blocks, at, number, form, named);
  return sameBlock(block, at, number, rest, form, named, blocks);
}

function sameBlock(
  block: Block,
  at: number,
  number: string,
  rest: string,
  form: FormItems,
  part: string | undefined,
  blocks: readonly Block[],
): Heading | undefined {
  const { title, pages } = withoutPages(rest);
  const candidates = form.items.filter((item) => item.number === number);
  const item = candidates.find((one) => one.title.test(title));
  const found = item ?? candidates.find((one) => one.part === part) ?? candidates[0];
  if (found === undefined) return undefined;
  const heading = { item: found, from: at, titled: item !== undefined, pages, emphasised: block.emphasised };
  if (item === undefined) {
    const isShort = title.length < 120 && (block.emphasised || pages !== undefined);
    return isShort ? { ...heading, to: at + 1, lead: '' } : undefined;
  }
  const remainder = title.replace(item.title, '');
  if (!block.emphasised && /^\s+[a-z].*\.$/.test(remainder)) return undefined;
  const lead = leadOf(remainder, title);
  if (lead === undefined) return undefined;
  return { ...heading, to: lead === '' ? endOfTitle(blocks, at + 1) : at + 1, lead };
}

/**
 * The text after a title in its block: '' if the block ends there, undefined if the block is a sentence that
 * mentions the title.
 */
function leadOf(remainder: string, title: string): string | undefined {
  const rest = remainder.replace(/^\s*\(?continued\)?/i, '');
  if (/^\s*[,;"“”'’]/.test(rest)) return undefined;
  const runIn = /^(?:[^.:–—]{0,80})[.:–—]\s*-?\s*(?<lead>\S.*)$/su.exec(rest)?.groups?.['lead'];
  if (runIn !== undefined && (runIn.length >= SENTENCE || /^(?:none|not|omitted|n\/a|see)\b/i.test(runIn)))
    return /^\s+[a-z]/.test(rest) && rest.search(/[.:–—]/) > 30 ? undefined : runIn;
  if (title.length > LONGEST_TITLE) return undefined;
  return /^\s+(?:in|of|to|for|on|above|below|contained|included|which|is|are|section|herein|within|under|beginning|set)\b/.test(
    rest,
  )
    ? undefined
    : '';
}

/** A number only: the title follows in the next blocks, or the line is a running header without one. */
function spreadHeading(
  blocks: readonly Block[],
  at: number,
  number: string,
  form: FormItems,
  part: string | undefined,
): Heading | undefined {
  const candidates = form.items.filter((item) => item.number === number);
  const emphasised = blocks[at]?.emphasised ?? false;
  let title = '';
  for (let next = at + 1; next <= at + TITLE_BLOCKS; next += 1) {
    const text = blocks[next]?.text ?? '';
    if (text === '' || text.length > LONGEST_TITLE || /^(?:items?\s*\d|part\s+i)/i.test(text)) break;
    title = `${title} ${text}`.trim();
    const item = candidates.find((one) => one.title.test(title.replace(/^[\s.:–—-]+/, '')));
    if (item !== undefined)
      return {
        item,
        from: at,
        to: endOfTitle(blocks, next + 1),
        lead: '',
        titled: true,
        pages: withoutPages(text).pages,
        emphasised: emphasised || (blocks[next]?.emphasised ?? false),
      };
  }
  const item = candidates.find((one) => one.part === part) ?? candidates[0];
  if (item === undefined) return undefined;
  return { item, from: at, to: at + 1, lead: '', titled: false, pages: undefined, emphasised };
}

const REST_OF_TITLE =
  /^(?:of |and )*(?:(?:of |and |the )*(?:financial condition|financial position|condition|results of operations?|operations)\b[ ,]*)+(?:and)?\s*(?:\(?(?:continued|unaudited|md&a)\)?)?[.:]?$/i;

/** Index of the first block after those that complete a title which began before `at`. */
export function endOfTitle(blocks: readonly Block[], at: number): number {
  let end = at;
  while (end < at + TITLE_BLOCKS && REST_OF_TITLE.test(blocks[end]?.text.slice(0, LONGEST_TITLE) ?? ''))
    end += 1;
  return end;
}

/** A row of the contents as its title and its page numbers. */
export function withoutPages(title: string): { readonly title: string; readonly pages: string | undefined } {
  const match = title.length > LONGEST_TITLE ? null : PAGES.exec(title);
  if (match === null) return { title, pages: undefined };
  return { title: title.slice(0, match.index).replace(/[\s.]+$/, ''), pages: match.groups?.['pages'] };
}
