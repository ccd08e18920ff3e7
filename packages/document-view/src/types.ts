/** A stretch of the document's text that is to be marked, in UTF-16 offsets of the decoded document. */
export type Mark = {
  /** Of the `<` of an element, or of the first character of a text. */
  readonly from: number;
  /** After the last character. */
  readonly to: number;
  /** Written to `data-mark`; letters, digits, `.`, `_`, `:` and `-`. */
  readonly id: string;
};

/** A figure of an inline XBRL document. */
export type ViewFigure = {
  /** Offset of the `<` of its element. The view has it as the element `f<at>`. */
  readonly at: number;
  /** As in the document, `us-gaap:Revenues`. */
  readonly concept: string;
  /** As printed, shortened. */
  readonly text: string;
};

/** A stretch of the document, complete in itself: elements that go on in the next part are closed and opened again. */
export type ViewPart = {
  readonly html: string;
  /** Rules of the classes of the part. */
  readonly css: string;
  /** Offsets of the document that it shows: parts adjoin and cover the whole document. */
  readonly from: number;
  readonly to: number;
  readonly figures: readonly ViewFigure[];
};

export type DocumentView = {
  readonly parts: readonly ViewPart[];
  /** Number of the part with the target of a link in the document, by the target's name. */
  readonly anchors: ReadonlyMap<string, number>;
  /** Whether a limit left out the end of the document. */
  readonly isCut: boolean;
};
