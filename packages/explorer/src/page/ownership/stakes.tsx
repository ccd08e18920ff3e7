import { isRefused, type Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../lane/filing-link.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { grouped, percent, ValueOr } from '../lane/values.tsx';
import { personType, STAKE_FLAGS } from './codes.ts';
import { StakeChart } from './stake-chart.tsx';
import { stakeSeries } from './stake-series.ts';

type Ownership = Schemas['Ownership'];
type Beneficial = Schemas['BeneficialOwnership'];
type Flags = Schemas['StakeFlags'];
type Persons = Schemas['StakePersons'];

/** Stakes of Schedules 13D and 13G: their timeline, those in force, every schedule, and what was not read. */
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
          columns={holderColumns(cik)}
          rows={holders}
          keyOf={({ accession, name, class_title: of }) => `${accession} ${name} ${of ?? ''}`}
        />
      )}
      {history.length > 0 && (
        <DataTable
          caption={`Every schedule (${history.length})`}
          columns={historyColumns(cik)}
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

const holderColumns = (cik: string): readonly DataColumn<Beneficial['holders'][number]>[] => [
  {
    name: 'Holder',
    isWrapped: true,
    cell: ({ name, person_type: code, reporting_persons: persons }) => (
      <>
        {name}
        {code !== null && <small>{personType(code)}</small>}
        {persons !== undefined && <ReportingPersons persons={persons} />}
      </>
    ),
  },
  {
    name: 'Of the class',
    isNumber: true,
    cell: ({ pct_of_class: value }) => <ValueOr value={value}>{percent}</ValueOr>,
  },
  {
    name: 'Shares',
    isNumber: true,
    cell: ({ aggregate_shares: value }) => <ValueOr value={value}>{grouped}</ValueOr>,
  },
  { name: 'Event', cell: ({ event_date: day }) => <ValueOr value={day}>{(value) => value}</ValueOr> },
  { name: 'Schedule', cell: ({ schedule }) => schedule },
  { name: 'Filing', cell: (holder) => <FilingLink filing={holder} cik={cik} /> },
  { name: 'Warnings', isWrapped: true, cell: ({ flags }) => <FlagList flags={flags} /> },
];

const historyColumns = (cik: string): readonly DataColumn<Beneficial['history'][number]>[] => [
  { name: 'Event', cell: ({ event_date: day, filed }) => day ?? `filed ${filed}` },
  { name: 'Holder', isWrapped: true, cell: ({ holder_name: name }) => name },
  {
    name: 'Of the class',
    isNumber: true,
    cell: ({ pct_of_class: value }) => <ValueOr value={value}>{percent}</ValueOr>,
  },
  {
    name: 'Shares',
    isNumber: true,
    cell: ({ aggregate_shares: value }) => <ValueOr value={value}>{grouped}</ValueOr>,
  },
  {
    name: 'State',
    cell: ({ is_exit: isExit, superseded }) =>
      superseded ? 'superseded' : isExit ? 'exit: five percent or less' : 'in force',
  },
  { name: 'Filing', cell: (schedule) => <FilingLink filing={schedule} cik={cik} /> },
  { name: 'Warnings', isWrapped: true, cell: ({ flags }) => <FlagList flags={flags} /> },
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

function FlagList({ flags }: { readonly flags: Flags }): JSX.Element | null {
  if (flags.length === 0) return null;
  return (
    <ul class="flags">
      {flags.map((flag) => (
        <li key={flag}>
          <b>{wordsOf(flag)}</b>: {STAKE_FLAGS[flag]}
        </li>
      ))}
    </ul>
  );
}
