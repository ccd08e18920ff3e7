/** Entry of a thread that measures companies one after the other. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from './corpus/folder-companies.ts';
import { goldCells, goldFiles } from './gold.ts';
import { measureCompany, type CompanyMeasure } from './measure.ts';

export type MeasureQuestion = { readonly folder: string; readonly cik: string };

/** Null for a company without filings of facts. */
export type MeasureReply = CompanyMeasure | null;

const gold = new Map(goldFiles().map((file) => [file.cik, { symbol: file.symbol, cells: goldCells(file) }]));

const answer = async ({ folder, cik }: MeasureQuestion): Promise<MeasureReply> => {
  const company = await folderCompany(folder, cik);
  if (company.input.filings.length === 0) return null;
  const own = gold.get(cik);
  return measureCompany({ ...company, symbol: own?.symbol ?? company.symbol }, own?.cells ?? []);
};

parentPort?.on('message', (question: MeasureQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
