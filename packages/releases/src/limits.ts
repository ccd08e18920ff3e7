/** Limits of a release, several times those of the largest ones: beyond them it is refused before it costs seconds. */
export const LIMITS = {
  /** Characters of the document. */
  characters: 6_000_000,
  /** Open elements at once. */
  depth: 400,
  /** Tags, each weighted by the elements open around it and a constant. */
  work: 60_000_000,
  tag: 25,
  /** Attributes of one tag. */
  attributes: 200,
  /** Cells of all tables. */
  cells: 100_000,
  /** Tables. */
  tables: 2_000,
  /** Columns of a table; a cell further to the right, or one that spans more, is cut there. */
  columns: 400,
  /** Sets of column headings in a table. */
  blocks: 200,
  /** Rows over which a cell may span. */
  rowSpan: 200,
  /** Characters of one cell or paragraph. */
  textCharacters: 200_000,
  /** Additions of figures in search of sums, in the whole document. */
  additions: 30_000_000,
  /** Rows of a table that may be a statement. */
  statementRows: 250,
  /** Columns of figures of a table that may be a statement. */
  statementColumns: 24,
} as const;
