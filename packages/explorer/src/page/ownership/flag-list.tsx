import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { STAKE_FLAGS } from './codes.ts';

/** Warnings about a stake, explained. */
export function FlagList({ flags }: { readonly flags: Schemas['StakeFlags'] }): JSX.Element | null {
  if (flags.length === 0) return null;
  return (
    <ul class="flags">
      {flags.map((flag) => (
        <li key={flag}>
          <b>{wordsOf(flag)}</b>: {STAKE_FLAGS[flag]}
        </li>
      ))}
    </ul>
  );
}
