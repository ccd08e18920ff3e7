import type { JSX } from 'preact';
import { wordsOf } from './format.ts';
import type { Request } from './requests.ts';

/** What is shown in place of an answer: that it is loading, or why there is none. */
export function Status({ request }: { readonly request: Request<unknown> }): JSX.Element | null {
  if (request.state === 'answered') return null;
  if (request.state === 'loading')
    return (
      <p class="quiet" role="status">
        Loading…
      </p>
    );
  return <Refusal code={request.reason} message={request.message} />;
}

type RefusalProps = { readonly code: string; readonly message: string };

/** A refusal of the service: the reason in words, and its code. */
export const Refusal = ({ code, message }: RefusalProps): JSX.Element => (
  <p class="refused" role="alert">
    <strong>Refused: {wordsOf(code)}.</strong> {message} <code>{code}</code>
  </p>
);
