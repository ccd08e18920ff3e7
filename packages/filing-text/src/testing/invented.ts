import { readDocument } from '../read-document.ts';
import { sectionsOf } from '../sections.ts';
import type { FilingText, Section, SectionName } from '../types.ts';

const SUBJECTS = [
  'The mill',
  'Our river fleet',
  'The orchard',
  'A new kiln',
  'The harbour office',
  'Our foundry',
];
const VERBS = ['supplies', 'depends on', 'competes with', 'repairs', 'stores grain for', 'measures'];
const OBJECTS = [
  'the upper valley',
  'two seasonal markets',
  'older presses',
  'the coastal towns',
  'its own barges',
];

/** Invented prose of at least this many characters, the same for the same seed. */
export function prose(characters: number, seed = 1): string {
  const sentences: string[] = [];
  let length = 0;
  for (let at = seed; length < characters; at += 1) {
    const sentence = `${SUBJECTS[at % 6]} ${VERBS[(at * 5 + seed) % 6]} ${OBJECTS[(at * 3) % 5]} in year ${at}.`;
    sentences.push(sentence);
    length += sentence.length + 1;
  }
  return sentences.join(' ');
}

export const p = (text: string): string => `<p>${text}</p>`;
export const bold = (text: string): string => `<p><b>${text}</b></p>`;
export const row = (...cells: readonly string[]): string =>
  `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`;
export const link = (name: string, text: string): string => `<a href="#${name}">${text}</a>`;
export const pageBreak = '<hr style="page-break-after:always">';

/** Rows of one table. */
export const table = (...rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

export function html(...parts: readonly string[]): FilingText {
  return read(`<html><body>${parts.join('\n')}</body></html>`);
}

export function read(source: string): FilingText {
  return readDocument(new TextEncoder().encode(source));
}

const ORDER = ['1', '1A', '2', '3', '5', '7', '8', '9A'];

/** The usual items of an annual report, with headings of their own and bodies long enough. */
export function annualParts(changed: Readonly<Record<string, string>> = {}): string[] {
  const parts: Readonly<Record<string, string>> = {
    '1': bold('Item 1. Business') + p(`Business text. ${prose(2_500, 1)}`),
    '1A': bold('Item 1A. Risk Factors') + p(`Risk text. ${prose(2_500, 2)}`),
    '2': bold('Item 2. Properties') + p(prose(900, 3)),
    '3': bold('Item 3. Legal Proceedings') + p(prose(900, 4)),
    '5': bold('PART II') + bold('Item 5. Market for Registrant’s Common Equity') + p(prose(900, 5)),
    '7':
      bold('Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations') +
      p(`Discussion text. ${prose(2_500, 6)}`),
    '8': bold('Item 8. Financial Statements and Supplementary Data') + p(prose(3_000, 7)),
    '9A': bold('Item 9A. Controls and Procedures') + p(prose(900, 8)),
    ...changed,
  };
  return ORDER.map((key) => parts[key] ?? '');
}

/** One section of a document as a line: the method and first sentence, or the reason it is missing. */
export function described(
  text: FilingText,
  form: string,
  name: SectionName,
  exhibits: readonly FilingText[] = [],
): string {
  const section = sectionsOf(text, form, exhibits).find((one) => one.name === name);
  if (section === undefined) return 'no such section';
  if (!section.found) return section.omission;
  return `${section.route}: ${/^[^.]*\./.exec(textOf(section))?.[0] ?? textOf(section)}`;
}

export function textOf(section: Section | undefined): string {
  return section?.found === true ? section.paragraphs.map(({ text }) => text).join('\n') : '';
}

export function sectionText(text: FilingText, form: string, name: SectionName): string {
  return textOf(sectionsOf(text, form).find((one) => one.name === name));
}
