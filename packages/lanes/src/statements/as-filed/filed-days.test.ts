import { expect } from 'chai';
import fc from 'fast-check';
import { computeStatements } from '@footnote/statements/compute';
import type { CompanyRecord } from '@footnote/statements/as-of/company-record';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { plainFilings, type Year } from '@footnote/statements/test-support';
import { filedDays } from './filed-days.ts';

const year = (size: number): Year => {
  const quarter = (k: number) => ({
    revenue: size + 10_000_000 * k,
    net: size / 10 + 1_000_000 * k,
    ocf: size / 5,
    capex: size / 20,
    assets: size * 4,
    shares: 10_000_000,
  });
  return [quarter(1), quarter(2), quarter(3), quarter(4)];
};
const FILINGS = plainFilings(
  2021,
  [100, 120, 150, 170].map((millions) => year(millions * 1_000_000)),
);

const recordOf = (filings: readonly InputFiling[]): CompanyRecord => ({
  company: { cik: '0009999999', sic: null, fiscal_year_end: '1231', filings },
  acceptedAt: new Map(),
  releases: [],
});
const served = (company: CompanyInput) => computeStatements(company);
const request = {
  names: ['revenue_ttm', 'eps_diluted_quarter'],
  from: '2000-01-01',
  to: '2100-01-01',
  masks: false,
  most: 44,
};

const OPERANDS_ONLY = { ...request, names: ['revenue_ttm'] };

describe('figures as they had been filed', () => {
  it('are of the newest period on each day with a report, newest first', () => {
    const { days, isCut } = filedDays(recordOf(FILINGS), request, served);
    expect(isCut).to.equal(false);
    expect(days.map(({ day }) => day)).to.deep.equal(
      FILINGS.map(({ filed }) => filed)
        .sort()
        .toReversed(),
    );
    const at = (day: string) => days.find((one) => one.day === day)!.figures.get('revenue_ttm')!;
    expect(at('2023-02-15')).to.deep.include({ value: '580000000', periodEnd: '2022-12-31', reason: null });
    expect(at('2023-05-01')).to.deep.include({ value: '610000000', periodEnd: '2023-03-31' });
    expect(at('2021-05-01')).to.include({ value: null, periodEnd: '2021-03-31' });
  });

  it('begin with the last day before the range, and end with it', () => {
    const range = { ...request, from: '2023-06-15', to: '2023-12-31' };
    const { days } = filedDays(recordOf(FILINGS), range, served);
    expect(days.map(({ day }) => day)).to.deep.equal(['2023-11-01', '2023-08-01', '2023-05-01']);
  });

  it('are the same whatever is filed later', () => {
    const whole = filedDays(recordOf(FILINGS), request, served).days;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: FILINGS.length }), (count) => {
        const until = FILINGS.toSorted((a, b) => (a.filed < b.filed ? -1 : 1)).slice(0, count);
        // Different objects, so that nothing is remembered.
        const { days } = filedDays(recordOf(structuredClone(until)), request, served);
        expect(days).to.deep.equal(whole.slice(-count));
      }),
      { numRuns: 8 },
    );
  });

  it('are computed once, whatever is filed later', () => {
    const filings = structuredClone(FILINGS).sort((a, b) => (a.filed < b.filed ? -1 : 1));
    const computed = (count: number): number => {
      let times = 0;
      filedDays(recordOf(filings.slice(0, count)), OPERANDS_ONLY, (company) => {
        times += 1;
        return served(company);
      });
      return times;
    };
    expect([computed(10), computed(11), computed(11), computed(12)]).to.deep.equal([10, 1, 0, 1]);
  });

  it('are recomputed if one of their inputs changed', () => {
    const filings = structuredClone(FILINGS);
    filedDays(recordOf(filings), OPERANDS_ONLY, served);
    const [oldest, ...others] = filings.sort((a, b) => (a.filed < b.filed ? -1 : 1));
    const days: string[] = [];
    filedDays(recordOf([structuredClone(oldest!), ...others]), OPERANDS_ONLY, (company) => {
      days.push(
        company.filings
          .map(({ filed }) => filed)
          .sort()
          .at(-1)!,
      );
      return served(company);
    });
    const reach = new Date(Date.parse(oldest!.filed) + 550 * 86_400_000).toISOString().slice(0, 10);
    expect(days.sort()).to.deep.equal(
      filings
        .map(({ filed }) => filed)
        .filter((day) => day < reach)
        .sort(),
    );
  });

  it('are of a limited number of days', () => {
    const years = plainFilings(
      2005,
      Array.from({ length: 12 }, (_, at) => year((100 + at) * 1_000_000)),
    );
    const empty = () => computeStatements(recordOf([]).company);
    const { days, isCut } = filedDays(recordOf(years), request, empty);
    expect([days.length, isCut]).to.deep.equal([44, true]);
  });
});
