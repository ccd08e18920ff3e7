import { expect } from 'chai';
import { createRequire } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { restoreIdleTimers, stopIdleTimers } from './timer-shim.ts';

type Queue = {
  throttleCheckTimeoutId: unknown;
  checkPendingRequests(): void;
  maybeThrottle(ms: number): void;
  destroy(): void;
  push(request: {
    entry: { correlationId: number; resolve: () => void; reject: () => void };
    expectResponse: boolean;
    sendRequest: () => void;
  }): void;
};

const require = createRequire(import.meta.url);
const RequestQueue = require('kafkajs/src/network/requestQueue') as new (options: object) => Queue;
const logger = { debug: () => undefined, warn: () => undefined };

const newQueue = (): Queue =>
  new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1000, enforceRequestTimeout: false, logger });

/** Whether an empty queue still has a timer running after it was checked. */
function isArmed(queue: Queue): boolean {
  queue.checkPendingRequests();
  return queue.throttleCheckTimeoutId !== null;
}

describe('timer shim of kafkajs', () => {
  // kafkajs requests negative delays. Node replaces them by one millisecond and warns; this does the same
  // without a warning.
  const { setTimeout: arm } = globalThis;
  const armQuietly = (look: () => void, ms: number): NodeJS.Timeout => arm(look, Math.max(1, ms));
  beforeEach(() => {
    globalThis.setTimeout = armQuietly as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = arm;
    stopIdleTimers();
  });

  it('stops the timer that an idle connection re-arms about every millisecond', async () => {
    restoreIdleTimers();
    const busy = newQueue();
    let looks = 0;
    const look = busy.checkPendingRequests.bind(busy);
    busy.checkPendingRequests = () => {
      looks += 1;
      look();
    };
    expect(isArmed(busy)).to.equal(true);
    while (looks < 20) await pause(1);
    busy.destroy();
    stopIdleTimers();
    const idle = newQueue();
    expect(isArmed(idle)).to.equal(false);
    idle.destroy();
  });

  it('sends queued requests once the broker stops throttling the client', async () => {
    stopIdleTimers();
    const queue = newQueue();
    const sent: number[] = [];
    queue.maybeThrottle(30);
    for (const correlationId of [1, 2])
      queue.push({
        entry: { correlationId, resolve: () => undefined, reject: () => undefined },
        expectResponse: false,
        sendRequest: () => void sent.push(correlationId),
      });
    expect(sent).to.deep.equal([]);
    while (sent.length < 2) await pause(1);
    expect(sent).to.deep.equal([1, 2]);
    expect(queue.throttleCheckTimeoutId).to.equal(null);
    queue.destroy();
  });
});
