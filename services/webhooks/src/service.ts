import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { allOf } from '@footnote/runtime/all-of';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import type { Endpoint } from './configuration/endpoint.ts';
import { createAttempt } from './delivery/attempt.ts';
import { createEndpointLoop, type EndpointGround } from './endpoint-loop.ts';
import { createWebhookMetrics } from './metrics.ts';
import { type EndpointStates, followStates } from './state/endpoint-states.ts';
import { createSymbolDirectory } from './symbol-directory.ts';

export type WebhooksOptions = Pick<EndpointGround, 'health' | 'pause' | 'random'> &
  Partial<Pick<EndpointGround, 'attempt' | 'now' | 'retryMs' | 'stallMs'>> & {
    readonly log: EventLog;
    readonly codec: Codec;
    readonly logger: Logger;
    readonly metrics: Metrics;
    readonly endpoints: readonly Endpoint[];
  };

const STALL_MS = 60_000;
const RETRY_MS = 500;

/**
 * Sends the events of the stream to the configured endpoints. Several replicas divide the partitions. `stop` finishes the
 * running deliveries.
 */
export function createWebhooks(options: WebhooksOptions): Component {
  const { log, codec, logger, metrics, endpoints, now = Date.now } = options;
  let states: EndpointStates | undefined;
  const webhookMetrics = createWebhookMetrics(
    metrics.registry,
    () => new Map(endpoints.map(({ name }, index) => [name, loops[index]?.lagSeconds() ?? 0])),
  );
  const ground: Parameters<typeof createEndpointLoop>[1] = {
    attempt: createAttempt(now),
    stallMs: STALL_MS,
    retryMs: RETRY_MS,
    ...options,
    now,
    webhookMetrics,
    directory: createSymbolDirectory({ log, codec }),
    states: () => {
      if (states === undefined) throw new Error('the webhooks have not started');
      return states;
    },
  };
  const loops = endpoints.map((endpoint) => createEndpointLoop(endpoint, ground));
  const all = allOf('endpoints', loops);
  return {
    name: 'webhooks',
    start: async (signal) => {
      states = await followStates({
        log,
        codec,
        onTrouble: (error) => logger.error({ err: error }, 'cannot follow the states of webhook endpoints'),
      });
      await all.start(signal);
    },
    stop: async () => {
      await all.stop();
      await states?.stop();
    },
  };
}
