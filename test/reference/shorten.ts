/** How many items of a list an example keeps. */
const ITEMS = 2;

/** Longer texts end in an ellipsis; so do the paragraphs of filings. */
const CHARACTERS = 300;

/**
 * What an example shows of an answer: the first items of every list and the beginning of every long text. Lists that
 * run parallel, as `periods` and `values` of the tool, stay parallel.
 */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(shortened);
  if (typeof value === 'string' && value.length > CHARACTERS) return `${value.slice(0, CHARACTERS)}…`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

/** Of CSV, the header and the first rows. */
export const firstLines = (text: string): string =>
  text
    .split('\n')
    .slice(0, 1 + ITEMS)
    .map((line) => `${line}\n`)
    .join('');
