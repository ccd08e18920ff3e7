import type { JSX } from 'preact';
import { Entry, FilingOf } from './entry.tsx';
import { exactly, kindOf, labelOf, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import type { FootnoteTarget } from './footnote-target.ts';

/** How a figure is computed and of which cells: what `GET /v2/explain/figure` says of it. */
export function FigureFootnote({ target }: { readonly target: FootnoteTarget }): JSX.Element {
  const { symbol, statement, field, period, asKnownOn } = target;
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  const request = useRequest('/v2/explain/figure', {
    symbol,
    block: statement,
    figure: field,
    period,
    ...known,
  });
  if (request.state !== 'answered') return <Status request={request} />;
  const { figure, operands, reason } = request.body.data;
  const { value } = figure;
  const told = typeof value === 'number' || typeof value === 'string';
  const unit = kindOf(field) === 'percent' ? '%' : ` ${wordsOf(figure.unit)}`;
  return (
    <>
      <dl>
        <Entry name="Value">{told ? `${exactly(value)}${unit}` : 'refused'}</Entry>
        {reason !== null && <Entry name="Reason">{reason.text}</Entry>}
        <Entry name="Definition">{figure.definition}</Entry>
        <Entry name="Formula">{figure.formula}</Entry>
      </dl>
      {operands.length > 0 && <h3>Made of</h3>}
      <ul class="operands">
        {operands.map((operand) => (
          <li key={`${operand.field} ${operand.period}`}>
            {labelOf(operand.field)}, {operand.period}:{' '}
            <b>{operand.value === null ? (operand.refusal?.text ?? 'refused') : exactly(operand.value)}</b>
            {operand.provenance !== null && (
              <>
                , <FilingOf filing={operand.provenance} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
