import { isRefused } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import type { CitedFiling } from '../footnote/filing-title.ts';
import type { Filer } from '../footnote/filing-link.tsx';
import type { StatedDetails } from '../footnote/footnote-target.ts';
import { shortReason } from './reasons.ts';
import { Note, NotStated, type Served } from './values.tsx';

export type StatedValueProps<Value> = Filer & {
  /** Names the value in its footnote and for screen readers. */
  readonly title: string;
  /** A served value, a refusal, or nothing. */
  readonly value: Value;
  readonly show: (value: Served<Value>) => string;
  /** With all digits and the unit; `show` by default. */
  readonly exact?: (value: Served<Value>) => string;
  readonly details?: StatedDetails;
  readonly filing?: CitedFiling | null | undefined;
  readonly filings?: readonly CitedFiling[];
  /** A smaller text below the value. */
  readonly note?: string | null | undefined;
};

/** A value as a filing or price source states it, with its footnote; a dash if there is none. */
export function StatedValue<Value>(props: StatedValueProps<Value>): JSX.Element {
  const { title, value, show, details = [], filing, filings = [], note, cik, symbol } = props;
  if (value === null || value === undefined) return <NotStated />;
  const reason = isRefused(value) ? value.reason : undefined;
  const text = reason === undefined ? show(value as Served<Value>) : shortReason(reason);
  const exact = reason === undefined ? (props.exact ?? show)(value as Served<Value>) : `refused: ${text}`;
  return (
    <Footnoted
      target={{
        kind: 'stated',
        title,
        value: exact,
        reason,
        details,
        filings: filing === null || filing === undefined ? filings : [filing],
        cik,
        symbol,
      }}
      value={exact}
      spoken={[reason === undefined ? text : exact, note ?? ''].join(' ').trim()}
      isRefused={reason !== undefined}
    >
      {text}
      <Note text={note} />
    </Footnoted>
  );
}
