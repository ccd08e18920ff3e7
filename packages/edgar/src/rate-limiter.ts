/** The clock of a limiter: milliseconds that never go back, and a sleep in them. */
export type LimiterClock = {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
};

export type RateLimiter = {
  /** Resolves when the next request may be sent. First come, first served. */
  acquire(): Promise<void>;
  /** Lets nobody through for this long (a 429's Retry-After concerns every request, not just the one refused). */
  pause(milliseconds: number): void;
  /** Lowers the rate for good; a higher one is ignored. */
  lower(requestsPerSecond: number): void;
};

const WINDOW_MS = 1000;
/** Requests that leave more than a second apart may arrive closer together; the margin covers that jitter. */
const JITTER_MARGIN_MS = 50;

export const systemClock: LimiterClock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * A limiter that never lets more than `requestsPerSecond` through in any sliding second. A bucket that refills
 * steadily would let a full burst and its refill, nearly twice the rate, into one second; so a token comes back one
 * second after it was used.
 */
export const createRateLimiter = (
  requestsPerSecond: number,
  clock: LimiterClock = systemClock,
): RateLimiter => {
  let rate = checkedRate(requestsPerSecond);
  let pausedUntil = -Infinity;
  let queue: Promise<void> = Promise.resolve();
  const granted: number[] = [];

  const readyAt = (): number => {
    const slots = Math.max(1, Math.floor(rate));
    const window = WINDOW_MS / Math.min(1, rate) + JITTER_MARGIN_MS;
    const oldest = granted.at(-slots);
    return Math.max(pausedUntil, oldest === undefined ? -Infinity : oldest + window);
  };

  const wait = async (): Promise<void> => {
    // Asked again after each sleep: a pause or a lower rate may have come meanwhile.
    for (let left = readyAt() - clock.now(); left > 0; left = readyAt() - clock.now()) {
      await clock.sleep(Math.ceil(left));
    }
    granted.push(clock.now());
    if (granted.length > 2 * Math.ceil(rate)) granted.splice(0, granted.length - Math.ceil(rate));
  };

  return {
    acquire: () => (queue = queue.then(wait)),
    pause: (milliseconds) => {
      pausedUntil = Math.max(pausedUntil, clock.now() + milliseconds);
    },
    lower: (requests) => {
      rate = Math.min(rate, checkedRate(requests));
    },
  };
};

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
