import { expect } from 'chai';
import { cell, compute, fact, filing } from '../test-support.ts';

type Costs = { readonly year: Readonly<Record<string, number>>; readonly quarter?: number };

/** Annual reports of consecutive years from 2022, and a report of the first quarter that tags only the cost of services. */
const filedYears = (years: readonly Costs[]) =>
  compute(
    years.flatMap(({ year: costs, quarter }, at) => {
      const year = 2022 + at;
      const of = (start: string, end: string, rows: Readonly<Record<string, number>>) => [
        fact('Assets', null, end, 9000e6),
        fact('Revenues', start, end, 4000e6),
        fact('NetIncomeLoss', start, end, 90e6),
        ...Object.entries(rows).map(([name, value]) => fact(name, start, end, value * 1e6)),
      ];
      const first =
        quarter === undefined ? [] : of(`${year}-01-01`, `${year}-03-31`, { [SERVICES]: quarter });
      return [
        ...(first.length > 0 ? [filing('10-Q', `${year}-05-01`, first)] : []),
        filing('10-K', `${year + 1}-02-15`, of(`${year}-01-01`, `${year}-12-31`, costs)),
      ];
    }),
  );

const TOTAL = 'CostOfRevenue';
const SERVICES = 'CostOfGoodsAndServicesSold';

const costOf = (statements: ReturnType<typeof compute>, kind: 'annual' | 'quarter', end: string) => {
  const { value, rule } = cell(statements, 'cost_of_revenue', kind, end);
  return value === null ? rule : Number(value) / 1e6;
};

describe('a cost that annual reports tag beside a much larger one', () => {
  it('is a part in the quarters and in years that tag it alone', () => {
    const statements = filedYears([
      { year: { [SERVICES]: 500 } },
      { year: { [TOTAL]: 1900, [SERVICES]: 440 }, quarter: 99 },
      { year: { [TOTAL]: 1950, [SERVICES]: 430 }, quarter: 104 },
    ]);
    expect(costOf(statements, 'annual', '2022-12-31')).to.equal('cost_of_revenue.lesser_row');
    expect(costOf(statements, 'quarter', '2024-03-31')).to.equal('cost_of_revenue.lesser_row');
    expect(costOf(statements, 'annual', '2024-12-31')).to.equal(1950);
  });

  it('is the cost if that was so in a single year, or if it is the better part of the larger one', () => {
    const once = filedYears([
      { year: { [TOTAL]: 1900, [SERVICES]: 440 } },
      { year: { [SERVICES]: 430 }, quarter: 104 },
    ]);
    expect(costOf(once, 'quarter', '2023-03-31')).to.equal(104);
    const near = { year: { [TOTAL]: 1900, [SERVICES]: 1700 }, quarter: 420 };
    expect(costOf(filedYears([near, near]), 'quarter', '2023-03-31')).to.equal(420);
  });
});
