import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { shortReason } from '../lane/reasons.ts';
import { StatedValue } from '../lane/stated-value.tsx';
import { exactFigure, figureLabel, shownFigure, spokenFigure, targetOfFigure } from './company-figure.ts';

type FigureValueProps = {
  readonly symbol: string | null;
  readonly figure: Schemas['CompanyFigure'] | Schemas['RefusedFigure'];
  /** Its path in the fundamentals; undefined if it is not known. */
  readonly member: string | undefined;
  readonly view: Schemas['ComparedPeriod'];
};

/** A figure with its footnote, or the reason for its refusal. */
export function FigureValue({ symbol, figure, member, view }: FigureValueProps): JSX.Element {
  const target =
    symbol === null || member === undefined ? undefined : targetOfFigure(symbol, member, view, figure);
  const title =
    `${symbol ?? ''} ${figureLabel(figure.figure)}, ${figure.fiscal_year ?? ''} ${figure.fiscal_period ?? ''}`.trim();
  if ('reason' in figure)
    return target === undefined ? (
      <StatedValue title={title} value={{ available: false as const, reason: figure.reason }} show={String} />
    ) : (
      <Footnoted target={target} title={title} value={`refused: ${shortReason(figure.reason)}`} isRefused>
        {shortReason(figure.reason)}
      </Footnoted>
    );
  const { provenance } = figure;
  if (target === undefined)
    return (
      <StatedValue
        title={title}
        value={figure}
        show={shownFigure}
        exact={exactFigure}
        details={[['Period ends', figure.period_end]]}
        filing={provenance}
        symbol={symbol ?? undefined}
      />
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
