import { expect } from 'chai';
import { labelFor } from '@footnote/values/period';
import type { DimensionedFact, InputFiling } from '../inputs.ts';
import { computeStatements } from '../compute.ts';
import { company, fact, filing } from '../test-support.ts';
import { segmentsOf } from './company-segments.ts';
import type { SegmentDerivation } from './derivation.ts';
import { segmentRows } from './rows.ts';
import type { SegmentVintage } from './vintage.ts';

const SEGMENT = 'us-gaap:StatementBusinessSegmentsAxis';

type Members = Readonly<Record<string, number>>;
type Column = readonly [label: string, of: Members, total?: number];

const ENDS: Readonly<Record<string, readonly [start: string, end: string]>> = {
  FY: ['01-01', '12-31'],
  Q1: ['01-01', '03-31'],
  Q2: ['04-01', '06-30'],
  Q3: ['07-01', '09-30'],
  Q4: ['10-01', '12-31'],
  '6M': ['01-01', '06-30'],
  '9M': ['01-01', '09-30'],
};

/** First and last day of `FY2024`, `2024-Q3` or `2024-9M`. */
const spanOf = (label: string): readonly [string, string] => {
  const [year = '', of = ''] = label.startsWith('FY') ? [label.slice(2), 'FY'] : label.split('-');
  const [start = '', end = ''] = ENDS[of] ?? [];
  return [`${year}-${start}`, `${year}-${end}`];
};

/** A report of revenue by segment; the total of a column is the sum of its members unless it is given. */
const report = (form: string, filed: string, ...columns: readonly Column[]): InputFiling => {
  const totals = columns.map(([label, of, total]) => ({
    span: spanOf(label),
    of,
    total: total ?? Object.values(of).reduce((sum, value) => sum + value, 0),
  }));
  const end = totals[0]?.span[1] ?? '';
  const segments = totals.flatMap(({ span: [start, last], of }) =>
    Object.entries(of).map(([name, value]): DimensionedFact => ({
      ...fact('Revenues', start, last, value),
      decimals: '0',
      dimensions: [{ axis: SEGMENT, member: `fn:${name}Member` }],
    })),
  );
  return filing(
    form,
    filed,
    [
      ...totals.flatMap(({ span: [start, last], total }) => [
        fact('Revenues', start, last, total),
        fact('NetIncomeLoss', start, last, total / 10),
      ]),
      fact('Assets', null, end, 900),
      fact('LiabilitiesAndStockholdersEquity', null, end, 900),
    ],
    { report: { faces: [], dimensioned: [], segments } },
  );
};

const fourthQuarters = (filings: readonly InputFiling[]): ReadonlyMap<string, SegmentVintage> => {
  const of = company(filings);
  return new Map(
    segmentsOf(of, computeStatements(of))
      .filter(({ standing, measure, by, period }) => {
        return standing && measure === 'revenue' && by === 'segment' && period.fiscal_period === 'Q4';
      })
      .map((vintage) => {
        const { period_kind: kind, fiscal_year: year, fiscal_period: period } = vintage.period;
        return [labelFor(kind, year, period), vintage];
      }),
  );
};

/** Members of a fourth quarter, or the reason there are none. */
const shown = (label: string, ...filings: readonly InputFiling[]): unknown => {
  const vintage = fourthQuarters(filings).get(label);
  if (vintage === undefined) return undefined;
  return (
    vintage.refusal ??
    Object.fromEntries(segmentRows(vintage).map(({ member, value }) => [member.slice(3, -6), Number(value)]))
  );
};

const derivation = (label: string, ...filings: readonly InputFiling[]): SegmentDerivation => {
  const [row] = segmentRows(fourthQuarters(filings).get(label)!);
  return JSON.parse(row!.derivation) as SegmentDerivation;
};

const Q1 = { North: 100, South: 50 };
const Q2 = { North: 110, South: 60 };
const Q3 = { North: 120, South: 70 };
const NINE = { North: 330, South: 180 };
const YEAR = { North: 470, South: 260 };
const BEFORE = { North: 400, South: 200 };
const Q4 = { North: 140, South: 80 };

const lastYear = report('10-K', '2024-02-01', ['FY2023', BEFORE]);
const first = report('10-Q', '2024-05-01', ['2024-Q1', Q1]);
const second = report('10-Q', '2024-08-01', ['2024-Q2', Q2], ['2024-6M', { North: 210, South: 110 }]);
const third = report('10-Q', '2024-11-01', ['2024-Q3', Q3], ['2024-9M', NINE]);
const year = report('10-K', '2025-02-01', ['FY2024', YEAR], ['FY2023', BEFORE]);
const quarters = [first, second, third];
const base = [lastYear, ...quarters, year];

