import { expect } from 'chai';
import { cellOf, type CellPeriod } from './cells.ts';
import { rankFilings } from '../filings/filing-period.ts';
import type { Entry } from '../model/model.ts';
import { filing } from '../test-support.ts';

const [FILING] = rankFilings([filing('10-Q', '2020-05-01', [])]);

/** Footnote of a cell of one fact that was restated by a split of 15 to 1. */
const roleOf = (concept: string): string | undefined => {
  if (FILING === undefined) throw new Error('no filing');
  const row = { statement: 'income', field: 'any', unit: 'shares' } as const;
  const period: CellPeriod = {
    period_kind: 'quarter',
    fiscal_year: 2020,
    fiscal_period: 'Q1',
    period_start: '2020-01-01',
    period_end: '2020-03-31',
    flags: [],
  };
  const fact = {
    filing: FILING,
    concept,
    start: '2020-01-01',
    end: '2020-03-31',
    text: '1',
    amount: 1n,
    split: { numerator: 15n, denominator: 1n },
    conflict: false,
  };
  const entry: Entry = {
    restatement: null,
    value: 1n,
    refusal: null,
    rule: null,
    method: 'reported',
    parts: [{ fact, sign: 1 }],
    flags: [],
    key: '',
  };
  return cellOf({ row, period, entry }).operands[0]?.role;
};

describe('the footnote of a split-adjusted cell', () => {
  for (const [concept, role] of [
    ['us-gaap:WeightedAverageNumberOfSharesOutstandingBasic', '+*15'],
    ['us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted', '+*15'],
    ['dei:EntityCommonStockSharesOutstanding', '+*15'],
    ['us-gaap:EarningsPerShareBasic', '+/15'],
    ['us-gaap:CommonStockDividendsPerShareDeclared', '+/15'],
  ] as const)
    it(`shows that ${concept} was ${role.includes('*') ? 'multiplied' : 'divided'}`, () => {
      expect(roleOf(concept)).to.equal(role);
    });
});
