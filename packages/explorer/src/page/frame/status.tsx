import type { JSX } from 'preact';
import { wordsOf } from './format.ts';
import type { Request } from './requests.ts';

/** Stands in for an answer: it is loading, or refused with a reason. */
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
    <strong>Refused: {wordsOf(code)}.</strong> {sentence(message)} <code>{code}</code>
  </p>
);

const sentence = (message: string): string =>
  message === ''
    ? ''
    : `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
