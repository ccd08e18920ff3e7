import { createRequire } from 'node:module';

type RequestQueue = { readonly pending: readonly unknown[]; scheduleCheckPendingRequests(): void };

const require = createRequire(import.meta.url);
const { prototype } = require('kafkajs/src/network/requestQueue') as { readonly prototype: RequestQueue };
const original = Object.getOwnPropertyDescriptor(prototype, 'scheduleCheckPendingRequests')
  ?.value as RequestQueue['scheduleCheckPendingRequests'];

let installed = false;

/**
 * kafkajs 2.2.4 re-arms a timer of at most one millisecond on every connection for as long as it is open, to look
 * at a queue of requests that is nearly always empty (`scheduleCheckPendingRequests` subtracts the present from
 * "never throttled"). Requests that do wait are looked at when one is pushed and when an answer comes, so the
 * timer is left out while the queue is empty. Called again, it changes nothing.
 */
export function stopIdleTimers(): void {
  if (installed) return;
  installed = true;
  prototype.scheduleCheckPendingRequests = function (this: RequestQueue): void {
    if (this.pending.length > 0) original.call(this);
  };
}

/** Puts kafkajs's own behaviour back, to measure what it costs. */
export function restoreIdleTimers(): void {
  installed = false;
  prototype.scheduleCheckPendingRequests = original;
}
