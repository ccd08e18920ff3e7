/** Place of a text in the document, in UTF-16 code units: from the first one to the one after the last. */
export type Offsets = { readonly from: number; readonly to: number };

/** A cell as the document has it. Row and column count from zero and include what spans cover. */
export type RawCell = Offsets & {
  readonly text: string;
  readonly row: number;
  readonly column: number;
  readonly columns: number;
  /** Every letter is bold. */
  readonly strong: boolean;
};

/** A table: its rows with their cells, empty ones left out. */
export type RawTable = Offsets & {
  readonly kind: 'table';
  readonly rows: readonly (readonly RawCell[])[];
  /** Rows of headings that a statement repeats where it goes on after the end of a page; none if absent. */
  readonly repeated?: readonly number[];
};

/** A paragraph outside of tables, or in a cell beside a table. */
export type Prose = Offsets & { readonly kind: 'prose'; readonly text: string };

/** What a document consists of, in its order. */
export type Part = RawTable | Prose;
