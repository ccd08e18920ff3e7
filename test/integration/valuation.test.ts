import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import { PROJECTIONS } from '@footnote/projector/projections';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import type {
  EnterpriseValue,
  LaneExplanation,
  Multiple,
  MultipleHistory,
  PricedIn,
  Prices,
  PriceTable,
  Valuation,
} from '@footnote/contract/types.generated';
import { LANE_FIGURES } from '@footnote/figures/catalog/lane-figures';
import { explanationOf } from '@footnote/lanes/companies/explain-lane/lane';
import { factsEventOf } from '@footnote/query/testing/inputs';
import { useTestReadStore } from '@footnote/read-store/testing';
import { startPipeline, type Pipeline } from './pipeline.ts';
import { comparedAtClose, growthBesideThePrice } from './valued-beside.ts';
import { CASH, CLOSE, DEBT, FILINGS, SHARES, SPLIT_DAY, YEARS } from './valued-company.ts';

const ACME = '0009999999';
const FOREIGN = '0009999998';
const FUND = '0009999997';
/** Its prices end before its newest filing. */
const PAST = '0009999996';
/** Revenue of the twelve months that a filing of the day completed; undefined without four quarters. */
const revenueKnownBefore = (day: string): number | undefined => {
  const known = FILINGS.filter(({ filed }) => filed < day).length;
  const four = YEARS.flat().slice(Math.max(0, known - 4), known);
  return four.length < 4 ? undefined : four.reduce((sum, { revenue }) => sum + revenue, 0);
};

