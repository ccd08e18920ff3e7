import type { Config } from '@footnote/runtime/config';
import type { Health } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { openPriceFetcher, type PriceFetcherContext } from './open-fetcher.ts';
import { createPricePollComponent } from './poll-component.ts';
import { listOf } from './sources/list-of.ts';

export type PricePollContext = Omit<PriceFetcherContext, 'config'> & {
  readonly config: PriceFetcherContext['config'] & Pick<Config, 'pricesDelayMinutes' | 'symbols'>;
  readonly health?: Pick<Health, 'loop'>;
  readonly onFailure: (error: Error) => void;
};

/** Polls the configured sources, if any. Its start throws `UserError` if one cannot be opened. */
export function pricePollOf(context: PricePollContext): Component {
  const { config, logger, health, onFailure } = context;
  return createPricePollComponent({
    open: () => openPriceFetcher(context),
    logger,
    delayMinutes: config.pricesDelayMinutes,
    symbols: listOf(config.symbols ?? ''),
    ...(health === undefined ? {} : { health }),
    onFailure,
  });
}
