import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FolderCompany } from './corpus/folder-companies.ts';
import { worseCells, worseThan } from './gate.ts';
import { goldCells, goldFiles } from './gold.ts';
import { judgementOf, type Judgement } from './judgement.ts';
import { measureCompany, type CompanyMeasure } from './measure.ts';
import { companyMultiples, type CompanyMultiples } from './multiples/multiples.ts';
import { multiplesReport } from './multiples/report.ts';
import { reportOf, type AccuracyReport } from './report.ts';

/** What the accuracy page says of one company, as plain values, to pass between threads. */
export type Measured = {
  readonly measure: CompanyMeasure;
  /** Null if there are no prices. */
  readonly multiples: CompanyMultiples | null;
};

const gold = new Map(goldFiles().map((file) => [file.cik, { symbol: file.symbol, cells: goldCells(file) }]));

/** `prices`: a folder of price files; null if there is none. */
export const measured = (
  company: FolderCompany,
  prices: string | null,
  judgement: Judgement = judgementOf(company.input),
): Measured => {
  const own = gold.get(company.cik);
  const named = { ...company, symbol: own?.symbol ?? company.symbol };
  return {
    measure: measureCompany(named, own?.cells ?? [], judgement),
    multiples: prices === null ? null : companyMultiples(company, prices),
  };
};

/** The report of a folder's companies. `priced`: whether there are prices. */
export const folderReport = (companies: readonly Measured[], priced: boolean): AccuracyReport => {
  const measuredCiks = new Set(companies.map(({ measure }) => measure.cik));
  const elsewhere = goldFiles().filter(({ cik }) => !measuredCiks.has(cik));
  return reportOf(
    companies.map(({ measure }) => measure),
    Object.fromEntries(elsewhere.map((file) => [file.symbol, goldCells(file).length])),
    priced ? multiplesReport(companies.flatMap(({ multiples }) => multiples ?? [])) : null,
  );
};

/** The folder of the committed page. */
export const PAGE_FOLDER = fileURLToPath(new URL('../../../docs', import.meta.url));

const pageIn = (folder: string): AccuracyReport =>
  JSON.parse(readFileSync(join(folder, 'accuracy.json'), 'utf8')) as AccuracyReport;

/** Why a report is worse than the page in `folder`; empty when it is not. Throws if there is no page. */
export const worseThanPage = (report: AccuracyReport, folder: string = PAGE_FOLDER): string[] =>
  worseThan(pageIn(folder), report);

/** Why a report of some of the companies is worse than the committed page, cell by cell. */
export const cellsWorseThanPage = (report: AccuracyReport): string[] =>
  worseCells(pageIn(PAGE_FOLDER), report);
