import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import type { DimensionedFact, Fact, FilingFacts } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Segments } from '@footnote/contract/types.generated';
import { type WireAnswer } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const CIK = '0009999999';
const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';
const ITEMS = 'srt:ConsolidationItemsAxis';
const ELIMINATIONS = 'us-gaap:IntersegmentEliminationMember';

type Parts = Readonly<Record<string, number>>;
type Column = {
  readonly start: string;
  readonly end: string;
  readonly revenue: number;
  readonly parts: Parts;
};

const dimensioned = ({ start, end, parts }: Column): readonly DimensionedFact[] =>
  Object.entries(parts).map(([name, value]) => ({
    ...{
      taxonomy: 'us-gaap',
      concept: 'Revenues',
      unit: 'USD',
      start,
      end,
      value: String(value),
      decimals: '0',
    },
    dimensions: [
      name === 'Eliminations'
        ? { axis: ITEMS, member: ELIMINATIONS, typed: false }
        : { axis: SEGMENT, member: `fn:${name}Member`, typed: false },
    ],
  }));

const whole = ({ start, end, revenue }: Column): readonly Fact[] => [
  factOf('Revenues', String(revenue), { start, end }),
  factOf('NetIncomeLoss', '10', { start, end }),
  factOf('Assets', '900', { start: null, end }),
  factOf('LiabilitiesAndStockholdersEquity', '900', { start: null, end }),
];

/** The companyfacts event of a filing, and its own report with the labels of its members. */
const filed = (
  serial: number,
  form: string,
  day: string,
  ...columns: readonly Column[]
): readonly FilingFacts[] => {
  const accession = `0009999999-${day.slice(2, 4)}-00000${serial}`;
  const fields = { form, filed: day, source_time: Date.parse(day) };
  const own = { ...fields, source: 'instance', set_id: `${serial}` } as const;
  return [
    factsEvent(CIK, accession, columns.flatMap(whole), fields),
    factsEvent(CIK, accession, [], { ...own, dimensioned: columns.flatMap(dimensioned) }),
    factsEvent(CIK, accession, [], {
      ...own,
      scope: 'notes',
      labels: [
        { name: 'fn:LampsMember', label: 'Lamps [Member]' },
        { name: ELIMINATIONS, label: 'Eliminations' },
      ],
    }),
  ];
};

const Y2023 = { start: '2023-01-01', end: '2023-12-31' };
const Y2024 = { start: '2024-01-01', end: '2024-12-31' };
const NINE_2024 = { start: '2024-01-01', end: '2024-09-30' };
const Q2 = { start: '2025-04-01', end: '2025-06-30' };
const H1 = { start: '2025-01-01', end: '2025-06-30' };

/** The second annual report recasts the year of the first; FY2022 is known only from companyfacts. */
const EVENTS: readonly FilingFacts[] = [
  filed(1, '10-K', '2023-02-01', { start: '2022-01-01', end: '2022-12-31', revenue: 800, parts: {} })[0]!,
  ...filed(2, '10-K', '2024-02-01', { ...Y2023, revenue: 900, parts: { North: 500, South: 400 } }),
  ...filed(
    3,
    '10-K',
    '2025-02-01',
    { ...Y2024, revenue: 1000, parts: { Lamps: 612, Desks: 408, Eliminations: -20 } },
    { ...Y2023, revenue: 900, parts: { Lamps: 550, Desks: 370, Eliminations: -20 } },
  ),
  ...filed(5, '10-Q', '2024-11-01', {
    ...NINE_2024,
    revenue: 700,
    parts: { Lamps: 430, Desks: 284, Eliminations: -14 },
  }),
  ...filed(
    4,
    '10-Q',
    '2025-08-01',
    { ...Q2, revenue: 260, parts: { Lamps: 160, Desks: 100 } },
    { ...H1, revenue: 500, parts: { Lamps: 310 } },
  ),
];

