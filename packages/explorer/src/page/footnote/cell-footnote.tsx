import type { JSX } from 'preact';
import { Entry, FilingOf } from './entry.tsx';
import { exactly, wordsOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import type { FootnoteTarget } from './footnote-target.ts';

/** Where a cell comes from, or why it is refused: what `GET /v2/explain` says of it. */
export function CellFootnote({ target }: { readonly target: FootnoteTarget }): JSX.Element {
  const { symbol, statement, field, period, asKnownOn } = target;
  const known = asKnownOn === '' ? {} : { as_known_on: asKnownOn };
  const request = useRequest('/v2/explain', { symbol, statement, field, period, ...known });
  if (request.state !== 'answered') return <Status request={request} />;
  const { cell, rule, operands, verification } = request.body.data;
  return (
    <>
      <dl>
        <Entry name="Value">{cell.value === null ? 'refused' : `${exactly(cell.value)} ${cell.unit}`}</Entry>
        {cell.refusal !== null && <Entry name="Reason">{cell.refusal.text}</Entry>}
        {cell.rule !== null && (
          <Entry name="Rule">
            {cell.rule.text} <code>{cell.rule.id}</code>
          </Entry>
        )}
        {cell.method !== null && <Entry name="Method">{`${wordsOf(cell.method)}: ${rule.text}`}</Entry>}
        {cell.concept !== null && (
          <Entry name="Concept">
            <code>{cell.concept}</code>
          </Entry>
        )}
        {cell.provenance !== null && (
          <Entry name="Filing">
            <FilingOf filing={cell.provenance} />
          </Entry>
        )}
        {cell.flags.length > 0 && <Entry name="Flags">{cell.flags.map(wordsOf).join(', ')}</Entry>}
        {verification !== null && <Entry name="Verification">{verification.verdict}</Entry>}
      </dl>
      {operands.length > 0 && <h3>Made of</h3>}
      <ul class="operands">
        {operands.map(({ role, concept, start, end, filed_value, filing }) => (
          <li key={`${role} ${concept} ${end} ${filing.accession}`}>
            <code>
              {role} {concept}
            </code>{' '}
            <b>{exactly(filed_value)}</b> {start === null ? end : `${start} to ${end}`},{' '}
            <FilingOf filing={filing} />
          </li>
        ))}
      </ul>
      {verification?.evidence.map(({ rule: broken, because }) => (
        <p key={`${broken.code} ${because.code}`}>
          {broken.text}: {because.text}
        </p>
      ))}
    </>
  );
}
