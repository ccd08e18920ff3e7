/** Entry of a thread that measures companies one after the other. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from './corpus/folder-companies.ts';
import { measured, type Measured } from './measured.ts';

/** `prices`: a folder of price files; null if there is none. */
export type MeasureQuestion = {
  readonly folder: string;
  readonly prices: string | null;
  readonly cik: string;
};

/** Null for a company without filings of facts. */
export type MeasureReply = Measured | null;

const answer = async ({ folder, prices, cik }: MeasureQuestion): Promise<MeasureReply> => {
  const company = await folderCompany(folder, cik);
  return company.input.filings.length === 0 ? null : measured(company, prices);
};

parentPort?.on('message', (question: MeasureQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
