import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Accounts } from './accounts.ts';
import { addDays } from '@footnote/values/day';
import { accountsOf } from './generate.ts';
import { BENCHMARK_SYMBOL, betaOf, inventBenchmark, marketMove } from './invented-market.ts';
import { sessionsBetween, walkPrices, type InventedBar, type PriceOptions } from './price-walk.ts';
import { firstPrice } from './share-price.ts';
import type { IssuerSpec } from './spec.ts';

/** Days from the start of a quarter to the ex-date of its dividend. */
const EX_AFTER = 38;
const QUARTER_DAYS = 91;
/** Maximum move of a price in addition to the market's. */
const SWING = 0.02;

/**
 * Prices of an issuer that are consistent with its accounts: quarterly dividends as declared in its annual reports, and
 * splits on their days. They move with the invented market in proportion to the issuer's beta, plus moves of their own.
 */
export const inventPrices = (
  spec: IssuerSpec,
  { through, isSession }: PriceOptions,
): readonly InventedBar[] => {
  const accounts = accountsOf(spec);
  const sessions = sessionsBetween(`${spec.first_year}-01-01`, through, isSession);
  const onSession = (date: string): string => sessions.find((session) => session >= date) ?? '';
  const beta = betaOf(spec);
  return walkPrices({
    sessions,
    seed: spec.seed,
    first: firstPrice(spec),
    move: (date, own) => beta * marketMove(date) + SWING * (own() + own() - 1),
    shares: spec.shares,
    dividends: new Map(declared(accounts, through).map(({ date, amount }) => [onSession(date), amount])),
    splits: new Map(accounts.splits.map((split) => [onSession(split.date), split.new / split.old])),
  });
};

/** Quarterly dividends per share of the first day; they continue unchanged after the last quarter of the accounts. */
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

const COLUMNS = ['date', 'open', 'high', 'low', 'close', 'volume', 'dividend', 'split'] as const;

/** Writes a price source's folder of CSV files for the issuers and the benchmark, with its `source.json`. */
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
  const write = async (symbol: string, bars: readonly InventedBar[]): Promise<void> => {
    const lines = bars.map((bar) => COLUMNS.map((column) => bar[column]).join(','));
    await writeFile(join(folder, `${symbol}.csv`), `${[COLUMNS.join(','), ...lines].join('\n')}\n`);
  };
  for (const spec of specs) await write(spec.ticker, inventPrices(spec, options));
  const firstYear = Math.min(...specs.map((spec) => spec.first_year));
  if (specs.length > 0) await write(BENCHMARK_SYMBOL, inventBenchmark(firstYear, options));
};
