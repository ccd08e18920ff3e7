/**
 * Limits of a document, several times those of the largest reports: documents of a hundred megabytes consist
 * of pictures and XBRL, not text.
 */
export const LIMITS = {
  /** Bytes of one document. */
  bytes: 40_000_000,
  /** Characters of one paragraph or row before normalisation. */
  blockCharacters: 500_000,
  /** Characters of all paragraphs and rows: some code points become eighteen in NFKC. */
  characters: 40_000_000,
  /** Open elements at once. */
  depth: 1_000,
  /** Tags and entities. */
  marks: 3_000_000,
  /** Tags, each weighted by the elements open around it: the parser walks them for some tags. */
  work: 400_000_000,
  /** Attributes of one tag. */
  attributes: 1_000,
  /** Paragraphs, rows and cells. */
  blocks: 250_000,
  /** Documents of one full-submission text. */
  documents: 2_000,
  /** Combining marks in sequence: normalising them takes quadratic time. */
  combiningMarks: 10,
} as const;
