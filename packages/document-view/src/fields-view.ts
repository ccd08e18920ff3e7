import { escaped } from './escaped.ts';
import { LIMITS } from './limits.ts';
import { divided, plainEnd } from './plain-view.ts';
import type { OpenedView, ViewFigure } from './types.ts';

/** A form in XML, which may stand in EDGAR's wrapper. */
const FORM =
  /^\s{0,100}(?:<XML>\s{0,100})?<(?:\?xml|(?:[a-z]\w{0,20}:)?(?:edgarSubmission|ownershipDocument|informationTable))\b/i;

/** An element with a text and no elements of its own. */
const FIELD = /<([A-Za-z][\w.:-]{0,200})(?:\s[^<>]{0,1000})?>([^<>]{1,4000})<\/\1\s{0,10}>/g;
/** Characters of the longest of them. */
const LONGEST = 6000;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export const isForm = (start: string): boolean => FORM.test(start);

/** A form as its XML was filed, in which every field is an element that can be linked. Parts end between fields. */
export function fieldParts(
  text: string,
  { from, to, size }: { readonly from: number; readonly to: number; readonly size: number },
): Pick<OpenedView, 'parts' | 'write'> {
  const { starts, parts } = divided(text, { from, to, size }, (at) => endOf(text, at, { to, size }));
  return {
    parts,
    write: (number) => ({
      opening: '<pre>',
      closing: '</pre>',
      css: '',
      ...written(text, starts[number] ?? to, starts[number + 1] ?? to),
    }),
  };
}

/**
 * Where a part of about so many characters ends: before a tag that opens an element, which no field has in it, else after
 * one that closes an element, if there is such a place.
 */
function endOf(
  text: string,
  from: number,
  { to, size }: { readonly to: number; readonly size: number },
): number {
  const aim = from + size;
  for (let at = text.lastIndexOf('<', aim); at > aim - size / 2; at = text.lastIndexOf('<', at - 1))
    if (text[at + 1] !== '/') return at;
  const [tag] = text.slice(aim, aim + LONGEST).matchAll(/<(?!\/)|<\/[^<>]{0,200}>/g);
  if (tag !== undefined) return aim + tag.index + (tag[0] === '<' ? 0 : tag[0].length);
  return aim + LONGEST >= to ? to : plainEnd(text, from, size);
}

function written(text: string, from: number, to: number): { html: string; figures: readonly ViewFigure[] } {
  const pieces: string[] = [];
  const figures: ViewFigure[] = [];
  let shown = from;
  for (const { 0: field, 1: name = '', 2: content = '', index } of text.slice(from, to).matchAll(FIELD)) {
    if (content.trim() === '') continue;
    const at = from + index;
    const concept = name.slice(name.indexOf(':') + 1);
    figures.push({ at, concept, text: decoded(content.trim()).slice(0, LIMITS.figureText) });
    pieces.push(escaped(text.slice(shown, at)), `<span id="f${at}" class="n">${escaped(field)}</span>`);
    shown = at + field.length;
  }
  pieces.push(escaped(text.slice(shown, to)));
  return { html: pieces.join(''), figures };
}

const decoded = (content: string): string =>
  content.replace(/&(amp|lt|gt|quot|apos);/g, (whole, name: string) => ENTITIES[name] ?? whole);
