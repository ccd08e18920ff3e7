import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import type { RowSource, TargetOf } from '../footnote/footnote-target.ts';
import { shortReason } from './reasons.ts';
import { Note, type Served } from './values.tsx';

type LaneValueProps<Value> = {
  readonly symbol: string;
  readonly lane: TargetOf<'lane'>['lane'];
  /** Of a valuation: whether it is of an old close as well. */
  readonly at?: TargetOf<'lane'>['at'];
  /** The path of the figure in the answer of the lane. */
  readonly figure: string;
  /** Names the figure in the footnote and for screen readers. */
  readonly title: string;
  readonly value: Value;
  readonly show: (value: Served<Value>) => string;
  readonly source?: RowSource | null;
  /** With all digits and the unit; `show` by default. */
  readonly exact?: (value: Served<Value>) => string;
  /** A smaller text below the value. */
  readonly note?: string | null | undefined;
};

/** A figure of a lane, or the reason of its refusal, with its explanation. */
export function LaneValue<Value>(props: LaneValueProps<Value>): JSX.Element {
  const { symbol, lane, at, figure, title, value, show, source = null, note } = props;
  const refusal = isRefused(value) ? value : undefined;
  const text = refusal === undefined ? show(value as Served<Value>) : shortReason(refusal.reason);
  return (
    <Footnoted
      target={{ kind: 'lane', symbol, lane, figure, ...(at !== undefined && { at }) }}
      title={title}
      value={refusal === undefined ? (props.exact ?? show)(value as Served<Value>) : `refused: ${text}`}
      spoken={[refusal === undefined ? text : `refused: ${text}`, note ?? ''].join(' ').trim()}
      source={source}
      isRefused={refusal !== undefined}
    >
      {text}
      <Note text={note} />
    </Footnoted>
  );
}
