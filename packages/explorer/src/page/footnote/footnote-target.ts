import type { ParametersOf } from '@footnote/client';
import { labelOf, wordsOf } from '../frame/format.ts';

type ExplainCell = ParametersOf<'/v2/explain'>;
type ExplainFigure = ParametersOf<'/v2/explain/figure'>;
type ExplainLane = ParametersOf<'/v2/explain/lane'>;

/** What a footnote is of: a cell of a statement, a figure computed from cells, or a figure of another lane. */
export type FootnoteTarget =
  | ({ readonly kind: 'cell' } & ExplainCell)
  | ({ readonly kind: 'figure' } & ExplainFigure)
  | ({ readonly kind: 'lane' } & ExplainLane);

export type TargetOf<Kind extends FootnoteTarget['kind']> = Extract<FootnoteTarget, { readonly kind: Kind }>;

/** The filing that a row of a table is from: it is there without a request. */
export type RowSource = {
  readonly accession: string;
  readonly filed: string;
  readonly form: string;
};

/** “Revenue, FY2025” */
export function titleOfTarget(target: FootnoteTarget): string {
  if (target.kind === 'cell') return `${labelOf(target.field)}, ${target.period}`;
  if (target.kind === 'figure') return `${labelOfFigure(target.figure)}, ${target.period}`;
  return labelOfFigure(target.figure.replace(/\.value$/, ''));
}

/** A dotted name, as `roic.latest_pct`, is its parts. */
const labelOfFigure = (figure: string): string => {
  const [first = '', ...rest] = figure.split('.');
  return [labelOf(first), ...rest.map((part) => wordsOf(part.replace(/_pct$/, '')))].join(', ');
};

/** The parameters of the request that explains a target. */
export function explainParameters<Target extends FootnoteTarget>({
  kind: _,
  ...parameters
}: Target): Omit<Target, 'kind'> {
  return parameters;
}

/** A number that is pointed at or has the focus. */
export type Peeked = {
  readonly target: FootnoteTarget;
  /** What the peek is about, in words. */
  readonly title: string;
  /** All digits and the unit, or that it is refused. */
  readonly value: string;
  readonly source: RowSource | null;
  readonly anchor: HTMLElement;
};
