import { readParts } from '@footnote/releases/document/read-parts';
import type { RawCell } from '@footnote/releases/document/parts';

/** A person as a table names them. */
export type Person = { readonly name: string; readonly title: string | null };

/** A word that begins the title of an officer or director. */
const TITLE =
  /^(?:(?:our|the|and|former|formerly|retired|interim|acting|executive|senior|vice|group|corporate|chief|president|chair(?:man|woman|person)?|general|global|regional|principal|head|managing|treasurer|secretary|director|lead|independent|founder|deputy|division|worldwide|non-?executive|controller|counsel|officer|business|operations|finance|financial|human|legal|technology|marketing|sales|commercial|strategy|administrative|information|people|accounting|operating|medical|scientific|science|research|product|development|corporation|company|segment|international|americas?|europe)\b|co-\w|sr\.? (?:vice|executive|director)\b|&)/i;
const SHORT = /^(?:C[A-Z]{1,2}O|[ES]?VP|GC)\b/;

const beginsTitle = (text: string): boolean => TITLE.test(text) || SHORT.test(text);

const MARK = /(?:\s*(?:\(\s*(?:\d{1,2}|[a-z])\s*\)|\[\d{1,2}\]|[*†‡#¹²³⁴⁵⁶⁷⁸⁹]+))+(?=\s|,|$)/g;
const TRAILING = /(?:,\s*\d{1,2}|(?<=[a-z.])\d{1,2})+$/i;
/** What follows a name without being one. */
const SUFFIX = /^(?:jr|sr|i{2,3}|iv|ph\.?\s?d|m\.?d|esq|cpa|mba|obe|cbe)\.?$/i;
const LONGEST = 60;

const withoutMarks = (text: string): string =>
  text
    .replaceAll(MARK, '')
    .replace(TRAILING, '')
    .replace(/[,;:–—-]+$/, '')
    .trim();

/** Whether a text begins like a title. */
export const isTitle = (text: string): boolean => beginsTitle(withoutMarks(text));

/** The lines that a cell shows. */
export function cellLines(html: string, { from, to }: Pick<RawCell, 'from' | 'to'>): readonly string[] {
  const inner = html
    .slice(from, to)
    .replaceAll(/<\/?t[dh]\b[^>]*>/gi, '')
    .replaceAll(/<br\b[^>]*>/gi, '<p>');
  return readParts(`<p>${inner}`)
    .flatMap((part) => (part.kind === 'prose' ? [part.text] : part.rows.flat().map(({ text }) => text)))
    .filter((text) => text !== '');
}

/**
 * A person out of the lines of a cell, or of cells below each other: the name up to the first line, comma or word of a
 * title. Null where the name cannot be told from the rest.
 */
export function personOf(lines: readonly string[]): Person | null {
  const clean = lines.map(withoutMarks).filter((line) => line !== '');
  const names: string[] = [];
  const titles: string[] = [];
  for (const line of clean) {
    if (titles.length > 0 || (names.length > 0 && isTitle(line))) {
      titles.push(line);
      continue;
    }
    const [name, title] = splitLine(line);
    if (name !== '') names.push(name);
    if (title !== '') titles.push(title);
  }
  const name = names.join(' ').replace(/,$/, '');
  return isName(name) ? { name, title: titles.length === 0 ? null : titles.join(' ') } : null;
}

function splitLine(line: string): readonly [string, string] {
  const [first = '', ...parts] = line.split(/,\s+/);
  const suffixes = parts.findIndex((part) => !SUFFIX.test(part.split(' ')[0] ?? ''));
  const kept = suffixes === -1 ? parts : parts.slice(0, suffixes);
  const words = first.split(' ');
  const at = words.findIndex((_, place) => place > 0 && beginsTitle(words.slice(place).join(' ')));
  if (at !== -1) return [words.slice(0, at).join(' '), [words.slice(at).join(' '), ...parts].join(', ')];
  return [[first, ...kept].join(', '), suffixes === -1 ? '' : parts.slice(suffixes).join(', ')];
}

/** Two words or more, of letters: a first name and a surname. */
export function isName(text: string): boolean {
  if (text.length > LONGEST || /[\d$%:;]/.test(text) || beginsTitle(text)) return false;
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const last = words.findLast((word) => !SUFFIX.test(word)) ?? '';
  return (
    words.length >= 2 &&
    words.length <= 7 &&
    /\p{L}{2,}$/u.test(last) &&
    /^\p{Lu}|^(?:de|van|von|la|di)\b/u.test(text)
  );
}
