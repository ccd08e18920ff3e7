/** Limits of a view: what exceeds them is left out, and the view says so. */
export const LIMITS = {
  /** Characters of a document that are read. */
  characters: 40_000_000,
  /** Characters of HTML of all parts. */
  html: 80_000_000,
  /** Elements that are open at once; deeper ones lose their tags, not their text. */
  depth: 200,
  /** Attributes that are read of one element. */
  attributes: 100,
  /** Characters of a `style` attribute. */
  style: 2_000,
  /** Different `style` attributes. */
  styles: 20_000,
  /** Characters of the rules of all of them. */
  rules: 4_000_000,
  /** Characters of the text of a figure that a list shows. */
  figureText: 80,
  /** Characters of a name, an address or an alternative text. */
  name: 200,
} as const;

/** Where a view is divided. Lengths of parts are estimates, mostly too large. */
export type Sizes = {
  /** Characters of a part after which it ends at the next block outside of tables. */
  readonly part: number;
  /** Characters of a part after which it ends at the next row of a table. */
  readonly partInTable: number;
  /** Characters of a part after which it ends at the next tag or stretch of text. */
  readonly partAnywhere: number;
  /** Characters of text that are shown at once. */
  readonly stretch: number;
};

export const SIZES: Sizes = { part: 120_000, partInTable: 180_000, partAnywhere: 240_000, stretch: 32_000 };
