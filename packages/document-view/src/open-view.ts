import { Tokenizer } from 'htmlparser2';
import { Anchors } from './anchors.ts';
import { fieldParts, isForm } from './fields-view.ts';
import { HtmlView, type Options } from './html-view.ts';
import { LIMITS, SIZES, type Sizes } from './limits.ts';
import { linkTargets } from './link-targets.ts';
import { Outline } from './outline.ts';
import { PartWriter } from './part-writer.ts';
import { plainParts } from './plain-view.ts';
import { StyleTable } from './style-table.ts';
import { TagReader } from './tag-reader.ts';
import { TagScanner } from './tag-scanner.ts';
import type { OpenedView, WrittenPart } from './types.ts';

const HTML = /<(?:html|head|body|div|p|br|font|center|span|tr|td|h[1-6]|ix:[a-z]+)\b[^<>]*>/i;
const FIGURE = /<ix:nonfraction\b/i;
const WRAPPER = /^\s{0,100}(?:<SEC-DOCUMENT>|<DOCUMENT>)/i;
const SNIFFED = 100_000;

/**
 * Finds the parts of a document's view: a pass over its tags, which takes a fraction of the time that writing all parts
 * takes. Keeps the text.
 */
export function openView(text: string, sizes: Sizes = SIZES): OpenedView {
  const { from, to } = contentOf(text);
  const end = Math.min(to, from + LIMITS.characters);
  const isCut = end < to;
  const start = text.slice(from, Math.min(end, from + SNIFFED));
  if (!HTML.test(start)) {
    const partsOf = isForm(start) ? fieldParts : plainParts;
    return { ...partsOf(text, { from, to: end, size: sizes.part }), anchors: new Map(), isCut };
  }
  const anchors = new Anchors(linkTargets(text));
  const options = {
    styles: new StyleTable(),
    anchors,
    namesCells: !FIGURE.test(text),
    stretch: sizes.stretch,
  };
  const outline = new Outline(sizes);
  const view = new HtmlView(text, outline, options);
  new TagScanner(text, { from, to: end }, view).scan(() => outline.isFull);
  outline.end();
  const { boundaries, cutAt } = outline;
  const starts = [0, ...boundaries.map(({ at }) => at)];
  const parts = starts.map((at, number) => ({ from: at, to: starts[number + 1] ?? text.length }));
  return {
    parts,
    anchors: new Map(
      [...anchors.at].map(([target, at]) => [target, parts.findIndex((part) => at < part.to)]),
    ),
    isCut: isCut || cutAt !== undefined,
    write: (number) => {
      const boundary = boundaries[number - 1];
      const range = {
        from: boundary?.at ?? from,
        to: boundaries[number]?.at ?? cutAt ?? end,
        standing: boundary?.standing,
      };
      return writtenPart(text, range, options);
    },
  };
}

function writtenPart(
  text: string,
  {
    from,
    to,
    standing,
  }: {
    readonly from: number;
    readonly to: number;
    readonly standing: ConstructorParameters<typeof HtmlView>[3];
  },
  options: Options,
): WrittenPart {
  const writer = new PartWriter(text, options.styles, standing?.open ?? []);
  // A tag that is not told of lets the tokenizer go on within characters.
  const raw = standing === undefined || standing.raw === '' ? '' : `<${standing.raw}>`;
  const tokenizer = new Tokenizer(
    { decodeEntities: true, recognizeSelfClosing: true },
    new TagReader(text, from - raw.length, new HtmlView(text, writer, options, standing), from),
  );
  tokenizer.write(raw + text.slice(from, to));
  tokenizer.end();
  return writer.ended();
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
