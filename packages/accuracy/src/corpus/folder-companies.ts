import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSubmissions, parseSubmissionsPage } from '@footnote/edgar/submissions';
import { parseCompanyTickers } from '@footnote/edgar/tickers';
import {
  companyfactsUrl,
  companyTickersUrl,
  mirrorPath,
  submissionsPageUrl,
  submissionsUrl,
} from '@footnote/edgar/urls';
import type { Company, Document, Filing, FilingFacts } from '@footnote/event-types/types.generated';
import {
  companyFromSubmissions,
  filingFromFacts,
  filingFromSubmissions,
} from '@footnote/filing-fetcher/events';
import { parseDocument } from '@footnote/filing-parser/parse';
import type { CompanyInput } from '@footnote/statements/inputs';
import { companyRecord } from '@footnote/statements/as-of/company-record';
import type { Held } from '@footnote/statements/as-of/company-record';
import { isCik, paddedCik } from '@footnote/values/cik';
import { readCitations } from '@footnote/xbrl/companyfacts';
import { folderReports } from './folder-reports.ts';

/**
 * Companies of a folder in EDGAR's URL space, built by the code of the services: the fetcher's events of
 * submissions, the parser's events of companyfacts and XBRL reports, and the record that the statements
 * projection computes from. Only the log and the read store, which carry these events unchanged, are skipped.
 */
export type FolderCompany = {
  readonly cik: string;
  readonly symbol: string;
  /** Listed by EDGAR, the common stock first. */
  readonly symbols: readonly string[];
  readonly input: CompanyInput;
};

const FACTS = 'data.sec.gov/api/xbrl/companyfacts';
const ARCHIVES = 'www.sec.gov/Archives/edgar/data';

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * CIKs (ten digits, ascending) of every company that has companyfacts, or submissions and files of filings.
 */
export const ciksOf = (folder: string): string[] => {
  const ciks = new Set(
    namesIn(join(folder, FACTS)).flatMap((file) => /^CIK(\d{10})\.json$/.exec(file)?.[1] ?? []),
  );
  for (const name of namesIn(join(folder, ARCHIVES))) {
    const cik = paddedCik(name);
    if (isCik(cik) && existsSync(join(folder, mirrorPath(submissionsUrl(cik))))) ciks.add(cik);
  }
  return [...ciks].sort();
};

export const hasCompanyfacts = (folder: string, cik: string): boolean =>
  existsSync(join(folder, mirrorPath(companyfactsUrl(cik))));

const bytesAt = (folder: string, url: string | null): Uint8Array | undefined => {
  if (url === null) return undefined;
  const path = join(folder, mirrorPath(url));
  return existsSync(path) ? readFileSync(path) : undefined;
};

const tickerLists = new Map<string, ReadonlyMap<string, string>>();

/** The first symbol of each CIK in the folder's ticker list. */
const listedSymbols = (folder: string): ReadonlyMap<string, string> => {
  const known = tickerLists.get(folder);
  if (known !== undefined) return known;
  const bytes = bytesAt(folder, companyTickersUrl);
  const entries = bytes === undefined ? [] : parseCompanyTickers(bytes).entries;
  const symbols = new Map(entries.toReversed().map(({ cik, symbol }) => [cik, symbol]));
  tickerLists.set(folder, symbols);
  return symbols;
};

/** A document event for bytes that were not fetched. */
const documentOf = (cik: string, bytes: Uint8Array): Document => ({
  event_id: '',
  source_time: 0,
  recorded_at: 0,
  kind: 'companyfacts',
  cik,
  accession: null,
  url: companyfactsUrl(cik),
  sha256: createHash('sha256').update(bytes).digest('hex'),
  bytes: bytes.length,
  etag: null,
  last_modified: null,
  form: null,
  filed: null,
  parts: [],
  file_number: null,
});

type Profile = { readonly company: Company | undefined; readonly filings: ReadonlyMap<string, Filing> };

const profileOf = (folder: string, cik: string): Profile => {
  const filings = new Map<string, Filing>();
  const bytes = bytesAt(folder, submissionsUrl(cik));
  if (bytes === undefined) return { company: undefined, filings };
  const submissions = parseSubmissions(bytes);
  const pages = submissions.pages.flatMap((name) => {
    const page = bytesAt(folder, submissionsPageUrl(name));
    return page === undefined ? [] : parseSubmissionsPage(page);
  });
  for (const filing of [...submissions.filings, ...pages])
    if (!filings.has(filing.accession))
      filings.set(filing.accession, filingFromSubmissions(cik, filing, '', 0));
  return { company: companyFromSubmissions(submissions, [], '', 0), filings };
};

/**
 * A company without companyfacts is built from the reports of its filings. Throws `CompanyfactsError` or
 * `EdgarFormatError` for documents that cannot be read.
 */
export const folderCompany = async (folder: string, cik: string): Promise<FolderCompany> => {
  const bytes = bytesAt(folder, companyfactsUrl(cik));
  const { company, filings } = profileOf(folder, cik);
  const facts: Held<FilingFacts>[] = [];
  const parsed = bytes === undefined ? [] : parseDocument(documentOf(cik, bytes), bytes).filings;
  for (const events of parsed)
    facts.push({
      slot: events[0]?.accession ?? '',
      events: events.map((event) => ({ ...event, recorded_at: 0 })),
    });
  const cited =
    bytes === undefined
      ? []
      : readCitations(bytes).filings.filter(({ accession }) => !filings.has(accession));
  const headers = [...filings.values(), ...cited.map((filing) => filingFromFacts(cik, filing, '', 0))];
  const symbols = (company?.tickers ?? []).map(({ symbol }) => symbol);
  facts.push(...(await folderReports(folder, cik, headers, symbols)));
  const { company: input } = companyRecord(cik, {
    companies: company === undefined ? [] : [{ slot: '', events: [company] }],
    filings: headers.map((header) => ({ slot: header.accession, events: [header] })),
    facts,
  });
  return { cik, symbol: symbols[0] ?? listedSymbols(folder).get(cik) ?? cik, symbols, input };
};
