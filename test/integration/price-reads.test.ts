import { expect } from 'chai';
import fc from 'fast-check';
import { actionsEvent, barsEvent } from '@footnote/events/testing/samples';
import type { Bars, CorporateActions } from '@footnote/event-types/types.generated';
import { adjustSeries, type Adjustment } from '@footnote/market/adjustment/adjust';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { useBench } from '@footnote/projector/testing/bench';
import { periodStart, priceTable } from '@footnote/lanes/market/prices/price-table';
import { neededFor, readDividends, readSeries } from '@footnote/lanes/market/prices/read-series';
import type { BarRow, CorporateActionRow, PriceSeriesRow } from '@footnote/read-models/prices';

const SYMBOLS = Array.from({ length: 16 }, (_, at) => `S${at}`);
const YEARS = [2021, 2022, 2023, 2024];

const of = fc.record({
  source: fc.constantFrom('first', 'second'),
  year: fc.constantFrom(...YEARS),
  set: fc.constantFrom('a', 'b', 'c'),
  chunk: fc.nat(1),
  chunks: fc.constantFrom(1, 1, 1, 2),
  days: fc.uniqueArray(fc.integer({ min: 1, max: 27 }), { maxLength: 8 }),
  pays: fc.boolean(),
  splits: fc.boolean(),
  reports: fc.constantFrom(true, true, false),
});
type Of = typeof of extends fc.Arbitrary<infer Value> ? Value : never;

const stampsOf = ({ source, year, set, chunk, chunks }: Of) => ({
  source,
  priority: source === 'first' ? 0 : 1,
  year,
  set_id: set,
  chunk: Math.min(chunk, chunks - 1),
  chunks,
});
const dayOf = ({ year }: Of, day: number): string => `${year}-06-${String(day).padStart(2, '0')}`;

const barsOf = (symbol: string, each: Of, at: number): Bars =>
  barsEvent(
    symbol,
    Object.fromEntries(each.days.map((day) => [dayOf(each, day), `${day + at}.5`])),
    stampsOf(each),
  );

function actionsOf(symbol: string, each: Of): CorporateActions {
  const dividends = each.days.map((day) => ({
    ex_date: dayOf(each, day),
    amount: '0.25',
    kind: null,
    currency: null,
  }));
  const splits = [{ ex_date: dayOf(each, 14), ratio: '2' }];
  return actionsEvent(symbol, each.year, {
    ...stampsOf(each),
    dividends: each.pays ? dividends : [],
    splits: each.splits ? splits : [],
    reports_dividends: each.reports,
    reports_splits: each.reports || each.pays,
  });
}

/** The events of each symbol. */
const HISTORIES = fc.sample(
  fc.record({ bars: fc.array(of, { maxLength: 9 }), actions: fc.array(of, { maxLength: 4 }) }),
  { numRuns: SYMBOLS.length, seed: 17 },
);

describe('reading the prices of a symbol by year', () => {
  const bench = useBench();

  it('equals the views, and a range equals the same range of all rows', async () => {
    for (const [at, symbol] of SYMBOLS.entries()) {
      const { bars = [], actions = [] } = HISTORIES[at] ?? {};
      await bench().append('corporate-actions', ...actions.map((each) => actionsOf(symbol, each)));
      await bench().append('bars', ...bars.map((each, place) => barsOf(symbol, each, place)));
    }
    await bench().project([prices, securities]);
    const { store } = bench();
    const heads = await store.query<PriceSeriesRow>(
      'SELECT * EXCEPT source_time, toString(source_time) AS source_time FROM price_series',
    );
    const bars = await store.query<Pick<BarRow, 'close' | 'date' | 'symbol'>>(
      'SELECT symbol, toString(date) AS date, toString(close) AS close FROM bars ORDER BY bars.date',
    );
    const actions = await store.query<CorporateActionRow>(
      'SELECT * FROM corporate_actions ORDER BY corporate_actions.ex_date',
    );
    for (const symbol of SYMBOLS) {
      const read = await readSeries(store, symbol);
      const head = heads.find((each) => each.symbol === symbol);
      expect(read?.head, symbol).to.deep.equal(head);
      const dividends = actions.filter((each) => each.symbol === symbol && each.kind === 'dividend');
      expect(await readDividends(store, symbol), symbol).to.deep.equal(
        dividends.map(({ ex_date, amount, source }) => ({ ex_date, amount, source })),
      );
      if (read === undefined || head === undefined) continue;
      const { series } = read;
      expect(
        series.bars.map(({ date, close }) => [date, close]),
        symbol,
      ).to.deep.equal(
        bars.filter((bar) => bar.symbol === symbol).map(({ date, close }) => [date, Number(close)]),
      );
      const own = actions.filter((action) => action.symbol === symbol && action.source === head.source);
      const daysOf = (isOf: (kind: string) => boolean) =>
        own.filter(({ kind }) => isOf(kind)).map(({ ex_date: date }) => date);
      const days = (some: readonly { readonly exDate: string }[] | null) => some?.map(({ exDate }) => exDate);
      const { reports_dividends: reportsDividends, reports_splits: reportsSplits } = head;
      expect(days(series.dividends), symbol).to.deep.equal(
        reportsDividends ? daysOf((kind) => kind === 'dividend') : undefined,
      );
      expect(days(series.ratios), symbol).to.deep.equal(
        reportsSplits ? daysOf((kind) => kind === 'split') : undefined,
      );
      await expectParts(symbol, read);
    }
    expect(heads.length).to.be.above(8);
  });

  /** A request over the range of bars that is read for it must equal the request over all bars. */
  async function expectParts(symbol: string, { head, series }: NonNullable<Read>): Promise<void> {
    const requests = fc.sample(
      fc.record({
        adjust: fc.constantFrom<Adjustment>('none', 'splits', 'total'),
        interval: fc.constantFrom('day', 'month', 'week'),
        from: fc.option(fc.constantFrom('2021-06-05', '2022-06-20', '2023-01-01'), { nil: undefined }),
        to: fc.option(fc.constantFrom('2021-06-20', '2023-06-10', '2024-06-09'), { nil: undefined }),
        limit: fc.integer({ min: 1, max: 9 }),
      }),
      { numRuns: 3, seed: Number(symbol.slice(1)) },
    );
    for (const requested of requests) {
      const part = await readSeries(bench().store, symbol, neededFor(requested));
      const from = periodStart(requested.from, requested.interval) ?? '';
      const all = { ...series, bars: series.bars.filter(({ date }) => date >= from) };
      expect(
        part && priceTable(part.head, adjustSeries(part.series, requested.adjust), requested),
        `${symbol} ${JSON.stringify(requested)}`,
      ).to.deep.equal(priceTable(head, adjustSeries(all, requested.adjust), requested));
    }
  }
});

type Read = Awaited<ReturnType<typeof readSeries>>;
