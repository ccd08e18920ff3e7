import { Worker, type ResourceLimits } from 'node:worker_threads';

/** A thread that answers requests one after the other; a reply has the id of its request. */
export type RequestThread<Question, Reply> = {
  /**
   * Rejects with `ThreadEndedError` if the thread ends first.
   *
   * @param handedOver buffers of the question that the thread takes over, so that they are not copied
   */
  ask(question: Question, handedOver?: readonly ArrayBuffer[]): Promise<Reply>;
  /** Starts it before the first request, if it does not run. */
  start(): void;
  stop(): Promise<void>;
};

/** The thread exited during the request. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';
}

export type RequestThreadOptions = {
  /** Its entry module. */
  readonly module: URL;
  /** Its name in errors: "the comparing thread exited". */
  readonly does: string;
  readonly resourceLimits?: ResourceLimits;
};

type Waiting<Reply> = { readonly resolve: (reply: Reply) => void; readonly reject: (error: unknown) => void };

/** The thread is started by the first request, and again by the first one after it exited. */
export function createRequestThread<Question extends object, Reply extends { readonly id: number }>({
  module,
  does,
  ...limits
}: RequestThreadOptions): RequestThread<Question, Reply> {
  const waiting = new Map<number, Waiting<Reply>>();
  let worker: Worker | undefined;
  let lastId = 0;

  const end = (ended: Worker, what: string, options?: ErrorOptions): void => {
    if (worker !== ended) return;
    worker = undefined;
    const error = new ThreadEndedError(`the ${does} thread ${what}`, options);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const started = (): Worker => (worker ??= start());

  const start = (): Worker => {
    const own = new Worker(module, limits);
    own.on('message', (reply: Reply) => {
      waiting.get(reply.id)?.resolve(reply);
      waiting.delete(reply.id);
    });
    own.on('error', (error) => end(own, 'failed', { cause: error }));
    own.on('exit', () => end(own, 'exited'));
    return own;
  };

  return {
    ask: (question, handedOver = []) => {
      const thread = started();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, ...question }, handedOver);
      });
    },
    start: () => void started(),
    stop: async () => {
      const stopped = worker;
      if (stopped === undefined) return;
      end(stopped, 'was terminated');
      await stopped.terminate();
    },
  };
}
