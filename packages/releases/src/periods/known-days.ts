import type { Part } from '../document/parts.ts';
import { dateOf } from './day.ts';
import { periodWords } from './words.ts';

/** Texts are read for days up to this length, and this many of them. */
const LONGEST = 400;
const MOST = 4_000;
const ENDED = /\bended\b|\bas of\b|\bending\b|^[\w\s.,]{6,40}$/i;

/** Days with a year that short texts and headings of the document mention, each once. */
export function knownDays(parts: readonly Part[]): readonly string[] {
  const texts = parts.flatMap((part) =>
    part.kind === 'prose' ? [part.text] : part.rows.slice(0, 8).flatMap((row) => row.map(({ text }) => text)),
  );
  const days = new Set<string>();
  for (const text of texts.slice(0, MOST)) {
    if (!/\d{4}/.test(text) || !ENDED.test(text)) continue;
    for (const { month, day, year } of periodWords(text.slice(0, LONGEST)).days) {
      const date = day === null || year === null ? null : dateOf(year, month, day);
      if (date !== null) days.add(date);
    }
  }
  return [...days];
}
