import { setTimeout as sleep } from 'node:timers/promises';
import { wordsOf } from '@footnote/event-log/kafka/topic-faults';
import type { EventsConfig } from './kafka-config.ts';
import type { Health } from './health.ts';
import type { Component } from './lifecycle.ts';
import type { Metrics } from './metrics.ts';
import { openTopicGuard } from './topic-guard.ts';

export type TopicWatchOptions = {
  readonly config: EventsConfig;
  readonly who: string;
  readonly metrics: Pick<Metrics, 'topicFaults'>;
  readonly health: Pick<Health, 'loop'>;
  /** How often the topics are looked at, in milliseconds (default a minute). */
  readonly everyMs?: number;
};

/**
 * Reports topics on Kafka that are not as they are declared: as metrics, and in health, which fails if they lose records or
 * take none. Does nothing for an embedded log.
 */
export function createTopicWatch(options: TopicWatchOptions): Component {
  const { config, who, metrics } = options;
  const stopping = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  const run = async (brokers: string): Promise<void> => {
    // It only reports: brokers that are away are reported by those who need them.
    const loop = options.health.loop('topics', Infinity);
    while (!stopping.signal.aborted) {
      await look(brokers, loop).catch(() => undefined);
      await sleep(options.everyMs ?? 60_000, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    loop.close();
  };
  const look = async (brokers: string, loop: ReturnType<Health['loop']>): Promise<void> => {
    const guard = await openTopicGuard(config, brokers, who);
    try {
      const faults = await guard.faults();
      metrics.topicFaults(faults);
      const [fatal, others] = [true, false].map((isFatal) =>
        wordsOf(faults.filter((fault) => fault.isFatal === isFatal)).join('; '),
      );
      loop.tick();
      loop.notice(others === '' ? null : (others ?? null));
      if (fatal !== undefined && fatal !== '') loop.trouble(fatal, 'footnote topics ensure');
    } finally {
      await guard.close();
    }
  };
  return {
    name: 'topics',
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
