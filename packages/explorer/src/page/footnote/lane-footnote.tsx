import type { JSX } from 'preact';
import { exactly, labelOf, withUnit, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { Detail } from './details.tsx';
import { asSentence, sentenceOf } from '../lane/reasons.ts';
import { explainParameters, type TargetOf } from './footnote-target.ts';

/** The definition and operands of a figure of another lane, from `GET /v2/explain/lane`. */
export function LaneFootnote({ target }: { readonly target: TargetOf<'lane'> }): JSX.Element {
  const request = useRequest('/v2/explain/lane', explainParameters(target));
  if (request.state !== 'answered') return <Status request={request} />;
  const { figure, operands, reason } = request.body.data;
  return (
    <>
      <p class="footnote-value">{withUnit(figure.value, figure.unit) ?? 'Refused'}</p>
      {reason !== null && (
        <p class="refused">
          {asSentence(sentenceOf(reason) ?? wordsOf(reason))} <code>{reason}</code>
        </p>
      )}
      <dl>
        <Detail name="Definition">{figure.definition}</Detail>
        {figure.formula !== null && <Detail name="Formula">{figure.formula}</Detail>}
        <Detail name="Served by">
          <code>
            {figure.path} {figure.member}
          </code>
        </Detail>
      </dl>
      {operands.length > 0 && <h3>Made of</h3>}
      <ul class="operands">
        {operands.map(({ place, value, beside }) => (
          <li key={place}>
            <span class="operand-value">
              {isList(value) || isElsewhere(place, value) ? '' : textOf(value)}
            </span>
            <span>
              {labelOf(lastPart(place))}
              {isElsewhere(place, value) && <span class="quiet"> (explained on its own page)</span>}
              {beside !== null && <span class="quiet"> {membersOf(beside)}</span>}
              {isList(value) && (
                <ul>
                  {value.map((item, at) => (
                    <li key={at}>{textOf(item)}</li>
                  ))}
                </ul>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Whether an operand belongs to another answer: a field of the statements, or an endpoint. */
const isElsewhere = (place: string, value: unknown): boolean =>
  value === null && /^(GET |(income_statement|balance_sheet|cash_flow)\.)/.test(place);

/** `multiples.price_to_earnings.value` is the price to earnings. */
const lastPart = (place: string): string => {
  const parts = place.split('.').filter((part) => part !== 'value');
  return (parts.at(-1) ?? place).replace('[]', '');
};

/** A number with all digits, a word, or the members of an object. */
function textOf(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'number') return exactly(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'object') return membersOf(value);
  return value === true ? 'yes' : 'no';
}

const membersOf = (members: object): string =>
  Object.entries(members)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${wordsOf(name)} ${textOf(value)}`)
    .join(', ');
