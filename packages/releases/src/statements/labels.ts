const MARKS = /\s*(?:\((?:\d{1,2}|[a-z])\)|\[\w\]|[*†‡§¹²³⁴⁵]+)\s*$/i;
const WITHIN =
  /\s*\((?:loss(?:es)?|income|gains?|benefits?|expenses?|earnings?|deficit|provision|credit|used in|provided by|decrease|increase|reversal|recovery)\)\s*/gi;

/**
 * A label for matching: lower case, without marks of footnotes, without "(loss)" and the like, with plain quotes and
 * dashes.
 */
export function plainLabel(label: string): string {
  let text = label
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/[–—−‐‑]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  for (let again = true; again;) {
    const next = text.replace(MARKS, '').replace(/[\s.:;,]+$/, '');
    again = next !== text;
    text = next;
  }
  return text.replace(WITHIN, ' ').replace(/\s+,/g, ',').replace(/\s+/g, ' ').trim();
}
