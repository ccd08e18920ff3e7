import { expect } from 'chai';
import { readCsv } from '../csv/read-csv.ts';
import { basisFault } from './basis.ts';
import { clean } from './clean.ts';

const faultOf = (prices: 'raw' | 'split', ...lines: readonly string[]): string | null => {
  const text = ['date,open,high,low,close,split', ...lines].join('\n');
  const table = readCsv(text, { symbol: 'A', address: 'A.csv', file: { adjustment: { prices } } });
  return basisFault(table, clean(table, Date.UTC(2025, 0, 1)));
};
const row = (date: string, close: number, split = 1): string =>
  `${date},${close},${close},${close},${close},${split}`;

describe('the declared adjustment of prices', () => {
  it('is contradicted by raw prices that do not move with a split', () => {
    expect(faultOf('raw', row('2020-10-26', 75.66), row('2020-10-27', 75.78, 4))).to.equal(
      'prices are declared raw, but did not move with the split of 2020-10-27 by 4 (75.66 to 75.78)',
    );
    expect(faultOf('raw', row('2020-10-26', 303.1), row('2020-10-27', 75.78, 4))).to.equal(null);
    expect(faultOf('raw', row('2011-05-06', 4.52), row('2011-05-09', 44.16, 0.1))).to.equal(null);
  });

  it('is contradicted by adjusted prices that do', () => {
    expect(faultOf('split', row('2020-10-26', 303.1), row('2020-10-27', 75.78, 4))).to.include(
      'but moved with',
    );
    expect(faultOf('split', row('2020-10-26', 75.66), row('2020-10-27', 75.78, 4))).to.equal(null);
  });

  it('is not judged by small splits, spin-offs, gaps or the first bar', () => {
    expect(faultOf('raw', row('2020-10-26', 10), row('2020-10-27', 10, 1.25))).to.equal(null);
    expect(faultOf('raw', row('2020-10-26', 10), row('2020-10-27', 10, 1.068))).to.equal(null);
    expect(faultOf('raw', row('2020-09-26', 10), row('2020-10-27', 10, 4))).to.equal(null);
    expect(faultOf('raw', row('2020-10-27', 10, 4), row('2020-10-28', 10))).to.equal(null);
  });
});
