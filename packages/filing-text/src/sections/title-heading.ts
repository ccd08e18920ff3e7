import type { Block } from '../types.ts';
import { endOfTitle } from './item-heading.ts';
import type { Item } from './items.ts';

/** A title without the number of its item. */
export type TitleHeading = {
  readonly item: Item;
  readonly from: number;
  readonly to: number;
  readonly lead: string;
};

const AROUND = /^\s*(?:\(?(?:continued|unaudited|md&a)\)?)?\s*[.:–—-]*\s*$/i;
const RUN_IN = /^\s*(?:\([^)]{1,20}\))?\s*[.:–—]\s*(?<lead>\S.*)$/su;
/** The title is part of a longer name, as in "Business Segments". */
const NAMES_MORE =
  /^\s+(?!(?:and|of|in|for|to|that|which|relat\w*|affect\w*|overview|summary|description|discussion)\b)\p{L}/iu;
const LONGEST = 200;
const LOOSE = 160;

/** The heading of an item in one or two blocks with nothing but its title. */
export function wholeTitleAt(blocks: readonly Block[], at: number, item: Item): TitleHeading | undefined {
  const block = blocks[at];
  if (block === undefined || block.text.length > LONGEST) return undefined;
  if (isTitle(block.text, item))
    return { item, from: at, to: endOfTitle(blocks, at + 1, block.text), lead: '' };
  const next = blocks[at + 1];
  if (next === undefined || !item.title.test(block.text) || next.text.length > LONGEST) return undefined;
  if (!isTitle(`${block.text} ${next.text}`, item)) return undefined;
  return { item, from: at, to: at + 2, lead: '' };
}

/**
 * The heading of an item at a place that the contents or an index point to: its title alone, a short heading
 * that begins with it, or the title in capitals before the text of its own paragraph.
 */
export function locatedTitleAt(blocks: readonly Block[], at: number, item: Item): TitleHeading | undefined {
  const whole = wholeTitleAt(blocks, at, item);
  if (whole !== undefined) return whole;
  const block = blocks[at];
  const title = block === undefined ? null : item.title.exec(block.text);
  if (block === undefined || title === null) return undefined;
  const isLoose = block.emphasised && block.text.length <= LOOSE && !/[.;]$/.test(block.text);
  const isOther = item.isWholeTitle && NAMES_MORE.test(block.text.slice(title[0].length));
  if (isLoose && !isOther) return { item, from: at, to: at + 1, lead: '' };
  const lead = RUN_IN.exec(block.text.slice(title[0].length))?.groups?.['lead'];
  const isCapital = title[0] === title[0].toUpperCase();
  return lead === undefined || !isCapital ? undefined : { item, from: at, to: at + 1, lead };
}

function isTitle(text: string, item: Item): boolean {
  const title = item.title.exec(text);
  return title !== null && AROUND.test(text.slice(title[0].length));
}
