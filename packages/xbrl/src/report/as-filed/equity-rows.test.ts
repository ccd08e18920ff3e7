import { expect } from 'chai';
import { splitOf } from './equity-components.ts';
import { columnKey, periodsOf, type PrintedRow } from './equity-entries.ts';
import { matrixRows } from './equity-rows.ts';
import type { PlacedFact } from './placed-fact.ts';

type Dates = Pick<PlacedFact, 'end' | 'start'>;

const factOf = (concept: string, value: string, dates: Dates): PlacedFact => ({
  concept: `us-gaap:${concept}`,
  context: '',
  ...dates,
  dimensions: [],
  scope: '',
  unit: 'USD',
  value,
  decimals: '0',
  place: null,
  grid: null,
});

const rowOf = (label: string, fact: PlacedFact): PrintedRow => ({
  row: { label, cells: [], texts: [], facts: [], indent: 0 },
  facts: [fact],
});

const YEAR = { start: '2018-07-01', end: '2019-06-30' };
const HALF = { start: '2018-07-01', end: '2018-12-31' };
const day = (end: string): Dates => ({ start: null, end });
const CHANGE = 'NewAccountingPronouncementOrChangeInAccountingPrincipleEffectOfAdoptionQuantification';

const shownIn = (concept: string, dates: Dates) => {
  const printed = [
    rowOf('Balance June 30, 2018', factOf('StockholdersEquity', '100', day('2018-06-30'))),
    rowOf('Impact', factOf(concept, '-5', dates)),
    rowOf('Net earnings', factOf('ProfitLoss', '40', YEAR)),
    rowOf('Dividends', factOf('Dividends', '20', YEAR)),
    rowOf('Compensation', factOf('ShareBasedCompensation', '9', YEAR)),
    rowOf('Balance June 30, 2019', factOf('StockholdersEquity', '115', day('2019-06-30'))),
  ];
  const facts = printed.flatMap((row) => row.facts);
  const rows = matrixRows(printed, periodsOf(facts), splitOf(printed.map((row) => row.facts)));
  return [YEAR, HALF].map((period) =>
    rows.flatMap(({ cells }) => cells.get(columnKey(period, []))?.value ?? []),
  );
};

describe('movements of equity', () => {
  it('have an accounting change in the period among whose movements it is printed, whatever part of it the tag names', () => {
    expect(shownIn(CHANGE, HALF)).to.deep.equal([['100', '-5', '40', '20', '9', '115'], []]);
    expect(shownIn(CHANGE, YEAR)).to.deep.equal([['100', '-5', '40', '20', '9', '115'], []]);
    expect(shownIn(CHANGE, { start: '2018-07-01', end: '2018-07-01' })[0]).to.include('-5');
  });

  it('keep the period of their tags otherwise', () => {
    expect(shownIn('StockRepurchased', HALF)).to.deep.equal([['100', '40', '20', '9', '115'], ['-5']]);
    const after = { start: '2019-07-01', end: '2019-12-31' };
    expect(shownIn(CHANGE, after)[0]).to.not.include('-5');
  });
});
