import type { JSX } from 'preact';
import { wordsOf } from './format.ts';
import type { Request } from './requests.ts';

/** The status of an answer about a company whose collection goes on. */
const COLLECTING = 202;

/** Stands in for an answer: it is loading, or refused with a reason. */
export function Status({ request }: { readonly request: Request<unknown> }): JSX.Element | null {
  if (request.state === 'answered') return null;
  if (request.state === 'loading')
    return (
      <p class="quiet" role="status">
        Loading…
      </p>
    );
  if (request.status === COLLECTING)
    return (
      <p role="status">
        The company is being collected: its filings are fetched from EDGAR or its mirror and its statements
        computed, which takes about a minute. This page shows it as soon as it is there.
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
