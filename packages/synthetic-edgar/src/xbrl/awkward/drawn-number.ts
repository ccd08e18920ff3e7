import type { Random } from '../../random.ts';
import type { TaggedFact } from '../contexts.ts';
import { element, textNode } from '../markup.ts';
import { shownNumber } from '../shown-number.ts';
import { happens, oneOf } from './dice.ts';

/** How one document writes its numbers. */
export type Notation = {
  /** Continental: a decimal comma. */
  readonly comma: boolean;
  /** Names of the transformation rules: those of the third registry, or of the fourth. */
  readonly registry: 'third' | 'fourth';
};

const RULES = {
  third: { dot: 'ixt:numdotdecimal', comma: 'ixt:numcommadecimal', zero: 'ixt:zerodash' },
  fourth: { dot: 'ixt:num-dot-decimal', comma: 'ixt:num-comma-decimal', zero: 'ixt:fixed-zero' },
} as const;

/** Markup with the text that it shows. */
export type Shown = { readonly markup: string; readonly text: string };

/** A number in three pieces, which stand in one cell, in spans, or in cells of their own. */
export type NumberPieces = {
  readonly before: readonly string[];
  readonly number: Shown;
  readonly after: string;
  /** That of a footnote, if any. */
  readonly mark: string;
};

export type NumberTag = {
  readonly fact: TaggedFact;
  readonly id: string;
  /** A fact of the same number that is tagged within this one. */
  readonly inner: { readonly fact: TaggedFact; readonly id: string } | null;
  /** The tag stands in the hidden section, and this place refers to it. */
  readonly refers: boolean;
};

/** The start of the element that shows a tag. */
export const beginOf = ({ id, refers }: Pick<NumberTag, 'id' | 'refers'>): string =>
  refers ? `<span style="-sec-ix-hidden:${id}"` : `<ix:nonFraction id="${id}"`;

/** The inline element of a fact around what it shows. */
export function tagged(
  { fact, id }: { readonly fact: TaggedFact; readonly id: string },
  notation: Notation,
  content?: string,
): string {
  const { concept, contextRef, unitRef, value, decimals } = fact;
  const { text, scale, negative } = shownNumber(value, decimals, notation.comma);
  const rules = RULES[notation.registry];
  const format = isZero(fact) ? rules.zero : rules[notation.comma ? 'comma' : 'dot'];
  const sign = negative ? '-' : undefined;
  return element(
    'ix:nonFraction',
    { id, name: concept, contextRef, unitRef, decimals, scale, format, sign },
    content ?? text,
  );
}

const isZero = ({ value }: TaggedFact): boolean => /^-?0+$/.test(value);

/**
 * A number with its tag. A negative one is in parentheses or behind a minus sign, neither of them within the tag; `whole`
 * prints the zeros of its unit behind the tag. `narrow`: without a mark of a footnote.
 */
export function numberPieces(
  random: Random,
  tag: NumberTag,
  {
    notation,
    whole,
    narrow,
  }: { readonly notation: Notation; readonly whole: boolean; readonly narrow: boolean },
): NumberPieces {
  const { fact, inner, refers, id } = tag;
  const { text, scale, negative } = shownNumber(fact.value, fact.decimals, notation.comma);
  const shown = isZero(fact) ? oneOf(random, '—', '-', '–') : text;
  const split = splitText(random, shown);
  const within = inner === null ? split : tagged(inner, notation, split);
  const markup = refers
    ? element('span', { style: `-sec-ix-hidden:${id}` }, within)
    : tagged(tag, notation, within);
  const zeros = whole && !isZero(fact) ? `${notation.comma ? '.' : ','}000`.repeat(Number(scale) / 3) : '';
  const mark = narrow || !happens(random, 0.06) ? '' : oneOf(random, '(1)', '(a)', '*');
  const currency = /^(?:USD|EUR)/.exec(fact.unit)?.[0];
  const sign = currency === undefined || !happens(random, 0.4) ? [] : [currency === 'USD' ? '$' : '€'];
  const opening = !negative ? [] : [oneOf(random, '(', '(', '(', '−')];
  return {
    before: [...sign, ...opening],
    number: {
      markup: `${markup}${zeros}`,
      text: `${shown}${zeros}`,
    },
    after: opening[0] === '(' ? ')' : '',
    mark,
  };
}

/** The text as one, or with some of its characters in elements of their own, and a comment between them. */
function splitText(random: Random, text: string): string {
  if (text.length < 2 || happens(random, 0.7)) return textNode(text);
  const at = random.integer(1, text.length - 1);
  const [first, rest] = [text.slice(0, at), text.slice(at)];
  return oneOf(
    random,
    `<span>${first}</span><span>${rest}</span>`,
    `${first}<b>${rest}</b>`,
    `<span style="color:#000">${first}</span><!-- 9 -->${rest}`,
  );
}

/** All pieces in one cell, each as it is or in a span. */
export function inOneCell(random: Random, { before, number, after, mark }: NumberPieces): Shown {
  const wrap = happens(random, 0.4)
    ? (text: string): string => (text === '' ? '' : `<span>${text}</span>`)
    : (text: string): string => text;
  return {
    markup: `${before.map(wrap).join('')}${number.markup}${wrap(after)}${mark === '' ? '' : element('sup', {}, mark)}`,
    text: `${before.join('')}${number.text}${after}${mark}`,
  };
}