describe('GET /v2/segments', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;
  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2025-08-10T15:00:00Z',
      projections: [companies, facts, statementsProjection({ compute: computeStatements, verifies: true })],
    });
    await harness.append(
      'companies',
      companyEvent(CIK, { symbols: ['ACME'] }),
      companyEvent('0009999998', { symbols: ['ACMX'] }),
    );
    await harness.append('facts', ...EVENTS);
    await harness.projected();
  });
  after(() => harness.stop());

  const ask = (query: string, symbol = 'ACME'): Promise<WireAnswer> =>
    harness.get(`/v2/segments?symbol=${symbol}${query}`);
  const data = async (query: string, symbol = 'ACME'): Promise<Segments> => {
    const { status, body, text } = await ask(query, symbol);
    expect(status, text).to.equal(200);
    return body!['data'] as Segments;
  };
  /** Label of each period with the values of its members, or the code of its refusal. */
  const shown = async (query: string): Promise<readonly unknown[]> =>
    (await data(query)).periods.map(({ period, members, refusal }) => [
      period,
      refusal?.code ?? members.map(({ value }) => value),
    ]);
  const refusal = async (query: string): Promise<readonly unknown[]> => {
    const { status, body } = await ask(query);
    const { code, message } = body!['error'] as { code: string; message: string };
    return [status, code, message];
  };

  it('serves the members of a period with eliminations, shares of the total, labels and the filing', async () => {
    const { periods, as_of: asOf, by, measure, symbol } = await data('&by=segment&period=FY2024');
    expect({ asOf, by, measure, symbol }).to.deep.equal({
      asOf: '2025-08-01T00:00:00Z',
      by: 'segment',
      measure: 'revenue',
      symbol: 'ACME',
    });
    expect(periods).to.deep.equal([
      {
        axis: SEGMENT,
        concentration: { hhi: 0.52, n_segments: 2, top_segment: 'fn:LampsMember', top_segment_share_pct: 60 },
        concept: 'us-gaap:Revenues',
        derivation: null,
        filing: {
          accession: '0009999999-25-000003',
          filed: '2025-02-01',
          form: '10-K',
          url: 'https://www.sec.gov/Archives/edgar/data/9999999/000999999925000003/0009999999-25-000003-index.htm',
        },
        fiscal_period: 'FY',
        fiscal_year: 2024,
        members: [
          { label: 'Lamps', member: 'fn:LampsMember', name: 'Lamps', share_pct: 61.2, value: 612 },
          { label: null, member: 'fn:DesksMember', name: 'Desks', share_pct: 40.8, value: 408 },
        ],
        period: 'FY2024',
        period_end: '2024-12-31',
        period_kind: 'annual',
        period_start: '2024-01-01',
        reconciling: [
          { label: 'Eliminations', member: ELIMINATIONS, name: 'Eliminations', share_pct: -2, value: -20 },
        ],
        refusal: null,
        total: 1000,
        unit: 'USD',
      },
    ]);
  });

  it('serves the newest period by default, and earlier ones of its kind as history', async () => {
    expect(await shown('&by=segment')).to.deep.equal([['2025-Q2', [160, 100]]]);
    expect(await shown('&by=segment&period=FY2024&history=3')).to.deep.equal([
      ['FY2024', [612, 408]],
      ['FY2023', [550, 370]],
      ['FY2022', 'no_report'],
    ]);
  });

  it('serves a breakdown as known on a day', async () => {
    expect(await shown('&by=segment&period=FY2023&as_known_on=2024-06-30')).to.deep.equal([
      ['FY2023', [500, 400]],
    ]);
    expect((await data('&by=segment&as_known_on=2024-06-30')).as_known_on).to.equal('2024-06-30');
    expect(await data('&by=segment&as_known_on=2020-01-01')).to.deep.include({ as_of: null, periods: [] });
  });

  it('gives the reason if a period has no breakdown', async () => {
    expect(await shown('&by=segment&period=2025-6M')).to.deep.equal([['2025-6M', 'members_missing']]);
    expect(await shown('&by=product&period=FY2024')).to.deep.equal([['FY2024', 'not_reported']]);
    expect(await shown('&by=segment&measure=assets&period=FY2024')).to.deep.equal([
      ['2024-Q4', 'not_reported'],
    ]);
    const [missing] = (await data('&by=segment&period=FY2022')).periods;
    expect(missing).to.deep.include({
      axis: null,
      concentration: null,
      filing: null,
      members: [],
      refusal: {
        code: 'no_report',
        text: 'No filing that reports the period has an archived XBRL report with dimensions.',
      },
      total: null,
    });
  });

  it('names the operands of a fourth quarter, and what stood against it', async () => {
    const [period] = (await data('&by=segment&period=2024-Q4')).periods;
    expect([period!.refusal?.code, period!.members, period!.filing?.accession]).to.deep.equal([
      'basis_not_shown',
      [],
      '0009999999-25-000003',
    ]);
    const { against, operands, shown_by: shownBy } = period!.derivation!;
    expect(
      operands.map(({ factor, period: of, filing, total }) => [factor, of, filing.accession, total]),
    ).to.deep.equal([
      [1, 'FY2024', '0009999999-25-000003', 1000],
      [-1, '2024-9M', '0009999999-24-000005', 700],
    ]);
    expect(operands[1]!.members[0]).to.deep.equal({
      member: 'fn:LampsMember',
      name: 'Lamps',
      reported_as: 'fn:LampsMember',
      value: 430,
    });
    expect(shownBy).to.deep.equal([]);
    expect(
      against.map(({ member, figures }) => [member, ...figures.map(({ of, value }) => [of, value])]),
    ).to.deep.include(['fn:NorthMember', ['FY2023', 500], ['FY2023', null]]);
  });

  it('refuses invalid parameters and lists the allowed values', async () => {
    expect(await refusal('&by=segment&period=FY2050')).to.deep.equal([
      404,
      'NOT_FOUND',
      'ACME has no revenue for FY2050',
    ]);
    expect(await refusal('')).to.deep.equal([
      400,
      'PARAM_INVALID',
      'by is required; allowed are as_known_on, by, history, measure, period, symbol',
    ]);
    expect(await refusal('&by=colour')).to.include('PARAM_INVALID');
    expect(await refusal('&by=segment&period=2025-12M')).to.include('PARAM_INVALID');
    expect(await refusal('&by=segment&as_known_on=2099-01-01')).to.include('PARAM_INVALID');
    expect(await data('&by=segment', 'ACMX')).to.deep.include({
      as_of: null,
      freshness: 'unsupported',
      periods: [],
    });
  });
});
