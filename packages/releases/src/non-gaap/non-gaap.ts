import type { FigurePlace, ReleasePeriod } from '../types.ts';

/** An amount of a reconciliation and where it stands. */
export type Reconciled = {
  /** Decimal string, in units of the figure's unit, with the printed sign. */
  readonly value: string;
  readonly place: FigurePlace;
};

/** A figure beside GAAP, with the rows that make it out of a GAAP figure of the release. */
export type NonGaapFigure = Reconciled & {
  /** As the release calls it. */
  readonly label: string;
  readonly period: ReleasePeriod;
  /** ISO currency, or `USD/shares`. */
  readonly unit: string;
  /** The proven figure of a statement of the release that it begins with. */
  readonly gaap: Reconciled & { readonly field: string };
  /** In the order of the table; together with the GAAP figure they are the value. */
  readonly adjustments: readonly Reconciled[];
};
