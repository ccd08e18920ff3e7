import type { Sizes } from './limits.ts';

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

/** The HTML of a part: what opens again the elements that go on, what is new, and what closes those that are open. */
export type WrittenPart = {
  readonly opening: string;
  readonly html: string;
  readonly closing: string;
  readonly css: string;
  readonly figures: readonly ViewFigure[];
};

/** Where a part begins, by the offsets of the start tags of the elements that go on in it. */
export type KeptBoundary = {
  readonly at: number;
  readonly open: readonly number[];
  readonly ignored: number;
  readonly raw: string;
};

/**
 * The outline of a document, to be kept. It has offsets and what its attributes say: whatever a view writes is read from the
 * document itself, and written as if it had just been read there.
 */
export type KeptOutline = {
  /** Characters of the document. */
  readonly characters: number;
  readonly sizes: Sizes;
  readonly boundaries: readonly KeptBoundary[];
  readonly cutAt: number | null;
  /** Targets of links with the offsets of their tags, in the order in which they were met. */
  readonly anchors: readonly (readonly [target: string, at: number])[];
  /** One `style` attribute for each class of the view, in their order. */
  readonly styles: readonly string[];
  readonly namesCells: boolean;
};

/** The view of a document whose parts are written when they are asked for. */
export type OpenedView = {
  /** Offsets of the document that each part shows: parts adjoin and cover the whole document. */
  readonly parts: readonly { readonly from: number; readonly to: number }[];
  /** Number of the part with the target of a link in the document, by the target's name. */
  readonly anchors: ReadonlyMap<string, number>;
  /** Whether a limit left out the end of the document. */
  readonly isCut: boolean;
  /** What can be kept, so that another reading need not find the parts; null where they are found at once. */
  readonly kept: (() => KeptOutline) | null;
  /** @param number of `parts` */
  readonly write: (number: number) => WrittenPart;
};
