import { setTimeout as sleep } from 'node:timers/promises';
import { lastClosedSession, sessionClose } from '@footnote/market/session-calendar';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { PriceFetcher } from './price-fetcher.ts';
import { summarise } from './report.ts';

export type PricePollOptions = {
  /** Called when it starts; null if no source is configured. */
  readonly open: () => Promise<PriceFetcher | null>;
  readonly logger: Logger;
  /** Minutes from the close of a session until sources have it. */
  readonly delayMinutes: number;
  /** Symbols to read that no source lists. */
  readonly symbols: readonly string[];
  readonly health?: Pick<Health, 'loop'>;
  /** Called when polling ended because the log or the state folder failed. */
  readonly onFailure: (error: Error) => void;
  /** Epoch ms; for tests. */
  readonly now?: () => number;
};

const MINUTE_MS = 60_000;
/** How often the calendar is looked at. */
const LOOK_MS = MINUTE_MS;
/** A source that is late or failed is read again after this long. */
const AGAIN_MS = 30 * MINUTE_MS;
/** Exchanges send corrections in the evening: read once more this long after the first time. */
const CORRECTIONS_MS = 4 * 60 * MINUTE_MS;
/** With a quota of 50 requests per hour, thousands of symbols take days. */
const READ_MAX_MS = 7 * 24 * 60 * MINUTE_MS;

/** The last reading: when it began, its newest bar, and whether every source could be reached. */
export type LastRead = { readonly at: number; readonly newest: string; readonly isWhole: boolean };

/**
 * Whether the sources are to be read at `at`: once a session closed `delayMinutes` ago, then every half hour
 * until its bars are there, and once more in the evening for corrections.
 */
export function isDue(at: number, last: LastRead | null, delayMinutes: number): boolean {
  if (last === null) return true;
  const session = lastClosedSession(at - delayMinutes * MINUTE_MS);
  const ready = (sessionClose(session) ?? 0) + delayMinutes * MINUTE_MS;
  if (last.at < ready) return true;
  if (!last.isWhole || last.newest < session) return at - last.at >= AGAIN_MS && at - ready < CORRECTIONS_MS;
  return last.at < ready + CORRECTIONS_MS && at >= ready + CORRECTIONS_MS;
}

/** Reads the price sources after every session, until it is stopped. */
export function createPricePollComponent(options: PricePollOptions): Component {
  const { logger, delayMinutes, now = Date.now } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> = Promise.resolve();
  let loop: Loop | undefined;
  let opened: PriceFetcher | null = null;

  const run = async (fetcher: PriceFetcher): Promise<void> => {
    let last: LastRead | null = null;
    while (!signal.aborted) {
      const at = now();
      if (isDue(at, last, delayMinutes)) {
        const report = await fetcher.ingest({
          symbols: options.symbols,
          signal,
          onSymbol: () => loop?.tick(),
        });
        for (const line of summarise(report)) logger.info(line);
        const newest = report.symbols.map((symbol) => symbol.newest).reduce((a, b) => (a > b ? a : b), '');
        last = { at, newest, isWhole: report.refused.every(({ reason }) => reason !== 'unreachable') };
      }
      loop?.tick();
      await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined);
    }
  };

  return {
    name: 'price-poll',
    start: async () => {
      opened = await options.open();
      if (opened === null) {
        logger.info('FOOTNOTE_PRICES is not set: no prices are read');
        return;
      }
      loop = options.health?.loop('price-poll', READ_MAX_MS);
      running = run(opened).catch((error: unknown) => {
        options.onFailure(error instanceof Error ? error : new Error(String(error)));
      });
    },
    stop: async () => {
      stopping.abort();
      await running;
      opened?.close();
      loop?.close();
    },
  };
}
