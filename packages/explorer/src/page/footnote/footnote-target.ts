import type { ParametersOf, Schemas } from '@footnote/client';
import { labelOf, wordsOf } from '../frame/format.ts';
import type { CitedFiling } from './filing-title.ts';
import type { Filer } from './filing-link.tsx';
import type { PercentView } from './percent.ts';

type ExplainCell = ParametersOf<'/v2/explain'>;
type ExplainFigure = ParametersOf<'/v2/explain/figure'>;
type ExplainLane = ParametersOf<'/v2/explain/lane'>;

/** A value that a filing or a price source states: its footnote needs no request. */
export type StatedTarget = Filer & {
  readonly kind: 'stated';
  readonly title: string;
  /** All digits with the unit, or `refused`. */
  readonly value: string;
  /** The code of the refusal. */
  readonly reason: string | undefined;
  /** Names and texts, such as the day, the source, or what the value means. */
  readonly details: StatedDetails;
  readonly filings: readonly CitedFiling[];
};

export type StatedDetails = readonly (readonly [name: string, text: string])[];

/** A percentage that the page computes from two cells. */
export type PercentTarget = {
  readonly kind: 'percent';
  readonly view: PercentView;
  readonly cell: ExplainCell;
  readonly base: ExplainCell;
};

/**
 * What a footnote explains: a cell of a statement, a figure computed from cells, a figure of another lane, a percentage
 * that the page computes, or a value as it is stated.
 */
export type FootnoteTarget =
  | ({ readonly kind: 'cell' } & ExplainCell)
  | ({ readonly kind: 'figure' } & ExplainFigure)
  | ({ readonly kind: 'lane' } & ExplainLane)
  | PercentTarget
  | StatedTarget;

export type TargetOf<Kind extends FootnoteTarget['kind']> = Extract<FootnoteTarget, { readonly kind: Kind }>;

/** The filing that a row of a table comes from; it is known without a request. */
export type RowSource = Schemas['CellProvenance'];

/** “Revenue, FY2025” */
export function titleOfTarget(target: FootnoteTarget): string {
  if (target.kind === 'stated') return target.title;
  if (target.kind === 'percent') return titleOfPercent(target);
  if (target.kind === 'cell') return `${labelOf(target.field)}, ${target.period}`;
  if (target.kind === 'figure') return `${labelOfFigure(target.figure)}, ${target.period}`;
  return labelOfFigure(target.figure.replace(/\.value$/, ''));
}

/** “Net income in percent of revenue, FY2025”, “Net income, growth on FY2024, FY2025” */
const titleOfPercent = ({ view, cell, base }: PercentTarget): string =>
  view === 'growth'
    ? `${labelOf(cell.field)}, growth on ${base.period}, ${cell.period}`
    : `${labelOf(cell.field)} in percent of ${labelOf(base.field).toLowerCase()}, ${cell.period}`;

/** The parts of a dotted name, as in `roic.latest_pct`. */
const labelOfFigure = (figure: string): string => {
  const [first = '', ...rest] = figure.split('.');
  return [labelOf(first), ...rest.map((part) => wordsOf(part.replace(/_pct$/, '')))].join(', ');
};

/** The parameters of the request that explains a target. */
export function explainParameters<Target extends Exclude<FootnoteTarget, PercentTarget | StatedTarget>>({
  kind: _,
  ...parameters
}: Target): Omit<Target, 'kind'> {
  return parameters;
}

/** A number whose footnote is open. */
export type Opened = {
  readonly target: FootnoteTarget;
  readonly title: string;
  /** All digits and the unit, or that it is refused. */
  readonly value: string;
};

/** A number under the pointer, or with the focus. */
export type Peeked = Opened & {
  readonly source: RowSource | null;
  readonly anchor: HTMLElement;
};
