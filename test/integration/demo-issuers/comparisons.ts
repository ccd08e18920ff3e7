import { DAY_MS } from '@footnote/values/day';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isSession } from '@footnote/market/session-calendar';
import type { TechnicalsResponse } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { BENCHMARK_SYMBOL, inventBenchmark } from '@footnote/synthetic-edgar/invented-market';
import type { InventedBar } from '@footnote/synthetic-edgar/price-walk';
import { inventPrices, writePrices } from '@footnote/synthetic-edgar/prices';
import type { DemoIssuers } from './demo-issuers.ts';

/** A Wednesday: its week is incomplete, so the newest week of a beta ends on 24 October. */
const PRICES = { through: '2025-10-29', isSession };
const PRICES_FROM = 2023;
const NEWEST_FRIDAY = '2025-10-24';

/** Value at each close of 1 invested before the first bar, with dividends reinvested. */
function worth(bars: readonly InventedBar[]): (date: string) => number {
  let total = 1;
  const values = bars.map(({ date, close, dividend, split }, at) => {
    const before = bars[at - 1];
    if (before !== undefined)
      total *= ((Number(close) + Number(dividend)) * Number(split)) / Number(before.close);
    return { date, total };
  });
  return (date) => values.findLast((value) => value.date <= date)?.total ?? NaN;
}

/** Least squares of 52 weekly returns by sums of squares, unlike the service, which uses means. */
function betaApart(stock: (date: string) => number, market: (date: string) => number): number {
  const friday = (weeks: number): string =>
    new Date(Date.parse(NEWEST_FRIDAY) - weeks * 7 * DAY_MS).toISOString().slice(0, 10);
  let [n, x, y, xx, xy] = [0, 0, 0, 0, 0];
  for (let week = 0; week < 52; week += 1) {
    const [a, b] = [friday(week + 1), friday(week)];
    const [own, other] = [stock(b) / stock(a) - 1, market(b) / market(a) - 1];
    [n, x, y, xx, xy] = [n + 1, x + other, y + own, xx + other ** 2, xy + own * other];
  }
  return (n * xy - x * y) / (n * xx - x ** 2);
}

/** Beta and relative strength of invented stocks relative to the invented benchmark, from files to REST. */
export function comparedWithBenchmark({ issuers, spine }: DemoIssuers): void {
  const specs = issuers.map(({ spec }) => ({ ...spec, first_year: PRICES_FROM }));
  const benchmark = worth(inventBenchmark(PRICES_FROM, PRICES));
  let folder: string;
  before('ingests prices', async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-prices-'));
    await writePrices(folder, specs, PRICES);
    await spine().ingestPrices(folder);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  for (const spec of specs)
    it(`equal an independent computation: ${spec.ticker}`, async () => {
      const response = await fetch(`${spine().address}/v2/technicals?symbol=${spec.ticker}`, {
        headers: { 'X-API-Key': spine().key },
      });
      const body = (await response.json()) as TechnicalsResponse;
      expect(contractFault('/v2/technicals', response.status, body)).to.equal(undefined);
      if (!('benchmarks' in body.data)) throw new Error('no technicals');
      const { benchmarks, relative_strength: strength, volatility } = body.data;
      expect(benchmarks.market).to.equal(BENCHMARK_SYMBOL);
      const own = worth(inventPrices(spec, PRICES));
      const gained = (of: (date: string) => number, from: string): number =>
        of(PRICES.through) / of(from) - 1;
      const ahead = (from: string): number => (gained(own, from) - gained(benchmark, from)) * 100;
      const nearly = (value: number | null, expected: number): void =>
        void expect(value).to.be.closeTo(expected, 0.005 + 1e-9);
      nearly(volatility.beta_1y_weekly, betaApart(own, benchmark));
      nearly(strength.vs_spy_pct_1m, ahead('2025-09-29'));
      nearly(strength.vs_spy_pct_3m, ahead('2025-07-29'));
      nearly(strength.vs_spy_pct_1y, ahead('2024-10-29'));
    });
}
