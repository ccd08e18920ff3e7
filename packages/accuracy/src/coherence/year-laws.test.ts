import { expect } from 'chai';
import { cell, quarters, served, years } from '../survey/test-cells.ts';
import { brokenYears } from './year-laws.ts';

describe('the law of the year', () => {
  const found = (sum: readonly number[], whole: number) => {
    const { counts, findings } = brokenYears(
      served(quarters('revenue', 2022, sum), years('revenue', 2022, [whole])),
    );
    return [counts.year_law['revenue']?.[2022], findings.map(({ by }) => by)];
  };

  it('passes a sum within half a unit of each of the five figures', () => {
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_006_000)).to.deep.equal([
      { judged: 1, off: 0, far: 0 },
      [],
    ]);
  });

  it('counts a sum beyond rounding, and one more than 0.5 % off', () => {
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_007_000)).to.deep.equal([
      { judged: 1, off: 1, far: 0 },
      ['beyond rounding'],
    ]);
    expect(found([1_001_000, 1_001_000, 1_001_000, 1_001_000], 4_107_000)).to.deep.equal([
      { judged: 1, off: 1, far: 1 },
      ['by more than 0.5 %'],
    ]);
  });

  it('holds nine months against three quarters, and against the year with the fourth', () => {
    const nine = cell('revenue', '3003000', { period_kind: 'ytd', fiscal_period: 'Q3', fiscal_year: 2022 });
    const parts = quarters('revenue', 2022, [1_001_000, 1_001_000, 1_001_000, 1_101_000]);
    const { counts } = brokenYears(served(parts, years('revenue', 2022, [4_004_000]), [nine]));
    expect(counts.nine_months_law['revenue']?.[2022]).to.deep.equal({ judged: 1, off: 0, far: 0 });
    expect(counts.rest_of_year_law['revenue']?.[2022]).to.deep.equal({ judged: 1, off: 1, far: 1 });
  });
});
