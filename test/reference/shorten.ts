/** Maximum number of list items in an example. */
const ITEMS = 2;

/** Maximum length of a text, such as a paragraph of a filing; longer ones end in an ellipsis. */
const CHARACTERS = 300;

/**
 * The part of a response that an example shows: the first items of every list and the beginning of every long text.
 * Parallel lists, such as `periods` and `values` of the tool, stay parallel.
 */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(shortened);
  if (typeof value === 'string' && value.length > CHARACTERS) return `${value.slice(0, CHARACTERS)}…`;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

/** The header and the first rows of a CSV. */
export const firstLines = (text: string): string =>
  text
    .split('\n')
    .slice(0, 1 + ITEMS)
    .map((line) => `${line}\n`)
    .join('');
