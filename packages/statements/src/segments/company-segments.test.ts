import { expect } from 'chai';
import type { DimensionedFact, InputFiling } from '../inputs.ts';
import { labelFor } from '@footnote/values/period';
import { computeStatements } from '../compute.ts';
import { company, fact, filing } from '../test-support.ts';
import { segmentsOf } from './company-segments.ts';
import { segmentRows } from './rows.ts';
import type { SegmentVintage } from './vintage.ts';

const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';

type Span = readonly [start: string | null, end: string];

const Y2024: Span = ['2024-01-01', '2024-12-31'];
const Y2025: Span = ['2025-01-01', '2025-12-31'];
const Q2: Span = ['2025-04-01', '2025-06-30'];
const H1: Span = ['2025-01-01', '2025-06-30'];

type Members = Readonly<Record<string, number>>;

const members = ([start, end]: Span, of: Members, concept = 'Revenues'): readonly DimensionedFact[] =>
  Object.entries(of).map(([name, value]) => ({
    ...fact(concept, start, end, value),
    decimals: '0',
    dimensions: [{ axis: SEGMENT, member: `fn:${name}Member` }],
  }));

/** A report with revenue, and assets of 900 at its end; `reported`: revenue and its members by span. */
const report = (
  form: string,
  filed: string,
  reported: readonly (readonly [Span, number, Members])[],
  more: Partial<InputFiling> = {},
): InputFiling => {
  const ends = new Set(reported.map(([[, end]]) => end));
  return filing(
    form,
    filed,
    [
      ...reported.map(([[start, end], revenue]) => fact('Revenues', start, end, revenue)),
      ...reported.map(([[start, end], revenue]) => fact('NetIncomeLoss', start, end, revenue / 10)),
      ...[...ends].map((end) => fact('Assets', null, end, 900)),
      ...[...ends].map((end) => fact('LiabilitiesAndStockholdersEquity', null, end, 900)),
    ],
    {
      report: {
        faces: [],
        dimensioned: [],
        segments: reported.flatMap(([span, , of]) => members(span, of)),
      },
      ...more,
    },
  );
};

const vintages = (...filings: readonly InputFiling[]): readonly SegmentVintage[] => {
  const of = company(filings);
  return segmentsOf(of, computeStatements(of)).filter(
    ({ measure, by }) => measure === 'revenue' && by === 'segment',
  );
};

const labelOf = ({ period: { period_kind, fiscal_year, fiscal_period } }: SegmentVintage): string =>
  labelFor(period_kind, fiscal_year, fiscal_period);

/** Members or refusal of the vintage that is served, by period. */
const standing = (...filings: readonly InputFiling[]): unknown =>
  Object.fromEntries(
    vintages(...filings)
      .filter((vintage) => vintage.standing)
      .map((vintage) => [labelOf(vintage), vintage.refusal ?? valuesOf(vintage)]),
  );
const valuesOf = (vintage: SegmentVintage): unknown =>
  Object.fromEntries(segmentRows(vintage).map(({ member, value }) => [member.slice(3, -6), Number(value)]));

