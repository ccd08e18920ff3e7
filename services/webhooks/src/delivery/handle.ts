import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { keyOf } from '@footnote/events/topics';
import { deadLetterOf } from '@footnote/projection/dead-letter';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { TRACEPARENT } from '@footnote/runtime/tracing/tracing';
import { type Endpoint, groupOf } from '../configuration/endpoint.ts';
import type { WebhookMetrics } from '../metrics.ts';
import { deliver, type DeliverOptions } from './deliver.ts';
import type { Due } from './lane.ts';

export type HandleOptions = Omit<DeliverOptions, 'metrics' | 'onFailure'> & {
  readonly log: Pick<EventLog, 'append'>;
  readonly codec: Codec;
  readonly logger: Pick<Logger, 'error' | 'warn'>;
  readonly metrics: Pick<Metrics, 'records'>;
  readonly webhookMetrics: WebhookMetrics;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Appends the state of an endpoint whose receiver is gone. */
  readonly disable: () => Promise<void>;
};

/** Delivers an event, or writes its dead letter, or disables the endpoint. Returns `stop` in the last case. */
export async function handleDue(
  endpoint: Endpoint,
  { event, record }: Due,
  signal: AbortSignal,
  options: HandleOptions,
): Promise<'done' | 'stop'> {
  const { log, codec, logger, metrics, webhookMetrics, now, disable } = options;
  const { name } = endpoint;
  const step = groupOf(name);
  const delivery = await deliver(
    endpoint,
    { id: event.id, body: event.data },
    {
      ...options,
      metrics: webhookMetrics,
      signal,
      parent: record.headers?.[TRACEPARENT],
      onFailure: (attempt, message, waitMs) =>
        logger.warn(
          { endpoint: name, event_id: event.id, attempt, wait_ms: Math.round(waitMs) },
          `webhook not delivered: ${message}`,
        ),
    },
  );
  switch (delivery.kind) {
    case 'delivered':
      metrics.records(step, 'ok');
      webhookMetrics.ended(name, 'delivered');
      return 'done';
    case 'gone':
      logger.error({ endpoint: name, event_id: event.id }, 'the receiver answered 410: endpoint disabled');
      await disable();
      return 'stop';
    case 'given_up': {
      const { reason, message } = delivery;
      const { topic, partition, offset } = record;
      const letter = deadLetterOf(
        step,
        { record, reason, message: `endpoint ${name}: ${message}`, sourceTime: null },
        now(),
        [step, topic, partition, offset, event.id],
      );
      await log.append('dead-letters', [
        { key: keyOf('dead-letters', letter), value: await codec.encode('dead-letters', letter) },
      ]);
      logger.error({ endpoint: name, event_id: event.id, reason }, `webhook given up: ${message}`);
      metrics.records(step, 'dead_letter', reason);
      webhookMetrics.ended(name, 'dead_letter');
      return 'done';
    }
  }
}
