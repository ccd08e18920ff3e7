import { Worker } from 'node:worker_threads';
import type { Job, Results } from './jobs.ts';
import type { StoredCompany } from './record.ts';
import type { Question, Reply } from './thread.ts';

/** One state of a company's inputs, and how to read them. */
export type CompanyState = {
  /** The same for equal inputs: the thread keeps them under it. */
  readonly key: string;
  /** Undefined for a company without inputs. */
  readonly load: () => Promise<StoredCompany | undefined>;
};

/** Computes out of companies' inputs in a thread of its own, one question after the other. */
export type Computer = {
  /** Null also for a company without inputs. */
  ask<Kind extends Job['kind']>(
    company: CompanyState,
    job: Extract<Job, { readonly kind: Kind }>,
  ): Promise<Results[Kind] | null>;
  stop(): Promise<void>;
};

/** The thread ended while it was asked. */
export class ComputerEndedError extends Error {
  override readonly name = 'ComputerEndedError';
}

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (error: unknown) => void };

/** Memory limits of a thread; with less it collects garbage more often. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** The thread is started by the first question, and again by the next one after it ended. */
export function createComputer(): Computer {
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
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: MEMORY_LIMITS,
    });
    started.on('message', (reply: Reply) => {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
    started.on('error', (error) =>
      end(started, new ComputerEndedError('the computing thread failed', { cause: error })),
    );
    started.on('exit', () => end(started, new ComputerEndedError('the computing thread exited')));
    return started;
  };

  const post = (question: Omit<Question, 'id'>): Promise<Reply> => {
    worker ??= start();
    const thread = worker;
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, ...question });
    });
  };

  return {
    ask: async <Kind extends Job['kind']>(
      { key, load }: CompanyState,
      job: Extract<Job, { readonly kind: Kind }>,
    ) => {
      let reply = await post({ key, job, inputs: null });
      if (reply.outcome === 'unknown_company') {
        const inputs = await load();
        if (inputs === undefined) return null;
        reply = await post({ key, job, inputs });
      }
      if (reply.outcome === 'result') return reply.result as Results[Kind];
      throw reply.outcome === 'failed' ? reply.error : new Error(`inputs of ${key} are missing`);
    },
    stop: async () => {
      const stopped = worker;
      if (stopped === undefined) return;
      end(stopped, new ComputerEndedError('the computing thread was terminated'));
      await stopped.terminate();
    },
  };
}
