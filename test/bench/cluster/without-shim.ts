/**
 * Loaded before a service (`node --import`), it disables the shim, so that the Kafka client's idle timers
 * run.
 */
import { createRequire } from 'node:module';

const NAME = 'scheduleCheckPendingRequests';
const require = createRequire(import.meta.url);
const { prototype } = require('kafkajs/src/network/requestQueue') as {
  readonly prototype: Record<string, unknown>;
};
const original = prototype[NAME];
Object.defineProperty(prototype, NAME, { get: () => original, set: () => undefined });
