/** Entry of a thread that reads and computes companies one after the other, and looks at each in every way. */
import { parentPort } from 'node:worker_threads';
import { folderCompany } from '@footnote/accuracy/corpus/folder-companies';
import { judgementOf } from '@footnote/accuracy/judgement';
import { measured, type Measured } from '@footnote/accuracy/measured';
import { surveyCompany, type CompanySurvey } from '@footnote/accuracy/survey/survey-company';
import { brokenLaws } from './laws.ts';

/** `prices`: a folder of price files; null if there is none. `compared`: whether to measure and survey as well. */
export type IssuerQuestion = {
  readonly folder: string;
  readonly prices: string | null;
  readonly cik: string;
  readonly compared: boolean;
};

/** Null for a company without filings of facts. */
export type IssuerReply = {
  readonly symbol: string;
  readonly faults: readonly string[];
  /** Null unless requested. */
  readonly compared: { readonly measured: Measured; readonly survey: CompanySurvey } | null;
} | null;

const answer = async ({ folder, prices, cik, compared }: IssuerQuestion): Promise<IssuerReply> => {
  const company = await folderCompany(folder, cik);
  if (company.input.filings.length === 0) return null;
  const judgement = judgementOf(company.input);
  return {
    symbol: company.symbol,
    faults: brokenLaws(company.input, judgement.judged),
    compared: compared
      ? {
          measured: measured(company, prices, judgement),
          survey: surveyCompany(company, false, judgement),
        }
      : null,
  };
};

parentPort?.on('message', (question: IssuerQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
