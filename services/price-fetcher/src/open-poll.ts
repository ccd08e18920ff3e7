import type { Config } from '@footnote/runtime/config';
import type { Health } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { openPriceFetcher, type PriceGround } from './open-fetcher.ts';
import { createPricePollComponent } from './poll-component.ts';
import { listOf } from './sources/open-sources.ts';

export type PricePollGround = Omit<PriceGround, 'config'> & {
  readonly config: PriceGround['config'] & Pick<Config, 'pricesDelayMinutes' | 'symbols'>;
  readonly health?: Pick<Health, 'loop'>;
  readonly onFailure: (error: Error) => void;
};

/** Polls the configured sources, if any. Its start throws `UserError` if one cannot be opened. */
export function pricePollOf(ground: PricePollGround): Component {
  const { config, logger, health, onFailure } = ground;
  return createPricePollComponent({
    open: () => openPriceFetcher(ground),
    logger,
    delayMinutes: config.pricesDelayMinutes,
    symbols: listOf(config.symbols ?? ''),
    ...(health === undefined ? {} : { health }),
    onFailure,
  });
}
