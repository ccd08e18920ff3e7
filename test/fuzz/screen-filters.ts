import { FIGURE_NAMES } from '@footnote/figures/catalog/names';
import { OWNERSHIP_NAMES } from '@footnote/figures/catalog/ownership-names';
import { TEXT_FIELDS, type TextField } from '@footnote/lanes/companies/screen/grammar/fields';
import type { NaiveCompany } from '@footnote/query/testing/naive-screen';

type Chance = () => number;

const NUMBERS = FIGURE_NAMES.filter(({ unit }) => unit !== 'word').map(({ name }) => name);
/** In memory. */
const OWNERS = OWNERSHIP_NAMES.map(({ name }) => name);
const WORDS = FIGURE_NAMES.filter(({ unit }) => unit === 'word').map(({ name }) => name);
/** Those of the read store. */
const TEXTS = (Object.keys(TEXT_FIELDS) as TextField[]).filter((name) => name !== 'sector');
const OPERATORS = ['>', '>=', '<', '<=', '=', '!='];

/** Hostile texts. */
const HOSTILE: readonly string[] = [
  "'",
  "''",
  "' OR 1=1 --",
  '{p0:String}',
  '{f0:String}',
  '`',
  '"',
  '\\',
  "\\'",
  '\0',
  '\n',
  '\t',
  ';',
  '--',
  '/*',
  '*/',
  '%27',
  ') UNION ALL SELECT 1 --',
  'system.tables',
  'sleep(3)',
  'NULL',
  'is null',
  'nan',
  'inf',
  '1e99',
  '-1e27',
  '0x10',
  '9'.repeat(28),
  '9'.repeat(40),
  '0.0000000001',
  '(((((',
  ')))))',
  'not not not',
  '__proto__',
  'constructor',
  'toString',
  'v0',
  'holds',
  '\u00e9',
  '\u{1F9FE}',
  '\u2028',
  'and',
  'or',
  'in',
  'not',
  ',',
  "in ('a','b')",
];

const pick = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)] as T;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function number(name: string, companies: readonly NaiveCompany[], chance: Chance): string {
  const value = pick(companies, chance).figures.get(name);
  if (value !== undefined && chance() < 0.7) return value;
  return pick(['0', '-1', '20', '1e9', '-2.5e-3', '+7', String(Math.floor(chance() * 1e6) / 100)], chance);
}

function comparison(companies: readonly NaiveCompany[], chance: Chance): string {
  if (chance() < 0.7) {
    const name = pick(chance() < 0.1 ? OWNERS : NUMBERS, chance);
    return `${name} ${pick(OPERATORS, chance)} ${number(name, companies, chance)}`;
  }
  const isWord = chance() < 0.3;
  const name = isWord ? pick(WORDS, chance) : pick(TEXTS, chance);
  const text = (): string => {
    const { figures, texts } = pick(companies, chance);
    const known = isWord ? figures.get(name) : texts.get(name as TextField);
    return quoted(chance() < 0.8 ? (known ?? 'none') : pick(HOSTILE, chance));
  };
  if (chance() < 0.5) return `${name} ${pick(['=', '!='], chance)} ${text()}`;
  return `${name} ${pick(['in', 'not in', 'IN'], chance)} (${text()}, ${text()})`;
}

/** A well-formed filter of random structure, with values of the companies. */
export function filterBy(chance: Chance, companies: readonly NaiveCompany[], depth = 0): string {
  const shape = chance();
  const inner = (): string => filterBy(chance, companies, depth + 1);
  if (depth > 4 || shape < 0.4) return comparison(companies, chance);
  if (shape < 0.55) return `not (${inner()})`;
  if (shape < 0.6) return `not ${comparison(companies, chance)}`;
  if (shape < 0.8) return `(${inner()}) and ${inner()}`;
  if (shape < 0.95) return `(${inner()} or ${inner()})`;
  return `${inner()}\tAND\n${inner()} Or ${inner()}`;
}

/** The filter with a piece removed, doubled, exchanged or replaced by a hostile text. */
export function mutated(filter: string, chance: Chance): string {
  let text = filter;
  for (let count = 1 + Math.floor(chance() * 3); count > 0; count -= 1) {
    const at = Math.floor(chance() * (text.length + 1));
    const to = Math.min(text.length, at + Math.floor(chance() * 8));
    const kind = chance();
    if (kind < 0.35) text = text.slice(0, at) + pick(HOSTILE, chance) + text.slice(at);
    else if (kind < 0.6) text = text.slice(0, at) + text.slice(to);
    else if (kind < 0.8) text = text.slice(0, to) + text.slice(at);
    else if (kind < 0.95)
      text = text.slice(0, at) + String.fromCharCode(Math.floor(chance() * 128)) + text.slice(to);
    else text = text.repeat(2 + Math.floor(chance() * 3));
  }
  return text;
}
