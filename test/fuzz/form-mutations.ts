import { mutated, type Chance } from './filing-mutations.ts';

/** Texts between tags, plausible and implausible. */
const TEXTS: readonly string[] = [
  '',
  ' ',
  '0',
  '0.00',
  '-5',
  '.5',
  '5.',
  '4.99',
  '5.0',
  '0.0748',
  '550',
  '1,234,567',
  '1,23',
  '12%',
  '9'.repeat(14),
  '9'.repeat(39),
  '9'.repeat(41),
  `0.${'3'.repeat(36)}`,
  '1e400',
  'NaN',
  '٣',
  'see Item 5',
  'N/A',
  'Y',
  'N',
  'true',
  '00/00/0000',
  '02/30/2026',
  '12/31/9999',
  '2026-12-31-05:00',
  '0000000000',
  '0009990001',
  ' 9990002 ',
  '0009990077-25-000012',
  '&#0;',
  '&#x1F4A9;',
  '&lt;b&gt;',
  '<x>1</x>',
  '<!-- -->5',
  'A'.repeat(30_000),
];

const ELEMENT = /<([\w:.-]+)(?:\s[^<>]*)?>[^<>]*<\/\1\s*>/g;
const LEAF_TEXT = />([^<>]*)<\//g;

/**
 * An XML form after one to eight changes: of bytes, as in damaged filings, or of values and elements, after which the
 * form is usually still well-formed.
 */
export function mutatedForm(document: Buffer, other: Buffer, chance: Chance): Buffer {
  if (chance() < 0.3) return mutated(document, other, chance);
  let text = document.toString('utf8');
  const changes = 1 + Math.floor(chance() * 8);
  for (let change = 0; change < changes; change += 1) text = changed(text, chance);
  return Buffer.from(text);
}

function changed(text: string, chance: Chance): string {
  const kind = chance();
  if (kind < 0.6) return withOne(text, LEAF_TEXT, chance, () => `>${pick(TEXTS, chance)}</`);
  if (kind < 0.8) return withOne(text, ELEMENT, chance, () => '');
  return withOne(text, ELEMENT, chance, (element) => element.repeat(1 + Math.floor(chance() ** 4 * 300)));
}

/** The text with one of the matches replaced. */
function withOne(text: string, pattern: RegExp, chance: Chance, replace: (match: string) => string): string {
  const matches = [...text.matchAll(pattern)];
  const match = matches[Math.floor(chance() * matches.length)];
  if (match === undefined) return text;
  return text.slice(0, match.index) + replace(match[0]) + text.slice(match.index + match[0].length);
}

export const pick = <T>(from: readonly T[], chance: Chance): T | undefined =>
  from[Math.floor(chance() * from.length)];
