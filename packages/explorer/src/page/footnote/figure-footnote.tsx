import type { JSX } from 'preact';
import { exactly, labelOf, withUnit } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { Detail } from './details.tsx';
import { FilingLink } from './filing-link.tsx';
import { explainParameters, type TargetOf } from './footnote-target.ts';

/** The formula of a figure and the cells it is computed from, from `GET /v2/explain/figure`. */
export function FigureFootnote({ target }: { readonly target: TargetOf<'figure'> }): JSX.Element {
  const request = useRequest('/v2/explain/figure', explainParameters(target));
  if (request.state !== 'answered') return <Status request={request} />;
  const { figure, operands, reason } = request.body.data;
  return (
    <>
      <p class="footnote-value">{withUnit(figure.value, figure.unit) ?? 'Refused'}</p>
      {reason !== null && (
        <p class="refused">
          {reason.text} <code>{reason.code}</code>
        </p>
      )}
      <dl>
        <Detail name="Definition">{figure.definition}</Detail>
        <Detail name="Formula">{figure.formula}</Detail>
        <Detail name="Refused when">{figure.refusals.join('; ')}</Detail>
      </dl>
      {operands.length > 0 && <h3>Made of</h3>}
      <ul class="operands">
        {operands.map(({ field, period, value, refusal, provenance }) => (
          <li key={`${field} ${period}`}>
            <span class="operand-value">{value === null ? 'refused' : exactly(value)}</span>
            <span>
              {labelOf(field)}, {period}
              {refusal !== null && ` · ${refusal.text}`}
              {provenance !== null && (
                <>
                  <br />
                  <FilingLink filing={provenance} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
