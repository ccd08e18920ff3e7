import type { DocumentView } from '@footnote/document-view/types';
import { viewOf } from '@footnote/document-view/view-of';
import { decoded } from '@footnote/filing-text/decoded';
import type { ViewedPart, WantedPart } from '@footnote/lanes/filings/documents/viewer';

/** A request to the thread about a document, with its bytes if the thread has no view of it. */
export type Question = {
  readonly id: number;
  readonly sha256: string;
  readonly wanted: WantedPart;
  readonly content: Uint8Array | null;
};

export type Reply = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: ViewedPart }
  | { readonly outcome: 'unknown_document' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** Characters of all remembered views: some ten of the largest annual reports. */
const MAX_CHARACTERS = 48_000_000;

type Known = { readonly view: DocumentView; readonly characters: number };

/** Answers from views of documents, of which it remembers the most recently used. */
export function createViews(maxCharacters = MAX_CHARACTERS): (question: Question) => Reply {
  // A Map preserves the order of insertion: the first entry is the least recently used one.
  const known = new Map<string, Known>();
  let characters = 0;

  const forget = (sha256: string): void => {
    characters -= known.get(sha256)?.characters ?? 0;
    known.delete(sha256);
  };
  const remember = (sha256: string, entry: Known): void => {
    forget(sha256);
    known.set(sha256, entry);
    characters += entry.characters;
    for (const oldest of known.keys()) {
      if (characters <= maxCharacters || oldest === sha256) break;
      forget(oldest);
    }
  };

  return ({ id, sha256, wanted, content }) => {
    try {
      const entry = content === null ? known.get(sha256) : viewed(content);
      if (entry === undefined) return { id, outcome: 'unknown_document' };
      remember(sha256, entry);
      return { id, outcome: 'result', result: partOf(entry.view, wanted) };
    } catch (error) {
      return { id, outcome: 'failed', error };
    }
  };
}

/** A copy of the view: names and texts within it are slices that would keep the whole document in memory. */
function viewed(content: Uint8Array): Known {
  const view = structuredClone(viewOf(decoded(content)));
  return {
    view,
    characters: view.parts.reduce((sum, { html, css }) => sum + html.length + css.length, 0),
  };
}

function partOf({ parts, anchors, isCut }: DocumentView, wanted: WantedPart): ViewedPart {
  const number = numberOf(parts, anchors, wanted);
  const part = parts[number];
  return {
    isCut,
    parts: parts.map(({ from, to }) => ({ from, to })),
    part: part === undefined ? null : { ...part, number },
  };
}

function numberOf(
  parts: DocumentView['parts'],
  anchors: DocumentView['anchors'],
  { part, at, anchor }: WantedPart,
): number {
  if (part !== undefined) return part;
  if (at !== undefined) {
    const found = parts.findIndex(({ to }) => at < to);
    return found === -1 ? parts.length - 1 : found;
  }
  return anchor === undefined ? 0 : (anchors.get(anchor) ?? 0);
}
