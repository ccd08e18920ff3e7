/** Entry of a thread that checks companies against the laws one after the other. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { brokenLaws } from './laws.ts';

export type LawsQuestion = { readonly folder: string; readonly cik: string };

/** `faults` is null for a company without filings of facts. */
export type LawsReply = { readonly symbol: string; readonly faults: readonly string[] | null };

const answer = async ({ folder, cik }: LawsQuestion): Promise<LawsReply> => {
  const { symbol, input } = await folderCompany(folder, cik);
  return { symbol, faults: input.filings.length === 0 ? null : brokenLaws(input) };
};

parentPort?.on('message', (question: LawsQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
