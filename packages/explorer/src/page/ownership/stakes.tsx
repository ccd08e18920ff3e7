import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, NotStated, percent, ValueOr } from '../lane/values.tsx';
import { personType } from './codes.ts';
import { FlagList } from './flag-list.tsx';
import { StakeChart } from './stake-chart.tsx';
import { stakeSeries } from './stake-series.ts';

type Ownership = Schemas['Ownership'];
type Beneficial = Schemas['BeneficialOwnership'];
type Persons = Schemas['StakePersons'];

/** Stakes by Schedules 13D and 13G: a timeline, those in force, all schedules, and schedules that were not read. */
export function Stakes({ data, cik }: { readonly data: Ownership; readonly cik: string }): JSX.Element {
  const { beneficial_ownership: stakes, as_of: asOf } = data;
  return (
    <section aria-labelledby="stakes">
      <h2 id="stakes">Stakes above five percent</h2>
      {isRefused(stakes) ? (
        <RefusedPart reason={stakes.reason} />
      ) : (
        <StakeTables stakes={stakes} until={(asOf ?? '').slice(0, 10)} cik={cik} />
      )}
    </section>
  );
}

type StakeTablesProps = { readonly stakes: Beneficial; readonly until: string; readonly cik: string };

function StakeTables({ stakes, until, cik }: StakeTablesProps): JSX.Element {
  const { holders, history, unparsed_filings: unparsed, coverage_start: since, coverage_perimeter } = stakes;
  const series = stakeSeries(history);
  return (
    <>
      <p class="quiet prose">
        {coverage_perimeter.note} Covered since {since}.
      </p>
      {history.length === 0 && (
        <p class="empty">
          {unparsed.length === 0
            ? 'EDGAR lists no structured Schedule 13D or 13G about the company.'
            : 'No schedule about the company has been read.'}
        </p>
      )}
      {series.length > 0 && <StakeChart series={series} until={until} />}
      {holders.length > 0 && (
        <DataTable
          caption="Stakes in force"
          columns={holderColumns(cik, holders)}
          rows={holders}
          keyOf={({ accession, name, class_title: of }) => `${accession} ${name} ${of ?? ''}`}
        />
      )}
      {history.length > 0 && (
        <DataTable
          caption={`Every schedule, newest filing first (${history.length})`}
          columns={historyColumns(cik, history)}
          rows={history}
          keyOf={({ accession, holder_name: name }, index) => `${accession} ${name} ${index}`}
        />
      )}
      {unparsed.length > 0 && (
        <DataTable
          caption="Schedules that were not read"
          columns={unparsedColumns(cik)}
          rows={unparsed}
          keyOf={({ accession }) => accession}
        />
      )}
    </>
  );
}

type Stake = Pick<
  Beneficial['holders'][number],
  'accession' | 'aggregate_shares' | 'event_date' | 'filed' | 'flags' | 'form' | 'pct_of_class' | 'schedule'
>;

/** Percent and shares of a stake, each with the schedule that states it. */
const amountColumns = <Row extends Stake>(
  cik: string,
  nameOf: (row: Row) => string,
): readonly DataColumn<Row>[] => {
  const about = (row: Row) => ({
    details: [
      ['Schedule', row.schedule] as const,
      ...(row.event_date === null ? [] : [['Event', row.event_date] as const]),
    ],
    filing: row,
    cik,
  });
  return [
    {
      name: 'Percent of class',
      isFootnoted: true,
      cell: (row) => (
        <StatedValue
          title={`${nameOf(row)}, percent of class`}
          value={row.pct_of_class}
          show={percent}
          {...about(row)}
        />
      ),
    },
    {
      name: 'Shares',
      isFootnoted: true,
      cell: (row) => (
        <StatedValue
          title={`${nameOf(row)}, shares`}
          value={row.aggregate_shares}
          show={grouped}
          {...about(row)}
        />
      ),
    },
  ];
};

/** A column of warnings, if any row has one. */
const warnings = <Row extends Stake>(rows: readonly Row[]): readonly DataColumn<Row>[] =>
  rows.every(({ flags }) => flags.length === 0)
    ? []
    : [{ name: 'Warnings', isWrapped: true, cell: ({ flags }) => <FlagList flags={flags} /> }];

type Holder = Beneficial['holders'][number];

const holderColumns = (cik: string, rows: readonly Holder[]): readonly DataColumn<Holder>[] => [
  {
    name: 'Holder',
    isWrapped: true,
    cell: ({ name, cik: holder, person_type: code, reporting_persons: persons }) => (
      <>
        {holder === undefined ? name : <Link to={routeTo('manager', { cik: holder })}>{name}</Link>}
        {code !== null && <small>{personType(code)}</small>}
        {persons !== undefined && <ReportingPersons persons={persons} />}
      </>
    ),
  },
  ...amountColumns<Holder>(cik, ({ name }) => name),
  { name: 'Event', cell: ({ event_date: day }) => <ValueOr value={day}>{(value) => value}</ValueOr> },
  { name: 'Schedule', cell: ({ schedule }) => schedule },
  { name: 'Filing', cell: (holder) => <FilingLink filing={holder} cik={cik} /> },
  ...warnings(rows),
];

type Scheduled = Beneficial['history'][number];

const historyColumns = (cik: string, rows: readonly Scheduled[]): readonly DataColumn<Scheduled>[] => [
  { name: 'Filing', cell: (schedule) => <FilingLink filing={schedule} cik={cik} /> },
  { name: 'Holder', isWrapped: true, cell: ({ holder_name: name }) => name },
  ...amountColumns<Scheduled>(cik, ({ holder_name: name }) => name),
  { name: 'Event', cell: ({ event_date: day }) => day ?? <NotStated /> },
  {
    name: 'State',
    cell: ({ is_exit: isExit, superseded }) =>
      superseded ? 'superseded' : isExit ? 'exit: five percent or less' : 'in force',
  },
  ...warnings(rows),
];

const unparsedColumns = (cik: string): readonly DataColumn<Beneficial['unparsed_filings'][number]>[] => [
  { name: 'Filing', cell: (filing) => <FilingLink filing={filing} cik={cik} /> },
  { name: 'Reason', isWrapped: true, cell: ({ reason }) => <RefusedBecause reason={reason} /> },
];

function ReportingPersons({ persons }: { readonly persons: Persons }): JSX.Element {
  return (
    <details>
      <summary>{persons.length} reporting persons</summary>
      <p class="quiet">They mostly report the same shares; do not add them up.</p>
      <ul>
        {persons.map(({ name, pct_of_class: value, types }) => (
          <li key={name}>
            {name}
            {value !== null && `, ${percent(value)}`}
            <small>{types.map(personType).join(', ')}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
