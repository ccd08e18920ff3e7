import type { RefusedMember, Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { LaneValue } from '../lane/lane-value.tsx';
import { NotStated, percent, signed } from '../lane/values.tsx';

export type Action = Schemas['SymbolPriceAction'];

type PriceFigureProps = {
  readonly action: Action;
  /** The path of the figure in the price action. */
  readonly figure: string;
  readonly title: string;
  readonly value: number | RefusedMember | null | undefined;
  readonly show: (value: number) => string;
  readonly note?: string | undefined;
};

/** A figure of the price action with its footnote; a dash if there is none. */
export const PriceFigure = ({ action, value, ...rest }: PriceFigureProps): JSX.Element =>
  value === null || value === undefined ? (
    <NotStated />
  ) : (
    <LaneValue symbol={action.symbol} lane="price_action" value={value} {...rest} />
  );

export const change = (value: number): string => signed(percent(value));
