import { expect } from 'chai';
import { companyEvent } from '@footnote/events/testing/samples';
import { type InventedBar, inventedHistory } from '@footnote/market/testing/invented-history';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { eventually } from '@footnote/testing/eventually';
import { outlooks } from './market-outlooks.ts';
import { reported, reportsOf } from './market-reports.ts';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ACME = '0009999999';
const UNPRICED = '0009999998';
const NEW = '0009999997';
const HALTED = '0009999996';
const FOREIGN = '0009999995';
const HISTORY = FIRST_READING.history;

/** Prices of stocks, the market fund (SPY) and the technology fund (XLK). */
const PRICES: Readonly<Record<string, readonly InventedBar[]>> = {
  ACME: HISTORY,
  SPY: inventedHistory(2),
  XLK: inventedHistory(3),
  NEWC: HISTORY.slice(-30),
  HALT: HISTORY.slice(0, -12),
  ABRD: HISTORY,
  ZERO: HISTORY.map((bar) => ({ ...bar, dividend: 0 })),
};

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

describe('GET /v2/technicals, /v2/price-action, /v2/dividends, /v2/calendar and /v2/snapshot', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;
  /** The harness validates each response against the contract. */
  const ask = async (
    path: 'calendar' | 'dividends' | 'price-action' | 'snapshot' | 'technicals',
    symbol: string,
    more = '',
  ): Promise<Data> => {
    const { status, body, text } = await harness.get(`/v2/${path}?symbol=${symbol}${more}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Data;
  };

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2024-03-29T15:00:00Z',
      projections: [
        companies,
        facts,
        filings,
        prices,
        securities,
        statementsProjection({ compute: computeStatements, verifies: true }),
      ],
    });
    const chips = { sic: '3674', sic_description: 'Semiconductors' };
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME'], sic: '7372' }),
      companyEvent(UNPRICED, { symbols: ['NONE', 'ZERO'] }),
      companyEvent(NEW, { symbols: ['NEWC'], ...chips }),
      companyEvent(HALTED, { symbols: ['HALT'], sic: null }),
      companyEvent(FOREIGN, { symbols: ['ABRD'], sic: '1311' }),
    );
    await harness.append(
      'facts',
      reported(ACME, '0009999999-24-000011', 'USD'),
      reported(FOREIGN, '0009999995-24-000001', 'EUR'),
    );
    await harness.append('filings', ...reportsOf(ACME));
    for (const [symbol, history] of Object.entries(PRICES)) {
      const reading = { ...FIRST_READING, symbol, history, set: symbol };
      await harness.append('corporate-actions', ...actionsOf(reading));
      await harness.append('bars', ...barsOf(reading));
    }
    await harness.projected();
  });
  after(() => harness.stop());

  it('serve the indicators of a stock, its price source and its benchmarks', async () => {
    const data = await ask('technicals', 'acme');
    expect(data).to.deep.equal({
      as_of: '2024-03-28T20:00:00Z',
      benchmarks: { market: 'SPY', sector: 'XLK' },
      cache_age_seconds: 0,
      freshness: 'end_of_day',
      market_status: 'closed',
      momentum: {
        macd: { above_signal: true, histogram: 0.48, signal_line: 0.98, value: 1.46 },
        rsi_14: 64.71,
        rsi_14_weekly: 68.38,
        rsi_14_weekly_zone: 'neutral',
        rsi_zone: 'neutral',
        stochastic_14_3_3: { d: 82.55, k: 85.63, zone: 'overbought' },
      },
      moving_averages: {
        distance_from_52w_high_pct: -0.06,
        ema_20: 224.07,
        golden_cross_active: true,
        sma_200: 211.04,
        sma_50: 222.31,
        vs_sma_200_pct: 8.02,
        vs_sma_50_pct: 2.54,
      },
      price_source: {
        bars: 1319,
        close: 227.96,
        currency: 'USD',
        first_bar: '2019-01-02',
        last_bar: '2024-03-28',
        sessions_behind: 0,
        source: 'daily',
      },
      relative_strength: data['relative_strength'],
      symbol: 'ACME',
      trend_strength: {
        adx_14: 22.14,
        adx_14_weekly: 33.13,
        obv: 68714278,
        obv_trend_30d: 'up',
        trending: false,
        trending_weekly: true,
      },
      unavailable: {},
      volatility: {
        atr_14: 2.58,
        beta_1y_weekly: -0.06,
        bollinger_20: { lower: 218.03, middle: 223.19, percent_b: 0.96, upper: 228.36 },
        realized_vol_30d_annualized_pct: 10.42,
      },
    });
    expect(data['relative_strength']).to.include({
      vs_spy_pct_1m: 6.73,
      vs_spy_pct_3m: 10.71,
      vs_spy_pct_1y: 44.56,
    });
    expect(data['relative_strength']!['vs_sector_pct_1y']).to.be.a('number');
  });

  it('give the reason for each missing member: a stock listed six weeks ago, a halted stock, no benchmark', async () => {
    const fresh = await ask('technicals', 'NEWC');
    expect(fresh).to.include({ freshness: 'degraded' });
    expect(fresh['unavailable']).to.include({
      adx_14: 'insufficient_history',
      beta_1y_weekly: 'insufficient_history',
      golden_cross_active: 'insufficient_history',
      macd: 'insufficient_history',
      rsi_zone: 'insufficient_history',
      sma_50: 'insufficient_history',
      trending_weekly: 'insufficient_history',
      vs_spy_pct_1y: 'insufficient_history',
    });
    expect(fresh['volatility']!['bollinger_20']).to.be.an('object');
    const halted = await ask('technicals', 'HALT');
    expect(halted).to.include({ freshness: 'stale' });
    expect(halted['price_source']).to.include({ sessions_behind: 12 });
    expect(halted['unavailable']).to.deep.equal({ vs_sector_pct_1y: 'sector_unknown' });
    expect((await ask('technicals', 'ABRD'))['unavailable']).to.deep.equal({
      vs_sector_pct_1y: 'benchmark_missing',
    });
  });

  it('serve the dividends of a stock, and whether it can afford them', async () => {
    expect(await ask('dividends', 'ACME')).to.deep.equal({
      as_of: '2024-03-28T20:00:00Z',
      cache_age_seconds: 0,
      currency: 'USD',
      current: {
        annual_rate: 2,
        annual_rate_forward_estimated: 2,
        flags: [],
        frequency: 'quarterly',
        last_ex_date: '2024-01-03',
        last_payment_amount: 0.5,
        next_ex_date_estimated: '2024-04-03',
        next_payment_amount_estimated: 0.5,
        yield_basis: 'forward_annualized',
        yield_pct: 0.88,
      },
      dividend_health: {
        payout_components: {
          ebitda_coverage: null,
          fcf_payout_ratio_pct: null,
          net_debt_to_ebitda: null,
          ocf_coverage: 6,
          payout_ratio_pct: 25,
          period_end: '2023-12-31',
          provenance: { accession: '0009999999-24-000011', filed: '2024-02-02', form: '10-K' },
        },
        track_record: {
          consecutive_increase_years_within_5y_window: 0,
          cuts_in_5y_window: 0,
          never_cut_in_5y_window: true,
        },
      },
      freshness: 'degraded',
      growth: { consecutive_years_increased_within_5y_window: 0, last_increase_date: null },
      history_summary: { ex_date_first: '2019-04-02', total_payments: 20 },
      market_status: 'closed',
      price_source: { close: 227.96, currency: 'USD', last_bar: '2024-03-28', source: 'daily' },
      status: 'payer',
      symbol: 'ACME',
      unavailable: {
        ebitda_coverage: 'not_reported',
        fcf_payout_ratio_pct: 'not_reported',
        last_increase_date: 'never_increased',
        net_debt_to_ebitda: 'not_reported',
      },
    });
  });

  it('list every payment on request', async () => {
    const listed = await ask('dividends', 'ACME', '&payments=include');
    const { payments, ...rest } = listed;
    expect(rest).to.deep.equal(await ask('dividends', 'ACME'));
    expect(payments).to.have.lengthOf.at.least(20);
    expect((payments as unknown as readonly object[])[0]).to.deep.equal({
      ex_date: '2024-01-03',
      possible_special: false,
      regular: 0.5,
      special: 0,
    });
    expect((await ask('dividends', 'ZERO', '&payments=include'))['payments']).to.deep.equal([]);
  });

  it('do not compare payments declared in another currency', async () => {
    const { unavailable } = await ask('dividends', 'ABRD');
    expect(unavailable).to.include({
      cuts_in_5y_window: 'declared_in_another_currency',
      never_cut_in_5y_window: 'declared_in_another_currency',
    });
  });

  it('report that a stock pays no dividend, and that this is unknown for a new stock', async () => {
    const none = await ask('dividends', 'ZERO');
    expect(none).to.include({ status: 'non_payer' });
    expect(none['unavailable']).to.include({ last_increase_date: 'no_payments', yield_pct: 'no_payments' });
    expect(none['history_summary']).to.include({ total_payments: 0 });
    const fresh = await ask('dividends', 'NEWC');
    expect(fresh).to.include({ status: 'unknown', freshness: 'degraded' });
    expect(fresh['unavailable']).to.include({
      last_increase_date: 'insufficient_history',
      total_payments: 'insufficient_history',
    });
  });

  it('serve price action computed from the served closes', async () => {
    const data = await ask('price-action', 'ACME');
    const technicals = await ask('technicals', 'ACME');
    const dated = (date: string) => HISTORY.find((bar) => bar.date === date)!;
    expect(data).to.include({ as_of: '2024-03-28T20:00:00Z', freshness: 'end_of_day' });
    const year = data['returns']!['1y'] as Data;
    expect(year).to.include({
      from_close: dated('2023-03-28').close,
      from_date: '2023-03-28',
      to_close: 227.96,
      to_date: '2024-03-28',
    });
    expect(year['price_return_pct']).to.equal(
      Math.round((227.96 / dated('2023-03-28').close - 1) * 10_000) / 100,
    );
    expect(year['total_return_pct']).to.be.above(Number(year['price_return_pct']));
    expect(data['returns']!['10y']).to.deep.equal({ available: false, reason: 'insufficient_history' });
    expect(data['range_52w']!['under_high_pct']).to.equal(
      technicals['moving_averages']!['distance_from_52w_high_pct'],
    );
    const deepest = data['drawdowns']!['deepest_all'] as Data;
    const closeOn = (member: string): number => dated(deepest[member] as unknown as string).close;
    expect(deepest).to.include({
      peak_close: closeOn('peak_date'),
      trough_close: closeOn('trough_date'),
    });
    const { largest } = data['gaps'] as unknown as { largest: readonly { gap_pct: number }[] };
    const sizes = largest.map(({ gap_pct: size }) => Math.abs(size));
    expect(sizes).to.have.length(5);
    expect(sizes).to.deep.equal(sizes.toSorted((one, other) => other - one));
    const month = data['windows']!['sessions_30'] as Data;
    const sessions = HISTORY.filter(({ date }) => date >= (month['first_date'] as unknown as string));
    expect(sessions).to.have.length(30);
    expect(month).to.include({
      high: Math.max(...sessions.map(({ high }) => high)),
      low: Math.min(...sessions.map(({ low }) => low)),
    });
    expect(data['swings']).to.include({ first_date: HISTORY.at(-252)!.date });
    expect(data['streaks']!['current']).to.include({ to_close: 227.96, to_date: '2024-03-28' });
    const fresh = await ask('price-action', 'NEWC');
    const few = { available: false, reason: 'insufficient_history' };
    expect(fresh['windows']).to.include.keys('sessions_252', 'sessions_90');
    expect(fresh['windows']!['sessions_252']).to.deep.equal(few);
    expect(fresh['swings']).to.deep.equal(few);
    expect(fresh['streaks']!['longest_up']).to.deep.equal(few);
    expect(fresh['range_52w']).to.deep.equal({ available: false, reason: 'insufficient_history' });
    expect(fresh['volume']!['average_50d']).to.deep.equal({
      available: false,
      reason: 'insufficient_history',
    });
    expect(await ask('price-action', 'HALT')).to.include({ freshness: 'stale' });
  });

  outlooks(ACME, ask);

  it('add market value and dividend yield to a profile', async () => {
    const profile = (await harness.get('/v2/profile?symbol=ACME')).body!['data'] as Data;
    expect(profile).to.deep.include({
      dividend_yield_pct: 0.88,
      market_cap_source: { close: 227.96, close_date: '2024-03-28', source: 'daily', splits_from: 'prices' },
      market_cap_usd: 227_960_000,
      share_count_basis: 'listed_security',
    });
    const unpriced = (await harness.get('/v2/profile?symbol=NONE')).body!['data'] as Data;
    const refusal = { available: false, reason: 'prices_not_collected' };
    expect(unpriced).to.deep.include({ dividend_yield_pct: refusal, market_cap_usd: refusal });
  });

  it('give the reason if there are no prices', async () => {
    for (const path of ['dividends', 'price-action', 'technicals'] as const)
      expect(await ask(path, 'NONE')).to.include({
        as_of: null,
        freshness: 'unsupported',
        reason: 'prices_not_collected',
      });
  });

  it('use corrected prices once they are projected, and are stale without the next session', async () => {
    const reading = { ...FIRST_READING, symbol: 'ACME', set: 'later', time: FIRST_READING.time + 1 };
    const [event] = barsOf(reading, [2024]);
    await harness.append('bars', { ...event!, rows: event!.rows.slice(0, -1) });
    await harness.projected();
    await eventually('the correction is served', async () => {
      const data = await ask('technicals', 'ACME');
      return data['price_source']!['last_bar'] === '2024-03-27';
    });
    expect((await ask('technicals', 'ACME'))['freshness']).to.equal('stale');
    expect((await ask('dividends', 'ACME'))['freshness']).to.equal('degraded');
  });
});
