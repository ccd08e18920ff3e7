import type { FormerName } from '@footnote/event-types/types.generated';
import { acceptanceClock, acceptanceInstant } from './acceptance.ts';
import { isAccession } from '@footnote/values/accession';
import { parseCik } from '@footnote/values/cik';
import {
  asArray,
  asOptionalText,
  asText,
  at,
  isObject,
  items,
  readJson,
  refuse,
  type Member,
} from './json-reader.ts';
import { normaliseSymbol } from './symbol.ts';

/** One row of a filer's list of filings. */
export type SubmissionFiling = {
  /** Dashed. */
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Period of report, YYYY-MM-DD. */
  readonly reportDate: string | null;
  /** Epoch ms UTC (see `acceptance.ts` for the meaning of the source's `Z`). */
  readonly acceptedAt: number | null;
  readonly primaryDocument: string | null;
  readonly primaryDocumentDescription: string | null;
  /** 8-K items, comma-separated. */
  readonly items: string | null;
  readonly fileNumber: string | null;
  /** Bytes of the submission. */
  readonly size: number | null;
  readonly isXbrl: boolean | null;
  readonly isInlineXbrl: boolean | null;
};

export type SubmissionsTicker = { readonly symbol: string; readonly exchange: string | null };

/**
 * Contents of a filer's submissions document: its identity, its newest filings, the names of the older pages.
 */
export type Submissions = {
  readonly cik: string;
  readonly name: string;
  readonly tickers: readonly SubmissionsTicker[];
  /** Tickers that do not fit our grammar, as written. */
  readonly refusedTickers: readonly string[];
  readonly sic: string | null;
  readonly sicDescription: string | null;
  readonly entityType: string | null;
  readonly category: string | null;
  /** MMDD. */
  readonly fiscalYearEnd: string | null;
  readonly stateOfIncorporation: string | null;
  readonly businessStateOrCountry: string | null;
  readonly businessCity: string | null;
  readonly website: string | null;
  readonly ein: string | null;
  readonly formerNames: readonly FormerName[];
  /** Newest first. */
  readonly filings: readonly SubmissionFiling[];
  /** File names of the older pages, newest first. */
  readonly pages: readonly string[];
};

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A column of a list of filings: a thousand cells; the path of a cell is built only for an error. */
type Column = { readonly values: readonly unknown[]; readonly cell: (row: number) => Member };

const column = (columns: Member, name: string, rows: number): Column => {
  const member = at(columns, name);
  const values = asArray(member);
  if (values.length !== rows) refuse(member, `${rows} rows`);
  return {
    values,
    cell: (row) => ({ ...member, path: `${member.path}[${row}]`, value: values[row] }),
  };
};

const optionalColumn = (columns: Member, name: string, rows: number): Column | null =>
  at(columns, name).value === undefined ? null : column(columns, name, rows);

const requiredText = (from: Column, row: number): string => {
  const value = from.values[row];
  return typeof value === 'string' ? value : asText(from.cell(row));
};

const text = (from: Column | null, row: number): string | null => {
  const value = from?.values[row];
  if (from === null || typeof value !== 'string')
    return from === null ? null : asOptionalText(from.cell(row));
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
};

const number = (from: Column | null, row: number): number | null => {
  const value = from?.values[row];
  return typeof value === 'number' ? value : null;
};

const flag = (from: Column | null, row: number): boolean | null => {
  const value = from?.values[row];
  return typeof value === 'number' || typeof value === 'boolean' ? Boolean(value) : null;
};

const date = (from: Column | null, row: number): string | null => {
  const value = text(from, row);
  return value !== null && DATE.test(value) ? value : null;
};

