/**
 * The beginning of a truncated document up to a place, with the elements that are open there closed; empty if
 * the document ends before. `end` matches a tag: cuts after a closing one or before an opening one. `open`
 * are the names of the elements around that place, outermost first.
 */
export function salvaged(text: string, end: RegExp, open: readonly string[]): string {
  const found = end.exec(text);
  if (found === null) return '';
  const head = text.slice(0, found.index + (found[0].startsWith('</') ? found[0].length : 0));
  const tags = open.map((name) => new RegExp(`<((?:[\\w.-]+:)?${name})[\\s>]`).exec(head)?.[1] ?? name);
  return (
    head +
    tags
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}
