import type { Style } from './style-table.ts';
import type { OpenElement } from './open-elements.ts';
import type { Tag } from './tag-reader.ts';

/** An element as it begins in the view. */
export type Begun = {
  readonly tag: Tag;
  /** Its element of the view. */
  readonly written: string;
  readonly style: Style;
  /** The concept that it shows; undefined for what is no figure. */
  readonly concept: string | undefined;
  /** Whether it is named by its offset. */
  readonly isNamed: boolean;
  /** Its name as a target of links. */
  readonly target: string | undefined;
};

/** Where reading stands between two tokens: what it needs in order to go on from there. */
export type Standing = {
  readonly open: readonly OpenElement[];
  /** Start tags that were left out because too many elements were open. */
  readonly ignored: number;
  /** The element whose contents are characters; empty if there is none. */
  readonly raw: string;
};

/** What ended: a block, a row of a table, or anything else. */
export type Ended = 'block' | 'row' | 'any';

/** What is made of a document while it is read. Every element that is begun is closed, in the opposite order. */
export type Output = {
  /** Whether there is as much as there may be; nothing is shown from then on. */
  readonly isFull: boolean;
  begin(element: Begun): void;
  /** A figure whose element the view does not have. */
  figure(tag: Tag, concept: string): void;
  close(written: string, isFigure: boolean): void;
  text(from: number, to: number): void;
  character(code: number): void;
  /** The target of links where the view has no element for it. */
  anchor(target: string): void;
  void(tag: Tag, style: Style): void;
  image(tag: Tag): void;
  /** A part of the view may end before the offset. */
  mayEnd(at: number, after: Ended, standing: () => Standing): void;
};
