import type { ClientRequest } from 'node:http';

/** The clock of a limiter: milliseconds that never go back, and a sleep in them. */
export type LimiterClock = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export type RateLimiter = {
  /**
   * Calls `start` as soon as a request may be sent, first come, first served. `start` resolves when the
   * request has been sent; the interval to the next one begins then, so that no delay (a late timer, a busy
   * event loop, a slow connection) shortens it. Rejects as `start` does.
   */
  send(start: () => Promise<void>): Promise<void>;
  /**
   * Sends nothing for this long (a 429's Retry-After applies to every request, not only to the refused one).
   */
  pause(milliseconds: number): void;
  /** Lowers the rate permanently; a higher one is ignored. */
  lower(requestsPerSecond: number): void;
  /**
   * Uses this part of the rate, 0 to 1, from now on; others use the rest. Resolves when no request is waiting that would
   * exceed it. Without any part, waiting requests are still sent, and `isShut`.
   */
  share(part: number): Promise<void>;
  /** Whether others use the whole rate, so that nothing more may be sent. */
  isShut(): boolean;
};

/** As many requests take this long, not a second: on their way to the server they may draw closer together. */
const SECOND_WITH_MARGIN_MS = 1050;

export const systemClock: LimiterClock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * A part of a rate, in whole requests a second: of several processes each may have one more in a second than the mean of
 * its rate, and together they would have more than all of them may. Less than one a second is used as it is.
 */
const partOf = (rate: number, part: number): number => {
  const requests = rate * part;
  return part === 1 || requests < 1 ? requests : Math.floor(requests + 1e-9);
};

/** The shortest time between two requests, in milliseconds. */
export const intervalOf = (requestsPerSecond: number): number => SECOND_WITH_MARGIN_MS / requestsPerSecond;

/**
 * A limiter that keeps an interval between any two requests. It does not accumulate tokens: after a pause or
 * a late timer it does not catch up, so no second, wherever it begins, has more than `requestsPerSecond`
 * requests (rounded up).
 */
export const createRateLimiter = (
  requestsPerSecond: number,
  clock: LimiterClock = systemClock,
): RateLimiter => {
  let rate = checkedRate(requestsPerSecond);
  let part = 1;
  let isShut = false;
  let pausedUntil = -Infinity;
  let lastSent = -Infinity;
  let queue: Promise<void> = Promise.resolve();

  const turn = async (start: () => Promise<void>): Promise<void> => {
    const left = (): number => Math.max(pausedUntil, lastSent + intervalOf(partOf(rate, part))) - clock.now();
    // Checked again after each sleep: a timer may fire early, and the rate may have been lowered or paused in
    // the meantime.
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
    share: async (now) => {
      isShut = now === 0;
      if (isShut) await queue;
      else part = now;
    },
    isShut: () => isShut,
  };
};

/** Resolves when the operating system has the complete request, or nothing more will be sent. */
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

/** The rate that EDGAR's fair-access rules allow one client. */
export const EDGAR_REQUESTS_PER_SECOND = 10;
/** What Footnote uses of it unless told otherwise. */
const USUAL_REQUESTS_PER_SECOND = 8;

/** The rate for a source, of what is configured (null for nothing); undefined for no limit, which only a mirror has. */
export const rateOf = (configured: number | null, mirror: string | null): number | undefined =>
  configured ?? (mirror === null ? USUAL_REQUESTS_PER_SECOND : undefined);

let shared: RateLimiter | undefined;

/**
 * The only limiter for all clients of the live site in this process. The lowest requested rate applies to
 * all.
 */
export const liveRateLimiter = (requestsPerSecond = EDGAR_REQUESTS_PER_SECOND): RateLimiter => {
  shared ??= createRateLimiter(EDGAR_REQUESTS_PER_SECOND);
  shared.lower(requestsPerSecond);
  return shared;
};
