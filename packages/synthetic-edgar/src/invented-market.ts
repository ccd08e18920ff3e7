import { daysBetween } from '@footnote/values/day';
import { createRandom, mixSeed } from './random.ts';
import type { IssuerSpec } from './spec.ts';
import { sessionsBetween, walkPrices, type InventedBar, type PriceOptions } from './price-walk.ts';

/** Symbol of the invented fund that invented stocks are compared with. */
export const BENCHMARK_SYMBOL = 'FNIDX';

/** Seeds that separate the draws of the market and of betas from those of figures. */
const MARKET = 0x6d6b7400;
const BETA = 0x62657461;
const DRIFT = 0.0003;
const SWING = 0.02;

const FIRST_PRICE = 400;
const SHARES = 900_000_000;
/** Cash per share on the first session from the middle of the last month of a quarter on. */
const DIVIDEND = 1.2;

/** Logarithmic return of the invented market in a session. */
export const marketMove = (date: string): number => {
  const random = createRandom(mixSeed(MARKET, daysBetween('1970-01-01', date)));
  return DRIFT + SWING * (random.next() + random.next() - 1);
};

/** True beta of an issuer's price. The beta measured over a year of weeks also includes the price's own moves. */
export const betaOf = ({ seed }: Pick<IssuerSpec, 'seed'>): number =>
  Math.round(createRandom(mixSeed(seed, BETA)).between(50, 160)) / 100;

/** Prices of the benchmark from the start of a year: the moves of the market only. */
export const inventBenchmark = (
  firstYear: number,
  { through, isSession }: PriceOptions,
): readonly InventedBar[] => {
  const sessions = sessionsBetween(`${firstYear}-01-01`, through, isSession);
  const onSession = (date: string): string => sessions.find((session) => session >= date) ?? '';
  const payments: [string, number][] = [];
  for (let year = firstYear; `${year}` <= through; year += 1)
    for (const month of ['03', '06', '09', '12']) payments.push([onSession(`${year}-${month}-15`), DIVIDEND]);
  return walkPrices({
    sessions,
    seed: MARKET,
    first: FIRST_PRICE,
    move: marketMove,
    shares: SHARES,
    dividends: new Map(payments),
    splits: new Map(),
  });
};
