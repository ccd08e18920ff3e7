import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { changed, compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const START = '2022-01-01';
const END = '2022-03-31';

/** Plain years; the newest annual report has another revenue for the first quarter of 2022. */
const withLater = (revenue: number, netIncome = 11_234_000): InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((filing) => {
    const exact = changed(filing, (item) => ({ ...item, value: `${Number(item.value) + 1_234_000}` }));
    return filing.form === '10-K' && filing.filed.startsWith('2025')
      ? {
          ...exact,
          facts: [
            ...exact.facts,
            fact('Revenues', START, END, revenue),
            fact('NetIncomeLoss', START, END, netIncome),
          ],
        }
      : exact;
  });

const first = (revenue: number): string => shown(compute(withLater(revenue)), 'revenue', 'quarter', END);

describe('a figure under the dates of another year', () => {
  it('restates nothing if other filings have it for the same quarter a year later', () => {
    expect(first(151_234_000)).to.equal('101234000');
  });

  it('is a restatement if it is no figure of the filer, or that of another quarter', () => {
    expect(first(152_000_000)).to.equal('152000000');
    expect(first(161_234_000)).to.equal('161234000');
  });

  it('is a restatement if the filing restates another row of the quarter to a figure of its own', () => {
    const statements = compute(withLater(151_234_000, 8_765_000));
    expect(shown(statements, 'revenue', 'quarter', END)).to.equal('151234000');
  });

  it('may be equal by chance if it changes by 2 % or less', () => {
    const filings = withLater(151_234_000).map((filing) =>
      changed(filing, (item) =>
        item.concept === 'Revenues' && item.end === END && filing.filed < '2025'
          ? { ...item, value: '150000000' }
          : item,
      ),
    );
    expect(shown(compute(filings), 'revenue', 'quarter', END)).to.equal('151234000');
  });
});
