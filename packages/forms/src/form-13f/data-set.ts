import { isAmendment } from '@footnote/values/form';
import type { Unread } from '../xml/reader.ts';
import { cikOf, countOf, cusipOf, decimalOf, flagOf } from '../xml/values.ts';
import { managersOf } from './managers.ts';
import type { Form13fCover, InformationRow, OtherManager } from './types.ts';

/**
 * The members of a quarterly data set of Form 13F that are used, in this order; each begins with a line of
 * column names.
 */
export const DATA_SET_MEMBERS = [
  'SUBMISSION',
  'COVERPAGE',
  'OTHERMANAGER',
  'SUMMARYPAGE',
  'OTHERMANAGER2',
  'INFOTABLE',
] as const;

export type DataSetMember = (typeof DATA_SET_MEMBERS)[number];

/** A filing of a data set, and as what EDGAR lists it. */
export type DataSetFiling = {
  readonly cover: Form13fCover;
  readonly rows: readonly InformationRow[];
  readonly unread: readonly Unread[];
};

export type DataSetRefusal =
  | 'no_submission'
  | 'no_cover_page'
  | 'columns_missing'
  | 'row_malformed'
  | 'not_a_form_13f'
  | 'manager_missing'
  | 'period_missing';

type Line = Readonly<Record<string, string>>;

const FORMS = ['13F-HR', '13F-HR/A', '13F-NT', '13F-NT/A'] as const;
const REPORT_TYPES: ReadonlyMap<string, NonNullable<Form13fCover['reportType']>> = new Map([
  ['13F HOLDINGS REPORT', 'holdings'],
  ['13F NOTICE', 'notice'],
  ['13F COMBINATION REPORT', 'combination'],
]);
const AMENDMENTS: ReadonlyMap<string, 'restatement' | 'new_holdings'> = new Map([
  ['RESTATEMENT', 'restatement'],
  ['NEW HOLDINGS', 'new_holdings'],
]);
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const REQUIRED: Readonly<Partial<Record<DataSetMember, readonly string[]>>> = {
  INFOTABLE: ['NAMEOFISSUER', 'TITLEOFCLASS', 'CUSIP', 'VALUE', 'SSHPRNAMT', 'SSHPRNAMTTYPE', 'PUTCALL'],
  SUBMISSION: ['CIK', 'FILING_DATE', 'SUBMISSIONTYPE'],
};

/** A day as data sets write it, 31-DEC-2025; null for anything else. */
export function dataSetDay(text: string | undefined): string | null {
  const [, day, month = '', year] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec((text ?? '').toUpperCase()) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return day === undefined || year === undefined || number === 0
    ? null
    : `${year}-${String(number).padStart(2, '0')}-${day}`;
}

const textOf = (text: string | undefined): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
};

/** Lines by member; a refusal if one has more or fewer columns than its member. */
function linesOf(text: string): ReadonlyMap<string, readonly Line[]> | DataSetRefusal {
  const members = new Map<string, Line[]>();
  let own: Line[] = [];
  let columns: readonly string[] | null = null;
  let name = '';
  for (const raw of text.split('\n')) {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const [, opened] = /^\[([A-Z0-9]+)\]$/.exec(line) ?? [];
    if (opened !== undefined) {
      name = opened;
      own = [];
      members.set(name, own);
      columns = null;
    } else if (line === '') continue;
    else if (columns === null) {
      columns = line.split('\t');
      const required = REQUIRED[name as DataSetMember] ?? [];
      if (required.some((column) => columns?.includes(column) !== true)) return 'columns_missing';
    } else {
      const cells = line.split('\t');
      if (cells.length !== columns.length) return 'row_malformed';
      own.push(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])));
    }
  }
  return members;
}

const managerOf = (line: Line): OtherManager => ({
  cik: cikOf(textOf(line['CIK'])),
  name: textOf(line['NAME']),
  fileNumber: textOf(line['FORM13FFILENUMBER']),
});

/** EDGAR's metadata of a filing, for the event of its document; null if the lines lack it. */
export function dataSetHead(
  text: string,
): { readonly cik: string; readonly form: string; readonly filed: string } | null {
  const [, header = '', line = ''] =
    /^\[SUBMISSION\]\n([^\n]*)\n([^\n]*)\n/.exec(text.replaceAll('\r', '')) ?? [];
  const cells = line.split('\t');
  const at = (column: string): string | undefined => cells[header.split('\t').indexOf(column)];
  const [cik, filed, form] = [
    cikOf(textOf(at('CIK'))),
    dataSetDay(at('FILING_DATE')),
    textOf(at('SUBMISSIONTYPE')),
  ];
  return cik === null || filed === null || form === null ? null : { cik, form, filed };
}

