import type { JSX } from 'preact';
import { useAsked } from './asking.tsx';
import { Entry, FilingOf } from './entry.tsx';
import { exactly, wordsOf } from './format.ts';
import { Status } from './status.tsx';
import type { Wanted } from './wanted.ts';

/** Where a cell comes from, or why it is refused: what `GET /v2/explain` says of it. */
export function CellFootnote({ wanted }: { readonly wanted: Wanted }): JSX.Element {
  const { symbol, statement, field, period, knownOn } = wanted;
  const known = knownOn === '' ? {} : { as_known_on: knownOn };
  const asked = useAsked(JSON.stringify(wanted), (footnote, signal) =>
    footnote.get('/v2/explain', { symbol, statement, field, period, ...known }, { signal }),
  );
  if (asked.state !== 'answered') return <Status asked={asked} />;
  const { cell, rule, operands, verification } = asked.body.data;
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
