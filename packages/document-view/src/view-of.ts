import { Tokenizer } from 'htmlparser2';
import { HtmlView } from './html-view.ts';
import { LIMITS } from './limits.ts';
import { linkTargets } from './link-targets.ts';
import { plainView } from './plain-view.ts';
import { TagReader } from './tag-reader.ts';
import type { DocumentView, Mark } from './types.ts';

const HTML = /<(?:html|head|body|div|p|br|font|center|span|tr|td|h[1-6]|ix:[a-z]+)\b[^<>]*>/i;
const FIGURE = /<ix:nonfraction\b/i;
const WRAPPER = /^\s{0,100}(?:<SEC-DOCUMENT>|<DOCUMENT>)/i;
const SNIFFED = 100_000;

/**
 * A document of a filing as HTML that can be shown in a page: nothing in it runs, loads, submits or leaves, whatever
 * the document has. A damaged document has a view too.
 *
 * @param text the decoded document: HTML of any age, inline XBRL, plain text, or one of them in EDGAR's wrapper
 * @param marks stretches to be marked
 */
export function viewOf(text: string, marks: readonly Mark[] = []): DocumentView {
  const { from, to } = contentOf(text);
  const end = Math.min(to, from + LIMITS.characters);
  const isCut = end < to;
  const start = text.slice(from, Math.min(end, from + SNIFFED));
  if (!HTML.test(start)) return { ...plainView(text, { from, to: end, whole: text.length, marks }), isCut };
  const view = new HtmlView(text, {
    marks,
    targets: linkTargets(text),
    namesCells: !FIGURE.test(text),
  });
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    new TagReader(text, from, view),
  );
  tokenizer.write(text.slice(from, end));
  tokenizer.end();
  const ended = view.ended(text.length);
  return { ...ended, isCut: isCut || ended.isCut };
}

/** The content of the first document of EDGAR's wrapper, or the whole text. */
function contentOf(text: string): { readonly from: number; readonly to: number } {
  const whole = { from: 0, to: text.length };
  if (!WRAPPER.test(text.slice(0, 200))) return whole;
  const tag = text.indexOf('<TEXT>');
  if (tag === -1 || tag > SNIFFED) return whole;
  const end = text.indexOf('</TEXT>', tag);
  return { from: tag + '<TEXT>'.length, to: end === -1 ? text.length : end };
}
