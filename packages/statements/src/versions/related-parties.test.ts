import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

/** Sales to customers and related parties, goods and purchases from related parties, in millions. */
type Rows = { sales: number; related?: number; cost: number; bought?: number };

const year = (of: number, { sales, related, cost, bought }: Rows): InputFact[] => {
  const row = (name: string, value: number | undefined): InputFact[] =>
    value === undefined ? [] : [fact(name, `${of}-01-01`, `${of}-12-31`, value * 1e6)];
  return [
    ...row('RevenueFromContractWithCustomerExcludingAssessedTax', sales),
    ...row('RevenueFromRelatedParties', related),
    ...row('CostOfGoodsAndServicesSold', cost),
    ...row('CostsAndExpensesRelatedParty', bought),
    ...row('NetIncomeLoss', 3_000),
    fact('Assets', null, `${of}-12-31`, 90_000e6),
  ];
};

const APART = year(2018, { sales: 95_750, related: 754, cost: 85_456, bought: 610 });
const EARLIER = year(2017, { sales: 74_104, related: 629, cost: 66_519, bought: 570 });
const TOTAL = year(2018, { sales: 96_504, related: 754, cost: 86_066, bought: 610 });

const values = (filings: readonly InputFact[][], end = '2018-12-31'): string[] => {
  const statements = compute(filings.map((facts, n) => filing('10-K', `${2019 + n}-02-28`, facts)));
  return ['revenue', 'cost_of_revenue', 'gross_profit'].map((field) =>
    shown(statements, field, 'annual', end).replace(/000000$/, ''),
  );
};

describe('rows of related parties', () => {
  it('are added if another filing has the sum, in every period of the filing that shows them separately', () => {
    expect(values([[...APART, ...EARLIER], TOTAL])).to.deep.equal(['96504', '86066', '10438']);
    expect(values([[...APART, ...EARLIER], TOTAL], '2017-12-31')).to.deep.equal(['74733', '67089', '7644']);
  });

  it('are not added if no filing has the sum', () => {
    expect(values([APART])).to.deep.equal(['95750', '85456', '10294']);
    expect(values([APART, APART])).to.deep.equal(['95750', '85456', '10294']);
  });

  it('do not prevent a later restatement of the total', () => {
    const restated = year(2018, { sales: 86_086, related: 14, cost: 77_047, bought: 610 });
    expect(values([APART, TOTAL, restated])).to.deep.equal(['86086', '77047', '9039']);
    expect(values([APART, TOTAL])).to.deep.equal(['96504', '86066', '10438']);
  });

  it('prevent a gross profit if only revenue of the same filing includes them, not its cost', () => {
    const bare = year(2017, { sales: 74_104, related: 629, cost: 66_519 });
    expect(values([[...APART, ...bare], TOTAL], '2017-12-31')).to.deep.equal([
      '74733',
      '66519',
      'scope_mismatch',
    ]);
  });
});
