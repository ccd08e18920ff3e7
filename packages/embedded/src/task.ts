import { endNow } from '@footnote/runtime/end-now';
import type { Component, ExitCode } from '@footnote/runtime/lifecycle';
import { UserError } from '@footnote/runtime/user-error';

/** Work that starts after the components and ends before they are stopped. */
export type Task<T> = {
  readonly component: Component;
  /**
   * The outcome. Throws `UserError` if a signal arrived before the work began. Call it after everything has
   * stopped.
   */
  result(): Promise<T>;
};

/** A signal interrupted the work. */
export function stoppedEarly(): UserError {
  return new UserError('stopped before it was finished', 'run the same command again to resume');
}

/** `onEnd` is called when the work has finished or failed; `signal` aborts when it must stop early. */
export function createTask<T>(
  name: string,
  work: (signal: AbortSignal) => Promise<T>,
  onEnd: (error?: unknown) => void,
): Task<T> {
  const stopping = new AbortController();
  let running: Promise<T> | undefined;
  return {
    component: {
      name,
      start: () => {
        running = work(stopping.signal);
        running.then(() => onEnd(), onEnd);
        return Promise.resolve();
      },
      stop: async () => {
        stopping.abort();
        await running?.catch(() => undefined);
      },
    },
    result: () => running ?? Promise.reject(stoppedEarly()),
  };
}

/** A forced shutdown leaves work behind that would keep the process alive, so the process exits here. */
export function exitWhenForced(code: ExitCode): void {
  if (code === 2) endNow(code);
}
