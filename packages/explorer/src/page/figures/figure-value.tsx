import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { wordsOf } from '../frame/format.ts';
import { Refused } from '../lane/refused.tsx';
import { exactFigure, figureLabel, shownFigure, spokenFigure, targetOfFigure } from './company-figure.ts';

type FigureValueProps = {
  readonly symbol: string | null;
  readonly figure: Schemas['CompanyFigure'] | Schemas['RefusedFigure'];
  /** Its place in the fundamentals; undefined where it is not known. */
  readonly member: string | undefined;
  readonly view: Schemas['ComparedPeriod'];
};

/** A figure with its footnote, or the reason of its refusal. */
export function FigureValue({ symbol, figure, member, view }: FigureValueProps): JSX.Element {
  const target =
    symbol === null || member === undefined ? undefined : targetOfFigure(symbol, member, view, figure);
  const title = `${symbol ?? ''} ${figureLabel(figure.figure)}, ${figure.fiscal_year ?? ''} ${figure.fiscal_period ?? ''}`;
  if ('reason' in figure)
    return target === undefined ? (
      <span class="cell">
        <Refused reason={figure.reason} />
      </span>
    ) : (
      <Footnoted target={target} title={title} value={`refused: ${wordsOf(figure.reason)}`} isRefused>
        {wordsOf(figure.reason)}
      </Footnoted>
    );
  const { provenance } = figure;
  if (target === undefined)
    return (
      <span class="cell" title={provenance === null ? undefined : provenance.accession}>
        {shownFigure(figure)}
      </span>
    );
  return (
    <Footnoted
      target={target}
      title={title}
      value={exactFigure(figure)}
      spoken={spokenFigure(figure)}
      source={provenance}
    >
      {shownFigure(figure)}
    </Footnoted>
  );
}
