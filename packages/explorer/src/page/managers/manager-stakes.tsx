import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { routeTo } from '../frame/address.ts';
import { exactly } from '../frame/format.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { NotStated, percent } from '../lane/values.tsx';
import { FlagList } from '../ownership/flag-list.tsx';

type Stake = Schemas['HolderStake'];
type StakesProps = { readonly data: Schemas['Holder']; readonly route: RouteOf<'manager'> };

/** Stakes above five percent that the manager reports as the holder, in force or ever. */
export function ManagerStakes({ data, route }: StakesProps): JSX.Element {
  const { beneficial_ownership: stakes } = data;
  return (
    <section aria-labelledby="stakes">
      <h2 id="stakes">Stakes above five percent</h2>
      {isRefused(stakes) ? (
        <RefusedPart reason={stakes.reason} />
      ) : (
        <>
          <nav class="segmented" aria-label="Stakes">
            <Link to={{ ...route, stakes: 'in_force' }} current={route.stakes === 'in_force'}>
              In force
            </Link>
            <Link to={{ ...route, stakes: 'history' }} current={route.stakes === 'history'}>
              Every schedule
            </Link>
          </nav>
          <p class="quiet prose">
            {stakes.coverage_perimeter.note} Covered since {stakes.coverage_start}.
          </p>
          {stakes.stakes.length === 0 ? (
            <p class="empty">No stake is in force.</p>
          ) : (
            <DataTable
              caption={`Stakes (${stakes.stakes.length} of ${exactly(stakes.stakes_count)})`}
              columns={stakes.stakes.some(({ flags }) => flags.length > 0) ? [...COLUMNS, WARNINGS] : COLUMNS}
              rows={stakes.stakes}
              keyOf={({ accession, issuer, class_title: title }) =>
                `${accession} ${issuer.cik} ${title ?? ''}`
              }
            />
          )}
        </>
      )}
    </section>
  );
}

const COLUMNS: readonly DataColumn<Stake>[] = [
  {
    name: 'Issuer',
    isWrapped: true,
    cell: ({ issuer: { cik, name, symbol }, class_title: title }) => (
      <>
        {symbol === null ? (
          (name ?? `CIK ${cik}`)
        ) : (
          <Link to={routeTo('ownership', { symbol })}>{name ?? symbol}</Link>
        )}
        {title !== null && <small>{title}</small>}
      </>
    ),
  },
  {
    name: 'Percent of class',
    isFootnoted: true,
    cell: (stake) => (
      <StatedValue
        title={`${stake.issuer.name ?? stake.issuer.cik}, percent of class`}
        value={stake.pct_of_class}
        show={percent}
        details={[['Schedule', stake.schedule]]}
        filing={stake}
        cik={stake.issuer.cik}
      />
    ),
  },
  {
    name: 'Shares',
    isFootnoted: true,
    cell: (stake) => (
      <StatedValue
        title={`${stake.issuer.name ?? stake.issuer.cik}, shares`}
        value={stake.aggregate_shares}
        show={exactly}
        details={[['Schedule', stake.schedule]]}
        filing={stake}
        cik={stake.issuer.cik}
      />
    ),
  },
  { name: 'Event', cell: ({ event_date: day }) => day ?? <NotStated /> },
  {
    name: 'State',
    cell: ({ is_exit: isExit, is_in_force: isInForce }) =>
      isInForce ? 'in force' : isExit ? 'exit: five percent or less' : 'superseded',
  },
  { name: 'Filing', cell: (stake) => <FilingLink filing={stake} cik={stake.issuer.cik} /> },
];

const WARNINGS: DataColumn<Stake> = {
  name: 'Warnings',
  isWrapped: true,
  cell: ({ flags }) => <FlagList flags={flags} />,
};
