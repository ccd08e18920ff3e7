import { setTimeout as sleep } from 'node:timers/promises';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Component } from '@footnote/runtime/lifecycle';

export type NotesOptions = {
  readonly name: string;
  /** Compares what was noted last with what is there. What it throws refuses the start. */
  readonly check: () => Promise<void>;
  readonly note: () => Promise<void>;
  /** How often it is noted, in milliseconds (default a minute). */
  readonly everyMs?: number | undefined;
};

/**
 * Checks at start, and notes while it runs and when it stops. A store that is not there yet is looked at again with the
 * next note.
 */
export function createNotes({ name, check, note, everyMs = 60_000 }: NotesOptions): Component {
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      // What a full disk does not take is noted a minute later.
      await note().catch(() => undefined);
    }
  };
  return {
    name,
    start: async () => {
      try {
        await check();
      } catch (error) {
        if (!(error instanceof ReadStoreUnavailableError)) throw error;
      }
      ended = run();
    },
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
