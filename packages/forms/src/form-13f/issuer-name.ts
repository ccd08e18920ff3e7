/** Normalizes names of issuers for comparison. */

/** Words of legal forms: filers, managers and EDGAR write them differently or leave them out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set([
  'INC',
  'INCORPORATED',
  'CORP',
  'CORPORATION',
  'CO',
  'COMPANY',
  'LTD',
  'LIMITED',
  'LLC',
  'LP',
  'PLC',
  'SA',
  'NV',
  'AG',
  'SE',
]);

/**
 * A normalized name: capitals; without EDGAR's state or country after a slash (`/DE/`); `&` as AND; without
 * apostrophes and full stops, other punctuation replaced by a space; without legal forms at the end and THE
 * at the beginning. Null if nothing is left. Two names match only if their normalized forms are equal: there
 * are no abbreviations and no fuzzy matching.
 */
export function foldedIssuerName(name: string): string | null {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/\s\/[A-Z]{2,3}\/?\s*$/, '')
    .replace(/&/g, ' AND ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const end = words.findLastIndex((word) => !LEGAL_FORMS.has(word)) + 1;
  const kept = words.slice(words[0] === 'THE' && end > 1 ? 1 : 0, end);
  // PROCTER AND GAMBLE CO loses CO; JOHNSON AND loses AND as well.
  while (kept.at(-1) === 'AND') kept.pop();
  return kept.length === 0 ? null : kept.join(' ');
}
