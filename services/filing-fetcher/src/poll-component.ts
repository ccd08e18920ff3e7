import { setTimeout as sleep } from 'node:timers/promises';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { createPoller, type PollerOptions } from './poller.ts';
import { type Refusal, type RefusalReason, summarise } from './report.ts';
import { createRuns } from './runs.ts';
import { isSourceFailure } from './source-failure.ts';

/** Errors that a retry cannot fix. */
const FINAL: ReadonlySet<RefusalReason> = new Set(['symbol_invalid', 'symbol_unknown', 'documents_missing']);
/** One poll requests a limited number of companies, each a limited number of times. */
const LOOK_MAX_MS = 3_600_000;

type Left = { readonly failed: readonly string[]; readonly ofOthers: readonly string[] };

export type PollComponentOptions = PollerOptions & {
  /** Symbols to ingest before the first poll; those that the source failed to deliver are retried. */
  readonly symbols?: readonly string[];
  readonly health?: Pick<Health, 'loop'>;
  /** Called when polling ended because the log, the archive or the state folder failed. */
  readonly onFailure: (error: Error) => void;
};

/** Looks for new filings every `seconds`, until it is stopped. */
export const createPollComponent = (options: PollComponentOptions): Component => {
  const { fetcher, logger, seconds } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  let loop: Loop | undefined;

  /** Those of `symbols` that the source failed to deliver, and those of companies of other fetchers. */
  const bringIn = async (symbols: readonly string[]): Promise<Left> => {
    try {
      const report = await fetcher.ingest({ symbols }, { signal, onProgress: () => loop?.tick() });
      for (const line of summarise(report)) logger.info(line);
      const left = report.refused.filter(({ reason }) => !FINAL.has(reason));
      const isOfOthers = ({ reason }: Refusal): boolean => reason === 'no_share';
      return {
        failed: left.filter((one) => !isOfOthers(one)).map(({ requested }) => requested),
        ofOthers: left.filter(isOfOthers).map(({ requested }) => requested),
      };
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      logger.warn({ err: error }, 'source failed, retrying at the next poll');
      return { failed: symbols, ofOthers: [] };
    }
  };

  const run = async (): Promise<void> => {
    const poller = createPoller(options);
    const { claims } = fetcher.parts;
    let remaining = options.symbols ?? [];
    /** Of other fetchers, when the companies were divided like this. */
    let others: { readonly symbols: readonly string[]; readonly generation: number } | undefined;
    const refresh = async (): Promise<void> => {
      if (others !== undefined && others.generation !== claims.generation()) {
        remaining = [...remaining, ...others.symbols];
        others = undefined;
      }
      if (remaining.length > 0 && claims.ownsAny()) {
        const generation = claims.generation();
        const left = await bringIn(remaining);
        remaining = left.failed;
        if (left.ofOthers.length > 0)
          others = { symbols: [...(others?.symbols ?? []), ...left.ofOthers], generation };
      }
      const report = await poller.refresh(signal);
      loop?.tick();
      logger.debug(report, 'refreshed companies');
    };
    const refreshes = createRuns(refresh, () => signal.aborted);
    // The feed is read at every interval, also while companies are refreshed; what it announces then is not left to the next one.
    while (!signal.aborted) {
      const report = await poller.watch(signal);
      logger.debug(report, 'read the feed');
      refreshes.begin({ again: report.announced > 0 });
      await Promise.race([
        refreshes.failed,
        sleep(seconds * 1000, undefined, { signal }).catch(() => undefined),
      ]);
    }
    await refreshes.ended();
    await Promise.race([refreshes.failed, poller.recorded()]);
  };

  return {
    name: 'filing-poll',
    start: () => {
      loop = options.health?.loop('filing-poll', LOOK_MAX_MS + seconds * 1000);
      running = run().catch((error: unknown) => {
        options.onFailure(error instanceof Error ? error : new Error(String(error)));
      });
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort();
      await running;
      loop?.close();
    },
  };
};
