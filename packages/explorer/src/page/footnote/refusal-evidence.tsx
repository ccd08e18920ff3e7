import type { JSX } from 'preact';
import type { Schemas } from '@footnote/client';
import { exactly, labelOf } from '../frame/format.ts';
import { FilingLink } from './filing-link.tsx';

type Explanation = Schemas['Explanation'];

/** Values that were filed for the period and are not served, with the evidence for and against each. */
export const Candidates = ({
  candidates,
}: {
  readonly candidates: Explanation['candidates'];
}): JSX.Element => (
  <>
    <h3>Filed for this period</h3>
    <ul class="operands">
      {candidates.map(({ filing, parts, value, verdict, evidence }) => (
        <li key={`${filing.accession} ${parts.map(({ concept }) => concept).join(' ')}`}>
          <span class="operand-value">{exactly(value)}</span>
          <span>
            {parts.map(({ concept }) => (
              <code key={concept}>{concept} </code>
            ))}
            <br />
            <FilingLink filing={filing} />
            <br />
            {verdict.text}
            {evidence.map(({ source, text, verdict: side }) => (
              <span key={source}>
                <br />
                {side === 'for' ? 'For: ' : 'Against: '}
                {text}
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </>
);

/** What the filing states apart from the face of its statement, where the field is refused. */
export const InNote = ({
  note: { concept, filing, period_end: end, period_start: start, unit, value },
}: {
  readonly note: NonNullable<Explanation['reported_in_note']>;
}): JSX.Element => (
  <>
    <h3>Stated by the filing, not on the face of the statement</h3>
    <ul class="operands">
      <li>
        <span class="operand-value">{exactly(value)}</span>
        <span>
          {unit} <code>{concept}</code>
          <br />
          {start === null ? end : `${start} to ${end}`} · <FilingLink filing={filing} />
        </span>
      </li>
    </ul>
  </>
);

/** Cells that the value would be computed from. */
export const Considered = ({ cells }: { readonly cells: Explanation['considered'] }): JSX.Element => (
  <>
    <h3>From other cells</h3>
    <ul class="operands">
      {cells.map(({ field, period, value, refusal }) => (
        <li key={`${field} ${period}`}>
          <span class="operand-value">{value === null ? 'refused' : exactly(value)}</span>
          <span>
            {labelOf(field)}, {period} {refusal !== null && <code>{refusal}</code>}
          </span>
        </li>
      ))}
    </ul>
  </>
);

type EvidenceOf = NonNullable<Explanation['verification']>['evidence'];

/** The checks that a value failed, and the readings that were compared. */
export const Evidence = ({ evidence }: { readonly evidence: EvidenceOf }): JSX.Element => (
  <>
    {evidence.map(({ rule, because, readings, difference }) => (
      <div key={`${rule.code} ${because.code}`}>
        <p class="refused">
          {rule.text}: {because.text}. The difference is {exactly(difference)}.
        </p>
        <ul class="operands">
          {readings.map(({ concept, start, end, filed_value, filing, blamed }) => (
            <li key={`${concept} ${start ?? ''} ${end} ${filing.accession}`}>
              <span class="operand-value">{exactly(filed_value)}</span>
              <span>
                <code>{concept}</code> {start === null ? end : `${start} to ${end}`}, {filing.accession}
                {blamed && ' (found wrong)'}
              </span>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
);
