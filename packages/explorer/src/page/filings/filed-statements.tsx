import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, labelOf, shown, wordsOf } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { columnNames, fieldsByConcept, kindOfUnit } from './filed-rows.ts';

type Statement = Schemas['FiledStatement'];
type Row = Schemas['FiledStatementRow'];
type Cell = Schemas['FiledStatementCell'];

/** The statements of a report as the filer drew them, beside the standardised fields that are made of each row. */
export const FiledStatements = ({ accession }: { readonly accession: string }): JSX.Element => (
  <section aria-labelledby="filed-statements">
    <h2 id="filed-statements">Statements as filed</h2>
    <Answer path="/v2/filings/{accession}/statements" parameters={{ accession }}>
      {({ data }) =>
        'reason' in data ? (
          <NotDrawn reason={data.reason} />
        ) : (
          <>
            <p class="quiet prose">
              The filer’s own rows and columns; amounts and shares in millions. Each number opens the document
              where it stands. On the right are the standardised fields that are made of a row.
            </p>
            {data.statements.map((statement) => (
              <details key={statement.role} open={OPENED.has(statement.statement)}>
                <summary>{statement.title ?? wordsOf(statement.statement)}</summary>
                <FiledTable statement={statement} fields={fieldsByConcept(data.lines)} />
              </details>
            ))}
          </>
        )
      }
    </Answer>
  </section>
);

/** Of the company `no_statements` means something else. */
const NotDrawn = ({
  reason,
}: {
  readonly reason: Schemas['UnavailableFiledStatements']['reason'];
}): JSX.Element =>
  reason === 'no_statements' ? (
    <p class="quiet">The report presents no statements in XBRL, and tags no tables.</p>
  ) : (
    <RefusedPart reason={reason} />
  );

const OPENED: ReadonlySet<Statement['statement']> = new Set(['balance', 'cash_flow', 'income']);

type TableProps = {
  readonly statement: Statement;
  readonly fields: ReadonlyMap<string, readonly string[]>;
};

const FiledTable = ({ statement, fields }: TableProps): JSX.Element => (
  <DataTable
    caption={statement.title ?? wordsOf(statement.statement)}
    columns={columnsOf(statement, fields)}
    rows={[...statement.rows]}
    keyOf={(_, at) => String(at)}
    isStacked={false}
  />
);

function columnsOf({ columns }: Statement, fields: TableProps['fields']): readonly DataColumn<Row>[] {
  const names = columnNames(columns);
  return [
    { name: 'As filed', cell: (row) => <RowLabel row={row} />, isWrapped: true },
    ...names.map((name, at): DataColumn<Row> => ({
      name,
      isNumber: true,
      cell: ({ cells }) => <Number cell={cells[at] ?? null} />,
    })),
    { name: 'Standardised', cell: (row) => <MadeOfIt row={row} fields={fields} /> },
  ];
}

const RowLabel = ({ row }: { readonly row: Row }): JSX.Element => (
  <span
    class={['filed-label', row.abstract ? 'heading' : '', row.total ? 'total' : ''].filter(Boolean).join(' ')}
    style={{ '--depth': row.depth }}
    title={row.concept ?? undefined}
  >
    {row.label}
  </span>
);

function Number({ cell }: { readonly cell: Cell | null }): JSX.Element {
  if (cell === null) return <></>;
  const { place, shown: value, unit } = cell;
  const text = shown(value, kindOfUnit(unit));
  const whole = `${exactly(value)} ${unit}`;
  return place === null ? (
    <span title={whole}>{text}</span>
  ) : (
    <a href={place.viewer} title={`${whole}, in the document`}>
      {text}
    </a>
  );
}

/** Figures of members are not standardised: fields are made of the whole. */
function MadeOfIt({
  row,
  fields,
}: {
  readonly row: Row;
  readonly fields: TableProps['fields'];
}): JSX.Element {
  const made = row.members.length > 0 || row.concept === null ? [] : (fields.get(row.concept) ?? []);
  return made.length === 0 ? (
    <></>
  ) : (
    <span class="made-of-it">{made.map((field) => labelOf(field)).join(', ')}</span>
  );
}
