import { createRequire } from 'node:module';

type RequestQueue = { readonly pending: readonly unknown[]; scheduleCheckPendingRequests(): void };

const require = createRequire(import.meta.url);
const { prototype } = require('kafkajs/src/network/requestQueue') as { readonly prototype: RequestQueue };
const original = Object.getOwnPropertyDescriptor(prototype, 'scheduleCheckPendingRequests')
  ?.value as RequestQueue['scheduleCheckPendingRequests'];

let installed = false;

/**
 * kafkajs 2.2.4 re-arms a timer of at most one millisecond on every open connection, to check a queue of
 * requests that is nearly always empty (`scheduleCheckPendingRequests` subtracts the current time from "never
 * throttled"). Queued requests are also checked when one is added and when a response arrives, so the timer
 * is omitted while the queue is empty. Calling it again has no effect.
 */
export function stopIdleTimers(): void {
  if (installed) return;
  installed = true;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) original.call(this);
  };
}

/** Restores kafkajs's own behaviour, to measure its cost. */
export function restoreIdleTimers(): void {
  installed = false;
  prototype.scheduleCheckPendingRequests = original;
}
