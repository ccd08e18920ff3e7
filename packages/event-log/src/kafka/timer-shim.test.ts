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

/** How often an idle queue is looked at within `ms`. */
async function looksWithin(ms: number): Promise<number> {
  const queue = newQueue();
  let looks = 0;
  const look = queue.checkPendingRequests.bind(queue);
  queue.checkPendingRequests = () => {
    looks += 1;
    look();
  };
  queue.checkPendingRequests();
  await pause(ms);
  queue.destroy();
  return looks;
}

describe('timer shim of kafkajs', () => {
  afterEach(stopIdleTimers);

  it('stops the timer that an idle connection re-arms about every millisecond', async () => {
    restoreIdleTimers();
    expect(await looksWithin(100)).to.be.greaterThan(20);
    stopIdleTimers();
    expect(await looksWithin(100)).to.equal(1);
  });

  it('still sends requests that had to wait, once the broker lets go of a throttled client', async () => {
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
    await pause(80);
    expect(sent).to.deep.equal([1, 2]);
    expect(queue.throttleCheckTimeoutId).to.equal(null);
    queue.destroy();
  });
});
