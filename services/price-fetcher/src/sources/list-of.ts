/** The items of FOOTNOTE_PRICES, or of several `--prices`. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
