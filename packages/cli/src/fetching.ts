import type { Embedded } from '@footnote/embedded/embedded';
import { openFetcher } from '@footnote/embedded/fetch';
import type { OpenFetcher } from '@footnote/filing-fetcher/open-fetcher';
import { createCollector } from '@footnote/filing-fetcher/on-demand/collector';
import { createPollComponent } from '@footnote/filing-fetcher/poll-component';
import type { Component } from '@footnote/runtime/lifecycle';

type OnFailure = (error: Error) => void;

/**
 * The background fetchers: the poller, and with FOOTNOTE_ON_DEMAND the collector. They share one fetcher, and
 * so EDGAR's rate limit. Throws as `openFetcher` does.
 */
export function fetchersOf(embedded: Embedded, poll: boolean, onFailure: OnFailure): readonly Component[] {
  const { session, logger, metrics } = embedded;
  const { onDemand, pollSeconds: seconds } = session.config;
  if (!poll && onDemand === 'off') return [];
  const opened = openFetcher(session, logger, metrics);
  const { fetcher, metrics: own } = opened;
  return [
    ...(poll ? [createPollComponent({ fetcher, logger, metrics: own, seconds, onFailure })] : []),
    ...(onDemand === 'on' ? [collectorOf(embedded, opened, onFailure)] : []),
  ];
}

/** Fetches the companies that callers ask for. */
export function collectorOf(
  { session, logger, health }: Embedded,
  { fetcher }: Pick<OpenFetcher, 'fetcher'>,
  onFailure: OnFailure,
): Component {
  const { log, codec, config } = session;
  return createCollector({ log, codec, fetcher, logger, health, queue: config.onDemandQueue, onFailure });
}