describe('GET /v2/valuation and /v2/priced-in', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  /** The harness validates each response against the contract. */
  const ask = async <Data>(path: string): Promise<Data> => {
    const { status, body, text } = await harness.get(path);
    expect(status, text).to.equal(200);
    return body!['data'] as Data;
  };

  before(async () => {
    harness = await startPipeline(opened().store, { now: '2024-03-29T15:00:00Z', projections: PROJECTIONS });
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME'] }),
      companyEvent(FOREIGN, { symbols: ['ABRD'] }),
      companyEvent(PAST, { symbols: ['PAST'] }),
      companyEvent(FUND, { symbols: ['FNDX'], entity_type: 'investment', sic: null }),
    );
    const year = { start: '2023-01-01', end: '2023-12-31' };
    const abroad = [
      factOf('Revenues', '1000', year),
      factOf('NetIncomeLoss', '200', year),
      factOf('Assets', '900', { start: null, end: '2023-12-31' }),
      factOf('LiabilitiesAndStockholdersEquity', '900', { start: null, end: '2023-12-31' }),
    ].map((each) => ({ ...each, unit: 'EUR' }));
    const cover = {
      ...factOf('EntityCommonStockSharesOutstanding', '1000', { start: null, end: '2024-01-26' }),
      taxonomy: 'dei',
      unit: 'shares',
    };
    await harness.append(
      'facts',
      ...[ACME, PAST].flatMap((cik) => FILINGS.map((filing) => factsEventOf(cik, filing))),
      factsEvent(FOREIGN, '0009999998-24-000001', [...abroad, cover], {
        form: '10-K',
        filed: '2024-02-02',
        source_time: Date.parse('2024-02-02'),
      }),
    );
    for (const symbol of ['ACME', 'ABRD', 'PAST']) {
      const history = FIRST_READING.history.filter(({ date }) => symbol !== 'PAST' || date < '2024');
      const reading = { ...FIRST_READING, symbol, set: symbol, history };
      const split = { ex_date: SPLIT_DAY, ratio: '2' };
      const actions = actionsOf(reading).map((event) => ({
        ...event,
        splits: event.splits.length === 0 ? [] : [split],
      }));
      await harness.append('corporate-actions', ...actions);
      await harness.append('bars', ...barsOf(reading));
    }
    await harness.projected();
  });
  after(() => harness.stop());

  const REVENUE = YEARS[5]!.reduce((sum, { revenue }) => sum + revenue, 0);
  const round = (value: number): number => Math.round(value * 100) / 100;

  it('value a company by its newest close and statements, each operand with its source', async () => {
    const valuation = await ask<Valuation>('/v2/valuation?symbol=ACME');
    expect(valuation.market_value).to.deep.include({
      close: CLOSE,
      close_date: '2024-03-28',
      shares_outstanding: SHARES,
      value: CLOSE * SHARES,
    });
    const operands = (of: EnterpriseValue) =>
      of.operands.map(({ name, note, sign, value }) => [name, note, sign, value]);
    expect(operands(valuation.enterprise_value)).to.deep.equal([
      ['total_debt', null, 'added', DEBT],
      ['noncontrolling_interest', null, 'added', 0],
      ['preferred_stock', 'no_such_row', 'added', 0],
      ['temporary_equity', 'no_such_row', 'added', 0],
      ['cash_and_equivalents', null, 'deducted', CASH],
      ['short_term_investments', 'no_such_row', 'deducted', 0],
    ]);
    expect(valuation.enterprise_value.value).to.equal(CLOSE * SHARES + DEBT - CASH);
    const { price_to_sales: sales, ev_to_ebitda: ebitda } = valuation.multiples;
    expect(sales).to.deep.include({
      denominator: {
        name: 'revenue',
        period_end: '2023-12-31',
        provenance: { accession: FILINGS.at(-1)!.accession, filed: '2024-02-15', form: '10-K' },
        value: REVENUE,
      },
      numerator: { name: 'market_value', value: CLOSE * SHARES },
      value: round((CLOSE * SHARES) / REVENUE),
    });
    expect(ebitda).to.deep.equal({ available: false, operand: 'ebitda', reason: 'operand_missing' });
    expect(valuation.dividend).to.deep.equal({
      basis: 'forward_annualized',
      per_share: 2,
      yield_pct: 0.88,
    });
  });

  it('refuse an old close, or value it on its day by what had been filed before', async () => {
    const refused = await ask<Valuation>('/v2/valuation?symbol=PAST');
    expect(refused.market_value.value).to.deep.equal({ available: false, reason: 'stale_prices' });
    const {
      freshness,
      market_value: market,
      multiples,
      statements,
    } = await ask<Valuation>('/v2/valuation?symbol=PAST&at=last_close');
    const { close, close_date: day } = market;
    expect(freshness).to.equal('stale');
    expect(day).to.equal('2023-12-29');
    // The annual report was filed in February, with another count of shares of the same number.
    expect(statements?.period_end).to.equal('2023-09-30');
    expect(market.shares_source?.filed).to.equal(FILINGS.at(-2)!.filed);
    expect(market.value).to.equal(Math.round(close! * SHARES));
    const sales = multiples.price_to_sales as Multiple;
    expect(sales.denominator).to.deep.include({
      period_end: '2023-09-30',
      value: revenueKnownBefore(day!),
    });
    expect(sales.value).to.equal(round((close! * SHARES) / revenueKnownBefore(day!)!));
    expect(sales.history).to.have.property('to', '2023-12-29');
    const figure = 'multiples.price_to_sales.value';
    const explained = await ask<LaneExplanation>(
      `/v2/explain/lane?symbol=PAST&lane=valuation&figure=${figure}&at=last_close`,
    );
    expect(explained.figure.value).to.equal(sales.value);
    const [priced, impossible] = await Promise.all(
      ['&at=last_close', ''].map((query) => ask<PricedIn>(`/v2/priced-in?symbol=PAST${query}`)),
    );
    expect(priced!.implied_growth_pct).to.be.a('number');
    expect(impossible!.implied_growth_pct).to.have.property('reason', 'stale_prices');
    const other = await harness.get(
      '/v2/explain/lane?symbol=PAST&lane=dividends&figure=current.yield_pct&at=now',
    );
    expect(other.status).to.equal(400);
  });

  it('leave the history of multiples out on request', async () => {
    const [whole, short] = await Promise.all(
      ['', '&history=exclude'].map((query) => ask<Valuation>(`/v2/valuation?symbol=ACME${query}`)),
    );
    const { history, moved, ...own } = short!.multiples.price_to_sales as Multiple;
    for (const member of [history, moved])
      expect(member).to.deep.include({ available: false, reason: 'not_requested' });
    expect(whole!.multiples.price_to_sales).to.deep.include(own);
  });

  it('are the same at the last close if that is new enough', async () => {
    const [now, last] = await Promise.all(
      ['', '&at=last_close'].map((query) => ask<Valuation>(`/v2/valuation?symbol=ACME${query}`)),
    );
    expect(last).to.deep.equal(now);
  });

  it('compare multiples with earlier ones as of their day, across a split', async () => {
    const { multiples } = await ask<Valuation>('/v2/valuation?symbol=ACME');
    const { prices } = await ask<Prices>('/v2/prices?symbol=ACME&interval=month&limit=200');
    const months = (prices as PriceTable).rows.map((row) => ({
      date: String(row[0]),
      close: Number(row[4]),
    }));
    const known = months.flatMap(({ date, close }) => {
      const revenue = revenueKnownBefore(date);
      return revenue === undefined ? [] : [{ close, revenue }];
    });
    expect(known.length).to.be.greaterThan(36);
    // Net income is a tenth of revenue; all closes and share counts are on the basis after the split.
    const expected = {
      price_to_sales: known.map(({ close, revenue }) => (close * SHARES) / revenue),
      price_to_earnings: known.map(({ close, revenue }) => close / (revenue / 10 / SHARES)),
      ev_to_sales: known.map(({ close, revenue }) => (close * SHARES + DEBT - CASH) / revenue),
    };
    for (const [name, values] of Object.entries(expected)) {
      const { value, history } = (multiples as unknown as Record<string, Multiple>)[name]!;
      const { observations, lowest, highest, percentile } = history as MultipleHistory;
      expect({ observations, lowest, highest }, name).to.deep.equal({
        observations: known.length,
        lowest: round(Math.min(...values)),
        highest: round(Math.max(...values)),
      });
      const below = values.filter((each) => round(each) < value).length;
      expect(percentile).to.be.closeTo((100 * below) / values.length, 100 / values.length);
      expect((history as MultipleHistory).left_out).to.deep.equal({ not_reported: 1 });
    }
  });

  it('tell what moved a multiple since a day, across a split', async () => {
    const { multiples } = await ask<Valuation>('/v2/valuation?symbol=ACME&since=2021-03-15');
    const { prices } = await ask<Prices>('/v2/prices?symbol=ACME&interval=month&limit=200');
    const [date, , , , close] = (prices as PriceTable).rows.find((row) =>
      String(row[0]).startsWith('2021-02'),
    )!;
    const { moved, value } = multiples.price_to_sales as Multiple;
    const revenue = revenueKnownBefore(String(date))!;
    const then = (Number(close) * SHARES) / revenue;
    expect(moved).to.deep.include({ from: date, value: round(then) });
    if (!('figure' in moved)) throw new Error(moved.reason);
    expect(moved.change_pct).to.be.closeTo((value / then - 1) * 100, 0.5);
    // Shares doubled by the split alone.
    expect(moved.shares_outstanding).to.deep.equal({
      change_pct: 0,
      effect_pct: 0,
      from: SHARES,
      to: SHARES,
    });
    expect(moved.figure).to.deep.include({ from: revenue, to: REVENUE });
    expect(moved.close.from).to.equal(close);
    expect(moved.enterprise_to_market_value).to.equal(null);
  });

  it('derive the implied growth of free cash flow, and compare it with past growth', async () => {
    const answer = await ask<PricedIn>('/v2/priced-in?symbol=ACME&discount_pct=8.5&years=5');
    expect(answer.assumptions).to.deep.equal({
      discount_pct: 8.5,
      growth_bounds_pct: { least: -50, most: 100 },
      terminal_pct: 2.5,
      years: 5,
    });
    const flow = 0.15 * REVENUE;
    expect(answer.free_cash_flow).to.deep.include({ value: flow });
    const growth = Number(answer.implied_growth_pct) / 100;
    let [present, at] = [0, flow];
    for (let year = 1; year <= 5; year += 1) present += (at *= 1 + growth) / 1.085 ** year;
    present += (at * 1.025) / 0.06 / 1.085 ** 5;
    const value = CLOSE * SHARES + DEBT - CASH;
    expect(present / value).to.be.closeTo(1, 0.001);
    expect(answer.sensitivity).to.have.length(25);
    expect(answer.sensitivity[12]).to.deep.equal({
      discount_pct: 8.5,
      implied_growth_pct: answer.implied_growth_pct,
      terminal_pct: 2.5,
    });
    expect(answer.growth_that_was.years_5).to.have.property(
      'growth_pct',
      round(((REVENUE / 460e6) ** 0.2 - 1) * 100),
    );
    expect(answer.growth_that_was.years_10).to.have.property('reason', 'insufficient_history');
    const { fade } = answer;
    if (!('initial_growth_pct' in fade)) throw new Error(fade.reason);
    const { compound_growth_pct: compound, growth_by_year_pct: rates, initial_growth_pct: initial } = fade;
    for (const [year, rate] of rates.entries())
      expect(rate - 2.5).to.be.closeTo(((initial - 2.5) * (5 - year)) / 5, 0.011);
    [present, at] = [0, flow];
    for (const [year, rate] of rates.entries()) present += (at *= 1 + rate / 100) / 1.085 ** (year + 1);
    present += (at * 1.025) / 0.06 / 1.085 ** 5;
    expect(present / value).to.be.closeTo(1, 0.001);
    expect((1 + compound / 100) ** 5).to.be.closeTo(at / flow, 0.001);
    expect(initial).to.be.greaterThan(Number(answer.implied_growth_pct));
  });

  growthBesideThePrice((path) => ask(path));
  comparedAtClose((path) => ask(path));

  it('refuse figures without comparables, and are unsupported for a fund', async () => {
    const { market_value: market, multiples } = await ask<Valuation>('/v2/valuation?symbol=ABRD');
    expect(market.value).to.deep.equal({ available: false, reason: 'currency_mismatch' });
    for (const multiple of Object.values(multiples))
      expect(multiple).to.have.property('reason', 'currency_mismatch');
    for (const path of ['valuation', 'priced-in'])
      expect(await ask<object>(`/v2/${path}?symbol=ABRD`), path).to.include({
        currency: 'USD',
        reporting_currency: 'EUR',
      });
    for (const path of ['valuation', 'priced-in'])
      expect(await ask<object>(`/v2/${path}?symbol=FNDX`)).to.deep.include({
        as_of: null,
        freshness: 'unsupported',
        reason: 'not_applicable',
      });
  });

  it('explain each figure with the values of the response', async () => {
    const explain = (figure: string, symbol = 'ACME', lane = 'valuation') =>
      ask<LaneExplanation>(`/v2/explain/lane?symbol=${symbol}&lane=${lane}&figure=${figure}`);
    const { multiples, market_value: market } = await ask<Valuation>('/v2/valuation?symbol=ACME');
    const sales = multiples.price_to_sales as Multiple;
    const { figure, operands, reason } = await explain('multiples.price_to_sales.value');
    expect(figure).to.include({ formula: 'market_value ÷ revenue', unit: 'ratio', value: sales.value });
    expect(reason).to.equal(null);
    expect(operands.map(({ place, value }) => [place, value])).to.deep.equal([
      ['market_value.value', market.value],
      ['multiples.price_to_sales.numerator', sales.numerator],
      ['multiples.price_to_sales.denominator', sales.denominator],
    ]);
    const ebitda = await explain('multiples.ev_to_ebitda.value');
    expect([ebitda.figure.value, ebitda.reason]).to.deep.equal([null, 'operand_missing']);
    const { figure: growth } = await explain('implied_growth_pct', 'ACME', 'priced_in');
    const served = await ask<PricedIn>('/v2/priced-in?symbol=ACME');
    expect(growth.value).to.equal(served.implied_growth_pct);
    const fund = await explain('market_value.value', 'FNDX');
    expect([fund.freshness, fund.figure.value, fund.reason]).to.deep.equal([
      'unsupported',
      null,
      'not_applicable',
    ]);
  });

  it('explain every figure that the catalog lists', async () => {
    // Those of screens, which are asked for by filter, are explained in test/examples/screened-ownership.ts.
    const ofLanes = LANE_FIGURES.filter(({ path }) => path !== '/v2/screen');
    for (const [path, figures] of Map.groupBy(ofLanes, (figure) => figure.path)) {
      const lane = path.replace('/v2/', '').replace('-', '_') as LaneExplanation['figure']['lane'];
      const data = await ask<Parameters<typeof explanationOf>[0]>(`${path}?symbol=ACME`);
      const explain = (member: string) =>
        explanationOf(data, { lane, figure: member }) as unknown as LaneExplanation;
      for (const { members, definition, operands } of figures)
        for (const member of members) {
          const found = explain(member);
          expect(found.figure, member).to.include({ definition, member, path });
          expect(operands).to.include.members(found.operands.map(({ place }) => place));
          expect(found.figure.value === null, member).to.equal(found.reason !== null);
        }
      const [first = ''] = figures.at(-1)?.members ?? [];
      const query = `symbol=ACME&lane=${lane}&figure=${encodeURIComponent(first)}`;
      const { figure, operands, reason } = await ask<LaneExplanation>(`/v2/explain/lane?${query}`);
      expect({ figure, operands, reason }, first).to.deep.equal(
        (({ figure, operands, reason }) => ({ figure, operands, reason }))(explain(first)),
      );
    }
    const unknown = await harness.get('/v2/explain/lane?symbol=ACME&lane=valuation&figure=worth');
    expect((unknown.body!['error'] as { message: string }).message).to.match(
      /^figure must be a member that lanes of GET \/v2\/catalog list for \/v2\/valuation, not 'worth'/,
    );
    const nobody = '/v2/explain/lane?symbol=NONE&lane=earnings&figure=periods%5B%5D.revenue';
    expect((await harness.get(nobody)).status).to.equal(404);
  });

  it('refuse rates out of bounds', async () => {
    for (const [query, message] of [
      ['discount_pct=0', /^discount_pct must be above 0/],
      ['discount_pct=51', /^discount_pct must be above 0 and at most 50, not '51'/],
      ['terminal_pct=11', /^terminal_pct must be from -10 to 10/],
      ['discount_pct=3&terminal_pct=3', /^terminal_pct must be below discount_pct, 3, not '3'/],
      ['years=0', /^years must be a whole number from 1 to 30/],
      ['discount_pct=abc', /^discount_pct must be like 9, 8.5/],
    ] as const) {
      const { status, body } = await harness.get(`/v2/priced-in?symbol=ACME&${query}`);
      expect([status, (body!['error'] as { message: string }).message]).to.satisfy(
        ([code, text]: [number, string]) => code === 400 && message.test(text),
        query,
      );
    }
    expect((await harness.get('/v2/valuation?symbol=ACME&years=3')).status).to.equal(400);
    expect((await harness.get('/v2/valuation?symbol=NONE')).status).to.equal(404);
  });
});
