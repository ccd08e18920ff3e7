import type { ViewFigure } from '@footnote/document-view/types';

/** What is asked of a view: the part by its number, or the one with an offset or a target of links; else the first. */
export type WantedPart = {
  readonly part?: number;
  readonly at?: number;
  readonly anchor?: string;
};

/** A stretch of the document, in UTF-16 offsets of its text. */
export type Stretch = { readonly from: number; readonly to: number };

export type ViewedPart = {
  /** Whether a limit left out the end of the document. */
  readonly isCut: boolean;
  readonly parts: readonly Stretch[];
  /** Null if the document has no part of that number. */
  readonly part:
    | (Stretch & {
        readonly number: number;
        readonly html: string;
        readonly css: string;
        readonly figures: readonly ViewFigure[];
      })
    | null;
};

/** The bytes of a document, and the outline that was stored of it; null for none. */
export type ReadDocument = { readonly content: Uint8Array; readonly outline: Uint8Array | null };

/** Makes views of archived documents, apart from other work: a large one takes half a second. */
export type DocumentViewer = {
  /**
   * @param sha256 name of the document
   * @param read the document; called if its view is not remembered; null if there is none
   * @returns null without a document
   */
  view(
    sha256: string,
    wanted: WantedPart,
    read: () => Promise<ReadDocument | null>,
  ): Promise<ViewedPart | null>;
};
