/** Entry of a thread that measures companies one after the other. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from './corpus/folder-companies.ts';
import { goldCells, goldFiles } from './gold.ts';
import { measureCompany, type CompanyMeasure } from './measure.ts';
import { companyMultiples, type CompanyMultiples } from './multiples/multiples.ts';

/** `prices`: a folder of price files; null if there is none. */
export type MeasureQuestion = {
  readonly folder: string;
  readonly prices: string | null;
  readonly cik: string;
};

/** Null for a company without filings of facts. */
export type MeasureReply = {
  readonly measure: CompanyMeasure;
  /** Null if there are no prices. */
  readonly multiples: CompanyMultiples | null;
} | null;

const gold = new Map(goldFiles().map((file) => [file.cik, { symbol: file.symbol, cells: goldCells(file) }]));

const answer = async ({ folder, prices, cik }: MeasureQuestion): Promise<MeasureReply> => {
  const company = await folderCompany(folder, cik);
  if (company.input.filings.length === 0) return null;
  const own = gold.get(cik);
  return {
    measure: measureCompany({ ...company, symbol: own?.symbol ?? company.symbol }, own?.cells ?? []),
    multiples: prices === null ? null : companyMultiples(company, prices),
  };
};

parentPort?.on('message', (question: MeasureQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
