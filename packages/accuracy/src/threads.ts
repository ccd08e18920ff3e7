import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const answered = <Reply>(worker: Worker, question: unknown): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const ended = (code: number): void => reject(new Error(`a thread exited with code ${code}`));
    worker.once('error', reject).once('exit', ended);
    worker.once('message', (reply: Reply) => {
      worker.off('error', reject).off('exit', ended);
      resolve(reply);
    });
    worker.postMessage(question);
  });

/**
 * The replies of worker threads to the questions, in the same order. `entry`: a module that posts one message for
 * each message received. There is one thread per processor, with one question at a time. Rejects when a thread throws
 * or exits.
 */
export const inThreads = async <Reply>(entry: URL, questions: readonly unknown[]): Promise<Reply[]> => {
  const replies: Reply[] = [];
  const open = questions.entries();
  const run = async (): Promise<void> => {
    const worker = new Worker(entry);
    try {
      for (const [at, question] of open) replies[at] = await answered<Reply>(worker, question);
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), questions.length) }, run));
  return replies;
};
