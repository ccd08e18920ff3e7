import { openView } from './open-view.ts';
import type { DocumentView, OpenedView, ViewPart } from './types.ts';

/**
 * A document of a filing as HTML that can be shown in a page: nothing in it runs, loads, submits or leaves, whatever
 * the document has. A damaged document has a view too.
 *
 * @param text the decoded document: HTML of any age, inline XBRL, plain text, or one of them in EDGAR's wrapper
 */
export function viewOf(text: string): DocumentView {
  const view = openView(text);
  const { anchors, isCut } = view;
  return { parts: view.parts.flatMap((_, number) => partOf(view, number) ?? []), anchors, isCut };
}

/** One part of a view; undefined if it has no part of that number. */
export function partOf({ parts, write }: OpenedView, number: number): ViewPart | undefined {
  const range = parts[number];
  if (range === undefined) return undefined;
  const { opening, html, closing, css, figures } = write(number);
  return { ...range, html: opening + html + closing, css, figures };
}
