import { parentPort, type ResourceLimits } from 'node:worker_threads';
import { createRequestThread } from './request-thread.ts';

type Question<Task> = { readonly id: number; readonly task: Task };
type Reply<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly error: unknown });

/** A function in a thread of its own, so that other requests do not wait for it. */
export type WorkThread<Task, Result> = {
  /** Rejects with the error of the function, or with `ThreadEndedError`. */
  readonly run: (task: Task) => Promise<Result>;
  readonly stop: () => Promise<void>;
};

/** `module` calls `serveWork` with the function; `does` is the name of the thread in errors. */
export function createWorkThread<Task, Result>(options: {
  readonly module: URL;
  readonly does: string;
  readonly resourceLimits?: ResourceLimits;
}): WorkThread<Task, Result> {
  const thread = createRequestThread<Omit<Question<Task>, 'id'>, Reply<Result>>(options);
  return {
    run: async (task) => {
      const reply = await thread.ask({ task });
      if ('error' in reply) throw reply.error;
      return reply.result;
    },
    stop: () => thread.stop(),
  };
}

/** The other side, in the thread: answers each task with the result of the function or with its error. */
export function serveWork(work: (task: never) => unknown): void {
  const replyTo = ({ id, task }: Question<never>): Reply<unknown> => {
    try {
      return { id, result: work(task) };
    } catch (error) {
      return { id, error };
    }
  };
  parentPort?.on('message', (question: Question<never>) => parentPort?.postMessage(replyTo(question)));
}
