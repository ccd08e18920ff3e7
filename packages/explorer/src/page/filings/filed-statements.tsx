import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, labelOf, shown } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { columnNames, fieldsByConcept, kindOfUnit, partsOf, type StatementPart } from './filed-rows.ts';

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
          <>
            <NotDrawn reason={data.reason} />
            <RefusedTables tables={data.not_drawn} />
          </>
        ) : (
          <>
            <p class="quiet prose">
              The filer’s own rows and columns; amounts and shares in millions. Each number opens the document
              where it stands. On the right are the standardised fields that are made of a row.
              {data.source === 'document_tables' && FROM_TABLES}
            </p>
            <RefusedTables tables={data.not_drawn} />
            {data.statements.map((statement) => (
              <details key={statement.role} open={OPENED.has(statement.statement)}>
                <summary>{titleOf(statement)}</summary>
                {partsOf(statement).map((part) => (
                  <FiledTable
                    key={part.name ?? ''}
                    title={titleOf(statement)}
                    part={part}
                    fields={fieldsByConcept(data.lines)}
                  />
                ))}
              </details>
            ))}
          </>
        )
      }
    </Answer>
  </section>
);

const NAMES: Readonly<Record<Statement['statement'], string>> = {
  balance: 'Balance sheet',
  cash_flow: 'Cash flow',
  comprehensive_income: 'Comprehensive income',
  equity: 'Equity',
  income: 'Income statement',
  parenthetical: 'In parentheses',
};

/** As printed where that is known. */
const titleOf = ({ title, statement }: Statement): string => title ?? NAMES[statement];

const FROM_TABLES =
  ' The report has no XBRL here: rows, numbers and periods are read from the tables of its document, and a row has standardised fields where the facts of the filing have its numbers.';

/** Why a statement in the tables of a document is not drawn. */
const AGAINST: Readonly<Record<Schemas['StatementNotDrawn']['reason'], string>> = {
  facts_differ: 'its numbers are not the facts of the filing',
  incomplete: 'its table breaks off',
  period_unknown: 'a column does not say one period',
  several_tables: 'several tables may be it',
  table_not_found: 'no table of the document is it for sure',
  totals_differ: 'its numbers do not add up',
  unit_unknown: 'nothing says its unit',
};

const RefusedTables = ({
  tables,
}: {
  readonly tables: readonly Schemas['StatementNotDrawn'][];
}): JSX.Element =>
  tables.length === 0 ? (
    <></>
  ) : (
    <p class="quiet prose">
      Not read: {tables.map(({ statement, reason }) => `${NAMES[statement]} (${AGAINST[reason]})`).join(', ')}
      .
    </p>
  );

/** Of the company `no_statements` means something else. */
const NotDrawn = ({
  reason,
}: {
  readonly reason: Schemas['UnavailableFiledStatements']['reason'];
}): JSX.Element =>
  reason === 'no_statements' ? (
    <p class="quiet">
      The report presents no statements in XBRL, and no table of its document is one for sure.
    </p>
  ) : (
    <RefusedPart reason={reason} />
  );

const OPENED: ReadonlySet<Statement['statement']> = new Set(['balance', 'cash_flow', 'income']);

type TableProps = {
  readonly title: string;
  readonly part: StatementPart;
  readonly fields: ReadonlyMap<string, readonly string[]>;
};

const FiledTable = ({ title, part, fields }: TableProps): JSX.Element => (
  <div class="filed">
    <DataTable
      caption={part.name === null ? title : `${title}, ${part.name}`}
      columns={columnsOf(part, fields)}
      rows={[...part.rows]}
      keyOf={(_, at) => String(at)}
      isStacked={false}
    />
  </div>
);

function columnsOf(
  { name: period, columns, rows }: StatementPart,
  fields: TableProps['fields'],
): readonly DataColumn<Row>[] {
  const names = columnNames(columns);
  const isMade = rows.some(({ members, concept }) => members.length === 0 && fields.has(concept ?? ''));
  return [
    { name: 'As filed', cell: (row) => <RowLabel row={row} />, isWrapped: true },
    ...names.map((name, at): DataColumn<Row> => ({
      name,
      isNumber: true,
      cell: ({ cells }) => <Number cell={cells[at] ?? null} />,
    })),
    ...(isMade || period === null
      ? [{ name: 'Standardised', cell: (row: Row) => <MadeOfIt row={row} fields={fields} /> }]
      : []),
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
  const whole = `${exactly(value)} ${unit}`.trim();
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