/**
 * A filing as its lines of a data set: for each member `[NAME]`, the line of column names, and its lines. A
 * line that does not match the columns refuses the whole filing, since its rows would be incomplete.
 */
export function readDataSetFiling(
  text: string,
): { readonly ok: DataSetFiling } | { readonly refused: DataSetRefusal } {
  const members = linesOf(text);
  if (typeof members === 'string') return { refused: members };
  const of = (member: DataSetMember): readonly Line[] => members.get(member) ?? [];
  const [submission] = of('SUBMISSION');
  const [page] = of('COVERPAGE');
  const [summary] = of('SUMMARYPAGE');
  if (submission === undefined) return { refused: 'no_submission' };
  if (page === undefined) return { refused: 'no_cover_page' };
  const form = FORMS.find((each) => each === submission['SUBMISSIONTYPE']);
  if (form === undefined) return { refused: 'not_a_form_13f' };
  const cik = cikOf(textOf(submission['CIK']));
  if (cik === null) return { refused: 'manager_missing' };
  const period = dataSetDay(page['REPORTCALENDARORQUARTER']) ?? dataSetDay(submission['PERIODOFREPORT']);
  if (period === null) return { refused: 'period_missing' };
  const unread: Unread[] = [];
  const read = <T>(
    valueOf: (text: string | null) => T | null,
    line: Line | undefined,
    column: string,
  ): T | null => {
    const own = textOf(line?.[column]);
    const value = valueOf(own);
    if (value === null && own !== null) unread.push({ element: column, text: own });
    return value;
  };
  const among =
    <T>(choices: ReadonlyMap<string, T>) =>
    (own: string | null): T | null =>
      choices.get(own?.toUpperCase() ?? '') ?? null;
  const amends =
    isAmendment(form) ||
    flagOf(textOf(page['ISAMENDMENT'])) === true ||
    textOf(page['AMENDMENTTYPE']) !== null;
  const cover: Form13fCover = {
    form,
    schemaVersion: null,
    manager: {
      cik,
      name: textOf(page['FILINGMANAGER_NAME']),
      fileNumber: textOf(page['FORM13FFILENUMBER']),
    },
    period,
    reportType: read(among(REPORT_TYPES), page, 'REPORTTYPE'),
    amendment: amends
      ? { number: read(countOf, page, 'AMENDMENTNO'), type: read(among(AMENDMENTS), page, 'AMENDMENTTYPE') }
      : null,
    reportedBy: of('OTHERMANAGER').map(managerOf),
    includedManagers: of('OTHERMANAGER2').map((line) => ({
      ...managerOf(line),
      number: read(countOf, line, 'SEQUENCENUMBER'),
    })),
    summary:
      summary === undefined
        ? null
        : {
            includedManagers: read(countOf, summary, 'OTHERINCLUDEDMANAGERSCOUNT'),
            entries: read(countOf, summary, 'TABLEENTRYTOTAL'),
            value: read(decimalOf, summary, 'TABLEVALUETOTAL'),
            confidentialOmitted: flagOf(textOf(summary['ISCONFIDENTIALOMITTED'])),
          },
    additionalInformation: textOf(page['ADDITIONALINFORMATION']),
    unread,
    truncated: false,
  };
  const rowOf = (line: Line): InformationRow => {
    const option = read(among(OPTIONS), line, 'PUTCALL');
    return {
      issuer: textOf(line['NAMEOFISSUER']),
      classTitle: textOf(line['TITLEOFCLASS']),
      cusip: cusipOf(textOf(line['CUSIP'])),
      figi: textOf(line['FIGI']),
      value: read(decimalOf, line, 'VALUE'),
      amount: read(decimalOf, line, 'SSHPRNAMT'),
      amountType: read(among(AMOUNT_TYPES), line, 'SSHPRNAMTTYPE'),
      // An unreadable value still means an option: the row must not be counted as shares.
      option: option ?? (textOf(line['PUTCALL']) === null ? null : 'unknown'),
      discretion: textOf(line['INVESTMENTDISCRETION'])?.toUpperCase() ?? null,
      managers: managersOf(textOf(line['OTHERMANAGER'])),
      voting: {
        sole: read(decimalOf, line, 'VOTING_AUTH_SOLE'),
        shared: read(decimalOf, line, 'VOTING_AUTH_SHARED'),
        none: read(decimalOf, line, 'VOTING_AUTH_NONE'),
      },
    };
  };
  return { ok: { cover, rows: of('INFOTABLE').map(rowOf), unread } };
}

const OPTIONS: ReadonlyMap<string, 'put' | 'call'> = new Map([
  ['PUT', 'put'],
  ['CALL', 'call'],
]);
const AMOUNT_TYPES: ReadonlyMap<string, 'shares' | 'principal'> = new Map([
  ['SH', 'shares'],
  ['PRN', 'principal'],
]);
