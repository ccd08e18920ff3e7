import { isForm } from './fields-view.ts';
import { LIMITS } from './limits.ts';

const HTML = /<(?:html|head|body|div|p|br|font|center|span|tr|td|h[1-6]|ix:[a-z]+)\b[^<>]*>/i;
const WRAPPER = /^\s{0,100}(?:<SEC-DOCUMENT>|<DOCUMENT>)/i;
const SNIFFED = 100_000;

export type Content = {
  readonly kind: 'form' | 'html' | 'plain';
  /** The characters that are shown. */
  readonly from: number;
  readonly to: number;
  /** Whether a limit left out the end of the document. */
  readonly isCut: boolean;
};

/** What of a document is shown, and what it is. */
export function contentOf(text: string): Content {
  const { from, to } = unwrapped(text);
  const end = Math.min(to, from + LIMITS.characters);
  const start = text.slice(from, Math.min(end, from + SNIFFED));
  const kind = HTML.test(start) ? 'html' : isForm(start) ? 'form' : 'plain';
  return { kind, from, to: end, isCut: end < to };
}

/** The content of the first document of EDGAR's wrapper, or the whole text. */
function unwrapped(text: string): { readonly from: number; readonly to: number } {
  const whole = { from: 0, to: text.length };
  if (!WRAPPER.test(text.slice(0, 200))) return whole;
  const tag = text.indexOf('<TEXT>');
  if (tag === -1 || tag > SNIFFED) return whole;
  const end = text.indexOf('</TEXT>', tag);
  return { from: tag + '<TEXT>'.length, to: end === -1 ? text.length : end };
}
