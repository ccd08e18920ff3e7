import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { WebhookEndpoint } from '@footnote/event-types/types.generated';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { createEventReader } from '@footnote/wire/events/read-event';
import { STREAMED } from '@footnote/wire/events/streamed-topics';
import { type Endpoint, groupOf } from './configuration/endpoint.ts';
import type { Attempt } from './delivery/attempt.ts';
import type { DeliverOptions } from './delivery/deliver.ts';
import { handleDue } from './delivery/handle.ts';
import { createLanes, type Lanes } from './delivery/lanes.ts';
import type { WebhookMetrics } from './metrics.ts';
import { selectionOf } from './selection.ts';
import { type EndpointStates, writeState } from './state/endpoint-states.ts';
import { register } from './state/register.ts';
import type { SymbolDirectory } from './symbol-directory.ts';

export type EndpointGround = Pick<DeliverOptions, 'pause' | 'random'> & {
  readonly log: Pick<EventLog, 'append' | 'consume'>;
  readonly codec: Codec;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'records'>;
  readonly health: Pick<Health, 'loop'>;
  readonly webhookMetrics: WebhookMetrics;
  readonly directory: SymbolDirectory;
  readonly attempt: Attempt;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly stallMs: number;
  /** First pause after a failure of the log, milliseconds; it doubles up to `RETRY_MAX_MS`. */
  readonly retryMs: number;
};

export type EndpointLoop = Component & {
  /** Age of the oldest event that is waiting to be delivered, seconds. */
  readonly lagSeconds: () => number;
};

const TICK_MS = 1000;
const RETRY_MAX_MS = 30_000;
// Every partition of every topic has a lane whose limits are of this size.
const MAX_BATCH_RECORDS = 200;
const MAX_BATCH_BYTES = 1 << 20;

/**
 * Consumes the streamed topics for one endpoint, as a consumer group of its own: its committed offsets are its position, and
 * no endpoint waits for another one. While the endpoint is disabled, nothing is consumed.
 */
export function createEndpointLoop(
  endpoint: Endpoint,
  ground: EndpointGround & { readonly states: () => EndpointStates },
): EndpointLoop {
  const { log, codec, logger, directory, webhookMetrics, now, states, stallMs } = ground;
  const { name, symbols } = endpoint;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = (): boolean => signal.aborted;
  const read = createEventReader({ codec, logger });
  let lanes: Lanes | undefined;
  let loop: Loop | undefined;
  let ended: Promise<void> = Promise.resolve();
  let pauseMs = ground.retryMs;

  const isDisabled = (state: WebhookEndpoint | undefined): boolean => state?.state === 'disabled';

  /** Delivers until the endpoint is disabled or the signal aborts. Rejects when the log fails. */
  const consume = async (state: WebhookEndpoint): Promise<void> => {
    const failed = Promise.withResolvers<never>();
    failed.promise.catch(() => undefined);
    const disable = async (): Promise<void> => {
      await writeState(log, codec, { ...state, state: 'disabled', reason: 'gone' }, now());
    };
    const current = createLanes({
      read,
      ciks: () => (symbols === null ? Promise.resolve(null) : directory.ciksOf(symbols)),
      select: selectionOf(endpoint, state),
      handle: (due, laneSignal) => handleDue(endpoint, due, laneSignal, { ...ground, disable }),
      onError: failed.reject,
      onProgress: () => {
        pauseMs = ground.retryMs;
      },
    });
    lanes = current;
    const consumer = await log.consume({
      group: groupOf(name),
      topics: STREAMED,
      maxRecords: MAX_BATCH_RECORDS,
      maxBytes: MAX_BATCH_BYTES,
      onBatch: (batch, control) => current.take(batch, control),
      onRevoked: (partitions) => current.release(partitions),
    });
    const finished = new AbortController();
    try {
      const ending = AbortSignal.any([signal, finished.signal]);
      const consumed = consumer.done.then(() => {
        throw new Error('the consumer ended by itself');
      });
      consumed.catch(() => undefined);
      await Promise.race([
        failed.promise,
        consumed,
        states().until(name, isDisabled, ending),
        tickUntil(ending, () => loop?.tick()),
      ]);
    } finally {
      finished.abort();
      await current.close();
      lanes = undefined;
      // Its failure is that of the loop above.
      await consumer.stop().catch(() => undefined);
    }
  };

  const runOnce = async (): Promise<void> => {
    const state = await register(endpoint, { log, codec, states: states(), now, signal });
    webhookMetrics.disabled(name, isDisabled(state));
    loop?.notice(isDisabled(state) ? 'disabled: the receiver answered 410' : null);
    if (!isDisabled(state)) return consume(state);
    const waiting = new AbortController();
    const ending = AbortSignal.any([signal, waiting.signal]);
    await Promise.race([
      states().until(name, (next) => !isDisabled(next), ending),
      tickUntil(ending, () => loop?.tick()),
    ]).finally(() => waiting.abort());
  };

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      try {
        await runOnce();
      } catch (error) {
        if (isStopping()) return;
        loop?.trouble(error instanceof Error ? error.message : String(error));
        logger.error({ endpoint: name, err: error }, 'webhook endpoint failed: starting it again');
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
        pauseMs = Math.min(2 * pauseMs, RETRY_MAX_MS);
      }
    }
  };

  return {
    name: groupOf(name),
    start: () => {
      loop = ground.health.loop(groupOf(name), stallMs);
      ended = run();
      return Promise.resolve();
    },
    stop: async () => {
      stopping.abort(new Error('the service is stopping'));
      await ended;
      loop?.close();
    },
    lagSeconds: () => {
      const oldest = lanes?.oldest();
      return oldest === undefined ? 0 : Math.max(0, now() - oldest) / 1000;
    },
  };
}

/** Rejects when the signal aborts. */
async function tickUntil(signal: AbortSignal, tick: () => void): Promise<never> {
  for (;;) {
    tick();
    await sleep(TICK_MS, undefined, { signal });
  }
}
