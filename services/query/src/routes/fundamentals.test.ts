import { expect } from 'chai';
import { sampleCell } from '@footnote/figures/testing/sample-company';
import type { Fundamentals } from '@footnote/contract/types.generated';
import { ACME, FOREIGN, FUND, NOW } from '../testing/companies.ts';
import { startHarness, type Harness, type WireAnswer } from '../testing/harness.ts';

const BANK = {
  ...ACME,
  cik: '0009999996',
  symbols: ['ACMK'],
  issuer: { ...ACME.issuer!, issuer_type: 'bank' as const },
  cells: [
    ...ACME.cells!,
    sampleCell('income', 'net_interest_income', '2025-12-31', '60'),
    sampleCell('balance', 'deposits', '2025-12-31', '900'),
    sampleCell('income', 'noninterest_income', '2025-12-31', '40'),
    sampleCell('income', 'operating_expense', '2025-12-31', '55'),
  ],
};
const LARGE = {
  ...ACME,
  cik: '0009999995',
  symbols: ['ACML'],
  cells: [
    sampleCell('income', 'revenue', '2025-12-31', '12345678901234567891.0000000000'),
    sampleCell('income', 'eps_diluted', '2025-12-31', '0.123456'),
  ],
};

const data = (answer: WireAnswer) => answer.body!['data'] as Fundamentals & Readonly<Record<string, unknown>>;

