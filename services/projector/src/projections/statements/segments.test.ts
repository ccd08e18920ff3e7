import { companyEvent, factOf, factsEvent } from '@footnote/events/testing/samples';
import type { DimensionedFact, FilingFacts } from '@footnote/event-types/types.generated';
import type { StoredSegmentRow } from '@footnote/read-models/segments';
import { computeStatements } from '@footnote/statements/compute';
import { expect } from 'chai';
import { rebuild } from '../../rebuild.ts';
import { useBench } from '../../testing/bench.ts';
import { statementsProjection } from './project.ts';

const CIK = '0000000001';
const FIRST = '0000000001-26-000001';
const SECOND = '0000000001-26-000002';
const AXIS = 'us-gaap:StatementBusinessSegmentsAxis';

const statements = statementsProjection({ compute: computeStatements, verifies: false });

const part = (member: string, value: string): DimensionedFact => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start: '2025-01-01',
  end: '2025-12-31',
  value,
  decimals: '0',
  dimensions: [{ axis: AXIS, member, typed: false }],
});

/** The facts of an annual report in companyfacts, and its own XBRL report. */
const filed = (
  accession: string,
  revenue: string,
  parts: Readonly<Record<string, string>>,
): readonly FilingFacts[] => {
  const fields = { filed: `2026-0${accession.slice(-1)}-01` };
  const whole = [
    factOf('Revenues', revenue),
    factOf('NetIncomeLoss', '100'),
    factOf('Assets', '900', { start: null }),
    factOf('LiabilitiesAndStockholdersEquity', '900', { start: null }),
  ];
  const dimensioned = Object.entries(parts).map(([name, value]) => part(`fn:${name}Member`, value));
  return [
    factsEvent(CIK, accession, whole, fields),
    factsEvent(CIK, accession, [], { ...fields, source: 'instance', set_id: accession, dimensioned }),
  ];
};

describe('the read model of segments', () => {
  const bench = useBench();
  const rows = (): Promise<StoredSegmentRow[]> =>
    bench().store.query<StoredSegmentRow>(
      `SELECT * FROM segments WHERE measure = 'revenue' AND breakdown = 'segment' ORDER BY filed DESC, place`,
    );
  const project = async (...events: readonly FilingFacts[]): Promise<void> => {
    await bench().append('facts', ...events);
    await bench().project([statements]);
  };

  it('has a row for each member, with its share and its filing, in the revision of the statements', async () => {
    await bench().append('companies', companyEvent(CIK, { symbols: ['ALP'] }));
    await project(...filed(FIRST, '1000', { North: '600', South: '400' }));
    const [north, south, ...others] = await rows();
    expect(others).to.deep.equal([]);
    const revision = north!.revision;
    expect(north).to.deep.equal({
      cik: CIK,
      symbol: 'ALP',
      measure: 'revenue',
      breakdown: 'segment',
      axis: AXIS,
      concept: 'us-gaap:Revenues',
      period_kind: 'annual',
      fiscal_year: 2025,
      fiscal_period: 'FY',
      period_start: '2025-01-01',
      period_end: '2025-12-31',
      role: 'part',
      member: 'fn:NorthMember',
      place: 0,
      value: '600',
      share_pct: '60',
      total: '1000',
      unit: 'USD',
      refusal: '',
      standing: true,
      accession: FIRST,
      form: '10-K',
      filed: '2026-01-01',
      derived: false,
      derivation: '',
      revision,
    });
    expect(south).to.deep.include({ member: 'fn:SouthMember', value: '400', share_pct: '40', revision });
    expect(await bench().store.query('SELECT DISTINCT revision FROM statement_cells')).to.deep.equal([
      { revision },
    ]);
  });

  it('replaces what a later filing recasts, keeps what was filed, and a rebuild produces the same', async () => {
    await project(...filed(FIRST, '1000', { North: '600', South: '400' }));
    await project(...filed(SECOND, '1000', { Home: '700', Trade: '300' }));
    const shown = (await rows()).map(({ member, standing, accession }) => [member, standing, accession]);
    expect(shown).to.deep.equal([
      ['fn:HomeMember', true, SECOND],
      ['fn:TradeMember', true, SECOND],
      ['fn:NorthMember', false, FIRST],
      ['fn:SouthMember', false, FIRST],
    ]);
    const before = await rows();
    await rebuild({ ...bench().options, projection: statements });
    expect(await rows()).to.deep.equal(before);
  });

  it('has one row for a refusal, and none for a company without a report', async () => {
    const [companyfacts, own] = filed(FIRST, '1000', { North: '600' });
    await project(companyfacts!);
    expect(await rows()).to.deep.equal([]);
    await project(own!);
    expect(
      (await rows()).map(({ member, refusal, total, value }) => [member, refusal, total, value]),
    ).to.deep.equal([['', 'members_missing', '1000', null]]);
  });
});
