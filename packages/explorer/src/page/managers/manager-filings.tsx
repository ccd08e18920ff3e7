import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { exactly, wordsOf } from '../frame/format.ts';
import { FilingLink } from '../footnote/filing-link.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { NotStated } from '../lane/values.tsx';

type Filing = Schemas['HolderFiling'];

/** The Forms 13F of a quarter, and whether each counts and agrees with its cover page. */
export function ManagerFilings({ filings }: { readonly filings: readonly Filing[] }): JSX.Element | null {
  if (filings.length === 0) return null;
  return (
    <DataTable
      caption="Forms 13F of the quarter"
      columns={COLUMNS}
      rows={filings}
      keyOf={({ accession }) => accession}
    />
  );
}

/** A difference between the rows and the cover page. */
const difference = (value: number | null): string =>
  value === null ? 'not stated' : value === 0 ? 'none' : exactly(value);

const COLUMNS: readonly DataColumn<Filing>[] = [
  { name: 'Filing', cell: (filing) => <FilingLink filing={filing} /> },
  {
    name: 'Kind',
    isWrapped: true,
    cell: ({ kind, amendment_number: number, is_effective: counts, rows_withheld: isWithheld }) => (
      <>
        {wordsOf(kind)}
        {number !== null && `, amendment ${number}`}
        {!counts && <small>not in the portfolio</small>}
        {isWithheld && <small>rows left out under confidential treatment</small>}
      </>
    ),
  },
  { name: 'Rows', isNumber: true, cell: ({ entries }) => exactly(entries) },
  {
    name: 'Difference from the cover',
    isWrapped: true,
    cell: ({ entries_difference: rows, value_difference: value }) => (
      <>
        rows: {difference(rows)}
        <small>value: {difference(value)}</small>
      </>
    ),
  },
  { name: 'Values in', cell: ({ value_unit: unit }) => unit ?? <NotStated /> },
  {
    name: 'Other managers included',
    isWrapped: true,
    cell: ({ included_managers: names }) => (names.length === 0 ? 'none' : names.join(', ')),
  },
];
