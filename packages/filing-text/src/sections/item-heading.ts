import type { Block } from '../types.ts';
import { numbersAt } from './item-number.ts';
import type { FormItems, Item } from './items.ts';

/** An item heading and its position. */
export type Heading = {
  readonly item: Item;
  /** Further items that it names. */
  readonly also: readonly Item[];
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

const OPENING = /^(?:part\s+(?<part>i{1,3}|iv)\b[\s,.:;|–—-]*)?items?\s*(?:no\.?\s*)?(?<numbered>\d.*)$/isu;
const PAGES =
  /(?:[\s.,;]+(?:pages?\s*)?|^)(?<pages>\d{1,3}(?:\s*[-–—]\s*\d{1,3})?(?:\s*,\s*\d{1,3}(?:\s*[-–—]\s*\d{1,3})?)*|n\/a|not applicable)(?:\s*,?\s*\([a-z]\))?$/i;
/** The titles of further items after the first one's, as in "Business, Risk Factors and Properties". */
const FURTHER_TITLES = /^(?:(?:[,;]\s*(?:and|&)?|\s+(?:and|&))\s*[\w’' ]{3,70})+/;
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
  const match = OPENING.exec(block.text);
  if (match?.groups === undefined) return undefined;
  const named = match.groups['part']?.toUpperCase() ?? part;
  for (const { numbers, rest, needsTitle } of numbersAt(match.groups['numbered'] ?? '')) {
    if (/^[,"“'‘”]/.test(rest.trim())) continue;
    const place = { blocks, at, numbers, form, part: named };
    const words = rest.replace(/^[\s.:;|)(*–—-]+/, '');
    const heading =
      words === '' || CONTINUED.test(words.slice(0, 14)) ? spreadHeading(place) : sameBlock(place, words);
    if (heading !== undefined && (heading.titled || !needsTitle)) return heading;
  }
  return undefined;
}

type Place = {
  readonly blocks: readonly Block[];
  readonly at: number;
  readonly numbers: readonly string[];
  readonly form: FormItems;
  readonly part: string | undefined;
};

/** Items of the first number; the title tells items of one number in two parts apart. */
function candidatesAt({ numbers, form }: Place): Item[] {
  return form.items.filter((item) => item.number === numbers[0]);
}

/** The further items, in the part of the first one. */
function furtherItems({ numbers, form }: Place, first: Item): Item[] {
  return form.items.filter((item) => item.part === first.part && numbers.slice(1).includes(item.number));
}

function sameBlock(place: Place, words: string): Heading | undefined {
  const { blocks, at, numbers, part } = place;
  const block = blocks[at];
  if (block === undefined) return undefined;
  const { title, pages } = withoutPages(words);
  const candidates = candidatesAt(place);
  const item = candidates.find((one) => one.title.test(title));
  const found = item ?? candidates.find((one) => one.part === part) ?? candidates[0];
  if (found === undefined) return undefined;
  const also = furtherItems(place, found);
  const { emphasised } = block;
  const heading = { item: found, also, from: at, titled: item !== undefined, pages, emphasised };
  if (item === undefined) {
    const isShort = title.length < 120 && (emphasised || pages !== undefined);
    return isShort ? { ...heading, to: at + 1, lead: '' } : undefined;
  }
  const remainder = title.replace(item.title, '');
  if (!emphasised && /^\s+[a-z].*\.$/.test(remainder)) return undefined;
  const lead = leadOf(numbers.length > 1 ? remainder.replace(FURTHER_TITLES, '') : remainder, title);
  if (lead === undefined) return undefined;
  return { ...heading, to: lead === '' ? endOfTitle(blocks, at + 1, title) : at + 1, lead };
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
function spreadHeading(place: Place): Heading | undefined {
  const { blocks, at, part } = place;
  const candidates = candidatesAt(place);
  const emphasised = blocks[at]?.emphasised ?? false;
  let title = '';
  for (let next = at + 1; next <= at + TITLE_BLOCKS; next += 1) {
    const text = blocks[next]?.text ?? '';
    if (text === '' || text.length > LONGEST_TITLE || /^(?:items?\s*\d|part\s+i)/i.test(text)) break;
    title = `${title} ${text}`.trim().replace(/^[\s.:–—-]+/, '');
    const item = candidates.find((one) => one.title.test(title));
    if (item !== undefined)
      return {
        item,
        also: furtherItems(place, item),
        from: at,
        to: endOfTitle(blocks, next + 1, title),
        lead: '',
        titled: true,
        pages: withoutPages(text).pages,
        emphasised: emphasised || (blocks[next]?.emphasised ?? false),
      };
  }
  const item = candidates.find((one) => one.part === part) ?? candidates[0];
  if (item === undefined) return undefined;
  const also = furtherItems(place, item);
  return { item, also, from: at, to: at + 1, lead: '', titled: false, pages: undefined, emphasised };
}

const JOINS_BACK = /^(?:of|and|&)\b/i;
const JOINS_ON = /(?:\b(?:of|and|the|financial|results|consolidated)|[,&])$/i;
const CONDITION_AND_RESULTS =
  /(?:condition|position)\b.*\boperations|operations\b.*\b(?:condition|position)/i;
const REST_OF_TITLE =
  /^(?:of |and )*(?:(?:of |and |the )*(?:financial condition|financial position|condition|results of operations?|operations)\b[ ,]*)+(?:and)?\s*(?:\(?(?:continued|unaudited|md&a)\)?)?[.:]?$/i;

/**
 * Index of the first block after those that complete a title which began before `at`; what follows a complete
 * title belongs to the text, even if it repeats its end.
 */
export function endOfTitle(blocks: readonly Block[], at: number, begun: string): number {
  let end = at;
  let title = begun;
  while (end < at + TITLE_BLOCKS) {
    const text = blocks[end]?.text.slice(0, LONGEST_TITLE) ?? '';
    if (!REST_OF_TITLE.test(text) || !completes(title, text)) break;
    title = `${title} ${text}`;
    end += 1;
  }
  return end;
}

/** A title goes on after a word that joins, with one, or where it names neither condition nor results. */
function completes(title: string, rest: string): boolean {
  if (JOINS_BACK.test(rest) || JOINS_ON.test(title) || /^\(?(?:continued|unaudited|md&a)\b/i.test(rest))
    return true;
  return CONDITION_AND_RESULTS.test(rest) && !/condition|position|operations/i.test(title);
}

/** A row of the contents as its title and its page numbers. */
export function withoutPages(title: string): { readonly title: string; readonly pages: string | undefined } {
  const match = title.length > LONGEST_TITLE ? null : PAGES.exec(title);
  if (match === null) return { title, pages: undefined };
  return { title: title.slice(0, match.index).replace(/[\s.]+$/, ''), pages: match.groups?.['pages'] };
}
