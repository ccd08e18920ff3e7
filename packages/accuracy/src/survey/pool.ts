import { Worker } from 'node:worker_threads';
import type { CompanySurvey } from './survey-company.ts';

export type Question = {
  readonly folder: string;
  readonly cik: string;
  /** Used if the company's own submissions have no symbol. */
  readonly symbol: string | null;
  /** Whether to return a line for each cell. */
  readonly lines: boolean;
};

/** `survey` is null for a company without filings of facts. */
export type Reply =
  | { readonly cik: string; readonly survey: CompanySurvey | null }
  | { readonly cik: string; readonly failed: string };

/** Sends one request at a time to each thread. Rejects when a thread exits unexpectedly. */
export const askAll = async (
  questions: readonly Question[],
  threads: number,
  onReply: (reply: Reply) => void,
): Promise<void> => {
  const open = questions.values();
  const run = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (const question of open)
        onReply(
          await new Promise<Reply>((resolve, reject) => {
            const ended = (code: number): void => reject(new Error(`a thread exited with code ${code}`));
            worker.once('error', reject).once('exit', ended);
            worker.once('message', (reply: Reply) => {
              worker.off('error', reject).off('exit', ended);
              resolve(reply);
            });
            worker.postMessage(question);
          }),
        );
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, questions.length) }, run));
};
