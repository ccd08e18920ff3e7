import { isAmendment } from '@footnote/values/form';
import { meetingItems } from './current-report/meeting-items.ts';
import { layoutOf } from './documents/layout-of.ts';
import type { Report } from './reports.ts';
import {
  correctionAccession,
  correctionDate,
  isCorrected,
  resultsAccession,
  resultsDate,
} from './reports.ts';
import type { IssuerSpec } from './spec.ts';
import type { UnrelatedFiling } from './unrelated-filings.ts';
import { fileStem, isInline } from './xbrl/names.ts';

/** Columns of equal length, newest filing first, as EDGAR writes them. */
export type FilingColumns = {
  accessionNumber: string[];
  filingDate: string[];
  reportDate: string[];
  acceptanceDateTime: string[];
  act: string[];
  form: string[];
  fileNumber: string[];
  filmNumber: string[];
  items: string[];
  core_type: string[];
  size: number[];
  isXBRL: number[];
  isInlineXBRL: number[];
  isXBRLNumeric: number[];
  primaryDocument: string[];
  primaryDocDescription: string[];
};

type Entry = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly period: string;
  readonly items: string;
  readonly xbrl: boolean;
  /** Until 2000 the documents of most filings were not files of their own. */
  readonly file: boolean;
};

/** Every periodic report, an 8-K with results before each original one, and the other filings with facts. */
const entries = (
  spec: IssuerSpec,
  reports: readonly Report[],
  others: readonly UnrelatedFiling[],
): Entry[] => {
  const filings = reports.flatMap((report): Entry[] => {
    const { accession, form, filed, quarter } = report;
    const file = layoutOf(spec, report) !== 'plain_text';
    const periodic = { accession, form, filed, period: quarter.end, items: '', xbrl: true, file };
    if (isAmendment(form) || spec.flavour === 'ifrs') return [periodic];
    const results = resultsDate(report);
    const current = {
      accession: resultsAccession(report),
      form: '8-K',
      filed: results,
      period: results,
      items: ['2.02', ...(meetingItems(spec, report)?.items ?? []), '9.01'].join(','),
      xbrl: false,
      file: true,
    };
    if (!isCorrected(spec, report)) return [current, periodic];
    const corrected = correctionDate(report);
    const correction = {
      ...current,
      accession: correctionAccession(report),
      form: '8-K/A',
      filed: corrected,
      period: corrected,
    };
    return [current, correction, periodic];
  });
  const known = new Set([...filings].map(({ accession }) => accession));
  const unrelated = others
    .filter(({ accession }) => !known.has(accession))
    .map(({ accession, form, filed, period }): Entry => ({
      accession,
      form,
      filed,
      period,
      items: '',
      xbrl: true,
      file: true,
    }));
  return [...filings, ...unrelated].sort((left, right) =>
    left.filed < right.filed ? 1 : left.filed > right.filed ? -1 : 0,
  );
};

const columns = (spec: IssuerSpec, rows: readonly Entry[]): FilingColumns => {
  const file = (row: Entry): string => (row.file ? `${fileStem(spec, row.period, row.form)}.htm` : '');
  return {
    accessionNumber: rows.map(({ accession }) => accession),
    filingDate: rows.map(({ filed }) => filed),
    reportDate: rows.map(({ period }) => period),
    acceptanceDateTime: rows.map(({ filed }) => `${filed}T20:31:07.000Z`),
    act: rows.map(() => '34'),
    form: rows.map(({ form }) => form),
    fileNumber: rows.map(() => '001-99999'),
    filmNumber: rows.map(({ accession }) => accession.slice(11, 13) + accession.slice(14)),
    items: rows.map(({ items }) => items),
    core_type: rows.map(({ form, xbrl }) => (xbrl ? 'XBRL' : form)),
    size: rows.map(({ form }) => 400_000 + form.length * 1000),
    isXBRL: rows.map(({ xbrl }) => (xbrl ? 1 : 0)),
    isInlineXBRL: rows.map(({ xbrl, filed }) => (xbrl && isInline(filed) ? 1 : 0)),
    isXBRLNumeric: rows.map(({ xbrl }) => (xbrl ? 1 : 0)),
    primaryDocument: rows.map(file),
    primaryDocDescription: rows.map(({ form }) => form),
  };
};

export type Submissions = {
  /** File name → content: the main document and, if the spec requires one, an older page. */
  readonly [file: string]: object;
};

const address = (spec: IssuerSpec): object => ({
  street1: '1 INVENTED PLAZA',
  street2: null,
  city: 'NOWHERE',
  stateOrCountry: spec.flavour === 'ifrs' ? 'N4' : 'DE',
  zipCode: '00000',
  stateOrCountryDescription: spec.flavour === 'ifrs' ? 'Luxembourg' : 'DE',
  isForeignLocation: spec.flavour === 'ifrs' ? 1 : 0,
  foreignStateTerritory: null,
  country: null,
  countryCode: null,
});

/** The documents of `data.sec.gov/submissions`. */
export const submissionsOf = (
  spec: IssuerSpec,
  reports: readonly Report[],
  others: readonly UnrelatedFiling[],
  fiscalYearEnd: string,
): Submissions => {
  const rows = entries(spec, reports, others);
  const recent = spec.older_page === 0 ? rows : rows.slice(0, rows.length - spec.older_page);
  const older = rows.slice(recent.length);
  const page = `CIK${spec.cik}-submissions-001.json`;
  const files = older.length
    ? [{ name: page, filingCount: older.length, filingFrom: older.at(-1)?.filed, filingTo: older[0]?.filed }]
    : [];
  const main = {
    cik: spec.cik,
    entityType: 'operating',
    sic: spec.sic,
    sicDescription: spec.sic_description,
    ownerOrg: null,
    insiderTransactionForOwnerExists: 0,
    insiderTransactionForIssuerExists: 0,
    name: spec.name,
    tickers: [spec.ticker],
    exchanges: ['NYSE'],
    ein: '000000000',
    lei: null,
    description: '',
    website: '',
    investorWebsite: '',
    category: 'Large accelerated filer',
    fiscalYearEnd,
    stateOfIncorporation: spec.flavour === 'ifrs' ? 'N4' : 'DE',
    stateOfIncorporationDescription: spec.flavour === 'ifrs' ? 'Luxembourg' : 'DE',
    addresses: { mailing: address(spec), business: address(spec) },
    phone: '(000) 000-0000',
    flags: '',
    formerNames: [],
    filings: { recent: columns(spec, recent), files },
  };
  return {
    [`CIK${spec.cik}.json`]: main,
    ...(older.length ? { [page]: columns(spec, older) } : {}),
  };
};
