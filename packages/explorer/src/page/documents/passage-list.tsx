import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { SECTION_TITLES } from '../filings/section-names.ts';
import { wordsOf } from '../frame/format.ts';

type ListProps = {
  readonly sections: readonly Schemas['SectionEvidence'][];
  readonly guidance: readonly Schemas['GuidanceEvidence'][];
  /** Offset of the figure or passage in view. */
  readonly current: number | undefined;
  readonly onChoose: (at: number) => void;
};

type Passage = { readonly at: number; readonly title: string; readonly text: string };

/** The passages of a document that are served: where its sections begin, and the sentences of guidance. */
export function PassageList({ sections, guidance, current, onChoose }: ListProps): JSX.Element | null {
  const passages: Passage[] = [
    ...sections.flatMap(({ name, heading, place }) =>
      place.available ? [{ at: place.from, title: SECTION_TITLES[name], text: heading ?? '' }] : [],
    ),
    ...guidance.flatMap(({ item, place }) =>
      place.available
        ? [{ at: place.from, title: `Guidance: ${wordsOf(item.metric)}`, text: item.text }]
        : [],
    ),
  ];
  if (passages.length === 0) return null;
  return (
    <>
      <h2>Passages</h2>
      <ul>
        {passages.map(({ at, title, text }) => (
          <li key={`${at} ${title}`}>
            <button
              type="button"
              class="plain"
              {...(at === current && { 'aria-current': 'true' })}
              onClick={() => onChoose(at)}
            >
              {title}
            </button>{' '}
            <span class="quiet">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
