/** Loaded before a service (`node --import`), it keeps the Kafka client's idle timers whatever is done about them. */
import { createRequire } from 'node:module';

const NAME = 'scheduleCheckPendingRequests';
const require = createRequire(import.meta.url);
const { prototype } = require('kafkajs/src/network/requestQueue') as {
  readonly prototype: Record<string, unknown>;
};
const original = prototype[NAME];
Object.defineProperty(prototype, NAME, { get: () => original, set: () => undefined });
