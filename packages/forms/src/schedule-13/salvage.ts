/** The elements after which a schedule has named all its persons. */
const PERSONS_END = /<\/(?:[\w.-]+:)?reportingPersons\s*>|<(?:[\w.-]+:)?items\s*>/;
const NAME = /<((?:[\w.-]+:)?(?:edgarSubmission|formData))[\s>]/g;

/** The beginning of a broken document, as far as its persons go, closed again; nothing where it breaks before. */
export function salvaged(text: string): string {
  const found = PERSONS_END.exec(text);
  if (found === null) return '';
  const end = found[0].startsWith('</') ? found.index + found[0].length : found.index;
  const head = text.slice(0, end);
  const open = [...head.matchAll(NAME)].map(([, name]) => name ?? '');
  return (
    head +
    open
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
