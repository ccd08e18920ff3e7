import { Anchors } from './anchors.ts';
import type { Content } from './content-of.ts';
import { HtmlView, type Options } from './html-view.ts';
import type { Sizes } from './limits.ts';
import { linkTargets } from './link-targets.ts';
import { type Boundary, Outline } from './outline.ts';
import { StyleTable } from './style-table.ts';
import { TagScanner } from './tag-scanner.ts';

const FIGURE = /<ix:nonfraction\b/i;

/** What must be known of an HTML document before a part of its view can be written alone. */
export type HtmlOutline = {
  readonly boundaries: readonly Boundary[];
  /** Where the view ends because it is as long as it may be. */
  readonly cutAt: number | undefined;
  readonly options: Options;
};

/** Reads the tags of a document. */
export function scannedOutline(text: string, range: Pick<Content, 'from' | 'to'>, sizes: Sizes): HtmlOutline {
  const options: Options = {
    styles: new StyleTable(),
    anchors: new Anchors(linkTargets(text)),
    namesCells: !FIGURE.test(text),
    stretch: sizes.stretch,
  };
  const outline = new Outline(sizes);
  new TagScanner(text, range, new HtmlView(text, outline, options)).scan(() => outline.isFull);
  outline.end();
  return { boundaries: outline.boundaries, cutAt: outline.cutAt, options };
}
