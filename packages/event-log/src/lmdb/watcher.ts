import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { type Store, readPulse } from './store.ts';

/** Commits of other processes are noticed by file events, or by polling if the file system reports none. */
const LOOK_EVERY_MS = 100;
const LOOK_EVERY_MS_WITHOUT_EVENTS = 20;

export type Watcher = {
  /** Something changed in this process: wakes waiting readers immediately. */
  readonly wake: () => void;
  /** Calls `onNews` after every change by this or another process, until the returned function is called. */
  readonly listen: (onNews: () => void) => () => void;
};

function watchFile(path: string, onEvent: () => void): FSWatcher | undefined {
  try {
    const watching = watch(join(path, 'data.mdb'), onEvent);
    watching.on('error', () => {
      watching.close();
    });
    return watching;
  } catch {
    return undefined;
  }
}

/** Polls the log's pulse while there are listeners; without listeners it costs nothing. */
export function createWatcher(store: Store): Watcher {
  const listeners = new Set<() => void>();
  let stopLooking: (() => void) | undefined;
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

  const startLooking = (): (() => void) => {
    // A commit causes several events, which one check handles.
    let due: NodeJS.Immediate | undefined;
    const lookSoon = (): void => {
      due ??= setImmediate(() => {
        due = undefined;
        look();
      });
    };
    const file = watchFile(store.path, lookSoon);
    const timer = setInterval(look, file === undefined ? LOOK_EVERY_MS_WITHOUT_EVENTS : LOOK_EVERY_MS);
    return () => {
      file?.close();
      clearInterval(timer);
      clearImmediate(due);
    };
  };

  return {
    wake,
    listen: (onNews) => {
      listeners.add(onNews);
      stopLooking ??= startLooking();
      return () => {
        listeners.delete(onNews);
        if (listeners.size > 0) return;
        stopLooking?.();
        stopLooking = undefined;
      };
    },
  };
}
