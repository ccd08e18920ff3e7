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

/** Makes views of archived documents, apart from other work: a large one takes half a second. */
export type DocumentViewer = {
  /**
   * @param sha256 name of the document
   * @param read its bytes; called if its view is not remembered; null if there are none
   * @returns null without bytes
   */
  view(
    sha256: string,
    wanted: WantedPart,
    read: () => Promise<Uint8Array | null>,
  ): Promise<ViewedPart | null>;
};
