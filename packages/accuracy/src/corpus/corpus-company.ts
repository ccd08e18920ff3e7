import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CompanyInput, InputFact, InputFiling } from '@footnote/statements/inputs';
import { parseCompanyfacts } from '@footnote/xbrl/companyfacts';
import { folderCompany } from './folder-companies.ts';

/** Issuers of the corpus with companyfacts, by ticker. */
export const CORPUS_ISSUERS: Readonly<Record<string, string>> = {
  AAPL: '0000320193',
  AMD: '0000002488',
  APH: '0000820313',
  CGI: '0000865941',
  GOOGL: '0001652044',
  HD: '0000354950',
  HRI: '0001364479',
  JPM: '0000019617',
  LPA: '0001997711',
  MRVL: '0001835632',
  PG: '0000080424',
  SUNE: '0000945436',
  TSLA: '0001318605',
  UAA: '0001336917',
  WMT: '0000104169',
};

/** The unpacked mirror; undefined if absent. */
export function corpusFolder(): string | undefined {
  const folder =
    process.env['FOOTNOTE_CORPUS'] ??
    fileURLToPath(new URL('../../../../../shared/corpus/unpack', import.meta.url));
  return existsSync(`${folder}/data.sec.gov`) ? folder : undefined;
}

/** The members of a company's newest submissions page that the statements engine reads. */
export type Submissions = {
  readonly sic?: string;
  readonly fiscalYearEnd?: string;
  readonly filings: {
    readonly recent: { readonly accessionNumber: readonly string[]; readonly reportDate: readonly string[] };
  };
};

/**
 * The statements' input of an issuer: its companyfacts, its submissions, and the XBRL reports in the folder.
 */
export async function corpusCompany(folder: string, cik: string): Promise<CompanyInput> {
  return (await folderCompany(folder, cik)).input;
}

/** The input computed from the bytes of companyfacts only. */
export function companyOf(
  cik: string,
  companyfacts: Uint8Array,
  submissions: Submissions | undefined,
): CompanyInput {
  const { facts } = parseCompanyfacts(companyfacts);
  const recent = submissions?.filings.recent;
  const reportDates = new Map(
    recent?.accessionNumber.map((accession, at) => [accession, recent.reportDate[at] ?? '']) ?? [],
  );
  const filings = new Map<string, InputFiling & { facts: InputFact[] }>();
  for (const fact of facts) {
    const { accession, form, filed, fy, fp } = fact;
    let filing = filings.get(accession);
    if (filing === undefined) {
      const reportDate = reportDates.get(accession) ?? '';
      filing = {
        accession,
        form,
        filed,
        report_date: reportDate === '' ? null : reportDate,
        fy,
        fp,
        facts: [],
      };
      filings.set(accession, filing);
    }
    filing.facts.push(fact);
  }
  return {
    cik,
    sic: submissions?.sic ?? null,
    fiscal_year_end: submissions?.fiscalYearEnd ?? null,
    filings: [...filings.values()],
  };
}
