import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { shortReason } from '../lane/reasons.ts';
import { StatedValue } from '../lane/stated-value.tsx';
import type { ScreenField } from './use-names.ts';
import { exactFigure, figureLabel, shownFigure, spokenFigure, targetOfFigure } from './company-figure.ts';

type FigureValueProps = {
  readonly symbol: string | null;
  readonly figure:
    | Schemas['CompanyFigure']
    | Schemas['MarketFigure']
    | Schemas['OwnershipFigure']
    | Schemas['RefusedFigure'];
  /** Its path in the fundamentals; undefined if it is not known. */
  readonly member: string | undefined;
  readonly view: Schemas['ComparedPeriod'];
  /** What it is, if it is a figure at the newest close or of owners. */
  readonly field?: ScreenField | undefined;
  /** As it is shown; amounts in millions by default. */
  readonly show?: (figure: Schemas['CompanyFigure']) => string;
};

/** A figure with its footnote, or the reason for its refusal. */
export function FigureValue(props: FigureValueProps): JSX.Element {
  const { symbol, figure, member, view, field, show = shownFigure } = props;
  if (field !== undefined || isOfScreens(figure))
    return <ScreenValue symbol={symbol} figure={figure} field={field} />;
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
        show={show}
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
      spoken={props.show === undefined ? spokenFigure(figure) : show(figure)}
      source={provenance}
    >
      {show(figure)}
    </Footnoted>
  );
}

type ScreenFigure = Schemas['MarketFigure'] | Schemas['OwnershipFigure'];

const isOfScreens = (figure: FigureValueProps['figure']): figure is ScreenFigure =>
  'price_source' in figure || 'filings' in figure;

type ScreenProps = Pick<FigureValueProps, 'field' | 'figure' | 'symbol'>;

/** A figure at the newest close or of owners, with its definition, what it is of, and its filing. */
function ScreenValue({ symbol, figure, field }: ScreenProps): JSX.Element {
  const title = `${symbol ?? ''} ${figureLabel(figure.figure)}`.trim();
  const about = [
    ...(field === undefined ? [] : [['Definition', field.definition] as const]),
    ...(field?.formula == null ? [] : [['Formula', field.formula] as const]),
    ...(field?.path == null ? [] : [['Served by', `${field.path} ${field.member ?? ''}`] as const]),
  ];
  if (!isOfScreens(figure))
    return (
      <StatedValue
        title={title}
        value={{ available: false as const, reason: 'reason' in figure ? figure.reason : 'not_served' }}
        show={String}
        details={about}
      />
    );
  return (
    <StatedValue
      title={title}
      value={figure}
      show={shownFigure}
      exact={exactFigure}
      details={[...basisOf(figure), ...about]}
      filing={figure.provenance}
      symbol={symbol ?? undefined}
    />
  );
}

/** The close, or the day and the filings. */
function basisOf(figure: ScreenFigure): readonly (readonly [string, string])[] {
  if ('price_source' in figure)
    return [['At the close of', `${figure.close_date}, by ${figure.price_source}`]];
  const { accessions, as_of: day, filings } = figure;
  const others = filings > accessions.length ? ` and ${filings - accessions.length} more` : '';
  return [
    ['As of', day],
    ['Filings', filings === 0 ? 'none' : `${accessions.join(', ')}${others}`],
  ];
}
