import type { ClientRequest } from 'node:http';

/** The clock of a limiter: milliseconds that never go back, and a sleep in them. */
export type LimiterClock = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export type RateLimiter = {
  /**
   * Calls `start` as soon as a request may be sent, first come, first served. `start` resolves when the request has
   * left; the interval to the next one counts from then, so nothing that delays a request (a late timer, a busy
   * event loop, a slow connection) brings the next one closer to it. Rejects as `start` does.
   */
  send(start: () => Promise<void>): Promise<void>;
  /** Sends nothing for this long (a 429's Retry-After concerns every request, not just the one refused). */
  pause(milliseconds: number): void;
  /** Lowers the rate for good; a higher one is ignored. */
  lower(requestsPerSecond: number): void;
};

/** As many requests take this long, not a second: on their way to the server they may draw closer together. */
const SECOND_WITH_MARGIN_MS = 1050;

export const systemClock: LimiterClock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** The shortest time between two requests, in milliseconds. */
export const intervalOf = (requestsPerSecond: number): number => SECOND_WITH_MARGIN_MS / requestsPerSecond;

/**
 * A limiter that keeps an interval between any two requests. There are no tokens to save up: after a pause or a late
 * timer it does not catch up, so no second, wherever it begins, has more than `requestsPerSecond` requests (rounded up).
 */
export const createRateLimiter = (
  requestsPerSecond: number,
  clock: LimiterClock = systemClock,
): RateLimiter => {
  let rate = checkedRate(requestsPerSecond);
  let pausedUntil = -Infinity;
  let lastSent = -Infinity;
  let queue: Promise<void> = Promise.resolve();

  const turn = async (start: () => Promise<void>): Promise<void> => {
    const left = (): number => Math.max(pausedUntil, lastSent + intervalOf(rate)) - clock.now();
    // Asked again after each sleep: a timer may be early, and a pause or a lower rate may have come meanwhile.
    for (let wait = left(); wait > 0; wait = left()) await clock.sleep(Math.ceil(wait));
    try {
      await start();
    } finally {
      lastSent = clock.now();
    }
  };

  return {
    send: (start) => {
      const sent = queue.then(() => turn(start));
      queue = sent.catch(() => undefined);
      return sent;
    },
    pause: (milliseconds) => {
      pausedUntil = Math.max(pausedUntil, clock.now() + milliseconds);
    },
    lower: (requests) => {
      rate = Math.min(rate, checkedRate(requests));
    },
  };
};

/** Resolves when the system has the whole of a request, or nothing more will be sent of it. */
export const sent = (request: ClientRequest): Promise<void> =>
  new Promise((resolve) => {
    request.once('finish', resolve);
    request.once('close', resolve);
  });

const checkedRate = (requestsPerSecond: number): number => {
  if (!(requestsPerSecond > 0 && Number.isFinite(requestsPerSecond))) {
    throw new RangeError(`requests per second must be a positive number, got ${requestsPerSecond}`);
  }
  return requestsPerSecond;
};

/** What EDGAR's fair-access rules allow one requester. */
export const EDGAR_REQUESTS_PER_SECOND = 10;

let shared: RateLimiter | undefined;

/**
 * The one limiter that every client of the live site in this process goes through. The lowest rate that anybody
 * asked for holds for all.
 */
export const liveRateLimiter = (requestsPerSecond = EDGAR_REQUESTS_PER_SECOND): RateLimiter => {
  shared ??= createRateLimiter(EDGAR_REQUESTS_PER_SECOND);
  shared.lower(requestsPerSecond);
  return shared;
};
