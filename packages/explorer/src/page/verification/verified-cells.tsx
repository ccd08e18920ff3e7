import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { Footnoted } from '../footnote/footnoted.tsx';
import { exactly, labelOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { grouped } from '../lane/values.tsx';

type Cell = Schemas['VerifiedCell'];
type Evidence = Schemas['VerdictEvidence'];

type CellsProps = {
  readonly symbol: string;
  readonly cells: readonly Cell[];
  readonly verdict: Cell['verdict'];
  /** All cells with the verdict; the answer lists the newest of them. */
  readonly total: number;
};

/** Cells with one verdict, newest periods first, with the evidence for and against each. */
export function VerifiedCells({ symbol, cells, verdict, total }: CellsProps): JSX.Element {
  if (cells.length === 0) return <p class="empty">No cell is {verdict}.</p>;
  const rest = total > cells.length ? `, ${cells.length} of ${grouped(total)}` : '';
  return (
    <DataTable
      caption={`Cells that are ${verdict}${rest}`}
      columns={columnsOf(symbol)}
      rows={cells}
      keyOf={({ statement, field, period_kind: kind, period_end: end }) =>
        `${statement} ${field} ${kind} ${end}`
      }
    />
  );
}

const columnsOf = (symbol: string): readonly DataColumn<Cell>[] => [
  {
    name: 'Field and period',
    isWrapped: true,
    cell: ({ field, period, period_end: end }) => (
      <>
        {labelOf(field)}
        <small>
          {period}, to {end}
        </small>
      </>
    ),
  },
  { name: 'Value', isFootnoted: true, cell: (cell) => <JudgedValue symbol={symbol} cell={cell} /> },
  {
    name: 'Against it',
    isWrapped: true,
    cell: ({ evidence }) =>
      evidence.map((each) => <EvidenceItem key={`${each.rule.code} ${each.difference}`} evidence={each} />),
  },
  {
    name: 'For it',
    isWrapped: true,
    cell: ({ vouched }) =>
      vouched.length > 0 && (
        <details>
          <summary>{vouched.length === 1 ? '1 check' : `${vouched.length} checks`}</summary>
          <ul>
            {vouched.map(({ code, text }) => (
              <li key={code}>{text}</li>
            ))}
          </ul>
        </details>
      ),
  },
  { name: 'Filing', cell: ({ filing }) => <FilingLink filing={filing} /> },
];

type JudgedProps = { readonly symbol: string; readonly cell: Cell };

const JudgedValue = ({ symbol, cell }: JudgedProps): JSX.Element => (
  <Footnoted
    target={{ kind: 'cell', symbol, statement: cell.statement, field: cell.field, period: cell.period }}
    value={exactly(cell.value)}
  >
    {exactly(cell.value)}
  </Footnoted>
);

const EvidenceItem = ({ evidence }: { readonly evidence: Evidence }): JSX.Element => (
  <details>
    <summary>{evidence.rule.text}</summary>
    <p>
      {evidence.because.text}. The difference is {exactly(evidence.difference)}; at most{' '}
      {exactly(evidence.tolerance.value)} is tolerated ({evidence.tolerance.text}).
    </p>
    <ul>
      {evidence.readings.map(({ concept, start, end, filed_value: filed, filing, blamed }) => (
        <li key={`${concept} ${start ?? ''} ${end} ${filing.accession}`}>
          <code>{concept}</code> {exactly(filed)}, {start === null ? end : `${start} to ${end}`}
          {blamed && ', blamed'} <FilingLink filing={filing} />
        </li>
      ))}
    </ul>
  </details>
);
