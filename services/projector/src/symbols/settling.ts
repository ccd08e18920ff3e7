import { setTimeout as sleep } from 'node:timers/promises';
import type { ActiveWithin } from '@footnote/projection/active-within';
import type { ReadStore } from '@footnote/read-store/port';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import { newsOf } from '@footnote/runtime/storage-fault';
import { settleSymbols } from './settle.ts';

export type SettlingOptions = {
  readonly store: ReadStore;
  readonly activeWithin: ActiveWithin;
  readonly logger: Pick<Logger, 'warn' | 'info'>;
  /** How often symbols are settled while tables change, in milliseconds (default 1000). */
  readonly everyMs?: number | undefined;
};

/** Settles the symbols of the visible statements (see `settleSymbols`) after the tables changed, and when it stops. */
export type Settling = Component & {
  /** To be called after each change of the companies or of the statements. */
  readonly changed: () => void;
};

export function createSettling({ store, activeWithin, logger, everyMs = 1000 }: SettlingOptions): Settling {
  const stopping = new AbortController();
  const isNews = newsOf();
  let isDue = false;
  let ended: Promise<void> = Promise.resolve();

  const settle = async (): Promise<void> => {
    if (!isDue) return;
    isDue = false;
    try {
      const active = (await activeWithin(0)).get('statements');
      const companies = active === undefined ? 0 : await settleSymbols(store, active.generation);
      if (companies > 0) logger.info({ companies }, 'symbols settled');
    } catch (error) {
      isDue = true;
      const failure = error instanceof Error ? error : new Error(String(error));
      if (isNews(failure.message)) logger.warn({ err: failure }, 'cannot settle which company has a symbol');
    }
  };

  return {
    name: 'symbols',
    changed: () => {
      isDue = true;
    },
    start: () => {
      ended = (async () => {
        while (!stopping.signal.aborted) {
          await settle();
          await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      })();
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort();
      await ended;
      await settle();
    },
  };
}
