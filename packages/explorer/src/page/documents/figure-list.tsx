import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';

type Figure = Schemas['FilingDocumentFigure'];

type ListProps = {
  readonly figures: readonly Figure[];
  /** Offset of the figure in view. */
  readonly current: number | undefined;
  readonly onChoose: (at: number) => void;
};

const SHOWN = 100;

/** The figures of a document, those around the current one first; a word narrows them down. */
export function FigureList({ figures, current, onChoose }: ListProps): JSX.Element {
  const [word, setWord] = useState('');
  const found = useMemo(() => {
    const searched = word.trim().toLowerCase();
    return figures.filter(
      ({ concept, text }) =>
        concept.toLowerCase().includes(searched) || text.toLowerCase().includes(searched),
    );
  }, [figures, word]);
  const at = found.findIndex((figure) => figure.at >= (current ?? 0));
  const from = Math.max(0, Math.min((at === -1 ? 0 : at) - SHOWN / 2, found.length - SHOWN));
  const listed = found.slice(from, from + SHOWN);
  if (figures.length === 0) return <p class="quiet">No figure of this document is tagged.</p>;
  return (
    <>
      <label>
        Find a figure
        <input
          type="search"
          placeholder="Concept or number"
          value={word}
          onInput={({ currentTarget }) => setWord(currentTarget.value)}
        />
      </label>
      <ol start={from + 1}>
        {listed.map((figure) => (
          <li key={figure.at}>
            <button
              type="button"
              class="plain"
              {...(figure.at === current && { 'aria-current': 'true' })}
              onClick={() => onChoose(figure.at)}
            >
              {figure.text.trim() === '' ? 'empty' : figure.text}
            </button>{' '}
            <span class="quiet">{figure.concept}</span>
          </li>
        ))}
      </ol>
      {found.length === 0 && <p class="empty">No figure.</p>}
      {found.length > listed.length && (
        <p class="quiet">
          {from + 1} to {from + listed.length} of {found.length}
        </p>
      )}
    </>
  );
}
