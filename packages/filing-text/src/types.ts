/** A document of a filing as text, in document order. */
export type FilingText = {
  readonly format: 'html' | 'text';
  readonly blocks: readonly Block[];
};

/** A paragraph, or a row of a table. Text is normalised: NFKC, white space collapsed, trimmed, never empty. */
export type Block = {
  readonly kind: 'paragraph' | 'row';
  readonly text: string;
  /** Texts of the cells of a row that are not empty; `text` joins them with spaces. Empty for a paragraph. */
  readonly cells: readonly string[];
  /** Anchors of the block: ids and names of elements at or just before it. */
  readonly anchors: readonly string[];
  /** Anchors that the block links to, without `#`. */
  readonly links: readonly string[];
  /** Whether every letter is bold, underlined or in a heading element. */
  readonly emphasised: boolean;
  /** Number of page breaks before the block; 0 throughout a document without any. */
  readonly page: number;
  /** Where its text begins in the decoded document, UTF-16 code units. */
  readonly from: number;
};

/** A section that can be requested. */
export type SectionName = 'business' | 'risk_factors' | 'mda';

/** Why a section is missing. */
export type Omission =
  'not_in_document' | 'incorporated_by_reference' | 'not_applicable' | 'section_not_found';

/**
 * The method that found a section: links in the contents, item headings, an index from items to pages, or
 * titles only.
 */
export type SectionRoute = 'anchors' | 'headings' | 'cross_reference' | 'titles';

/** One paragraph or table row of a section. */
export type SectionParagraph = { readonly kind: 'paragraph' | 'row'; readonly text: string };

export type FoundSection = {
  readonly name: SectionName;
  readonly found: true;
  readonly route: SectionRoute;
  /** Without the heading, running headers and page numbers; paragraphs that a page edge cut are joined. */
  readonly paragraphs: readonly SectionParagraph[];
  /** Unicode code points of the paragraphs, joined by one line feed each. */
  readonly charCount: number;
  /** Index of the first block of its text. */
  readonly from: number;
  /** Index of the block after its last one. */
  readonly to: number;
};

export type OmittedSection = {
  readonly name: SectionName;
  readonly found: false;
  readonly omission: Omission;
};

export type Section = FoundSection | OmittedSection;
