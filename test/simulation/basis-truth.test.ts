import { expect } from 'chai';
import fc from 'fast-check';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import type { TruthCell } from '@footnote/synthetic-edgar/truth';
import { bases, basisSpecs } from './basis-specs.ts';
import { describeSpec } from './truth-check.ts';

const isAdditive = ({ statement, field }: TruthCell): boolean =>
  statement !== 'balance' && !/^(shares_|eps_|dividends_per_share)/.test(field);

/** Fields and years of which the year and its four quarters are known, with the sum of the quarters. */
const fullYears = (truth: readonly TruthCell[]): { readonly name: string; readonly gap: number }[] => {
  const years = Map.groupBy(
    truth.filter((cell) => isAdditive(cell) && cell.value !== null),
    ({ field, fiscal_year: year }) => `${field} ${year}`,
  );
  return [...years].flatMap(([name, cells]) => {
    const whole = cells.find(({ period_kind: kind }) => kind === 'annual');
    const quarters = cells.filter(({ period_kind: kind }) => kind === 'quarter');
    if (whole === undefined || quarters.length < 4) return [];
    const sum = quarters.reduce((total, { value }) => total + Number(value), 0);
    return [{ name, gap: Math.abs(sum - Number(whole.value)) - 5 * Number(whole.tolerance) }];
  });
};

describe('the truth of invented issuers whose filings do not speak of the same thing', () => {
  for (const kind of bases)
    it(`has quarters that add up to their year, where all are known: ${kind}`, () => {
      let years = 0;
      fc.assert(
        fc.property(basisSpecs(kind), (spec) => {
          const full = fullYears(generateIssuer(spec).truth);
          years += full.length;
          expect(
            full.filter(({ gap }) => gap > 0),
            describeSpec(spec),
          ).to.deep.equal([]);
        }),
        { numRuns: 10, seed: 20_261 },
      );
      expect(years).to.be.greaterThan(400);
    });
});
