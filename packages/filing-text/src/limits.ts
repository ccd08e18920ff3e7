/**
 * Bounds of a document, far above the largest that filers send: reports of a hundred megabytes are pictures and
 * XBRL, not text.
 */
export const LIMITS = {
  /** Bytes of one document. */
  bytes: 64_000_000,
  /** Characters of one paragraph or row. */
  blockCharacters: 2_000_000,
  /** Open elements at once. */
  depth: 400,
  /** Tags, each weighted by its depth: the parser walks its open elements for some of them. */
  work: 150_000_000,
  /** Paragraphs, rows and cells. */
  blocks: 2_000_000,
  /** Combining marks in a row: normalising them takes their square. */
  combiningMarks: 100,
} as const;
