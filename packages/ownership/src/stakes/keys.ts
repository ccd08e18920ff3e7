/** Legal forms at the end of a company's name; a person's name has none. */
const LEGAL_FORM =
  /(?:\s(?:inc|incorporated|corp|corporation|co|company|llc|l l c|lp|l p|llp|ltd|limited|plc|sa|s a|ag|nv|n v|bv|the))+$/;

/** A name without case, punctuation and the legal forms at its end: `Quarry Partners, L.P.` is `quarry partners`. */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(LEGAL_FORM, '').replace(/^the /, '');
}

/**
 * A class of shares by its title, whatever its par value and the words for common shares: `a`, `preferred b`, or empty for
 * a common class without a letter.
 */
export function classKey(title: string | null): string {
  const text = (title ?? '').toLowerCase().replace(/["'“”‘’]/g, '');
  const letter = /\b(?:class|series)\s+([a-z](?:-\d+)?|\d+)\b/.exec(text)?.[1];
  const kinds = KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  return [...kinds, ...(letter === undefined ? [] : [letter])].join(' ');
}

const KINDS: readonly (readonly [string, RegExp])[] = [
  ['limited voting', /\blimited[ -]voting\b/],
  ['non-voting', /\bnon-?\s?voting\b/],
  ['notes', /\bnotes?\b/],
  ['preferred', /\bprefer(?:red|ence)\b/],
  ['subordinate', /\bsubordinated?\b/],
  ['warrants', /\bwarrants?\b/],
];
