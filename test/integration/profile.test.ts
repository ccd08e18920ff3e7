import { expect } from 'chai';
import {
  companyEvent,
  factOf,
  factsEvent,
  filingEvent,
  sectionsEvent,
} from '@footnote/events/testing/samples';
import type { Company, Fact, FilingFacts } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import { filings } from '@footnote/projector/projections/filings/project';
import { securities } from '@footnote/projector/projections/securities/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Profile } from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { eventually } from '@footnote/testing/eventually';
import { accessionDigits } from '@footnote/values/accession';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ACME = '0009999999';
const FUND = '0009999998';
const SHELL = '0009999997';
const ABROAD = '0009999996';
const ACCESSION = '0009999999-26-000011';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
const PRODUCT = 'srt:ProductOrServiceAxis';
const CLASS = 'us-gaap:StatementClassOfStockAxis';

const YEAR = { start: '2025-01-01', end: '2025-12-31' };
const END = { start: null, end: '2025-12-31' };

const whole: readonly Fact[] = [
  factOf('Revenues', '1000', YEAR),
  factOf('NetIncomeLoss', '10', YEAR),
  { ...factOf('WeightedAverageNumberOfSharesOutstandingBasic', '100', YEAR), unit: 'shares' },
  factOf('Assets', '900', END),
  factOf('LiabilitiesAndStockholdersEquity', '900', END),
];
const shares = (value: string): Fact => ({
  ...factOf('EntityCommonStockSharesOutstanding', value, { start: null, end: '2026-01-20' }),
  taxonomy: 'dei',
  unit: 'shares',
});
const part = (axis: string, member: string, value: string): FilingFacts['dimensioned'][number] => ({
  ...{ taxonomy: 'us-gaap', concept: 'Revenues', unit: 'USD', ...YEAR, value, decimals: '0' },
  dimensions: [{ axis, member, typed: false }],
});
const counted = (member: string, value: string): FilingFacts['dimensioned'][number] => ({
  ...{ taxonomy: 'dei', concept: 'EntityCommonStockSharesOutstanding', unit: 'shares' },
  ...{ start: null, end: '2026-01-20', value, decimals: 'INF' },
  dimensions: [{ axis: CLASS, member, typed: false }],
});

const FILED = { form: '10-K', filed: '2026-02-02', source_time: Date.parse('2026-02-02') };
const OWN = { ...FILED, source: 'instance', set_id: 'own' } as const;

/** ACME has two classes and regional segments. The foreign company has no report of its own. */
const EVENTS: readonly FilingFacts[] = [
  factsEvent(
    ACME,
    ACCESSION,
    [
      ...whole,
      { ...factOf('EntityPublicFloat', '4000', { start: null, end: '2025-06-30' }), taxonomy: 'dei' },
    ],
    FILED,
  ),
  factsEvent(ACME, ACCESSION, [], {
    ...OWN,
    dimensioned: [
      part(SEGMENT, 'fn:EuropeSegmentMember', '700'),
      part(SEGMENT, 'fn:RestOfWorldMember', '300'),
      part(PRODUCT, 'fn:LampsMember', '600'),
      part(PRODUCT, 'fn:DesksMember', '400'),
      counted('us-gaap:CommonClassAMember', '60'),
      counted('us-gaap:CommonClassBMember', '40'),
    ],
    cover: [
      { name: 'AuditorName', value: 'Example & Partners LLP' },
      { name: 'AuditorLocation', value: 'Springfield, Ohio' },
      { name: 'AuditorFirmId', value: '42' },
      { name: 'EntityFilerCategory', value: 'Accelerated Filer' },
    ],
  }),
  factsEvent(ACME, ACCESSION, [], {
    ...OWN,
    scope: 'notes',
    labels: [{ name: 'fn:LampsMember', label: 'Lamps [Member]' }],
  }),
  factsEvent(ABROAD, '0009999996-26-000001', [...whole, shares('5000')], { ...FILED, form: '20-F' }),
];

const listed: readonly Company[] = [
  companyEvent(ACME, {
    name: 'ACME CORP',
    symbols: ['ACME'],
    fiscal_year_end: '0103',
    business_city: 'SPRINGFIELD',
    business_state_or_country: 'OH',
    website: 'https://acme.example',
  }),
  companyEvent(FUND, {
    symbols: ['FNDX'],
    entity_type: 'investment',
    sic: null,
    sic_description: null,
    fiscal_year_end: null,
  }),
  companyEvent(SHELL, { symbols: ['SHEL'] }),
  companyEvent(ABROAD, { symbols: ['ABRD'], business_city: 'HSINCHU', business_state_or_country: 'F5' }),
];

const missing = (reason: string): object => ({ available: false, reason });