/** Converts column-wise lists of equal length, one entry per filing, to rows. */
const filingsOf = (columns: Member): readonly SubmissionFiling[] => {
  const rows = asArray(at(columns, 'accessionNumber')).length;
  const required = (name: string): Column => column(columns, name, rows);
  const optional = (name: string): Column | null => optionalColumn(columns, name, rows);
  const accessions = required('accessionNumber');
  const filed = required('filingDate');
  const forms = required('form');
  const accepted = optional('acceptanceDateTime');
  const reportDates = optional('reportDate');
  const documents = optional('primaryDocument');
  const descriptions = optional('primaryDocDescription');
  const itemLists = optional('items');
  const fileNumbers = optional('fileNumber');
  const sizes = optional('size');
  const xbrl = optional('isXBRL');
  const inline = optional('isInlineXBRL');

  const heads = Array.from({ length: rows }, (_, row) => {
    const accession = requiredText(accessions, row);
    return {
      accession: isAccession(accession) ? accession : refuse(accessions.cell(row), 'an accession number'),
      form: requiredText(forms, row),
      filed: date(filed, row) ?? refuse(filed.cell(row), 'a date'),
      accepted: text(accepted, row) ?? '',
    };
  });
  const clock = acceptanceClock(heads);
  return heads.map(({ accession, form, filed: filedOn, accepted: stamp }, row) => ({
    accession,
    form,
    filed: filedOn,
    reportDate: date(reportDates, row),
    acceptedAt: acceptanceInstant(stamp, clock),
    primaryDocument: text(documents, row),
    primaryDocumentDescription: text(descriptions, row),
    items: text(itemLists, row),
    fileNumber: text(fileNumbers, row),
    size: number(sizes, row),
    isXbrl: flag(xbrl, row),
    isInlineXbrl: flag(inline, row),
  }));
};

const tickersOf = (root: Member): Pick<Submissions, 'tickers' | 'refusedTickers'> => {
  const exchanges = at(root, 'exchanges').value;
  const tickers: SubmissionsTicker[] = [];
  const refusedTickers: string[] = [];
  for (const [index, member] of items(at(root, 'tickers')).entries()) {
    const written = asText(member);
    const symbol = normaliseSymbol(written);
    const exchange: unknown = Array.isArray(exchanges) ? exchanges[index] : null;
    if (symbol === null) refusedTickers.push(written);
    else
      tickers.push({ symbol, exchange: typeof exchange === 'string' && exchange !== '' ? exchange : null });
  }
  return { tickers, refusedTickers };
};

/** Reads CIK##########.json of data.sec.gov/submissions. Throws `EdgarFormatError`. */
export const parseSubmissions = (bytes: Uint8Array, document = 'submissions'): Submissions => {
  const root = readJson(bytes, document);
  const cik = at(root, 'cik');
  const addresses = at(root, 'addresses');
  const business = isObject(addresses.value) ? at(addresses, 'business') : addresses;
  const address = (name: string): string | null =>
    isObject(business.value) ? asOptionalText(at(business, name)) : null;
  const filings = at(root, 'filings');
  const optional = (name: string): string | null => asOptionalText(at(root, name));
  const formerNames = at(root, 'formerNames');
  return {
    cik:
      (typeof cik.value === 'string' || typeof cik.value === 'number' ? parseCik(cik.value) : null) ??
      refuse(cik, 'a CIK'),
    name: asText(at(root, 'name')),
    ...tickersOf(root),
    sic: optional('sic'),
    sicDescription: optional('sicDescription'),
    entityType: optional('entityType'),
    category: optional('category'),
    fiscalYearEnd: optional('fiscalYearEnd'),
    stateOfIncorporation: optional('stateOfIncorporation'),
    businessStateOrCountry: address('stateOrCountry'),
    businessCity: address('city'),
    website: optional('website'),
    ein: optional('ein'),
    formerNames: (Array.isArray(formerNames.value) ? items(formerNames) : []).map((former) => ({
      name: asText(at(former, 'name')),
      from: asOptionalText(at(former, 'from')),
      to: asOptionalText(at(former, 'to')),
    })),
    filings: filingsOf(at(filings, 'recent')),
    pages: (at(filings, 'files').value === undefined ? [] : items(at(filings, 'files'))).map((file) =>
      asText(at(file, 'name')),
    ),
  };
};

/**
 * Reads an older page (CIK##########-submissions-###.json), which has only the columns. Throws
 * `EdgarFormatError`.
 */
export const parseSubmissionsPage = (
  bytes: Uint8Array,
  document = 'submissions page',
): readonly SubmissionFiling[] => filingsOf(readJson(bytes, document));

/** Newest acceptance in a list of filings, epoch ms UTC; 0 if none has one. */
export const newestAcceptance = (filings: readonly SubmissionFiling[]): number =>
  filings.reduce((newest, { acceptedAt }) => Math.max(newest, acceptedAt ?? 0), 0);
