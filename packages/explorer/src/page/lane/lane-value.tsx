import { isRefused, type RefusedMember } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import type { RowSource, TargetOf } from '../footnote/footnote-target.ts';
import { wordsOf } from '../frame/format.ts';

type LaneValueProps<Value> = {
  readonly symbol: string;
  readonly lane: TargetOf<'lane'>['lane'];
  /** Where the answer of the lane has the figure. */
  readonly figure: string;
  /** Names the figure in the footnote and for screen readers. */
  readonly title: string;
  readonly value: Value | RefusedMember;
  readonly show: (value: Value) => string;
  readonly source?: RowSource | null;
};

/** A figure of a lane, or the reason of its refusal, with its explanation. */
export function LaneValue<Value>(props: LaneValueProps<Value>): JSX.Element {
  const { symbol, lane, figure, title, value, show, source = null } = props;
  const refusal = isRefused(value) ? value : undefined;
  const text = refusal === undefined ? show(value as Value) : wordsOf(refusal.reason);
  return (
    <Footnoted
      target={{ kind: 'lane', symbol, lane, figure }}
      title={title}
      value={refusal === undefined ? text : `refused: ${text}`}
      source={source}
      isRefused={refusal !== undefined}
    >
      {text}
    </Footnoted>
  );
}
