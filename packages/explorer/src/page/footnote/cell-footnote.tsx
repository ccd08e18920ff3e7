import type { JSX } from 'preact';
import type { Schemas } from '@footnote/client';
import { exactly, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { CellPlaces } from './cell-places.tsx';
import { Detail } from './details.tsx';
import { FilingLink } from './filing-link.tsx';
import { explainParameters, type TargetOf } from './footnote-target.ts';
import { Candidates, Considered, Evidence, InNote } from './refusal-evidence.tsx';

type Explanation = Schemas['Explanation'];

/** The source of a cell, or why it is refused, from `GET /v2/explain`. */
export function CellFootnote({ target }: { readonly target: TargetOf<'cell'> }): JSX.Element {
  const request = useRequest('/v2/explain', explainParameters(target));
  if (request.state !== 'answered') return <Status request={request} />;
  const { data } = request.body;
  const { cell, operands, verification, candidates, considered, reported_in_note: note } = data;
  return (
    <>
      <p class="footnote-value">
        {cell.value === null ? 'Refused' : exactly(cell.value)} <span class="quiet">{cell.unit}</span>
      </p>
      {cell.refusal !== null && (
        <p class="refused">
          {sentenceOf(cell.refusal.text)} <code>{cell.refusal.code}</code>
        </p>
      )}
      {note !== null && <InNote note={note} />}
      <CellDetails data={data} />
      {operands.length > 0 && (
        <>
          <h3>Made of</h3>
          <Operands operands={operands} />
        </>
      )}
      <CellPlaces target={target} />
      {considered.length > 0 && <Considered cells={considered} />}
      {cell.refusal !== null && candidates.length > 0 && <Candidates candidates={candidates} />}
      {verification !== null && <Verdict verification={verification} />}
    </>
  );
}

function CellDetails({ data }: { readonly data: Explanation }): JSX.Element {
  const { cell, rule, splits } = data;
  const period = cell.period_start === null ? cell.period_end : `${cell.period_start} to ${cell.period_end}`;
  return (
    <dl>
      {cell.rule !== null && (
        <Detail name="Rule">
          {sentenceOf(cell.rule.text)} <code>{cell.rule.id}</code>
        </Detail>
      )}
      {cell.provenance !== null && (
        <Detail name="Filing">
          <FilingLink filing={cell.provenance} />
        </Detail>
      )}
      {cell.concept !== null && (
        <Detail name="Concept">
          <code>{cell.concept}</code>
        </Detail>
      )}
      <Detail name="Period">{period}</Detail>
      {cell.method !== null && <Detail name="Method">{`${wordsOf(cell.method)}: ${rule.text}`}</Detail>}
      {cell.flags.length > 0 && <Detail name="Flags">{cell.flags.map(wordsOf).join(', ')}</Detail>}
      {splits.length > 0 && (
        <Detail name="Splits">
          {splits.map(({ effective, ratio }) => `${ratio} on ${effective}`).join(', ')}
        </Detail>
      )}
    </dl>
  );
}

/** The facts as filed, each with its sign. */
const Operands = ({ operands }: { readonly operands: Explanation['operands'] }): JSX.Element => (
  <ul class="operands">
    {operands.map(({ role, concept, start, end, exhibit, filed_value, filing }) => (
      <li key={`${role} ${concept} ${end} ${filing.accession}`}>
        <span class="operand-value">
          {role === '-' ? '−' : role} {exactly(filed_value)}
        </span>
        <span>
          <code>{concept}</code>
          <br />
          {start === null ? end : `${start} to ${end}`} · <FilingLink filing={filing} />
          {exhibit !== undefined && `, ${exhibit}`}
        </span>
      </li>
    ))}
  </ul>
);

const VERDICTS = {
  contradicted: 'Contradicted: the value is withheld.',
  passed: 'Corroborated by',
  unchecked: 'No other reading of the value was found.',
} as const;

type Verification = NonNullable<Explanation['verification']>;

function Verdict({ verification }: { readonly verification: Verification }): JSX.Element {
  const { verdict, vouched, evidence } = verification;
  return (
    <>
      <h3>Verification</h3>
      <p class={verdict === 'contradicted' ? 'refused' : undefined}>{VERDICTS[verdict]}</p>
      {vouched.length > 0 && (
        <ul>
          {vouched.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      <Evidence evidence={evidence} />
    </>
  );
}

const sentenceOf = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
