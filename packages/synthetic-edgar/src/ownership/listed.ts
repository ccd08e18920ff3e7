import type { IssuerSpec } from '../spec.ts';
import type { FilingColumns, Submissions } from '../submissions.ts';
import type { ListedSchedule } from './types.ts';

/** A filing in the list of an issuer. */
export type ListedForm = Omit<ListedSchedule, 'header'>;

type Main = { readonly filings: { readonly recent: FilingColumns } };

type Row = { readonly [Column in keyof FilingColumns]: FilingColumns[Column][number] };

const rowOf = ({ accession, form, filed, primaryDocument, text, isElsewhere }: ListedForm): Row => ({
  accessionNumber: accession,
  filingDate: filed,
  reportDate: '',
  acceptanceDateTime: `${filed}T20:31:07.000Z`,
  act: isElsewhere ? '' : '34',
  form,
  fileNumber: isElsewhere ? '' : '005-99999',
  filmNumber: isElsewhere ? '' : accession.slice(11, 13) + accession.slice(14),
  items: '',
  core_type: form,
  size: text.length,
  isXBRL: 0,
  isInlineXBRL: 0,
  isXBRLNumeric: 0,
  primaryDocument,
  primaryDocDescription: '',
});

const rowsOf = (columns: FilingColumns): Row[] => {
  const names = Object.keys(columns) as (keyof FilingColumns)[];
  return columns.accessionNumber.map(
    (_, position) => Object.fromEntries(names.map((name) => [name, columns[name][position]])) as Row,
  );
};

const columnsOf = (rows: readonly Row[], names: readonly string[]): FilingColumns =>
  Object.fromEntries(
    names.map((name) => [name, rows.map((row) => row[name as keyof Row])]),
  ) as unknown as FilingColumns;

/** The submissions with schedules added to the filings of the newest page. */
export const withSchedules = (
  submissions: Submissions,
  { cik }: IssuerSpec,
  schedules: readonly ListedForm[],
): Submissions => {
  const name = `CIK${cik}.json`;
  const main = submissions[name] as Main | undefined;
  if (main === undefined || schedules.length === 0) return submissions;
  const { filings } = main;
  const rows = [
    ...schedules.flatMap((schedule) => Array.from({ length: schedule.rows }, () => rowOf(schedule))),
    ...rowsOf(filings.recent),
  ].toSorted((one, other) =>
    one.filingDate < other.filingDate ? 1 : one.filingDate > other.filingDate ? -1 : 0,
  );
  const recent = columnsOf(rows, Object.keys(filings.recent));
  return { ...submissions, [name]: { ...main, filings: { ...filings, recent } } };
};