describe('GET /v2/fundamentals', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([ACME, FOREIGN, FUND, BANK, LARGE], { now: NOW });
  });
  after(() => harness.stop());

  it('serves the last 8 quarters of a quarterly filer', async () => {
    const answer = await harness.get('/v2/fundamentals?symbol=ACME');
    expect(answer.status).to.equal(200);
    expect(answer.body!['schema_version']).to.match(/^\d{4}-\d{2}-\d{2}\.\d+$/);
    const { balance_sheet, cash_flow, forensics, income_statement, trajectory, ttm, ...common } =
      data(answer);
    expect([forensics, trajectory, ttm]).not.to.include(undefined);
    expect(common).to.deep.equal({
      as_of: '2026-02-02T21:30:12Z',
      cache_age_seconds: 0,
      currency: 'USD',
      freshness: 'end_of_day',
      market_status: 'open',
      period: 'quarter',
      reporting_cadence: 'quarterly',
      statements_source: 'sec_edgar',
      symbol: 'ACME',
    });
    expect(income_statement).to.have.lengthOf(8);
    expect(balance_sheet).to.have.lengthOf(8);
    expect(cash_flow).to.have.lengthOf(8);
    expect(income_statement![0]).to.deep.include({
      revenue: 1019,
      fiscal_period: 'Q4',
      fiscal_year: 2025,
      provenance: { accession: '0009999999-25-120001', filed: '2025-12-31', form: '10-Q' },
    });
    expect(cash_flow![0]!.capex).to.equal(-102);
  });

  it('serves the last 5 fiscal years on request', async () => {
    const { income_statement, period } = data(
      await harness.get('/v2/fundamentals?symbol=ACME&period=annual'),
    );
    expect(period).to.equal('annual');
    expect(
      income_statement!.map((row) => `${row.fiscal_year} ${row.fiscal_period} ${row.revenue}`),
    ).to.deep.equal(['2025 FY 1060', '2024 FY 1050', '2023 FY 1040', '2022 FY 1030', '2021 FY 1020']);
  });

  it('serves only the requested blocks, in any order', async () => {
    const answer = data(
      await harness.get('/v2/fundamentals?symbol=ACME&blocks=income_statement,balance_sheet'),
    );
    expect(answer).to.have.property('income_statement');
    expect(answer).to.have.property('balance_sheet');
    expect(answer).not.to.have.property('cash_flow');
  });

  it('accepts any case, a dot for a dash, and the same value twice', async () => {
    const answer = await harness.get('/v2/fundamentals?symbol=acme.b&period=annual&symbol=acme.b');
    expect(data(answer)).to.include({ symbol: 'ACME-B', period: 'annual' });
  });

  it('accepts a list in several parameters, as generated clients send it', async () => {
    const path = '/v2/fundamentals?symbol=ACME&blocks=income_statement&blocks=balance_sheet,cash_flow';
    expect(data(await harness.get(path))).to.include.all.keys(
      'balance_sheet',
      'cash_flow',
      'income_statement',
    );
  });

  it('refuses two values for one parameter', async () => {
    const { status, text } = await harness.get('/v2/fundamentals?symbol=NONE&symbol=ACME');
    expect(status).to.equal(400);
    expect(text).to.include("symbol is given as 'NONE' and as 'ACME'; only one can hold");
  });

  it('serves years of an annual-only filer unless quarters are requested', async () => {
    const { period, reporting_cadence, income_statement, currency } = data(
      await harness.get('/v2/fundamentals?symbol=ACMF'),
    );
    expect({ period, reporting_cadence, currency }).to.deep.equal({
      period: 'annual',
      reporting_cadence: 'annual',
      currency: 'EUR',
    });
    expect(income_statement).to.have.lengthOf(5);
  });

  it('points from the empty quarterly view of an annual-only filer to the annual one', async () => {
    const answer = data(await harness.get('/v2/fundamentals?symbol=ACMF&period=quarter'));
    expect(answer).to.deep.include({
      period: 'quarter',
      quarterly_view: { available: false, reason: 'annual_only_filer', use: { period: 'annual' } },
    });
    expect(answer).not.to.have.property('income_statement');
  });

  it('answers unsupported for a company without statements', async () => {
    const answer = await harness.get('/v2/fundamentals?symbol=ACMX');
    expect(answer.status).to.equal(200);
    expect(data(answer)).to.include({ freshness: 'unsupported', reason: 'no_statements', symbol: 'ACMX' });
  });

  it('refuses interest coverage of a bank', async () => {
    const { income_statement } = data(await harness.get('/v2/fundamentals?symbol=ACMK'));
    expect(income_statement![0]!.interest_coverage).to.deep.equal({
      available: false,
      reason: 'not_meaningful_for_financials',
    });
  });

  it('serves bank metrics only for banks', async () => {
    const { bank_metrics: rows } = data(await harness.get('/v2/fundamentals?symbol=ACMK'));
    expect(rows).to.have.lengthOf(8);
    expect(rows![0]).to.include({ efficiency_ratio_pct: 55, noninterest_expense: 55, fiscal_period: 'Q4' });
    const other = data(await harness.get('/v2/fundamentals?symbol=ACME&blocks=bank_metrics,ttm'));
    expect(other).not.to.have.property('bank_metrics');
    expect(other).to.include({ freshness: 'end_of_day' });
  });

  it('serves the trailing twelve months of the newest period in either view', async () => {
    const ttm = async (query: string) => data(await harness.get(`/v2/fundamentals?${query}&blocks=ttm`)).ttm!;
    const quarter = await ttm('symbol=ACME');
    expect(quarter).to.deep.equal({
      eps_diluted_ttm: 8.14,
      flags: [],
      net_income_ttm_usd: 814,
      net_profit_margin_pct: 20,
      revenue_ttm_usd: 4070,
      roa_pct: 10.18,
      roe_pct: 20.35,
      roic_pct: 12.72,
    });
    expect(await ttm('symbol=ACME&period=annual')).to.deep.equal(quarter);
  });

  it('serves no dollars of an issuer that reports in another currency, and its fiscal year for the twelve months', async () => {
    const { ttm, trajectory } = data(await harness.get('/v2/fundamentals?symbol=ACMF'));
    expect(ttm).to.deep.include({
      flags: ['non_usd_reporting', 'ttm_is_fiscal_year'],
      net_income_ttm_usd: null,
      net_profit_margin_pct: 20,
      revenue_ttm_usd: null,
    });
    expect(trajectory!.revenue_growth).to.deep.equal({
      last_quarters_yoy: [],
      latest_yoy_pct: null,
      n_quarters: 0,
      trend: 'insufficient_history',
    });
    expect(trajectory!.roic.n_years).to.equal(5);
  });

  it('serves statement_detail only when requested and reports a filing that is not available', async () => {
    expect(data(await harness.get('/v2/fundamentals?symbol=ACME'))).not.to.have.property('statement_detail');
    const { freshness, statement_detail: detail } = data(
      await harness.get('/v2/fundamentals?symbol=ACME&blocks=statement_detail'),
    );
    expect(detail).to.deep.equal({ available: false, reason: 'filing_not_held' });
    expect(freshness).to.equal('degraded');
  });

  it('writes amounts beyond 2^53 digit for digit', async () => {
    const { text } = await harness.get('/v2/fundamentals?symbol=ACML&blocks=income_statement');
    expect(text).to.include('"revenue":12345678901234567891,');
    expect(text).to.include('"eps_diluted":0.123456,');
  });

  it('is degraded when a requested block has no figure', async () => {
    const freshness = async (query: string) => data(await harness.get(`/v2/fundamentals?${query}`)).freshness;
    expect(await freshness('symbol=ACML&blocks=income_statement')).to.equal('end_of_day');
    expect(await freshness('symbol=ACML&blocks=cash_flow')).to.equal('degraded');
    expect(await freshness('symbol=ACML')).to.equal('degraded');
  });

  it('is stale when the newest quarter is older than any deadline, in a cached answer too', async () => {
    const freshness = async () => data(await harness.get('/v2/fundamentals?symbol=ACME')).freshness;
    const before = harness.now;
    expect(await freshness()).to.equal('end_of_day');
    harness.now = Date.parse('2026-07-04T00:00:00Z');
    expect(await freshness()).to.equal('stale');
    harness.now = before;
  });

  it('is stale in both views when a quarterly filer is late, as they share blocks', async () => {
    const before = harness.now;
    for (const [now, expected] of [
      ['2026-07-03T00:00:00Z', 'end_of_day'],
      ['2026-07-05T00:00:00Z', 'stale'],
    ] as const) {
      harness.now = Date.parse(now);
      for (const period of ['quarter', 'annual']) {
        const answer = data(await harness.get(`/v2/fundamentals?symbol=ACME&blocks=ttm&period=${period}`));
        expect(answer.freshness, `${period} at ${now}`).to.equal(expected);
      }
    }
    harness.now = before;
  });

  it('returns the age of a cached answer and the current market status', async () => {
    const before = harness.now;
    await harness.get('/v2/fundamentals?symbol=ACME&blocks=cash_flow');
    const queries = harness.store.queries;
    harness.now = before + 7 * 3_600_000 + 1999;
    const answer = data(await harness.get('/v2/fundamentals?symbol=ACME&blocks=cash_flow'));
    expect(answer).to.include({ cache_age_seconds: 25_201, market_status: 'closed' });
    expect(harness.store.queries).to.equal(queries);
    harness.now = before;
  });

  it('answers 304 if the client has the current state, whatever its age', async () => {
    const path = '/v2/fundamentals?symbol=ACME&period=annual';
    const first = await harness.get(path);
    const etag = first.headers.get('etag')!;
    harness.now += 5000;
    const again = await harness.get(path, { 'X-API-Key': harness.key, 'If-None-Match': `"other", ${etag}` });
    expect(again.status).to.equal(304);
    expect(again.text).to.equal('');
    expect(again.headers.get('etag')).to.equal(etag);
    const other = await harness.get(path, { 'X-API-Key': harness.key, 'If-None-Match': '"other"' });
    expect(other.status).to.equal(200);
    harness.now -= 5000;
  });

  it('answers HEAD without a body', async () => {
    const response = await fetch(`${harness.service.address()}/v2/fundamentals?symbol=ACME`, {
      method: 'HEAD',
      headers: { 'X-API-Key': harness.key },
    });
    expect(response.status).to.equal(200);
    expect(Number(response.headers.get('content-length'))).to.be.greaterThan(1000);
    expect(await response.text()).to.equal('');
  });
});
