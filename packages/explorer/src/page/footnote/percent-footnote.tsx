import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, labelOf } from '../frame/format.ts';
import { Status } from '../frame/status.tsx';
import { useRequest } from '../frame/use-request.ts';
import { asSentence, sentenceOf } from '../lane/reasons.ts';
import { Detail } from './details.tsx';
import { FilingLink } from './filing-link.tsx';
import { useFootnotes } from './footnotes-context.ts';
import { titleOfTarget, type PercentTarget } from './footnote-target.ts';
import { percentOf } from './percent.ts';

type ExplainedCell = Schemas['Explanation']['cell'];

/** The formula of a percentage that the page computes, and its two cells with their filings. */
export function PercentFootnote({ target }: { readonly target: PercentTarget }): JSX.Element {
  const { view, cell, base } = target;
  const requests = [useRequest('/v2/explain', cell), useRequest('/v2/explain', base)];
  const missing = requests.find(({ state }) => state !== 'answered');
  if (missing !== undefined) return <Status request={missing} />;
  const cells = requests.flatMap((request) => (request.state === 'answered' ? [request.body.data.cell] : []));
  const percent = percentOf(view, cell.field, cells[0]?.value ?? null, cells[1]?.value ?? null);
  const names = [cell, base].map(({ field, period }) => `${labelOf(field)} ${period}`);
  return (
    <>
      <p class="footnote-value">{'value' in percent ? `${exactly(percent.value)}%` : 'Refused'}</p>
      {'reason' in percent && (
        <p class="refused">
          {asSentence(sentenceOf(percent.reason) ?? percent.reason)} <code>{percent.reason}</code>
        </p>
      )}
      <dl>
        <Detail name="Formula">
          {names[0]} ÷ {names[1]}
          {view === 'growth' ? ' − 1' : ''}, in percent
        </Detail>
        <Detail name="Computed by">this page, from two cells of the statements</Detail>
      </dl>
      <h3>Made of</h3>
      <ul class="operands">
        {[cell, base].map((each, at) => (
          <PercentOperand key={`${each.field} ${each.period}`} target={each} cell={cells[at]} />
        ))}
      </ul>
    </>
  );
}

type OperandProps = { readonly target: PercentTarget['cell']; readonly cell: ExplainedCell | undefined };

function PercentOperand({ target, cell }: OperandProps): JSX.Element {
  const footnotes = useFootnotes();
  const value = cell?.value == null ? 'refused' : exactly(cell.value);
  const opened = { kind: 'cell' as const, ...target };
  const title = titleOfTarget(opened);
  return (
    <li>
      <span class="operand-value">{value}</span>
      <span>
        <button
          type="button"
          class="plain"
          onClick={() =>
            footnotes.open({ target: opened, title, value: `${value} ${cell?.unit ?? ''}`.trim() })
          }
        >
          {title}
        </button>
        {cell?.provenance != null && (
          <>
            <br />
            <FilingLink filing={cell.provenance} />
          </>
        )}
        {cell?.refusal != null && ` · ${cell.refusal.text}`}
      </span>
    </li>
  );
}
