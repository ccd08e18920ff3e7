import { readFileSync } from 'node:fs';
import { readDocument } from '../read-document.ts';
import { sectionsOf } from '../sections.ts';
import type { Section } from '../types.ts';

/** The expected sections of a real document: its form, and one line per section. */
export type GoldenDocument = Readonly<Record<string, string>>;

/** Documents by their path in the corpus. */
export type Golden = Readonly<Record<string, GoldenDocument>>;

export const GOLDEN = new URL('sections.golden.json', import.meta.url);

export function readGolden(): Golden {
  return JSON.parse(readFileSync(GOLDEN, 'utf8')) as Golden;
}

/** The sections of a document of the corpus as the golden file has them. */
export function goldenOf(corpus: string, path: string, form: string): GoldenDocument {
  const sections = sectionsOf(readDocument(readFileSync(`${corpus}/${path}`)), form);
  return { form, ...Object.fromEntries(sections.map((section) => [section.name, lineOf(section)])) };
}

function lineOf(section: Section): string {
  if (!section.found) return section.omission;
  const words = section.paragraphs[0]?.text.split(' ').slice(0, 5).join(' ') ?? '';
  return `${section.route}, ${section.charCount}: ${words}`;
}
