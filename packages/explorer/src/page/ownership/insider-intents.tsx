import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
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
  {
    name: 'To be sold',
    isFootnoted: true,
    cell: (intent) => (
      <StatedValue title="Shares to be sold" value={intent.units} show={grouped} filing={intent} cik={cik} />
    ),
  },
  {
    name: 'Market value, USD',
    isFootnoted: true,
    cell: (intent) => (
      <StatedValue
        title="Market value of the shares to be sold"
        value={intent.market_value}
        show={grouped}
        exact={(value) => `${grouped(value)} USD`}
        filing={intent}
        cik={cik}
      />
    ),
  },
  {
    name: 'Sold',
    isFootnoted: true,
    cell: (intent) => (
      <StatedValue
        title="Shares sold afterwards"
        value={intent.sold_shares}
        show={grouped}
        details={[
          ['Counted', `Sales of Forms 4 by the seller, ${intent.counts_from} to ${intent.counts_to}`],
        ]}
        filing={intent}
        cik={cik}
        note={`${intent.counts_from} to ${intent.counts_to}`}
      />
    ),
  },
  {
    name: 'Rule 10b5-1 plan',
    cell: ({ plan_dates: days }) => (days.length === 0 ? 'none' : `adopted ${days.join(', ')}`),
  },
  { name: 'Filing', cell: (intent) => <FilingLink filing={intent} cik={cik} /> },
];
