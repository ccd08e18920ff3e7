import { createProgress, type OnProgress } from '@footnote/runtime/progress';

/** Runs `work`, and says on standard error what it has done and what is left once it takes more than two seconds. */
export async function withProgress<T>(work: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const progress = createProgress(process.stderr);
  return work(progress.report).finally(progress.stop);
}
