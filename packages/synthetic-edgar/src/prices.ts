import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accounts } from './accounts.ts';
import { addDays, daysBetween } from './dates.ts';
import { accountsOf } from './generate.ts';
import { createRandom, mixSeed } from './random.ts';
import type { IssuerSpec } from './spec.ts';

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
  /** Last day, YYYY-MM-DD: with a later one the same bars have others after them. */
  readonly through: string;
  readonly isSession: (date: string) => boolean;
};

/** Keeps the draws of prices apart from those of figures. */
const PRICES = 0x70726963;
/** Days from the start of a quarter to the ex-date of its dividend. */
const EX_AFTER = 38;
const QUARTER_DAYS = 91;
/** Yearly dividend over the first price. */
const FIRST_YIELD = 0.02;
const DRIFT = 0.0003;
const SWING = 0.02;

/**
 * Prices of an issuer that fit its accounts: a quarterly dividend of what its annual reports declare, and its splits on
 * their days. Every session is drawn from its own seed.
 */
export const inventPrices = (
  spec: IssuerSpec,
  { through, isSession }: PriceOptions,
): readonly InventedBar[] => {
  const accounts = accountsOf(spec);
  const start = `${spec.first_year}-01-01`;
  const sessions = sessionsBetween(start, through, isSession);
  const onSession = (date: string): string => sessions.find((session) => session >= date) ?? '';
  const splits = new Map(accounts.splits.map((split) => [onSession(split.date), split.new / split.old]));
  const dividends = new Map(declared(accounts, through).map(({ date, amount }) => [onSession(date), amount]));
  // On the shares of the first day; what is written is on those of its own.
  let close = ((spec.dividend > 0 ? spec.dividend : 5000) / 10_000) * (4 / FIRST_YIELD);
  let shares = 1;
  return sessions.map((date) => {
    const random = createRandom(mixSeed(spec.seed, PRICES, daysBetween('1970-01-01', date)));
    const split = splits.get(date) ?? 1;
    shares *= split;
    const dividend = dividends.get(date) ?? 0;
    const before = close - dividend;
    close = before * Math.exp(DRIFT + SWING * (random.next() + random.next() - 1));
    const open = before + (close - before) * random.next();
    const reach = close * SWING * random.next() * 0.5;
    const cents = (price: number): number => Math.max(0.01, Math.round((price / shares) * 100) / 100);
    const prices = [cents(open), cents(close)] as const;
    return {
      date,
      open: String(prices[0]),
      high: String(Math.max(...prices, cents(Math.max(open, close) + reach))),
      low: String(Math.min(...prices, cents(Math.min(open, close) - reach))),
      close: String(prices[1]),
      volume: Math.round((spec.shares / 400) * shares * random.between(0.5, 1.5)),
      dividend: decimals(dividend / shares),
      split: decimals(split),
    };
  });
};

/** Dividends of quarters, per share of the first day; quarters after the accounts go on as they did. */
const declared = (
  { spec, calendar }: Accounts,
  through: string,
): readonly { readonly date: string; readonly amount: number }[] => {
  if (spec.dividend === 0 || spec.style.dividends === 'none') return [];
  const starts = calendar.quarters.map((quarter) => quarter.start);
  const last = calendar.quarters.at(-1);
  for (let next = addDays(last?.end ?? through, 1); next <= through; next = addDays(next, QUARTER_DAYS))
    starts.push(next);
  return starts.map((start, quarter) => ({
    date: addDays(start, EX_AFTER),
    amount: (spec.dividend + 5 * quarter) / 10_000,
  }));
};

const decimals = (value: number): string => String(Number(value.toFixed(8)));

const sessionsBetween = (
  from: string,
  to: string,
  isSession: (date: string) => boolean,
): readonly string[] => {
  const sessions: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) if (isSession(date)) sessions.push(date);
  return sessions;
};

const COLUMNS = ['date', 'open', 'high', 'low', 'close', 'volume', 'dividend', 'split'] as const;

/** Writes a folder of CSV files as a price source has it, with its `source.json`. */
export const writePrices = async (
  folder: string,
  specs: readonly IssuerSpec[],
  options: PriceOptions,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const source = {
    name: 'invented',
    currency: 'USD',
    adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' },
  };
  await writeFile(join(folder, 'source.json'), JSON.stringify(source));
  for (const spec of specs) {
    const lines = inventPrices(spec, options).map((bar) => COLUMNS.map((column) => bar[column]).join(','));
    await writeFile(join(folder, `${spec.ticker}.csv`), `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
  }
};
