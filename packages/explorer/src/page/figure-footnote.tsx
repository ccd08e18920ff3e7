import type { JSX } from 'preact';
import { useAsked } from './asking.tsx';
import { Entry, FilingOf } from './entry.tsx';
import { exactly, kindOf, labelOf, wordsOf } from './format.ts';
import { Status } from './status.tsx';
import type { Wanted } from './wanted.ts';

/** How a figure is computed and of which cells: what `GET /v2/explain/figure` says of it. */
export function FigureFootnote({ wanted }: { readonly wanted: Wanted }): JSX.Element {
  const { symbol, statement, field, period, knownOn } = wanted;
  const known = knownOn === '' ? {} : { as_known_on: knownOn };
  const asked = useAsked(JSON.stringify(wanted), (footnote, signal) =>
    footnote.get(
      '/v2/explain/figure',
      { symbol, block: statement, figure: field, period, ...known },
      { signal },
    ),
  );
  if (asked.state !== 'answered') return <Status asked={asked} />;
  const { figure, operands, reason } = asked.body.data;
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
