import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { titleOfTarget } from '../footnote/footnote-target.ts';

export type ServedFigure = Schemas['FilingFigure'];

type ServedProps = {
  readonly symbol: string | null;
  readonly figures: readonly ServedFigure[];
  /** Offset of the figure in view. */
  readonly current: number | undefined;
};

/** The cells of the statements that the figure in view enters, each with its footnote. */
export function ServedCells({ symbol, figures, current }: ServedProps): JSX.Element | null {
  if (symbol === null || figures.length === 0) return null;
  const cells = figures.filter(({ place }) => place.from === current).flatMap((figure) => figure.cells);
  if (cells.length === 0)
    return <p class="quiet">{figures.length} figures enter statements; the one in view is not among them.</p>;
  return (
    <>
      <h2>Served in</h2>
      <ul>
        {cells.map((cell) => {
          const target = { kind: 'cell' as const, symbol, ...cell };
          const title = titleOfTarget(target);
          return (
            <li key={title}>
              <Footnoted target={target} value={title}>
                {title}
              </Footnoted>
            </li>
          );
        })}
      </ul>
    </>
  );
}
