import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable } from '../lane/data-table.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { NotStated } from '../lane/values.tsx';
import { figureColumn, isStated } from './proxy-figure.tsx';
import type { SectionProps } from './section.ts';

type Table = Schemas['CompensationTable'];
type Row = Table['rows'][number];

/** Columns of Items 402(c) and 402(k), as tables have them. */
const COLUMNS = [
  ['fees', 'Fees'],
  ['salary', 'Salary'],
  ['bonus', 'Bonus'],
  ['stock_awards', 'Stock awards'],
  ['option_awards', 'Option awards'],
  ['non_equity_incentive', 'Incentive plans'],
  ['pension_change', 'Pension and deferred pay'],
  ['all_other', 'All other'],
  ['total', 'Total'],
] as const;

/** Pay of officers by the summary compensation table of the newest proxy statement. */
export const OfficerPay = ({ data, cik }: SectionProps): JSX.Element => (
  <PayTable caption="Pay of named executive officers, USD" table={data.compensation} cik={cik} />
);

/** Pay of directors of the newest proxy statement. */
export const DirectorPay = ({ data, cik }: SectionProps): JSX.Element => (
  <PayTable caption="Pay of directors, USD" table={data.director_compensation} cik={cik} />
);

type PayTableProps = {
  readonly caption: string;
  readonly table: SectionProps['data']['compensation'];
  readonly cik: string | undefined;
};

function PayTable({ caption, table, cik }: PayTableProps): JSX.Element {
  if (table === undefined) return <RefusedPart reason="no_proxy_statement" />;
  if ('reason' in table) return <RefusedPart reason={table.reason} />;
  const { rows } = table;
  const titleOf = ({ name, year }: Row): string => [name, year].filter((part) => part !== null).join(', ');
  return (
    <DataTable
      caption={caption}
      isStacked
      columns={[
        { name: 'Person', isWrapped: true, cell: (row) => <Person row={row} /> },
        ...(rows.some(({ year }) => year !== null)
          ? [{ name: 'Year', cell: ({ year }: Row) => year ?? <NotStated /> }]
          : []),
        ...COLUMNS.filter(([key]) => isStated(rows.map((row) => row[key]))).map(([key, name]) =>
          figureColumn<Row>(name, (row) => row[key], titleOf, { filing: table, cik }),
        ),
      ]}
      rows={rows}
      keyOf={({ name, year }, at) => `${name ?? ''} ${year ?? ''} ${at}`}
    />
  );
}

const Person = ({ row: { name, title, refusal } }: { readonly row: Row }): JSX.Element => (
  <>
    {name ?? <NotStated />} {title !== null && <small>{title}</small>}
    {refusal !== null && (
      <small>
        <RefusedBecause reason={refusal} />
      </small>
    )}
  </>
);
