import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { grouped, ValueOr } from '../lane/values.tsx';

type Intent = Schemas['SaleIntent'];
type IntentsProps = { readonly intents: readonly Intent[]; readonly cik: string };

/** Forms 144: intents to sell, each against what its seller sold afterwards. */
export function InsiderIntents({ intents, cik }: IntentsProps): JSX.Element | null {
  if (intents.length === 0) return null;
  return (
    <DataTable
      caption="Intents to sell (Form 144), and what was sold in the 90 days after"
      columns={columnsOf(cik)}
      rows={intents}
      keyOf={({ accession }) => accession}
    />
  );
}

const columnsOf = (cik: string): readonly DataColumn<Intent>[] => [
  { name: 'Filed', cell: ({ filed }) => filed },
  {
    name: 'Seller',
    isWrapped: true,
    cell: ({ seller, relations, superseded }) => (
      <>
        <ValueOr value={seller}>{(value) => value}</ValueOr>
        <small>{relations.join(', ')}</small>
        {superseded && <small>amended by a later notice</small>}
      </>
    ),
  },
  { name: 'To be sold', isNumber: true, cell: ({ units }) => <ValueOr value={units}>{grouped}</ValueOr> },
  {
    name: 'Market value, USD',
    isNumber: true,
    cell: ({ market_value: value }) => <ValueOr value={value}>{grouped}</ValueOr>,
  },
  {
    name: 'Sold',
    isNumber: true,
    cell: ({ sold_shares: sold, counts_from: from, counts_to: to }) => (
      <>
        <ValueOr value={sold}>{grouped}</ValueOr>
        <small>
          {from} to {to}
        </small>
      </>
    ),
  },
  {
    name: 'Plan of Rule 10b5-1',
    cell: ({ plan_dates: days }) => (days.length === 0 ? 'none' : `adopted ${days.join(', ')}`),
  },
  { name: 'Filing', cell: (intent) => <FilingLink filing={intent} cik={cik} /> },
];
