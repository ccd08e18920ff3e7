import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import { createHealth, type Health } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics, type Metrics } from '@footnote/runtime/metrics';
import type { Endpoint } from '../configuration/endpoint.ts';
import { createWebhooks, type WebhooksOptions } from '../service.ts';

export type Running = {
  readonly metrics: Metrics;
  readonly health: Health;
  readonly component: Component;
};

export type Fixture = {
  readonly log: EventLog;
  readonly codec: Codec;
  /** What the services logged, as text. */
  readonly logged: () => string;
  /** Starts the service; its waits between attempts are a few milliseconds. */
  start(endpoints: readonly Endpoint[], change?: Partial<WebhooksOptions>): Promise<Running>;
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Stops what was started and deletes the log. */
  close(): Promise<void>;
};

const PAUSE_MS = 5;

/** A log in a folder of its own. */
export async function openFixture(): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'footnote-webhooks-'));
  const log = await openLmdbLog({ path: folder });
  await log.ensureTopics(topicSpecs(3));
  const codec = createCodec(createMemoryRegistry());
  const lines: string[] = [];
  const output = new PassThrough();
  output.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const logger = createLogger({ logLevel: 'trace' }, 'webhooks', output);
  const running = new Set<Component>();
  return {
    log,
    codec,
    logged: () => lines.join(''),
    start: async (endpoints, change = {}) => {
      const metrics = createMetrics('webhooks', { defaults: false });
      const health = createHealth();
      const component = createWebhooks({
        log,
        codec,
        logger,
        metrics,
        health,
        endpoints,
        retryMs: PAUSE_MS,
        pause: (_, signal) =>
          new Promise((resolve, reject) => {
            setTimeout(() => {
              if (signal.aborted) reject(signal.reason as Error);
              else resolve(undefined);
            }, PAUSE_MS);
          }),
        ...change,
      });
      await component.start();
      const stop = component.stop.bind(component);
      const own: Component = {
        ...component,
        stop: async () => {
          if (running.delete(own)) await stop();
        },
      };
      running.add(own);
      return { metrics, health, component: own };
    },
    deadLetters: async () => {
      const letters: DeadLetter[] = [];
      for await (const records of log.read('dead-letters', 0, { from: 0 }))
        for (const { value } of records) letters.push(await codec.decode('dead-letters', value));
      return letters;
    },
    close: async () => {
      for (const component of running) await component.stop();
      await log.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