describe('GET /v2/profile', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;
  const ask = async (symbol: string): Promise<Profile> => {
    const { status, body, text } = await harness.get(`/v2/profile?symbol=${symbol}`);
    expect(status, text).to.equal(200);
    expect(contractFault('/v2/profile', status, body)).to.equal(undefined);
    return body!['data'] as Profile;
  };

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-02-10T15:00:00Z',
      projections: [
        companies,
        facts,
        filings,
        securities,
        statementsProjection({ compute: computeStatements, verifies: true }),
      ],
    });
    await harness.append('companies', ...listed);
    await harness.append('facts', ...EVENTS);
    const older = '0009999999-25-000011';
    await harness.append(
      'filings',
      filingEvent(ACME, ACCESSION, { filed: '2026-02-02' }),
      filingEvent(ACME, older, { filed: '2025-02-02' }),
      filingEvent(ABROAD, '0009999996-26-000001', { form: '20-F' }),
    );
    await harness.append(
      'sections',
      sectionsEvent(ACME, older, { business: ['Acme made candles.'] }),
      sectionsEvent(ACME, ACCESSION, {
        business: ['Overview', 'Acme makes lamps.', 'It sells desks.'],
        mda: ['Sales rose.'],
      }),
    );
    await harness.projected();
  });
  after(() => harness.stop());

  it('combines data of EDGAR and of filings, each with its source', async () => {
    const footnote = { accession: ACCESSION, filed: '2026-02-02', form: '10-K' };
    expect(await ask('acme')).to.deep.equal({
      age: {
        prices: null,
        statements: {
          companyfacts_filed_to: '2026-02-02',
          figures_end: '2025-12-31',
          filings_listed_to: '2026-02-02',
          message:
            'Figures end 2025-12-31. The newest report known is a 10-K filed 2026-02-02 for the period to 2025-12-31; the list of filings that was loaded ends 2026-02-02.',
          newest_report: {
            accession: ACCESSION,
            filed: '2026-02-02',
            form: '10-K',
            period_end: '2025-12-31',
            url: `https://www.sec.gov/Archives/edgar/data/9999999/${accessionDigits(ACCESSION)}/${ACCESSION}-index.htm`,
          },
          reason: null,
          remedy: null,
          stale_from: '2026-07-04',
          status: 'current',
        },
      },
      as_of: '2026-02-02T21:30:00Z',
      asset_type: 'stock',
      auditor: {
        ...footnote,
        location: 'Springfield, Ohio',
        name: 'Example & Partners LLP',
        pcaob_firm_id: '42',
      },
      cache_age_seconds: 0,
      cik: ACME,
      concentration: {
        basis: 'single_period',
        business: {
          ...footnote,
          by: 'product',
          hhi: 0.52,
          n_segments: 2,
          top_segment_share_pct: 60,
          top_segments: [
            { name: 'Lamps', share_pct: 60 },
            { name: 'Desks', share_pct: 40 },
          ],
        },
        geography: {
          ...footnote,
          by: 'segment',
          top_regions: [
            { name: 'Europe', share_pct: 70 },
            { name: 'Rest of World', share_pct: 30 },
          ],
        },
        period: 'FY2025',
        period_end: '2025-12-31',
      },
      country: 'US',
      currency: 'USD',
      description: 'Acme makes lamps. It sells desks.',
      dividend_yield_pct: missing('prices_not_collected'),
      exchange: 'Nasdaq',
      filer_category: { ...footnote, value: 'Accelerated Filer' },
      fiscal_year_end_month: 12,
      freshness: 'end_of_day',
      headquarters: 'Springfield, OH',
      industry: 'Computers',
      market_cap_source: null,
      market_cap_usd: missing('prices_not_collected'),
      market_status: 'open',
      name: 'ACME CORP',
      public_float: { ...footnote, as_of: '2025-06-30', value_usd: 4000 },
      sector: 'Technology',
      sector_fund: 'XLK',
      share_count_basis: 'all_classes',
      shares_outstanding: 100,
      shares_outstanding_source: { ...footnote, as_of: '2026-01-20' },
      sic: '3571',
      sic_description: 'Computers',
      symbol: 'ACME',
      website: 'https://acme.example',
    });
  });

  it('counts ordinary shares of a foreign issuer, and notes that the listed shares may differ', async () => {
    const profile = await ask('ABRD');
    expect(profile).to.deep.include({
      country: 'TW',
      headquarters: 'Hsinchu, Taiwan',
      shares_outstanding: 5000,
      share_count_basis: missing('deposit_ratio_unknown'),
      auditor: missing('no_report'),
      description: missing('not_reported'),
      public_float: missing('not_reported'),
      website: null,
    });
    expect(profile.concentration).to.deep.include({
      business: missing('no_report'),
      geography: missing('no_report'),
    });
  });

  it('contains only data of EDGAR for a fund or a company without statements', async () => {
    expect(await ask('FNDX')).to.deep.include({
      as_of: null,
      asset_type: 'fund',
      auditor: missing('not_applicable'),
      concentration: missing('not_applicable'),
      currency: null,
      fiscal_year_end_month: null,
      freshness: 'unsupported',
      sector: null,
      sector_fund: null,
      shares_outstanding: missing('not_applicable'),
      shares_outstanding_source: null,
    });
    expect(await ask('SHEL')).to.deep.include({
      asset_type: 'stock',
      filer_category: missing('no_statements'),
      freshness: 'unsupported',
      sector: 'Technology',
    });
  });

  it('is cached until the company is published again', async () => {
    expect((await ask('SHEL')).name).to.equal(`Company ${SHELL}`);
    await harness.append('companies', companyEvent(SHELL, { name: 'SHELL NO MORE', symbols: ['SHEL'] }));
    await eventually('it is renamed', async () => (await ask('SHEL')).name === 'SHELL NO MORE');
  });

  it('refuses an unknown symbol and an unknown parameter', async () => {
    expect((await harness.get('/v2/profile?symbol=NONE')).status).to.equal(404);
    const { status, body } = await harness.get('/v2/profile?symbol=ACME&period=annual');
    expect([status, (body!['error'] as { code: string }).code]).to.deep.equal([400, 'PARAM_INVALID']);
  });
});
