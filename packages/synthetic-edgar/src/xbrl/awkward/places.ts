import type { TaggedFact } from '../contexts.ts';

/** A cell as a reader of the document must find it. Texts are as printed, without regard to spaces. */
export type DrawnCell = {
  /** With its currency sign and parentheses. */
  readonly text: string;
  readonly label: string;
  /** The heading over the row; null if there is none. */
  readonly heading: string | null;
  /** Headings over the column, from top to bottom. */
  readonly headers: readonly string[];
  readonly unitLine: string | null;
};

/** Where a fact stands in a drawn document. A fact that is tagged several times has several places. */
export type DrawnPlace = {
  readonly fact: TaggedFact;
  /** Of its inline element. */
  readonly id: string;
  /** UTF-16 offset of the `<` of the element that shows it: its own, or the one that refers to a hidden one. */
  readonly from: number;
  /** Tagged and not shown at all. */
  readonly hidden: boolean;
  /** Null in running text, and for a hidden fact. */
  readonly cell: DrawnCell | null;
};

/** What is known of a place before the document is put together. */
export type PlacedTag = Omit<DrawnPlace, 'from'> & {
  /** The beginning of the element that shows it, which the document has once. */
  readonly begins: string;
};
