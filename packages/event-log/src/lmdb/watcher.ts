import { type Store, readPulse } from './store.ts';

/** How often another process's news is looked for; one look costs some microseconds. */
const LOOK_EVERY_MS = 20;

export type Watcher = {
  /** Something changed in this process: wake those who wait at once. */
  wake(): void;
  /** Calls `onNews` after every change, own or another process's, until the returned function is called. */
  listen(onNews: () => void): () => void;
};

/** Looks at the log's pulse while somebody listens; with no listener it costs nothing. */
export function createWatcher(store: Store): Watcher {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | undefined;
  let last = '';

  const wake = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const look = (): void => {
    store.root.resetReadTxn();
    const { appends, groups } = readPulse(store);
    const now = `${appends} ${groups}`;
    if (now === last) return;
    last = now;
    wake();
  };

  return {
    wake,
    listen: (onNews) => {
      listeners.add(onNews);
      timer ??= setInterval(look, LOOK_EVERY_MS);
      return () => {
        listeners.delete(onNews);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
