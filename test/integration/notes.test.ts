import { expect } from 'chai';
import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import type { Fact, FilingFacts } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { facts } from '@footnote/projector/projections/facts/project';
import { statementsProjection } from '@footnote/projector/projections/statements/project';
import type { Notes } from '@footnote/contract/types.generated';
import type { WireAnswer } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { computeStatements } from '@footnote/statements/compute';
import { startPipeline, type Pipeline } from './pipeline.ts';

const CIK = '0009999999';
const DUE = 'LesseeOperatingLeaseLiabilityPaymentsDue';
const LEVEL = 'us-gaap:FairValueByFairValueHierarchyLevelAxis';

type Period = { readonly start: string; readonly end: string };

const face = ({ start, end }: Period): readonly Fact[] => [
  factOf('Revenues', '1000', { start, end }),
  factOf('NetIncomeLoss', '10', { start, end }),
  factOf('Assets', '900', { start: null, end }),
  factOf('LiabilitiesAndStockholdersEquity', '900', { start: null, end }),
];

/** Payments of a first and a second year, and their total. */
const payments = (end: string, first: string, second: string, total: string): readonly Fact[] => [
  factOf(`${DUE}NextTwelveMonths`, first, { start: null, end }),
  factOf(`${DUE}YearTwo`, second, { start: null, end }),
  factOf(DUE, total, { start: null, end }),
];

/** A report as companyfacts repeats it, and as it tags itself. */
function filed(
  serial: number,
  form: string,
  day: string,
  period: Period,
  own: readonly Fact[],
): FilingFacts[] {
  const accession = `0009999999-${day.slice(2, 4)}-00000${serial}`;
  const fields = { form, filed: day, source_time: Date.parse(day) };
  const instance = { ...fields, source: 'instance', set_id: `${serial}` } as const;
  const level = (number: number, value: string) => ({
    ...{
      taxonomy: 'us-gaap',
      concept: 'AssetsFairValueDisclosure',
      unit: 'USD',
      start: null,
      end: period.end,
    },
    ...{ value, decimals: '0' },
    dimensions: [{ axis: LEVEL, member: `us-gaap:FairValueInputsLevel${number}Member`, typed: false }],
  });
  return [
    factsEvent(CIK, accession, face(period), fields),
    factsEvent(CIK, accession, [...face(period), ...own], instance),
    factsEvent(CIK, accession, [], {
      ...{ ...instance, set_id: `${serial}n`, scope: 'notes' },
      dimensioned: [level(1, '61'), level(2, '39')],
      labels: [{ name: 'us-gaap:FairValueInputsLevel1Member', label: 'Quoted prices [Member]' }],
    }),
  ];
}

const Y2023 = { start: '2023-01-01', end: '2023-12-31' };
const Y2024 = { start: '2024-01-01', end: '2024-12-31' };
const Q1 = { start: '2025-01-01', end: '2025-03-31' };

const EVENTS: readonly FilingFacts[] = [
  ...filed(1, '10-K', '2024-02-01', Y2023, payments(Y2023.end, '30', '20', '75')),
  ...filed(2, '10-K', '2025-02-01', Y2024, [
    ...payments(Y2024.end, '40', '25', '65'),
    factOf('AssetsFairValueDisclosure', '100', { start: null, end: Y2024.end }),
  ]),
  ...filed(3, '10-Q', '2025-05-01', Q1, payments(Q1.end, '35', '25', '60')),
];

describe('GET /v2/notes', () => {
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
    harness.get(`/v2/notes?symbol=${symbol}${query}`);
  const data = async (query: string, symbol = 'ACME'): Promise<Notes> => {
    const { status, body, text } = await ask(query, symbol);
    expect(status, text).to.equal(200);
    return body!['data'] as Notes;
  };
  const LEASES = '&note=operating_lease_maturities';
  /** Accession, then the values of the rows or the refusal. */
  const leases = async (query: string): Promise<readonly unknown[]> => {
    const { filing, notes } = await data(`${LEASES}${query}`);
    return [filing?.accession, notes[0]?.refusal?.code ?? notes[0]?.rows.map(({ value }) => value)];
  };

  it('are of the newest annual report, of a period, or of a filing', async () => {
    expect(await leases('')).to.deep.equal(['0009999999-25-000002', [40, 25, 65]]);
    expect(await leases('&period=FY2024')).to.deep.equal(await leases(''));
    expect(await leases('&period=2025-Q1')).to.deep.equal(['0009999999-25-000003', [35, 25, 60]]);
    expect(await leases('&accession=0009999999-25-000003')).to.deep.equal(await leases('&period=2025-Q1'));
    expect(await leases('&period=FY2023')).to.deep.equal(['0009999999-24-000001', 'members_missing']);
  });

  it('have rows with their facts, and what their sum was held against', async () => {
    const { notes, period_end: end, period_start: start, filing } = await data('&note=fair_value_levels');
    expect({ end, start, form: filing?.form }).to.deep.equal({
      end: Y2024.end,
      start: Y2024.start,
      form: '10-K',
    });
    const [table] = notes;
    expect(table?.reconciled_to).to.deep.equal([
      {
        concepts: ['us-gaap:AssetsFairValueDisclosure'],
        difference: 0,
        sum: 100,
        value: 100,
        what: 'the total of the line',
      },
    ]);
    expect(table?.rows[0]).to.deep.equal({
      concept: 'us-gaap:AssetsFairValueDisclosure',
      dimensions: [
        {
          axis: LEVEL,
          axis_label: null,
          member: 'us-gaap:FairValueInputsLevel1Member',
          member_label: 'Quoted prices [Member]',
          typed: false,
        },
      ],
      filed_value: '61',
      key: 'level_1',
      label: 'Assets fair value disclosure: Level 1',
      period_end: Y2024.end,
      period_start: null,
      role: 'item',
      unit: 'USD',
      value: 61,
    });
  });

  it('are all listed without a choice, and say what stood against what', async () => {
    const { notes } = await data('&period=FY2023');
    expect(notes).to.have.length(8);
    const refusal = notes.find(({ note }) => note === 'operating_lease_maturities')?.refusal;
    expect(refusal?.stood.map(({ value }) => value)).to.deep.equal([50, 75]);
  });

  it('of a company without reports are refused, and of an unknown report not found', async () => {
    const { filing, freshness, notes } = await data(LEASES, 'ACMX');
    expect([filing, freshness, notes[0]?.refusal?.code]).to.deep.equal([null, 'unsupported', 'no_report']);
    for (const query of ['&period=FY2019', '&accession=0009999999-20-000001']) {
      const { status, body } = await ask(query);
      expect([status, (body!['error'] as { code: string }).code]).to.deep.equal([404, 'NOT_FOUND']);
    }
  });

  it('are rows of CSV as well', async () => {
    const answer = await fetch(`${harness.service.address()}/v2/notes?symbol=ACME${LEASES}`, {
      headers: { 'X-API-Key': harness.key, Accept: 'text/csv' },
    });
    const [, first] = (await answer.text()).split('\n');
    expect(first).to.match(/^ACME,operating_lease_maturities,year_1,item,Payments due in year 1,/);
  });
});
