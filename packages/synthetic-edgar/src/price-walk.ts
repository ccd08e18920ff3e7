import { addDays, daysBetween } from '@footnote/values/day';
import { createRandom, mixSeed } from './random.ts';

/** One session as traded, with the dividend and the split that take effect with it. */
export type InventedBar = {
  readonly date: string;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: number;
  /** Cash per share; 0 for none. */
  readonly dividend: string;
  /** New shares for each old one; 1 for none. */
  readonly split: string;
};

export type PriceOptions = {
  /** Last day, YYYY-MM-DD; a later one adds bars without changing the earlier ones. */
  readonly through: string;
  readonly isSession: (date: string) => boolean;
};

/** Seed that separates the draws of prices from those of figures. */
const PRICES = 0x70726963;
/** Maximum relative distance of open, high and low from the close. */
const REACH = 0.02;
/** Number of sessions in which the whole share count is traded once. */
const TURNOVER_SESSIONS = 400;

type Walk = {
  readonly sessions: readonly string[];
  /** Seed of every session, together with its date. */
  readonly seed: number;
  /** Price before the first session. */
  readonly first: number;
  /** Logarithmic return of a session, before its dividend; `own` is uniform in [0, 1). */
  readonly move: (date: string, own: () => number) => number;
  /** Shares outstanding on the first day. */
  readonly shares: number;
  /** Session → cash per share of the first day. */
  readonly dividends: ReadonlyMap<string, number>;
  /** Session → new shares for each old one. */
  readonly splits: ReadonlyMap<string, number>;
};

/** Prices by session. Bars are per share of their own day; the random walk is per share of the first day. */
export const walkPrices = (walk: Walk): readonly InventedBar[] => {
  let close = walk.first;
  let shares = 1;
  return walk.sessions.map((date) => {
    const random = createRandom(mixSeed(walk.seed, PRICES, daysBetween('1970-01-01', date)));
    const split = walk.splits.get(date) ?? 1;
    shares *= split;
    const dividend = walk.dividends.get(date) ?? 0;
    const before = close - dividend;
    close = before * Math.exp(walk.move(date, () => random.next()));
    const open = before + (close - before) * random.next();
    const reach = close * REACH * random.next() * 0.5;
    const cents = (price: number): number => Math.max(0.01, Math.round((price / shares) * 100) / 100);
    const prices = [cents(open), cents(close)] as const;
    return {
      date,
      open: String(prices[0]),
      high: String(Math.max(...prices, cents(Math.max(open, close) + reach))),
      low: String(Math.min(...prices, cents(Math.min(open, close) - reach))),
      close: String(prices[1]),
      volume: Math.round((walk.shares / TURNOVER_SESSIONS) * shares * random.between(0.5, 1.5)),
      dividend: decimals(dividend / shares),
      split: decimals(split),
    };
  });
};

const decimals = (value: number): string => String(Number(value.toFixed(8)));

export const sessionsBetween = (
  from: string,
  to: string,
  isSession: (date: string) => boolean,
): readonly string[] => {
  const sessions: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (isSession(date)) sessions.push(date);
  return sessions;
};