describe('the fourth quarter of segments', () => {
  it('is the year less nine months if the annual report repeats the year before', () => {
    expect(shown('2024-Q4', ...base)).to.deep.equal(Q4);
    const found = fourthQuarters(base).get('2024-Q4')!;
    expect(
      segmentRows(found).map((row) => [row.derived, row.accession, row.total, row.share_pct]),
    ).to.deep.equal([
      [true, year.accession, '220', '63.6'],
      [true, year.accession, '220', '36.4'],
    ]);
    const { operands, shown_by: shownBy, against } = derivation('2024-Q4', ...base);
    expect(operands.map(({ period, filing: of, total }) => [period, of.accession, total])).to.deep.equal([
      ['FY2024', year.accession, '730'],
      ['2024-9M', third.accession, '510'],
    ]);
    expect(operands[1]!.members).to.deep.equal([
      { member: 'fn:NorthMember', value: '330' },
      { member: 'fn:SouthMember', value: '180' },
    ]);
    expect(
      shownBy.map(({ period, earlier, later }) => [period, earlier.accession, later.accession]),
    ).to.deep.equal([['FY2023', lastYear.accession, year.accession]]);
    expect(against).to.deep.equal([]);
  });

  it('is the year less three quarters without nine months', () => {
    const bare = report('10-Q', '2024-11-01', ['2024-Q3', Q3]);
    expect(shown('2024-Q4', lastYear, first, second, bare, year)).to.deep.equal(Q4);
  });

  it('is not derived if a filing reports it', () => {
    const own = report(
      '10-K',
      '2025-02-01',
      ['FY2024', YEAR],
      ['FY2023', BEFORE],
      ['2024-Q4', { North: 139, South: 81 }],
    );
    const found = fourthQuarters([lastYear, ...quarters, own]).get('2024-Q4')!;
    expect(
      segmentRows(found).map(({ value, derived, derivation: of }) => [value, derived, of]),
    ).to.deep.equal([
      ['139', false, ''],
      ['81', false, ''],
    ]);
  });

  it('is refused while nothing shows that the annual report did not recast its members', () => {
    const bare = report('10-K', '2025-02-01', ['FY2024', YEAR]);
    expect(shown('2024-Q4', lastYear, ...quarters, bare)).to.equal('basis_not_shown');
    // The next year repeats the first quarter, across the annual report.
    const next = report('10-Q', '2025-05-01', ['2025-Q1', Q1], ['2024-Q1', Q1]);
    expect(shown('2024-Q4', lastYear, ...quarters, bare, next)).to.deep.equal(Q4);
  });

  it('is refused if the annual report recasts the year before, and names the figures', () => {
    const moved = { North: 380, South: 220 };
    const recast = report('10-K', '2025-02-01', ['FY2024', { North: 440, South: 290 }], ['FY2023', moved]);
    expect(shown('2024-Q4', lastYear, ...quarters, recast)).to.equal('basis_not_shown');
    const { against } = derivation('2024-Q4', lastYear, ...quarters, recast);
    expect(against[0]).to.deep.equal({
      member: 'fn:NorthMember',
      figures: [
        { of: 'FY2023', filing: filingOf(lastYear), value: '400' },
        { of: 'FY2023', filing: filingOf(recast), value: '380' },
      ],
    });
  });

  it('takes a recast year with the quarters that the next year recasts', () => {
    const nine = { North: 300, South: 210 };
    const recast = [
      report('10-Q', '2025-05-01', ['2025-Q1', Q1], ['2024-Q1', { North: 90, South: 60 }]),
      report('10-Q', '2025-08-01', ['2025-Q2', Q2], ['2024-Q2', { North: 100, South: 70 }]),
      report(
        '10-Q',
        '2025-11-01',
        ['2025-Q3', Q3],
        ['2024-Q3', { North: 110, South: 80 }],
        ['2025-9M', NINE],
        ['2024-9M', nine],
      ),
    ];
    const later = report('10-K', '2026-02-01', ['FY2025', YEAR], ['FY2024', { North: 430, South: 300 }]);
    // Until the year is recast, its quarters are of another basis.
    expect(shown('2024-Q4', ...base, recast[0]!)).to.equal('quarters_do_not_add_up');
    expect(shown('2024-Q4', ...base, ...recast)).to.equal('members_recast');
    // Then it is of one basis with them only if that of the later year is the same in both of its filings.
    expect(shown('2024-Q4', ...base, ...recast, later)).to.equal('members_recast');
    const after = report('10-Q', '2026-05-01', ['2026-Q1', Q1], ['2025-Q1', Q1]);
    expect(shown('2024-Q4', ...base, ...recast, later, after)).to.deep.equal({ North: 130, South: 90 });
  });

  it('never takes a recast year with quarters that were not', () => {
    const later = report('10-K', '2026-02-01', ['FY2025', YEAR], ['FY2024', { North: 430, South: 300 }]);
    expect(shown('2024-Q4', ...base, later)).to.equal('members_recast');
  });

  it('is not shown to be of one basis by filings that repeat a part of the members', () => {
    const part = report('10-K', '2025-02-01', ['FY2024', YEAR], ['FY2023', { North: 400 }, 600]);
    expect(shown('2024-Q4', lastYear, ...quarters, part)).to.equal('basis_not_shown');
  });

  it('is refused if quarters are repeated unchanged by filings between which the year was recast', () => {
    const repeated = [
      report('10-Q', '2025-05-01', ['2025-Q1', Q1], ['2024-Q1', Q1]),
      report('10-K', '2026-02-01', ['FY2025', YEAR], ['FY2024', { North: 430, South: 300 }]),
      report('10-Q', '2026-05-01', ['2026-Q1', Q1], ['2025-Q1', Q1]),
    ];
    expect(shown('2024-Q4', ...base, ...repeated)).to.equal('members_recast');
  });

  it('takes quarters recast after the year only if the year stays as it was', () => {
    // The annual report had moved sales between its members, which the year before did not have.
    const moved = report(
      '10-Q',
      '2025-11-01',
      ...([
        ['2025-Q3', Q3],
        ['2024-9M', { North: 320, South: 190 }],
      ] as const),
    );
    expect(shown('2024-Q4', ...base, moved)).to.equal('quarters_do_not_add_up');
    const thin = [lastYear, report('10-Q', '2024-11-01', ['2024-9M', NINE]), year, moved];
    expect(shown('2024-Q4', ...thin)).to.equal('members_recast');
    const repeated = report('10-K', '2026-02-01', ['FY2025', YEAR], ['FY2024', YEAR]);
    expect(shown('2024-Q4', ...thin, repeated)).to.deep.equal({ North: 150, South: 70 });
  });

  it('is refused if the members differ', () => {
    const split = report(
      '10-K',
      '2025-02-01',
      ['FY2024', { North: 470, East: 160, West: 100 }],
      ['FY2023', BEFORE],
    );
    expect(shown('2024-Q4', lastYear, ...quarters, split)).to.equal('other_members');
    expect(
      derivation('2024-Q4', lastYear, ...quarters, split).against.map(({ member, figures }) => [
        member,
        ...figures.map(({ of, value }) => `${of} ${value}`),
      ]),
    ).to.deep.equal([
      ['fn:EastMember', 'FY2024 160', '2024-9M null'],
      ['fn:WestMember', 'FY2024 100', '2024-9M null'],
      ['fn:SouthMember', 'FY2024 null', '2024-9M 180'],
    ]);
  });

  it('takes a renamed member for the same', () => {
    const renamed = ({ North, South }: { North: number; South: number }): Members => ({ Nord: North, South });
    const later = report('10-K', '2025-02-01', ['FY2024', renamed(YEAR)], ['FY2023', renamed(BEFORE)]);
    expect(shown('2024-Q4', lastYear, ...quarters, later)).to.deep.equal({ Nord: 140, South: 80 });
    const [, nine] = derivation('2024-Q4', lastYear, ...quarters, later).operands;
    expect(nine!.members[0]).to.deep.equal({
      member: 'fn:NorthMember',
      renamed: 'fn:NordMember',
      value: '330',
    });
  });

  it('is refused without the year, its quarters or its total, and if a member is negative', () => {
    const short = report('10-K', '2025-02-01', ['FY2024', { North: 470 }, 730], ['FY2023', BEFORE]);
    expect(shown('2024-Q4', lastYear, ...quarters, short)).to.equal('year_not_served');
    expect(
      shown('2024-Q4', lastYear, first, second, report('10-Q', '2024-11-01', ['2024-Q3', {}, 190]), year),
    ).to.equal('quarters_not_served');
    const less = report('10-K', '2025-02-01', ['FY2024', { North: 320, South: 410 }], ['FY2023', BEFORE]);
    expect(shown('2024-Q4', lastYear, ...quarters, less)).to.equal('negative_fourth_quarter');
    const known = company(base);
    const cells = computeStatements(known).cells.map((cell) =>
      cell.fiscal_period === 'Q4' ? { ...cell, value: null } : cell,
    );
    const masked = segmentsOf(known, { cells }).find(
      ({ by, measure, period }) => by === 'segment' && measure === 'revenue' && period.fiscal_period === 'Q4',
    );
    expect(masked?.refusal).to.equal('total_not_served');
  });

  it('is refused if its members do not add up to the fourth quarter that is served', () => {
    const known = company(base);
    const cells = computeStatements(known).cells.map((cell) =>
      cell.fiscal_period === 'Q4' && cell.field === 'revenue' ? { ...cell, value: '221' } : cell,
    );
    const refused = segmentsOf(known, { cells }).find(
      ({ by, measure, period }) => by === 'segment' && measure === 'revenue' && period.fiscal_period === 'Q4',
    );
    expect(refused?.refusal).to.equal(null);
    const wrong = cells.map((cell) => (cell.value === '221' ? { ...cell, value: '230' } : cell));
    const other = segmentsOf(known, { cells: wrong }).find(
      ({ by, measure, period }) => by === 'segment' && measure === 'revenue' && period.fiscal_period === 'Q4',
    );
    expect(other?.refusal).to.equal('does_not_complete_year');
  });
});

const filingOf = ({ accession, form, filed }: InputFiling): unknown => ({ accession, form, filed });
