/** The contents of a document, independent of its layout. */

/** A paragraph, a heading of several paragraphs, or a table. Text is normalised as by a reader. */
export type Content =
  | { readonly kind: 'paragraph' | 'title'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Tagged tables of a report, as markup. */
  | { readonly kind: 'statements'; readonly markup: string };

export type Item = {
  readonly part: 'I' | 'II' | 'III' | 'IV';
  /** "1A". */
  readonly number: string;
  readonly title: string;
  readonly contents: readonly Content[];
};

/** The text of a periodic report. */
export type ReportText = {
  readonly issuer: string;
  readonly form: string;
  /** "fiscal year ended December 31, 2024". */
  readonly covers: string;
  readonly items: readonly Item[];
};

export const paragraph = (text: string): Content => ({ kind: 'paragraph', text });
export const title = (text: string): Content => ({ kind: 'title', text });
