import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedBecause, RefusedPart } from '../lane/refused.tsx';
import { ValueOr } from '../lane/values.tsx';
import { figureColumn } from './proxy-figure.tsx';
import type { SectionProps } from './section.ts';

type Fees = Schemas['AuditFees']['rows'][number];
type Stated = { readonly name: string; readonly text: JSX.Element };

const FEES = [
  ['audit', 'Audit'],
  ['audit_related', 'Audit-related'],
  ['tax', 'Tax'],
  ['other', 'Other'],
  ['total', 'Total'],
] as const;

/** The annual meeting that the newest proxy statement calls. */
export function AnnualMeeting({ data: { meeting }, cik }: SectionProps): JSX.Element {
  if (meeting === undefined) return <RefusedPart reason="no_proxy_statement" />;
  if ('reason' in meeting) return <RefusedPart reason={meeting.reason} />;
  const { auditor, meeting_date: day, record_date: record } = meeting;
  const rows: readonly Stated[] = [
    {
      name: 'Annual meeting',
      text: <ValueOr value={day}>{(stated) => <a href={stated.place.viewer}>{stated.day}</a>}</ValueOr>,
    },
    {
      name: 'Record date',
      text: <ValueOr value={record}>{(stated) => <a href={stated.place.viewer}>{stated.day}</a>}</ValueOr>,
    },
    {
      name: 'Auditor to be ratified',
      text: <ValueOr value={auditor}>{(firm) => <a href={firm.place.viewer}>{firm.name}</a>}</ValueOr>,
    },
    { name: 'Proxy statement', text: <FilingLink filing={meeting} cik={cik} /> },
  ];
  const columns: readonly DataColumn<Stated>[] = [
    { name: 'What', isWrapped: true, cell: ({ name }) => name },
    { name: 'As stated', isWrapped: true, cell: ({ text }) => text },
  ];
  return <DataTable caption="The annual meeting" columns={columns} rows={rows} keyOf={({ name }) => name} />;
}

/** Fees of the auditor by fiscal year. */
export function AuditFees({ data: { audit_fees: fees }, cik }: SectionProps): JSX.Element {
  if (fees === undefined) return <RefusedPart reason="no_proxy_statement" />;
  if ('reason' in fees) return <RefusedPart reason={fees.reason} />;
  return (
    <DataTable
      caption="Fees of the auditor, USD"
      isStacked
      columns={[
        {
          name: 'Year',
          isWrapped: true,
          cell: ({ year, refusal }) => (
            <>
              {year} {refusal !== null && <RefusedBecause reason={refusal} />}
            </>
          ),
        },
        ...FEES.map(([key, name]) =>
          figureColumn<Fees>(
            name,
            (row) => row[key],
            ({ year }) => `${year}`,
            { filing: fees, cik },
          ),
        ),
      ]}
      rows={fees.rows}
      keyOf={({ year }) => `${year}`}
    />
  );
}
