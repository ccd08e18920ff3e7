import { setTimeout as sleep } from 'node:timers/promises';
import type { Component } from '@footnote/service/lifecycle';
import { createPoller, type PollerOptions } from './poller.ts';

export type PollComponentOptions = PollerOptions & {
  /** Told when polling ended because the log, the archive or the state folder failed. */
  readonly onFailure: (error: Error) => void;
};

/** Looks for new filings every `seconds`, until it is stopped. */
export const createPollComponent = (options: PollComponentOptions): Component => {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    const poller = createPoller(options);
    const { signal } = stopping;
    while (!signal.aborted) {
      const report = await poller.look(signal);
      options.logger.debug(report, 'looked for new filings');
      await sleep(options.seconds * 1000, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    name: 'filing-poll',
    start: () => {
      running = run().catch((error: unknown) => {
        options.onFailure(error instanceof Error ? error : new Error(String(error)));
      });
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
