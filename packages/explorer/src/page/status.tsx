import type { JSX } from 'preact';
import type { Asked } from './asking.tsx';
import { wordsOf } from './format.ts';

/** What stands where an answer will be, or why there is none. */
export function Status({ asked }: { readonly asked: Asked<unknown> }): JSX.Element | null {
  if (asked.state === 'answered') return null;
  if (asked.state === 'asking')
    return (
      <p class="quiet" role="status">
        Loading…
      </p>
    );
  return (
    <p class="refused" role="alert">
      <strong>Refused: {wordsOf(asked.reason)}.</strong> {asked.message}
    </p>
  );
}
