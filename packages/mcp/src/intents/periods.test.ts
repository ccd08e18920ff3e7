import { expect } from 'chai';
import { readPeriods, selectRows, type Wanted } from './periods.ts';
import { Problem } from './problem.ts';

const YEARS = { kind: 'year' } as const;
const QUARTERS = { kind: 'quarter' } as const;

/** What people write → what is meant. */
const FORMS: readonly (readonly [string, Wanted])[] = [
  ...['2023', 'FY2023', 'FY 2023', 'fy23', 'fiscal 2023', 'fiscal year 2023', 'year 2023', 'in 2023'].map(
    (text) => [text, { ...YEARS, labels: ['FY2023'] }] as const,
  ),
  ...[
    '2024-Q3',
    'Q3 2024',
    'q3 2024',
    '2024Q3',
    '2024 Q3',
    '3Q24',
    '3Q 2024',
    'Q3 FY24',
    'Q3 FY2024',
    "Q3 '24",
    'Q3-2024',
    'third quarter 2024',
    'third quarter of 2024',
    'quarter 3 2024',
  ].map((text) => [text, { ...QUARTERS, labels: ['2024-Q3'] }] as const),
  ...['annual', 'annually', 'yearly', 'years', 'Annual', 'fy'].map(
    (text) => [text, { ...YEARS, newest: 5 }] as const,
  ),
  ...['quarterly', 'quarters', 'quarter'].map((text) => [text, { ...QUARTERS, newest: 8 }] as const),
  ...['last 5 years', '5 years', 'last five fiscal years', 'past 5 yrs', 'the last 5 years', '5y'].map(
    (text) => [text, { ...YEARS, newest: 5 }] as const,
  ),
  ...['last 8 quarters', '8 quarters', '8q', 'past eight quarters'].map(
    (text) => [text, { ...QUARTERS, newest: 8 }] as const,
  ),
  ...[
    '2019-2023',
    '2019 to 2023',
    'FY2019-FY2023',
    '2019–2023',
    'from 2019 to 2023',
    '2023-2019',
    'between 2019 and 2023',
  ].map((text) => [text, { ...YEARS, from: 'FY2019', to: 'FY2023' }] as const),
  ...['since 2019', 'from 2019', '2019+', '2019 onwards', '2019 to date'].map(
    (text) => [text, { ...YEARS, from: 'FY2019' }] as const,
  ),
  ['Q1 2023 to Q4 2024', { ...QUARTERS, from: '2023-Q1', to: '2024-Q4' }],
  ['since Q1 2023', { ...QUARTERS, from: '2023-Q1' }],
  ...['TTM', 'ttm', 'LTM', 'trailing twelve months', 'last twelve months', 'last 12 months'].map(
    (text) => [text, { kind: 'ttm', newest: 1 }] as const,
  ),
  ['TTM-2025-Q3', { kind: 'ttm', labels: ['2025-Q3'] }],
  ['latest quarter', { ...QUARTERS, newest: 1 }],
  ['last quarter', { ...QUARTERS, newest: 1 }],
  ['last year', { ...YEARS, newest: 1 }],
  ['latest fiscal year', { ...YEARS, newest: 1 }],
  ['2024-09-28', { ...QUARTERS, labels: ['2024-09-28'] }],
];

describe('periods as people write them', () => {
  for (const [text, wanted] of FORMS)
    it(`are read: ${text}`, () => expect(readPeriods([text])).to.deep.equal([wanted]));

  it('may be several, of which those of one kind belong together', () => {
    expect(readPeriods(['2022', 'FY2023', 'Q3 2024', 'TTM'])).to.deep.equal([
      { ...YEARS, labels: ['FY2022', 'FY2023'] },
      { ...QUARTERS, labels: ['2024-Q3'] },
      { kind: 'ttm', newest: 1 },
    ]);
  });

  it('are the newest of each kind if none is named', () => {
    expect(readPeriods([]).map(({ kind, newest }) => [kind, newest])).to.deep.equal([
      ['ttm', 1],
      ['year', 1],
      ['quarter', 1],
    ]);
    expect(readPeriods(['latest'])).to.deep.equal(readPeriods([]));
  });

  it('are refused with the forms that are read and the nearest period', () => {
    for (const text of ['9 months 2024', 'YTD', 'soon', '2024-Q5', 'FY2023 to Q1 2024'])
      expect(() => readPeriods([text]), text).to.throw(Problem, 'Forms: 2023, FY2023, Q3 2024');
    try {
      readPeriods(['9 months 2024']);
    } catch (error) {
      expect(error).to.deep.include({ mend: { wrong: '9 months 2024', right: 'FY2024' } });
    }
  });

  it('select rows, newest first', () => {
    const rows = [2025, 2024, 2023].map((year) => ({ period: `FY${year}`, date: `${year}-09-30` }));
    const labels = (wanted: Wanted) => selectRows(rows, wanted).map(({ period }) => period);
    expect(labels({ ...YEARS, newest: 2 })).to.deep.equal(['FY2025', 'FY2024']);
    expect(labels({ ...YEARS, labels: ['FY2023', '2025-09-30'] })).to.deep.equal(['FY2025', 'FY2023']);
    expect(labels({ ...YEARS, from: 'FY2024' })).to.deep.equal(['FY2025', 'FY2024']);
    expect(labels({ ...YEARS, from: 'FY2019', to: 'FY2023' })).to.deep.equal(['FY2023']);
  });
});
