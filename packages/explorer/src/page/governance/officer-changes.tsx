import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { Refused, RefusedBecause } from '../lane/refused.tsx';
import { NotStated } from '../lane/values.tsx';
import type { SectionProps } from './section.ts';
import { UnreadReports } from './unread-reports.tsx';

type Filing = Schemas['OfficerChanges'];
type Row = { readonly filing: Filing; readonly change: Schemas['OfficerChange'] | undefined };

/** Departures, elections and appointments in item 5.02 of 8-Ks; a filing that says nothing unambiguous is a row too. */
export function OfficerChanges({ data: { changes }, cik }: SectionProps): JSX.Element {
  if (changes.length === 0) return <p class="empty">No 8-K on directors or officers is known.</p>;
  const rows = changes.flatMap((filing): readonly Row[] => {
    if (isUnread(filing)) return [];
    if (filing.changes.length === 0) return [{ filing, change: undefined }];
    return filing.changes.map((change) => ({ filing, change }));
  });
  return (
    <>
      {rows.length === 0 ? (
        <p class="empty">No change of directors or officers was read.</p>
      ) : (
        <DataTable
          caption="Changes of directors and officers, newest filing first"
          columns={columnsOf(cik)}
          rows={rows}
          keyOf={({ filing }, at) => `${filing.accession} ${at}`}
        />
      )}
      <UnreadReports filings={changes.filter(isUnread)} cik={cik} />
    </>
  );
}

const isUnread = ({ reason }: Filing): boolean => reason === 'not_read';

const columnsOf = (cik: string | undefined): readonly DataColumn<Row>[] => [
  {
    name: 'Person',
    isWrapped: true,
    cell: ({ filing, change }) =>
      change?.person ?? (filing.reason === null ? <NotStated /> : <RefusedBecause reason={filing.reason} />),
  },
  { name: 'What', cell: ({ change }) => change?.type ?? <NotStated /> },
  { name: 'Role', isWrapped: true, cell: ({ change }) => change?.role ?? <NotStated /> },
  {
    name: 'Effective',
    cell: ({ change }) =>
      change === undefined ? (
        <NotStated />
      ) : typeof change.effective === 'string' ? (
        change.effective
      ) : (
        <Refused reason={change.effective.reason} />
      ),
  },
  {
    name: 'In words',
    isWrapped: true,
    cell: ({ change }) =>
      change === undefined ? <NotStated /> : <a href={change.place.viewer}>{change.text}</a>,
  },
  { name: 'Filing', cell: ({ filing }) => <FilingLink filing={filing} cik={cik} /> },
];
