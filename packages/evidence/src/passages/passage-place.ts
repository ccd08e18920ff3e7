/** Where a passage stands, in UTF-16 code units of the decoded document. */
export type PassagePlace = {
  readonly from: number;
  /** The unit after the last one; null at the end of the document. */
  readonly to: number | null;
  /** As printed; null for none, and for a statement. */
  readonly heading: string | null;
  /** The beginning of a section, or what stands around a statement, cut to some hundred characters. */
  readonly passage: string;
};
