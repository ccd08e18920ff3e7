import { openPriceFetcher } from '@footnote/price-fetcher/open-fetcher';
import { pricePollOf } from '@footnote/price-fetcher/open-poll';
import { summarise } from '@footnote/price-fetcher/report';
import type { Component } from '@footnote/runtime/lifecycle';
import { UserError } from '@footnote/runtime/user-error';
import type { Embedded } from './embedded.ts';

export type PricesRequest = {
  /** Folders, addresses with {symbol}, or tiingo; empty for the configured ones. */
  readonly where: readonly string[];
  /** Only these; empty for all that the sources list. */
  readonly symbols: readonly string[];
};

/** `ok` unless a source failed for a symbol; `lines` summarise it for a terminal. */
export type PricesRead = { readonly ok: boolean; readonly lines: readonly string[] };

/** Reads prices once. Throws `UserError` without a source. */
export async function fetchPrices(
  { session, logger, metrics }: Embedded,
  { where, symbols }: PricesRequest,
  signal: AbortSignal,
): Promise<PricesRead> {
  const { log, codec, config, dir } = session;
  const context = { log, codec, logger, metrics, config: { ...config, dataDir: dir.root } };
  const fetcher = await openPriceFetcher(context, where.length === 0 ? undefined : where);
  if (fetcher === null)
    throw new UserError('there is no source of prices', 'name one after --prices, or set FOOTNOTE_PRICES');
  try {
    const report = await fetcher.ingest({
      signal,
      ...(symbols.length === 0 ? {} : { symbols, isOnly: true }),
    });
    return { ok: report.refused.every(({ reason }) => reason === 'no_rows'), lines: summarise(report) };
  } finally {
    fetcher.close();
  }
}

/** Reads the configured sources after every session. */
export function pricePoll(
  { session, logger, metrics, health }: Embedded,
  onFailure: (error: Error) => void,
): Component {
  const { log, codec, config, dir } = session;
  return pricePollOf({
    log,
    codec,
    logger,
    metrics,
    health,
    config: { ...config, dataDir: dir.root },
    onFailure,
  });
}
