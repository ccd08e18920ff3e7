import type { Offsets, RawTable } from '@footnote/releases/document/parts';
import type { SheetRow } from '@footnote/releases/statements/sheet';
import type { FaceDocument, FaceKind } from './types.ts';

/** A row of a statement with its table, and the cells in which its numbers stand, by column. */
export type FaceRow = SheetRow & {
  readonly table: RawTable;
  readonly places: readonly (Offsets | undefined)[];
};

/** The rows of a table under one set of headings, with what is printed over it. */
export type Grid = {
  readonly document: FaceDocument;
  /** Place of its table among the parts of its document. */
  readonly at: number;
  /** Headings of each column, from top to bottom, what stands before them, and titles in the table. */
  readonly heads: readonly (readonly string[])[];
  readonly stub: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly FaceRow[];
  /** Texts over the table, nearest last. */
  readonly captions: readonly string[];
  /** Days with a year that the document mentions. */
  readonly known: readonly string[];
};

/** A grid that may be a statement. `isWhole`: its first and last rows are there. */
export type Candidate = Grid & { readonly kind: FaceKind; readonly isWhole: boolean; readonly title: string };
