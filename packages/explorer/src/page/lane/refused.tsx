import type { JSX } from 'preact';
import { asSentence, sentenceOf, shortReason } from './reasons.ts';

type RefusedProps = { readonly reason: string };

/** A refusal in place of a value: the reason in words; its explanation on hover and for screen readers. */
export function Refused({ reason }: RefusedProps): JSX.Element {
  const sentence = sentenceOf(reason);
  return (
    <span class="refused" title={`${reason}${sentence === undefined ? '' : `: ${sentence}`}`}>
      {shortReason(reason)}
      {sentence !== undefined && <span class="unseen">: {sentence}</span>}
    </span>
  );
}

/** A refusal of a whole part of a page, in a sentence; its code on hover. */
export const RefusedPart = ({ reason }: RefusedProps): JSX.Element => (
  <p class="refused part" title={reason}>
    <strong>Not available.</strong> {asSentence(sentenceOf(reason) ?? shortReason(reason))}
  </p>
);

/** The reason of a refusal with its explanation, where there is room for it. */
export const RefusedBecause = ({ reason }: RefusedProps): JSX.Element => (
  <>
    <span class="refused" title={reason}>
      {shortReason(reason)}
    </span>
    {sentenceOf(reason) !== undefined && `: ${sentenceOf(reason) ?? ''}`}
  </>
);
