import { expect } from 'chai';
import {
  companyEvent,
  factOf,
  factsEvent,
  filingEvent,
  sectionsEvent,
  stakeEvent,
} from '@footnote/events/testing/samples';
import { tradedRow, tradesEvent } from '@footnote/events/testing/trades';
import type { FilingFacts } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { governance } from '@footnote/projector/projections/governance/project';
import { insiders } from '@footnote/projector/projections/insiders/project';
import { stakes } from '@footnote/projector/projections/stakes/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Coverage, Earnings, Events, LaneSupport } from '@footnote/contract/types.generated';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ACME = '0009999999';
const FUND = '0009999998';
const SHELL = '0009999997';
const ABROAD = '0009999996';
const LAPSED = '0009999995';
const UNDATED = '0009999994';

const reported = (cik: string, year: number, more: Partial<FilingFacts> = {}): FilingFacts => {
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const end = { start: null, end: `${year}-12-31` };
  const filed = `${year + 1}-02-02`;
  return factsEvent(
    cik,
    `${cik}-${String(year + 1).slice(2)}-000011`,
    [
      factOf('Revenues', '1000', period),
      factOf('NetIncomeLoss', '10', period),
      factOf('Assets', '900', end),
      factOf('LiabilitiesAndStockholdersEquity', '900', end),
    ],
    { form: '10-K', filed, source_time: Date.parse(filed), ...more },
  );
};

const region = (member: string, value: string): FilingFacts['dimensioned'][number] => ({
  ...{ taxonomy: 'us-gaap', concept: 'Revenues', unit: 'USD', start: '2025-01-01', end: '2025-12-31' },
  ...{ value, decimals: '0' },
  dimensions: [{ axis: 'us-gaap:StatementBusinessSegmentsAxis', member, typed: false }],
});

const current = (serial: number, filed: string, items: string, form = '8-K') =>
  filingEvent(ACME, `${ACME}-26-00002${serial}`, { form, filed, report_date: filed, items });

