import { SIZES } from '@footnote/document-view/limits';
import { openView } from '@footnote/document-view/open-view';
import { readOutline } from '@footnote/document-view/stored-outline';
import type { OpenedView } from '@footnote/document-view/types';
import { partOf } from '@footnote/document-view/view-of';
import { decoded } from '@footnote/filing-text/decoded';
import type { ReadDocument, ViewedPart, WantedPart } from '@footnote/lanes/filings/documents/viewer';
import { release } from './own-buffer.ts';
import { createRemembered } from './remembered.ts';

/** A request to the thread about a document, with its bytes if the thread has no view of it. */
export type Question = {
  readonly id: number;
  readonly sha256: string;
  readonly wanted: WantedPart;
} & (ReadDocument | { readonly content: null });

export type Reply = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: ViewedPart }
  | { readonly outcome: 'unknown_document' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** Characters of all remembered documents: two of the largest annual reports, or a dozen usual ones. */
const MAX_CHARACTERS = 48_000_000;

/** Answers with parts of documents, of which it remembers the most recently used. A part is written when it is wanted. */
export function createViews(maxCharacters = MAX_CHARACTERS): (question: Question) => Reply {
  const known = createRemembered<OpenedView>(maxCharacters);
  const opened = (sha256: string, { content, outline }: ReadDocument): OpenedView => {
    const text = decoded(content);
    release(content);
    const stored = outline === null ? undefined : readOutline(outline, sha256);
    // What is damaged, or of another version or document, is as good as none.
    const view = openView(text, SIZES, typeof stored === 'string' ? undefined : stored);
    known.add(sha256, view, text.length);
    return view;
  };
  return ({ id, sha256, wanted, ...document }) => {
    try {
      const view = document.content === null ? known.get(sha256) : opened(sha256, document);
      if (view === undefined) return { id, outcome: 'unknown_document' };
      return { id, outcome: 'result', result: viewed(view, wanted) };
    } catch (error) {
      return { id, outcome: 'failed', error };
    }
  };
}

function viewed(view: OpenedView, wanted: WantedPart): ViewedPart {
  const number = numberOf(view, wanted);
  const part = partOf(view, number);
  return {
    isCut: view.isCut,
    parts: view.parts,
    part: part === undefined ? null : { ...part, number },
  };
}

function numberOf({ parts, anchors }: OpenedView, { part, at, anchor }: WantedPart): number {
  if (part !== undefined) return part;
  if (at !== undefined) {
    const found = parts.findIndex(({ to }) => at < to);
    return found === -1 ? parts.length - 1 : found;
  }
  return anchor === undefined ? 0 : (anchors.get(anchor) ?? 0);
}
