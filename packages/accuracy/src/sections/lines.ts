import { itemsOf } from '@footnote/filing-text/sections/items';
import { outlineOf } from '@footnote/filing-text/sections/outline';
import type { Block, FilingText, Section } from '@footnote/filing-text/types';
import type { SurveyedFiling } from './filings.ts';

/** A section of a filing, in words. */
export type DescribedSection = {
  readonly filing: SurveyedFiling;
  readonly name: string;
  /** Route, or the reason why the section is omitted. */
  readonly result: string;
  /** Code points; 0 if omitted. */
  readonly length: number;
  readonly start: string;
  readonly end: string;
  /** Text before and after the section. */
  readonly before: string;
  readonly after: string;
  /** Numbers of the items that have a heading in the document. */
  readonly items: string;
  readonly suspicions: readonly string[];
};

const WORDS = 80;

export function describedSection(
  filing: SurveyedFiling,
  text: FilingText,
  section: Section,
): DescribedSection {
  const items = itemsOf(filing.form);
  const headings = items === undefined ? [] : outlineOf(text.blocks, items).headings;
  const shown = { filing, name: section.name, items: headings.map(({ item }) => item.number).join(' ') };
  if (!section.found)
    return {
      ...shown,
      result: section.omission,
      length: 0,
      start: '',
      end: '',
      before: '',
      after: '',
      suspicions: [],
    };
  return {
    ...shown,
    result: section.route,
    length: section.charCount,
    start: firstWords(section.paragraphs[0]?.text),
    end: lastWords(section.paragraphs.at(-1)?.text),
    before: lastWords(textsOf(text.blocks, section.from - 3, section.from)),
    after: firstWords(textsOf(text.blocks, section.to, section.to + 3)),
    suspicions: [],
  };
}

/** The fields of a section, separated by tabs. */
export function lineOf(section: DescribedSection): string {
  const { filing, name, result, length, start, end, before, after, items, suspicions } = section;
  return [
    filing.path,
    filing.form,
    filing.period,
    name,
    result,
    String(length),
    suspicions.join('; '),
    `…${before}`,
    `${start}…`,
    `…${end}`,
    `${after}…`,
    items,
  ].join('\t');
}

function textsOf(blocks: readonly Block[], from: number, to: number): string {
  return blocks
    .slice(Math.max(0, from), to)
    .map(({ text }) => text)
    .join(' ¶ ');
}

function firstWords(text = ''): string {
  return text.slice(0, WORDS);
}

function lastWords(text = ''): string {
  return text.slice(-WORDS);
}
