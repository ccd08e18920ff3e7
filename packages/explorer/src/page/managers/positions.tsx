import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import type { CitedFiling } from '../footnote/filing-title.ts';
import type { StatedDetails } from '../footnote/footnote-target.ts';
import { exactly, shown } from '../frame/format.ts';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, percent, signed } from '../lane/values.tsx';

type Portfolio = Schemas['HolderPortfolio'];
type Position = Schemas['HolderPosition'];
type Dropped = Schemas['HolderDroppedPosition'];

type PositionsProps = {
  readonly portfolio: Portfolio;
  readonly data: Schemas['Holder'];
  readonly route: RouteOf<'manager'>;
};

/** A page of positions, largest first, each compared with the quarter before. */
export function Positions({ portfolio, data, route }: PositionsProps): JSX.Element {
  const { positions, positions_count: count, filings } = portfolio;
  if (count === 0) return <p class="empty">The manager reports no position.</p>;
  return (
    <>
      <DataTable
        caption={`Positions, largest first (${positions.length} of ${exactly(count)}); values in millions of USD`}
        columns={columnsOf(filings)}
        rows={positions}
        keyOf={({ cusip, kind, class_title: title, issuer_name: name }) =>
          `${cusip ?? name} ${kind} ${title}`
        }
        isStacked
      />
      <nav class="pager" aria-label="Pages of the positions">
        {route.cursor !== '' && <Link to={{ ...route, cursor: '' }}>Largest positions</Link>}
        {data.next_cursor !== null && (
          <Link to={{ ...route, cursor: data.next_cursor }}>Smaller positions</Link>
        )}
      </nav>
    </>
  );
}

/** Positions of the quarter before that are no longer reported. */
export function DroppedPositions({ portfolio }: { readonly portfolio: Portfolio }): JSX.Element | null {
  const { dropped, dropped_count: count, quarter_before: before } = portfolio;
  if (count === 0) return null;
  return (
    <details>
      <summary>
        {count === 1 ? '1 position' : `${exactly(count)} positions`} of {before} no longer reported
      </summary>
      <DataTable
        caption="Positions no longer reported; values in millions of USD"
        columns={DROPPED}
        rows={dropped}
        keyOf={({ cusip, kind, issuer_name: name }) => `${cusip ?? name} ${kind}`}
      />
    </details>
  );
}

type Security = Pick<Position, 'class_title' | 'cusip' | 'issuer' | 'issuer_name' | 'kind'>;

/** The issuer as filed, with a link if its CIK is known. */
const SecurityCell = ({
  class_title: title,
  cusip,
  issuer,
  issuer_name: name,
  kind,
}: Security): JSX.Element => (
  <>
    {isRefused(issuer) ? name : <Link to={routeTo('search', { query: issuer.cik })}>{name}</Link>}
    <small>
      {[title, kind === 'shares' ? '' : kind, cusip]
        .filter((part) => part !== '' && part !== null)
        .join(', ')}
    </small>
  </>
);

const detailsOf = ({ cusip, class_title: title, kind }: Security): StatedDetails => [
  ['Class', title],
  ['Held as', kind],
  ...(cusip === null ? [] : [['CUSIP', cusip] as const]),
];

const millions = (value: number): string => shown(value, 'amount', true);

function columnsOf(filings: Portfolio['filings']): readonly DataColumn<Position>[] {
  const filingOf = ({ accession }: Position): CitedFiling =>
    filings.find((each) => each.accession === accession) ?? { accession };
  return [
    { name: 'Issuer', isWrapped: true, cell: (position) => <SecurityCell {...position} /> },
    {
      name: 'Weight',
      isFootnoted: true,
      cell: (position) => (
        <StatedValue
          title={`${position.issuer_name}, weight`}
          value={position.weight_pct}
          show={percent}
          details={[
            ['Definition', 'Share of the value of all positions without options'],
            ...detailsOf(position),
          ]}
          filing={filingOf(position)}
        />
      ),
    },
    {
      name: 'Value',
      isFootnoted: true,
      cell: (position) => (
        <StatedValue
          title={`${position.issuer_name}, value`}
          value={position.value_usd}
          show={millions}
          exact={(value) => `${exactly(value)} USD`}
          details={detailsOf(position)}
          filing={filingOf(position)}
        />
      ),
    },
    {
      name: 'Shares or principal',
      isFootnoted: true,
      cell: (position) => (
        <StatedValue
          title={`${position.issuer_name}, ${position.kind === 'principal' ? 'principal' : 'shares'}`}
          value={position.amount}
          show={grouped}
          details={detailsOf(position)}
          filing={filingOf(position)}
        />
      ),
    },
    {
      name: 'Change',
      isFootnoted: true,
      cell: (position) => (
        <StatedValue
          title={`${position.issuer_name}, change`}
          value={position.change}
          show={({ amount, kind }) => (kind === 'unchanged' ? '0' : signed(grouped(amount)))}
          details={
            isRefused(position.change)
              ? []
              : [
                  ['Before', grouped(position.change.amount_before)],
                  ['Since', 'the quarter before'],
                ]
          }
          filing={filingOf(position)}
          note={isRefused(position.change) ? undefined : position.change.kind}
        />
      ),
    },
  ];
}

const DROPPED: readonly DataColumn<Dropped>[] = [
  { name: 'Issuer', isWrapped: true, cell: (position) => <SecurityCell {...position} /> },
  {
    name: 'Shares or principal before',
    isFootnoted: true,
    cell: (position) => (
      <StatedValue
        title={`${position.issuer_name}, before`}
        value={position.amount_before}
        show={grouped}
        details={detailsOf(position)}
        filing={{ accession: position.accession }}
      />
    ),
  },
  {
    name: 'Value before',
    isFootnoted: true,
    cell: (position) => (
      <StatedValue
        title={`${position.issuer_name}, value before`}
        value={position.value_usd_before}
        show={millions}
        exact={(value) => `${exactly(value)} USD`}
        details={detailsOf(position)}
        filing={{ accession: position.accession }}
      />
    ),
  },
];