describe('segments of a company', () => {
  it('are those of the newest filing that reports a period; older ones stay as they were filed', () => {
    const first = report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600, South: 400 }]]);
    const recast = report('10-K', '2026-02-01', [
      [Y2025, 1100, { Home: 700, Trade: 400 }],
      [Y2024, 1000, { Home: 650, Trade: 350 }],
    ]);
    expect(standing(first, recast)).to.deep.equal({
      FY2025: { Home: 700, Trade: 400 },
      FY2024: { Home: 650, Trade: 350 },
    });
    const [, older] = vintages(first, recast).filter((vintage) => labelOf(vintage) === 'FY2024');
    expect([older!.standing, older!.refusal, older!.filing.accession, valuesOf(older!)]).to.deep.equal([
      false,
      null,
      first.accession,
      { North: 600, South: 400 },
    ]);
    expect(standing(first)).to.deep.equal({ FY2024: { North: 600, South: 400 } });
  });

  it('never mix three months with the year to date', () => {
    const interim = report('10-Q', '2025-08-01', [
      [Q2, 260, { North: 160, South: 100 }],
      [H1, 500, { North: 310, South: 190 }],
    ]);
    const year = report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600, South: 400 }]]);
    expect(standing(year, interim)).to.deep.include({
      '2025-Q2': { North: 160, South: 100 },
      '2025-6M': { North: 310, South: 190 },
    });
  });

  it('keep an older filing only if the newer one repeats part of it', () => {
    const whole = report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600, South: 400 }]]);
    const newer = (of: Members): InputFiling =>
      report('10-K', '2026-02-01', [
        [Y2025, 1100, {}],
        [Y2024, 1000, of],
      ]);
    expect(standing(whole, newer({ North: 600 }))).to.deep.include({ FY2024: { North: 600, South: 400 } });
    expect(standing(whole, newer({ North: 610 }))).to.deep.include({ FY2024: 'members_missing' });
    expect(standing(whole, newer({ East: 610 }))).to.deep.include({ FY2024: 'members_missing' });
  });

  it('are refused if the statements serve another total, or none', () => {
    const old = report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600, South: 400 }]]);
    const restated = report('10-K', '2026-02-01', [
      [Y2025, 1100, { North: 700, South: 400 }],
      [Y2024, 950, {}],
    ]);
    expect(standing(old, restated)).to.deep.equal({
      FY2025: { North: 700, South: 400 },
      FY2024: 'differs_from_statements',
    });
    const known = company([old]);
    const statements = computeStatements(known);
    const masked = { cells: statements.cells.map((cell) => ({ ...cell, value: null })) };
    const [refused] = segmentsOf(known, masked).filter(
      ({ measure, by }) => measure === 'revenue' && by === 'segment',
    );
    expect(refused?.refusal).to.equal('total_not_served');
  });

  it('are not reported if a report has only the total; nothing is returned without a report', () => {
    const bare = report('10-K', '2025-02-01', [[Y2024, 1000, {}]]);
    expect(standing(bare)).to.deep.equal({ FY2024: 'not_reported' });
    const { report: _, ...unread } = bare;
    expect(vintages(unread)).to.deep.equal([]);
  });

  it('use the concept whose breakdown adds up to the served total', () => {
    const mixed = report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600, South: 400 }]]);
    const contracts = 'RevenueFromContractWithCustomerExcludingAssessedTax';
    const more: InputFiling = {
      ...mixed,
      facts: [...mixed.facts, fact(contracts, ...Y2024, 700)],
      report: {
        ...mixed.report!,
        segments: [...mixed.report!.segments!, ...members(Y2024, { North: 300, South: 400 }, contracts)],
      },
    };
    expect(standing(more)).to.deep.equal({ FY2024: { North: 600, South: 400 } });
  });
});

describe('rows of segments', () => {
  it('include the share of each member in the total, to one decimal', () => {
    const loss = report('10-K', '2025-02-01', [[Y2024, 3000, { North: 3125, South: -125 }]]);
    const [vintage] = vintages(loss);
    expect(
      segmentRows(vintage!).map(({ member, place, share_pct: share }) => [member, place, share]),
    ).to.deep.equal([
      ['fn:NorthMember', 0, '104.2'],
      ['fn:SouthMember', 1, '-4.2'],
    ]);
    expect(segmentRows(vintage!)[0]).to.deep.include({
      axis: SEGMENT,
      concept: 'us-gaap:Revenues',
      total: '3000',
      role: 'part',
      refusal: '',
      standing: true,
    });
  });

  it('are one row without a member for a refusal', () => {
    const [vintage] = vintages(report('10-K', '2025-02-01', [[Y2024, 1000, { North: 600 }]]));
    expect(segmentRows(vintage!)).to.have.length(1);
    expect(segmentRows(vintage!)[0]).to.deep.include({
      member: '',
      role: '',
      value: null,
      share_pct: null,
      total: '1000',
      refusal: 'members_missing',
    });
  });
});
