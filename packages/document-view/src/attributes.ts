import { escaped } from './escaped.ts';
import { LIMITS } from './limits.ts';

const SIZE = /^\d{1,4}%?$/;
const COLOUR = /^(?:#?[0-9a-f]{6}|#[0-9a-f]{3}|[a-z]{3,24})$/i;
const SIDE = /^(?:left|right|center|justify|char|middle|top|bottom|baseline)$/i;
const SPAN = /^[1-9]\d{0,2}$/;
const WORD = /^[a-z0-9-]{0,12}$/i;

/** Attribute → what its value must be. All of them only lay out; addresses, names and styles are not among them. */
const ALLOWED: ReadonlyMap<string, RegExp> = new Map([
  ['align', SIDE],
  ['bgcolor', COLOUR],
  ['border', /^\d{1,2}$/],
  ['cellpadding', SIZE],
  ['cellspacing', SIZE],
  ['color', COLOUR],
  ['colspan', SPAN],
  ['dir', /^(?:ltr|rtl)$/i],
  ['face', /^[a-z0-9 ,'-]{1,100}$/i],
  ['height', SIZE],
  ['lang', WORD],
  ['noshade', WORD],
  ['nowrap', WORD],
  ['rowspan', SPAN],
  ['size', /^[+-]?\d{1,2}$/],
  ['start', /^\d{1,5}$/],
  ['type', /^(?:1|a|i|disc|circle|square)$/i],
  ['valign', SIDE],
  ['width', SIZE],
]);

/** Attributes that need more than the comparison of a value. */
const READ: ReadonlySet<string> = new Set(['alt', 'href', 'hidden', 'id', 'name', 'src', 'style']);

/** Whether the value of an attribute is of any use. */
export const isRead = (name: string): boolean => ALLOWED.has(name) || READ.has(name);

/** An attribute that only lays out, as it is written; empty if its value is not a permitted one. */
export function layoutAttribute(name: string, value: string): string {
  return ALLOWED.get(name)?.test(value.trim()) === true ? ` ${name}="${escaped(value.trim())}"` : '';
}

/** The name of a target within the document, as an `id` that no script or style of the viewer has. */
export const targetId = (name: string): string => `d-${name}`;

/** A link: within the document it stays one, to elsewhere it only tells its address. */
export function linkOf(href: string): { readonly attribute: string; readonly isForeign: boolean } {
  const address = href.trim().slice(0, LIMITS.name);
  return address.startsWith('#')
    ? { attribute: ` href="#${escaped(targetId(address.slice(1)))}"`, isForeign: false }
    : { attribute: address === '' ? '' : ` title="${escaped(address)}"`, isForeign: true };
}

/** What stands for an image. */
export function imageText(alt: string | undefined, src: string | undefined): string {
  const file = src?.startsWith('data:') === true ? undefined : src?.split(/[?#]/)[0]?.split('/').at(-1);
  const text = [alt?.trim(), file?.trim()].find((each) => each !== undefined && each !== '') ?? 'image';
  return text.slice(0, LIMITS.name);
}
