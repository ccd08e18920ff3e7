import type { Genre } from './prose.ts';
import type { Content } from './content.ts';
import type { Entry } from './outline.ts';
import type { Written } from './sections.ts';

/** A paragraph or table row as a reader must return it. */
export type TrueParagraph = { readonly kind: 'paragraph' | 'row'; readonly text: string };

export type TrueSection =
  | { readonly name: Genre; readonly found: true; readonly paragraphs: readonly TrueParagraph[] }
  | {
      readonly name: Genre;
      readonly found: false;
      readonly omission: 'not_in_document' | 'incorporated_by_reference' | 'not_applicable';
    };

/** `index`: position among the paragraphs, table rows not counted, of the newer section; of the older one if removed. */
export type TrueChange = {
  readonly change: 'added' | 'removed' | 'modified';
  readonly index: number;
  readonly text: string;
  /** The paragraph of the older section that a modified one replaces. */
  readonly prior?: { readonly index: number; readonly text: string };
};

export const paragraphsOf = (contents: readonly Content[]): readonly TrueParagraph[] =>
  contents.flatMap((content): TrueParagraph[] => {
    if (content.kind === 'statements') return [];
    if (content.kind === 'table')
      return content.rows.map((cells) => ({ kind: 'row', text: cells.join(' ') }));
    return [{ kind: 'paragraph', text: content.text }];
  });

type Placed = {
  readonly index: number;
  readonly text: string;
  readonly entry: Entry;
  readonly body: boolean;
};

const placedOf = (section: readonly Written[]): readonly Placed[] =>
  section
    .flatMap(({ content, entry, body }) =>
      content.kind === 'paragraph' || content.kind === 'title' ? [{ text: content.text, entry, body }] : [],
    )
    .flatMap(({ text, entry, body }, index) => (entry === null ? [] : [{ index, text, entry, body }]));

/** The changes between two versions of a section, newer ones first, then those removed. */
export const changesBetween = (
  before: readonly Written[],
  after: readonly Written[],
): readonly TrueChange[] => {
  const olds = placedOf(before);
  const news = placedOf(after);
  const entriesOf = (placed: readonly Placed[]): Map<number, Entry> =>
    new Map(placed.map(({ entry }) => [entry.topic, entry]));
  const old = entriesOf(olds);
  const current = entriesOf(news);
  const oldBodies = new Map(
    olds.flatMap(({ index, text, entry, body }) => (body ? [[entry.topic, { index, text }] as const] : [])),
  );
  return [
    ...news.flatMap(({ index, text, entry, body }): TrueChange[] => {
      const earlier = old.get(entry.topic);
      if (earlier === undefined) return [{ change: 'added', index, text }];
      const prior = oldBodies.get(entry.topic);
      return body && earlier.revision !== entry.revision && prior !== undefined
        ? [{ change: 'modified', index, prior, text }]
        : [];
    }),
    ...olds.flatMap(({ index, text, entry }): TrueChange[] =>
      current.has(entry.topic) ? [] : [{ change: 'removed', index, text }],
    ),
  ];
};
