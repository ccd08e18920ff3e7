import { expect } from 'chai';
import fc from 'fast-check';
import type { Cell } from './cell.ts';
import type { InputFiling } from './inputs.ts';
import { changed, compute, filing, plainFilings } from './test-support.ts';
import type { Quarter, Year } from './test-support.ts';

const million = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min, max }).map((value) => value * 1e6);

const quarters: fc.Arbitrary<Quarter> = fc.record({
  revenue: million(100, 900),
  net: million(30, 90),
  ocf: million(-50, 200),
  capex: million(20, 50),
  assets: million(1000, 3000),
  shares: fc.integer({ min: 50_000_000, max: 52_000_000 }),
});

const years: fc.Arbitrary<Year[]> = fc.array(fc.tuple(quarters, quarters, quarters, quarters), {
  minLength: 2,
  maxLength: 3,
});

const companies: fc.Arbitrary<InputFiling[]> = years.map((list) => plainFilings(2020, list));

const shuffled = <T>(items: readonly T[], seed: number): T[] =>
  items
    .map((item, index) => ({ item, key: Math.imul(index + 1, 2_654_435_761 ^ seed) >>> 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const values = (cells: readonly Cell[]): Map<string, string | null> =>
  new Map(cells.map((c) => [`${c.field}|${c.period_kind}|${c.fiscal_year}|${c.fiscal_period}`, c.value]));

const runs = { numRuns: 25 };

describe('laws of computeStatements', () => {
  it('does not depend on the order of filings or of facts', () => {
    fc.assert(
      fc.property(companies, fc.integer(), (filings, seed) => {
        const other = shuffled(filings, seed).map((item) => ({
          ...item,
          facts: shuffled(item.facts, seed + 1),
        }));
        expect(compute(other)).to.deep.equal(compute(filings));
      }),
      runs,
    );
  });

  it('yields quarters that add up to the year wherever all are served', () => {
    fc.assert(
      fc.property(companies, (filings) => {
        const cells = compute(filings).cells;
        for (const field of ['revenue', 'net_income', 'operating_cash_flow', 'capex'])
          for (const year of cells.filter((c) => c.field === field && c.period_kind === 'annual')) {
            const parts = cells.filter(
              (c) => c.field === field && c.period_kind === 'quarter' && c.fiscal_year === year.fiscal_year,
            );
            if (year.value === null || parts.length < 4 || parts.some(({ value }) => value === null))
              continue;
            expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).to.equal(Number(year.value));
          }
      }),
      runs,
    );
  });

  it('does not change a value when a later filing repeats the comparatives exactly', () => {
    fc.assert(
      fc.property(companies, (filings) => {
        const last = filings.at(-1);
        if (!last) return;
        const copy = filing(`${last.form}/A`, '2024-06-01', last.facts, { fy: last.fy, fp: last.fp });
        expect(values(compute([...filings, copy]).cells)).to.deep.equal(values(compute(filings).cells));
      }),
      runs,
    );
  });

  it('never serves a comparative that a later filing repeats in the wrong scale or with the wrong sign', () => {
    const errors = fc.constantFrom(
      (value: number) => value / 1000,
      (value: number) => value * 1000,
      (value: number) => value / 1e6,
      (value: number) => -value,
    );
    const concepts = fc.constantFrom(
      'Revenues',
      'NetIncomeLoss',
      'WeightedAverageNumberOfSharesOutstandingBasic',
      'PaymentsToAcquirePropertyPlantAndEquipment',
    );
    fc.assert(
      fc.property(companies, concepts, errors, (filings, concept, error) => {
        const wrong = filings.map((item) =>
          item.fy === 2021
            ? changed(item, (f) =>
                f.concept === concept && f.end.startsWith('2020')
                  ? { ...f, value: String(error(Number(f.value))) }
                  : f,
              )
            : item,
        );
        const truth = values(compute(filings).cells);
        for (const [key, value] of values(compute(wrong).cells))
          if (value !== null) expect(value, key).to.equal(truth.get(key));
      }),
      runs,
    );
  });

  it('serves the same figures on today’s basis after any whole split', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 2, max: 20 }), (list, factor) => {
        const filings = plainFilings(2020, list);
        const date = '2021-01-20';
        // The same issuer with a split before its first filing of 2021: earlier filings have the old number
        // of shares.
        const split = filings.map((item) =>
          item.filed > date
            ? item
            : changed(item, (f) =>
                f.unit === 'shares'
                  ? { ...f, value: String(Number(f.value) / factor) }
                  : f.unit === 'USD/shares'
                    ? { ...f, value: String(Number((Number(f.value) * factor).toFixed(2))) }
                    : f,
              ),
        );
        const tagged = split.map((item) =>
          item.filed === '2021-05-01'
            ? {
                ...item,
                facts: [
                  ...item.facts,
                  {
                    taxonomy: 'us-gaap',
                    concept: 'StockholdersEquityNoteStockSplitConversionRatio1',
                    unit: 'pure',
                    start: null,
                    end: date,
                    value: String(factor),
                  },
                ],
              }
            : item,
        );
        const truth = values(compute(filings).cells);
        for (const [key, value] of values(compute(tagged).cells)) {
          const expected = truth.get(key);
          if (value === null || expected === null || expected === undefined) continue;
          const slack = key.startsWith('eps') ? 0.03 : key.startsWith('shares') ? 20 : 0;
          expect(Math.abs(Number(value) - Number(expected)), key).to.be.at.most(slack);
        }
      }),
      runs,
    );
  });
});
