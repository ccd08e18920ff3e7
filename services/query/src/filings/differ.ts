import { Worker } from 'node:worker_threads';
import type { Change } from '@footnote/filing-text/diff';

/** The texts of a section in two filings. */
export type Sides = { readonly before: readonly string[]; readonly after: readonly string[] };

export type Changes = { readonly changed: readonly Change[]; readonly totalChanges: number };

/** Compares sections in a thread of its own: a long one takes a fifth of a second, and no request is to wait for it. */
export type Differ = {
  compare(sides: Sides): Promise<Changes>;
  stop(): Promise<void>;
};

export type Question = Sides & { readonly id: number };
export type Reply = { readonly id: number } & ({ readonly changes: Changes } | { readonly error: unknown });

type Waiting = { readonly resolve: (changes: Changes) => void; readonly reject: (error: unknown) => void };

/** The thread is started by the first question, and again by the next one after it ended. */
export function createDiffer(): Differ {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  const end = (ended: Worker, error: Error): void => {
    if (worker !== ended) return;
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./differ-worker.ts', import.meta.url));
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('changes' in reply) asked?.resolve(reply.changes);
      else asked?.reject(reply.error);
    });
    started.on('error', (error) => end(started, new Error('the comparing thread failed', { cause: error })));
    started.on('exit', () => end(started, new Error('the comparing thread exited')));
    return started;
  };

  return {
    compare: (sides) => {
      worker ??= start();
      const thread = worker;
      lastId += 1;
      const question: Question = { id: lastId, ...sides };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
        thread.postMessage(question);
      });
    },
    stop: async () => {
      const stopped = worker;
      if (stopped === undefined) return;
      end(stopped, new Error('the comparing thread was terminated'));
      await stopped.terminate();
    },
  };
}
