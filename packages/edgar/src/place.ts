import { AMERICAN_CODES, CANADIAN_CODES, COUNTRY_CODES } from './country-codes.ts';

export type Place = {
  /** ISO 3166 code of two letters; null for an unknown code. */
  readonly country: string | null;
  /** City with state (`Springfield, OH`) or country (`Hsinchu, Taiwan`); null without a city or a known code. */
  readonly text: string | null;
};

/**
 * The place of an address, from EDGAR's city (usually in upper case) and its code of the state or country.
 */
export function placeOf(city: string, code: string): Place {
  const country = countryOf(code);
  if (country === null) return { country: null, text: null };
  const [iso, name] = country;
  const town = /\p{L}/u.test(city) ? inTitleCase(city.trim().replaceAll(/\s+/g, ' ')) : null;
  const region = iso === 'US' && code !== 'X1' ? code : name;
  return { country: iso, text: town === null ? null : `${town}, ${region}` };
}

function countryOf(code: string): readonly [iso: string, name: string] | null {
  if (AMERICAN_CODES.has(code)) return ['US', 'United States'];
  if (CANADIAN_CODES.test(code)) return ['CA', 'Canada'];
  return COUNTRY_CODES[code] ?? null;
}

const SMALL = new Set(['and', 'de', 'del', 'la', 'of', 'the', 'upon']);

/** Leaves a name unchanged unless it is all in capitals. */
function inTitleCase(city: string): string {
  if (city !== city.toUpperCase()) return city;
  return city
    .toLowerCase()
    .split(' ')
    .map((word, at) => (at > 0 && SMALL.has(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .replaceAll(/(^|[-'.(/])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(Mc)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
}