describe('GET /v2/coverage, GET /v2/earnings and GET /v2/events', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-02-10T15:00:00Z',
      projections: [
        companies,
        facts,
        filings,
        governance,
        securities,
        insiders,
        stakes,
        statementsProjection({ compute: computeStatements, verifies: true }),
      ],
    });
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME'] }),
      companyEvent(FUND, { symbols: ['FNDX'], entity_type: 'investment', sic: null }),
      companyEvent(SHELL, { symbols: ['SHEL'] }),
      companyEvent(ABROAD, { symbols: ['ABRD'] }),
      companyEvent(LAPSED, { symbols: ['LAPS'] }),
      companyEvent(UNDATED, { symbols: ['UNDA'] }),
    );
    await harness.append(
      'facts',
      reported(ACME, 2025),
      reported(ACME, 2025, {
        facts: [],
        source: 'instance',
        set_id: 'own',
        dimensioned: [region('fn:EastMember', '700'), region('fn:WestMember', '300')],
      }),
      reported(ABROAD, 2024, { form: '20-F' }),
      reported(LAPSED, 2021),
    );
    await harness.append(
      'filings',
      filingEvent(ACME, `${ACME}-16-000001`, { filed: '2016-05-02', accepted_at: null }),
      filingEvent(ACME, `${ACME}-26-000011`, { filed: '2026-02-02' }),
      current(1, '2026-01-15', '5.02,9.01'),
      current(2, '2026-02-02', '2.02,9.01'),
      current(3, '2026-02-02', '2.02', '8-K/A'),
      current(4, '2026-02-05', '3.03', '8-K12B'),
      filingEvent(FUND, `${FUND}-26-000001`, { form: 'N-CSR' }),
      filingEvent(UNDATED, `${UNDATED}-26-000001`, { form: '10-K', report_date: null }),
      filingEvent(LAPSED, `${LAPSED}-22-000011`, {
        form: '10-K',
        filed: '2022-02-02',
        report_date: '2021-12-31',
      }),
      filingEvent(ABROAD, `${ABROAD}-25-000011`, {
        form: '20-F',
        filed: '2025-02-02',
        report_date: '2024-12-31',
      }),
    );
    await harness.append(
      'sections',
      sectionsEvent(
        ACME,
        `${ACME}-26-000022`,
        { current_report: ['Item 2.02.'], press_release: ['Acme reports results'] },
        {
          form: '8-K',
          press_release: {
            exhibit: 'EX-99.1',
            url: 'https://www.sec.gov/release.htm',
            headline: 'Acme reports results',
            text_length: 20,
            source_document: 'e',
          },
        },
      ),
    );
    await harness.append('trades', tradesEvent(ACME, `${ACME}-26-000031`, [tradedRow({})]));
    await harness.append('stakes', stakeEvent(ACME, '0009990077-26-000001'));
    await harness.projected();
  });
  after(() => harness.stop());

  const coverage = async (symbol: string): Promise<Coverage> => {
    const { status, body, text } = await harness.get(`/v2/coverage?symbol=${symbol}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Coverage;
  };
  const lanesOf = async (symbol: string, member: 'available_now' | 'supported'): Promise<string[]> =>
    Object.values({ ...(await coverage(symbol)).support } as Record<string, LaneSupport>).flatMap((lane) =>
      lane[member] ? [lane.lane] : [],
    );

  it('reports the data of a company, lane by lane', async () => {
    const { asset_type: asset, support } = await coverage('acme');
    expect(asset).to.equal('stock');
    expect(await lanesOf('ACME', 'available_now')).to.include.members([
      'events',
      'facts',
      'filings',
      'fundamentals',
      'insider',
      'profile',
    ]);
    expect(support.ownership).to.include({
      available_now: true,
      data_collected: true,
      route_supported: true,
    });
    expect(support.segments.data_collected).to.equal(support.segments.available_now);
    expect(support.facts).to.deep.equal({
      answers_in_part: false,
      available_now: true,
      coverage_universe: 'sec_xbrl_filers',
      data_collected: true,
      fail_closed_conditions: ['symbol_unknown', 'no_xbrl', 'cik_unmapped', 'checks_failed'],
      freshness_slo: '24h_after_acceptance',
      lane: 'facts',
      missing_data_policy: 'null_with_reason',
      point_in_time_semantics: 'all_vintages_by_filed',
      public_visibility: 'public_core',
      quality_grade: 'production_core',
      reason: null,
      route_supported: true,
      source_priority: ['sec_companyfacts', 'sec_instance'],
      supported: true,
    });
    expect(support.governance).to.deep.include({
      available_now: false,
      data_collected: false,
      public_visibility: 'private_beta',
      route_supported: true,
    });
    expect(support.technicals).to.deep.include({ available_now: false, supported: true });
    expect(support.price_action.route_supported).to.equal(true);
    expect(support.history.derived_series_available).to.equal(false);
  });

  it('reports lanes that do not apply, are missing or are stale', async () => {
    expect((await coverage('FNDX')).asset_type).to.equal('fund');
    expect(await lanesOf('FNDX', 'supported')).to.deep.equal([
      'dividends',
      'filings',
      'history',
      'ownership',
      'price_action',
      'profile',
      'technicals',
    ]);
    expect(await lanesOf('FNDX', 'available_now')).to.deep.equal(['filings', 'profile']);
    expect(await lanesOf('SHEL', 'available_now')).to.deep.equal(['profile']);
    // No report is expected if the periods are unknown.
    expect(await lanesOf('UNDA', 'available_now')).to.deep.equal(['filings', 'profile']);
    expect(await lanesOf('ACME', 'available_now')).to.include('calendar');
    expect(await lanesOf('LAPS', 'available_now')).not.to.include('calendar');
    expect(await lanesOf('ABRD', 'supported'))
      .to.include('fundamentals')
      .and.not.include('events')
      .and.not.include('earnings');
    expect(await lanesOf('ABRD', 'available_now')).to.include.members(['fundamentals', 'facts']);
    expect(await lanesOf('LAPS', 'available_now'))
      .to.include('facts')
      .and.not.include('fundamentals');
    expect((await coverage('LAPS')).support.fundamentals.supported).to.equal(true);
  });

  it('refuses an unknown symbol and unknown parameters', async () => {
    expect((await harness.get('/v2/coverage?symbol=NONE')).body).to.have.nested.property(
      'error.code',
      'SYMBOL_UNKNOWN',
    );
    expect((await harness.get('/v2/coverage?symbol=ACME&lane=facts')).status).to.equal(400);
    expect((await harness.get('/v2/events')).status).to.equal(400);
    expect((await harness.get('/v2/events?symbol=NONE')).status).to.equal(404);
  });

  const events = async (query: string): Promise<Events> => {
    const { status, body, text } = await harness.get(`/v2/events?${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Events;
  };
  const shown = ({ events: rows }: Events): string[] =>
    rows.map(
      ({ accession, form, items }) =>
        `${accession.slice(-1)} ${form} ${items.map(({ item }) => item).join()}`,
    );

  it('lists 8-Ks newest first with their items', async () => {
    const all = await events('symbol=ACME');
    expect(shown(all)).to.deep.equal(['4 8-K12B 3.03', '3 8-K/A 2.02', '2 8-K 2.02,9.01', '1 8-K 5.02,9.01']);
    expect(all).to.deep.include({ coverage_start: '2016-05-02', freshness: 'end_of_day', next_cursor: null });
    expect(all.events[2]).to.deep.include({
      event_date: '2026-02-02',
      filed: '2026-02-02',
      items: [
        { item: '2.02', title: 'Results of Operations and Financial Condition' },
        { item: '9.01', title: 'Financial Statements and Exhibits' },
      ],
    });
    expect(all.events[2]?.press_release).to.have.property('headline', 'Acme reports results');
    expect(all.events[0]?.press_release).to.deep.equal({ available: false, reason: 'text_not_read' });
    expect(shown(await events('symbol=ACME&item=2.02'))).to.have.length(2);
    expect(shown(await events('symbol=ACME&from=2026-02-01&to=2026-02-03'))).to.have.length(2);
  });

  it('continues after the last event of a page', async () => {
    const pages: string[] = [];
    for (let cursor = ''; ;) {
      const page = await events(`symbol=ACME&limit=1${cursor === '' ? '' : `&cursor=${cursor}`}`);
      pages.push(...shown(page));
      if (page.next_cursor === null) break;
      cursor = page.next_cursor;
    }
    expect(pages).to.deep.equal(shown(await events('symbol=ACME')));
  });

  it('is an empty list for a filer without 8-Ks, and unsupported if nothing was ingested', async () => {
    expect(await events('symbol=ABRD')).to.deep.include({ events: [], coverage_start: '2025-02-02' });
    expect(await events('symbol=SHEL')).to.deep.include({
      as_of: null,
      events: [],
      coverage_start: null,
      freshness: 'unsupported',
    });
  });

  it('lists results by period, each with its announcement and report if they exist', async () => {
    const earnings = async (symbol: string): Promise<Earnings> => {
      const { status, body, text } = await harness.get(`/v2/earnings?symbol=${symbol}`);
      expect(status, text).to.equal(200);
      return body!['data'] as Earnings;
    };
    const { periods, next, reporting_cadence: cadence } = await earnings('ABRD');
    expect(cadence).to.equal('annual');
    expect(next).to.deep.equal({ available: false, reason: 'no_announcements' });
    expect(periods[0]).to.deep.include({
      announced: { available: false, reason: 'not_announced' },
      fiscal_period: 'FY',
      fiscal_year: 2024,
      period_end: '2024-12-31',
      revenue: 1000,
    });
    expect(periods[0]?.report).to.deep.include({ days_after_period_end: 33, form: '20-F' });
    expect(await earnings('SHEL')).to.deep.include({
      as_of: null,
      currency: null,
      freshness: 'unsupported',
      periods: [],
      reporting_cadence: null,
    });
    expect((await harness.get('/v2/earnings?symbol=NONE')).status).to.equal(404);
    expect((await harness.get('/v2/earnings?symbol=ACME&period=annual')).status).to.equal(400);
  });
});
