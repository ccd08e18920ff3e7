import { isRefused, type RefusedMember } from '@footnote/client';
import type { ComponentChildren, JSX } from 'preact';
import { exactly, shown } from '../frame/format.ts';
import { Refused } from './refused.tsx';

/** A value that is neither refused nor missing. */
export type Served<Value> = Exclude<Value, RefusedMember | null | undefined>;

type ValueOrProps<Value> = {
  readonly value: Value;
  readonly children: (value: Served<Value>) => ComponentChildren;
};

/** A value, the reason of its refusal, or a dash if the filing states none. */
export function ValueOr<Value>({ value, children }: ValueOrProps<Value>): JSX.Element {
  if (value === null || value === undefined) return <NotStated />;
  return isRefused(value) ? <Refused reason={value.reason} /> : <>{children(value as Served<Value>)}</>;
}

/** A smaller text below a value; nothing without one. */
export const Note = ({ text }: { readonly text: string | null | undefined }): JSX.Element | null =>
  text === undefined || text === null || text === '' ? null : (
    <>
      {' '}
      <small>{text}</small>
    </>
  );

export const NotStated = (): JSX.Element => (
  <span class="quiet">
    <span aria-hidden="true">–</span>
    <span class="unseen">not stated</span>
  </span>
);

export const percent = (value: number): string => shown(value, 'percent');

/** A whole number or amount with every digit, grouped. */
export const grouped = (value: number | string): string => exactly(value);

/** An amount of money in full, with its currency. */
export const money = (value: number | string, currency: string | null): string =>
  currency === null ? exactly(value) : `${exactly(value)} ${currency}`;

/** A change with its sign. */
export const signed = (text: string): string =>
  text.startsWith('−') || /^0(\.0+)?%?$/.test(text) ? text : `+${text}`;
