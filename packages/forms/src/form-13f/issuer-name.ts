/** What a name of an issuer is compared by. */

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
 * A name in one spelling: capitals; a state or country after a slash, as EDGAR appends it (`/DE/`), left out; `&` as
 * AND; apostrophes and full stops left out, other punctuation a space; words of legal forms at the end left out, and a
 * THE at the beginning. Null where nothing is left. Two names are the same where these are equal: no words are
 * abbreviated or compared by likeness.
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
  // PROCTER AND GAMBLE CO loses its CO, JOHNSON AND its AND as well.
  while (kept.at(-1) === 'AND') kept.pop();
  return kept.length === 0 ? null : kept.join(' ');
}
