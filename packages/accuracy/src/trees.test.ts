import { expect } from 'chai';
import type { CompanyInput, InputFiling } from '@footnote/statements/inputs';
import { judgedCompany } from './judged.ts';
import { addTrees, measureTrees } from './trees.ts';

const [start, end] = ['2025-01-01', '2025-12-31'];
const TOTAL = 'us-gaap:NetCashProvidedByUsedInOperatingActivities';
/** Rows of the cash flow statement: weight in operating cash flow, value in millions. */
const ROWS = {
  'us-gaap:NetIncomeLoss': ['1', 100],
  'us-gaap:IncreaseDecreaseInAccountsReceivable': ['-1', 30],
  'us-gaap:IncreaseDecreaseInAccountsPayable': ['1', 12],
} as const;

const factOf = (concept: string, millions: number) => ({
  taxonomy: 'us-gaap',
  concept: concept.replace('us-gaap:', ''),
  unit: 'USD',
  start,
  end,
  value: `${millions}000000`,
});

const annual = (isSummed: boolean): InputFiling => ({
  accession: '0000000001-26-000001',
  form: '10-K',
  filed: '2026-02-01',
  report_date: end,
  fy: 2025,
  fp: 'FY',
  facts: [
    factOf('Revenues', 900),
    { ...factOf('Assets', 1000), start: null },
    factOf(TOTAL, 82),
    ...Object.entries(ROWS).map(([concept, [, value]]) => factOf(concept, value)),
  ],
  report: {
    faces: [{ statement: 'cash_flow', concepts: [...Object.keys(ROWS), TOTAL], labels: [] }],
    dimensioned: [],
    ...(isSummed && {
      calculations: [
        {
          role: 'cash',
          statement: 'cash_flow',
          total: TOTAL,
          items: Object.entries(ROWS).map(([concept, [weight]]) => ({ concept, weight })),
          sums: [{ start, end, unit: 'USD', consistent: true, difference: '0', missing: 0 }],
        },
      ],
    }),
  },
});

const measured = (isSummed: boolean) => {
  const input: CompanyInput = {
    cik: '0000000001',
    sic: '3571',
    fiscal_year_end: '1231',
    filings: [annual(isSummed)],
  };
  return measureTrees(input, judgedCompany(input));
};

describe('the effect of calculation linkbases', () => {
  it('counts the cells that are not served without them', () => {
    const { filings, fields } = measured(true) ?? {};
    expect(filings).to.equal(1);
    expect(fields?.['working_capital_change']).to.deep.equal({ with: 1, without: 0, differing: 0 });
    expect(fields?.['revenue']).to.deep.include({ differing: 0 });
    expect(fields?.['revenue']?.with).to.equal(fields?.['revenue']?.without).and.greaterThan(0);
  });

  it('is null for a company without linkbases, and adds up over companies', () => {
    expect(measured(false)).to.equal(null);
    const one = measured(true);
    if (one === null) throw new Error('no tree');
    const both = addTrees([one, one]);
    expect(both.filings).to.equal(2);
    expect(both.fields['working_capital_change']).to.deep.equal({ with: 2, without: 0, differing: 0 });
  });
});
