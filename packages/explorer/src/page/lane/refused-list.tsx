import { isRefused, type RefusedMember } from '@footnote/client';
import type { JSX } from 'preact';
import { labelOf } from '../frame/format.ts';
import { sentenceOf, shortReason } from './reasons.ts';

export type NamedValue = { readonly name: string; readonly value: unknown };

/** Figures that are refused, in a line for each reason; nothing if all are served. */
export function RefusedList({ values }: { readonly values: readonly NamedValue[] }): JSX.Element | null {
  const refused = values.flatMap(({ name, value }) => (isRefusal(value) ? [{ name, value }] : []));
  if (refused.length === 0) return null;
  const byReason = [...Map.groupBy(refused, ({ value }) => value.reason)];
  return (
    <ul class="refusals">
      {byReason.map(([reason, named]) => {
        const sentence = sentenceOf(reason);
        const operands = new Set(named.flatMap(({ value }) => operandOf(value)));
        return (
          <li key={reason}>
            {named.map(({ name }, at) => (at === 0 ? name : lowered(name))).join(', ')}:{' '}
            <span class="refused" title={reason}>
              {shortReason(reason)}
            </span>
            {operands.size > 0 && ` (${[...operands].join(', ')})`}
            {sentence !== undefined && <span class="quiet">; {sentence}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const isRefusal = (value: unknown): value is RefusedMember => isRefused(value);

/** A name within a sentence, unless it begins with an abbreviation. */
const lowered = (name: string): string =>
  /^[A-Z]{2}/.test(name) ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** The missing operand, if the refusal names one that is not a figure of the list itself. */
const operandOf = (refusal: object): readonly string[] =>
  'operand' in refusal && typeof refusal.operand === 'string' && refusal.operand !== 'market_value'
    ? [lowered(labelOf(refusal.operand))]
    : [];
