/** Entry of a thread that surveys companies one after the other. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from '../corpus/folder-companies.ts';
import type { Question, Reply } from './pool.ts';
import { surveyCompany } from './survey-company.ts';

const answer = async ({ folder, cik, symbol, lines }: Question): Promise<Reply> => {
  try {
    const company = await folderCompany(folder, cik);
    if (company.input.filings.length === 0) return { cik, survey: null };
    const named = company.symbol === cik ? { ...company, symbol: symbol ?? cik } : company;
    return { cik, survey: surveyCompany(named, lines) };
  } catch (error) {
    return { cik, failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
};

parentPort?.on('message', (question: Question) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
