import { join } from 'node:path';
import type { Registry } from 'prom-client';
import type { Config } from '@footnote/runtime/config';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import { createLocalLimiter, type RateLimiter } from './rate-limiter.ts';
import { createRedisCounter } from './redis-counter.ts';
import { createSharedLimiter } from './shared-limiter.ts';
import { openUsageFile } from './usage-file.ts';

/** The limits of the keys, counted as configured. */
export type Limits = Component & { readonly limiter: RateLimiter };

export type LimitsConfig = Partial<Pick<Config, 'redisUrl' | 'dataDir' | 'kafkaBrokers'>>;

const SAVE_MS = 5000;
const FILE = 'usage.json';

/**
 * In Redis if configured, shared by all replicas; otherwise in this process. A process with its log in the
 * data folder saves its counts there every few seconds and on exit; replicas on Kafka start from zero.
 */
export function createLimits(options: {
  readonly config: LimitsConfig;
  readonly logger: Logger;
  readonly registry: Registry;
}): Limits {
  const { redisUrl = null, dataDir, kafkaBrokers = null } = options.config;
  if (redisUrl !== null) return sharedLimits(redisUrl, options);
  return localLimits(kafkaBrokers === null ? dataDir : undefined, options.logger);
}

function sharedLimits(
  url: string,
  { logger, registry }: { readonly logger: Logger; readonly registry: Registry },
): Limits {
  const counter = createRedisCounter({
    url,
    onTrouble: (error) => logger.debug({ err: error }, 'Redis connection failed'),
  });
  return {
    name: 'limits',
    limiter: createSharedLimiter({ counter, logger, registry }),
    start: () => Promise.resolve(),
    stop: () => counter.stop(),
  };
}

function localLimits(dataDir: string | undefined, logger: Logger): Limits {
  const limiter = createLocalLimiter();
  if (dataDir === undefined)
    return { name: 'limits', limiter, start: () => Promise.resolve(), stop: () => Promise.resolve() };
  const file = openUsageFile(join(dataDir, FILE), limiter);
  const save = (): Promise<void> =>
    file.save().catch((error: unknown) => logger.error({ err: error }, 'failed to save request counters'));
  let timer: NodeJS.Timeout | undefined;
  return {
    name: 'limits',
    limiter,
    start: async () => {
      await file.load();
      timer = setInterval(() => void save(), SAVE_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await save();
    },
  };
}
