import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { LaneValue } from '../lane/lane-value.tsx';
import { NotStated } from '../lane/values.tsx';

type Dividends = Schemas['Dividends'];

type DividendValueProps<Value> = {
  readonly data: Dividends;
  /** The path of the figure in the answer; its last part names the reason of a null. */
  readonly figure: string;
  readonly title: string;
  readonly value: Value | null;
  readonly show: (value: Value) => string;
};

/** A figure of the dividends with its explanation, or the reason of its refusal. */
export function DividendValue<Value>(props: DividendValueProps<Value>): JSX.Element {
  const { data, figure, title, value, show } = props;
  const reason = data.unavailable[figure.split('.').at(-1) ?? figure];
  if (value === null && reason === undefined) return <NotStated />;
  return (
    <LaneValue
      symbol={data.symbol}
      lane="dividends"
      figure={figure}
      title={title}
      value={value ?? { available: false, reason: reason ?? 'not_reported' }}
      show={(known) => show(known as Value)}
    />
  );
}
