import { setTimeout as sleep } from 'node:timers/promises';
import { type Right, rightsInWords } from '@footnote/event-log/kafka/access';
import type { Health } from './health.ts';
import type { EventsConfig } from './kafka-config.ts';
import type { Component } from './lifecycle.ts';
import type { Logger } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { AclUser } from './topic-acls.ts';
import { openTopicGuard, type TopicGuard } from './topic-guard.ts';

export type RightsWatchOptions = {
  readonly config: EventsConfig;
  readonly who: string;
  readonly user: AclUser;
  readonly metrics: Pick<Metrics, 'missingRights'>;
  readonly health: Pick<Health, 'loop'>;
  readonly logger: Pick<Logger, 'error' | 'info'>;
  /** How often the brokers are asked, in milliseconds (default ten seconds). */
  readonly everyMs?: number;
};

/**
 * Reports rights on the brokers that a service needs and lacks, whether it has missed them yet or not: in the log, as metrics
 * and in health, until they are given. Does nothing for an embedded log, and on brokers that do not say what a user may do.
 */
export function createRightsWatch(options: RightsWatchOptions): Component {
  const { config, who, user, metrics, logger } = options;
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  let guard: TopicGuard | undefined;

  const look = async (brokers: string): Promise<readonly Right[]> => {
    try {
      guard ??= await openTopicGuard(config, brokers, who);
      return await guard.lacking(user);
    } catch (error) {
      const broken = guard;
      guard = undefined;
      await broken?.close();
      throw error;
    }
  };

  const run = async (brokers: string): Promise<void> => {
    // It only reports: brokers that are away are reported by those who need them.
    const loop = options.health.loop('rights', Infinity);
    let said = '';
    while (!stopping.signal.aborted) {
      const lacking = await look(brokers).catch(() => undefined);
      if (lacking !== undefined) {
        metrics.missingRights(lacking);
        const words = rightsInWords(lacking);
        if (words === '') loop.tick();
        else loop.trouble(`this user lacks ${words}`, 'footnote topics acls');
        if (words !== said && words !== '')
          logger.error({ rights: lacking, remedy: 'footnote topics acls' }, `the brokers refuse ${words}`);
        else if (words !== said) logger.info('no right on the brokers is missing any more');
        said = words;
      }
      await sleep(options.everyMs ?? 10_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    loop.close();
    await guard?.close();
  };

  return {
    name: 'rights',
    start: () => {
      if (config.kafkaBrokers !== null) ended = run(config.kafkaBrokers);
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}
