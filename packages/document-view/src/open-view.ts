import { Tokenizer } from 'htmlparser2';
import { contentOf, type Content } from './content-of.ts';
import { fieldParts } from './fields-view.ts';
import { type HtmlOutline, scannedOutline } from './html-outline.ts';
import { HtmlView } from './html-view.ts';
import { keptOutline, outlineFrom } from './kept-outline.ts';
import { SIZES, type Sizes } from './limits.ts';
import type { Standing } from './output.ts';
import { PartWriter } from './part-writer.ts';
import { plainParts } from './plain-view.ts';
import { TagReader } from './tag-reader.ts';
import type { KeptOutline, OpenedView, WrittenPart } from './types.ts';

/**
 * Finds the parts of a document's view: a pass over its tags, which takes a fraction of the time that writing all parts
 * takes. Keeps the text.
 *
 * @param kept the outline of this document that was kept of an earlier pass, which then is not made; one that does not fit the
 *   text is not used
 */
export function openView(text: string, sizes: Sizes = SIZES, kept?: KeptOutline): OpenedView {
  const content = contentOf(text);
  const { kind, from, to, isCut } = content;
  if (kind !== 'html') {
    const partsOf = kind === 'form' ? fieldParts : plainParts;
    return { ...partsOf(text, { from, to, size: sizes.part }), anchors: new Map(), isCut, kept: null };
  }
  const known = kept === undefined ? null : outlineFrom(text, content, kept, sizes);
  const outline = known ?? scannedOutline(text, content, sizes);
  return { ...htmlView(text, content, outline), kept: () => keptOutline(text, sizes, outline) };
}

function htmlView(
  text: string,
  content: Content,
  { boundaries, cutAt, options }: HtmlOutline,
): Omit<OpenedView, 'kept'> {
  const starts = [0, ...boundaries.map(({ at }) => at)];
  const parts = starts.map((at, number) => ({ from: at, to: starts[number + 1] ?? text.length }));
  return {
    parts,
    anchors: new Map(
      [...options.anchors.at].map(([target, at]) => [target, parts.findIndex((part) => at < part.to)]),
    ),
    isCut: content.isCut || cutAt !== undefined,
    write: (number) => {
      const boundary = boundaries[number - 1];
      const range = {
        from: boundary?.at ?? content.from,
        to: boundaries[number]?.at ?? cutAt ?? content.to,
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
  }: { readonly from: number; readonly to: number; readonly standing: Standing | undefined },
  options: HtmlOutline['options'],
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
