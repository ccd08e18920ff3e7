import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const WHOLE = 'DepreciationDepletionAndAmortization';
const PART = 'AmortizationOfIntangibleAssets';

type Rows = { readonly whole: number; readonly part?: number };

const rows = (start: string, end: string, { whole, part }: Rows): InputFact[] => [
  fact(WHOLE, start, end, whole),
  ...(part === undefined ? [] : [fact(PART, start, end, part)]),
];

/** Plain filings with rows of depreciation: by filing date, each for a span. */
const withRows = (rowsOf: Readonly<Record<string, readonly InputFact[]>>): InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((filing) => ({
    ...filing,
    facts: [...filing.facts, ...(rowsOf[filing.filed] ?? [])],
  }));

const filedAnnually = (): string[] =>
  plainFilings(2022, plainYears(3)).flatMap(({ form, filed }) => (form === '10-K' ? [filed] : []));

describe('a row that its filer splits in two', () => {
  const [first = '', second = '', third = ''] = filedAnnually();
  const before = {
    [first]: rows('2022-01-01', '2022-12-31', { whole: 2975 }),
    [second]: [
      ...rows('2022-01-01', '2022-12-31', { whole: 2975 }),
      ...rows('2023-01-01', '2023-12-31', { whole: 3247 }),
    ],
  };

  it('is both rows from the filing whose comparatives prove it', () => {
    const statements = compute(
      withRows({
        ...before,
        [third]: [
          ...rows('2023-01-01', '2023-12-31', { whole: 3061, part: 186 }),
          ...rows('2024-01-01', '2024-12-31', { whole: 3336, part: 425 }),
        ],
      }),
    );
    const years = ['2022', '2023', '2024'].map((year) =>
      shown(statements, 'depreciation_amortization', 'annual', `${year}-12-31`),
    );
    expect(years).to.deep.equal(['2975', '3247', '3761']);
  });

  it('is the total if the part is only in a note', () => {
    const statements = compute(
      withRows({
        ...before,
        [third]: [
          ...rows('2023-01-01', '2023-12-31', { whole: 3247, part: 186 }),
          ...rows('2024-01-01', '2024-12-31', { whole: 3336, part: 425 }),
        ],
      }),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('3336');
  });

  it('is refused if the split is proven and the other row is not tagged', () => {
    const statements = compute(
      withRows({
        ...before,
        [third]: [
          ...rows('2023-01-01', '2023-12-31', { whole: 3061, part: 186 }),
          ...rows('2024-01-01', '2024-12-31', { whole: 3336 }),
        ],
      }),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', '2024-12-31')).to.equal('partial');
  });
});
