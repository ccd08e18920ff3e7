import type { PressRelease } from '@footnote/event-types/types.generated';
import { pressReleaseOf } from '@footnote/filing-text/headline';
import { charCountOf } from '@footnote/filing-text/sections/slice';
import type { FilingText } from '@footnote/filing-text/types';
import type { ReadFiling, ReadSection } from './section-events.ts';

/** The press release of an 8-K, and its source. */
export type ReleaseDocument = Pick<PressRelease, 'exhibit' | 'url' | 'source_document'> & {
  /** Null if it was refused. */
  readonly text: FilingText | null;
};

/** As in the headings since August 2004 (Item 2.02) and before (Item 12.). */
const ITEM = /^item\s+(\d{1,2}\.\d{2}|\d{1,2}(?=[.:\s]))(?!\d)/i;

/** The contents of an 8-K: its items in order, its own text, and its press release. */
export function readCurrentReport(text: FilingText, release: ReleaseDocument | null): ReadFiling {
  const releaseText = release?.text ?? null;
  return {
    sections: [
      documentSection('current_report', text),
      ...(releaseText === null ? [] : [documentSection('press_release', releaseText)]),
      ...(release !== null && releaseText === null ? [REFUSED_RELEASE] : []),
    ],
    items: itemsOf(text),
    release: release === null || releaseText === null ? null : releaseMember(release, releaseText),
  };
}

/** The items of an 8-K in its headings, in order. */
export const itemsOf = (text: FilingText): readonly string[] => [
  ...new Set(text.blocks.flatMap((block) => ITEM.exec(block.text)?.[1] ?? [])),
];

const REFUSED_RELEASE: ReadSection = {
  name: 'press_release',
  route: null,
  omission: 'document_refused',
  char_count: 0,
  paragraphs: [],
};

function documentSection(name: string, { blocks }: FilingText): ReadSection {
  const paragraphs = blocks.map(({ kind, text }) => ({ kind, text }));
  return { name, route: 'document', omission: null, char_count: charCountOf(paragraphs), paragraphs };
}

function releaseMember({ exhibit, url, source_document }: ReleaseDocument, text: FilingText): PressRelease {
  const { headline, textLength } = pressReleaseOf(text);
  return { exhibit, url, headline, text_length: textLength, source_document };
}
