import { expect } from 'chai';
import { plainFilings, plainYears } from '@footnote/statements/test-support';
import { createDayMemory } from './day-memory.ts';

const filings = plainFilings(2021, plainYears(1));
const company = { cik: '0009999999', sic: null, fiscal_year_end: '1231', filings };

describe('the memory of days', () => {
  it('recomputes forgotten entries, the least recently used of which are evicted first', () => {
    const memory = createDayMemory<string>(2);
    const computed: string[] = [];
    const ask = (how: string) =>
      memory.of(company, how, () => {
        computed.push(how);
        return how;
      });
    for (const how of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(how)).to.equal(how);
    expect(computed).to.deep.equal(['a', 'b', 'c', 'b']);
  });

  it('distinguishes inputs by company, its description and the versions of its filings', () => {
    const memory = createDayMemory<number>();
    let count = 0;
    const ask = (input: typeof company) => memory.of(input, '', () => (count += 1));
    expect(ask(company)).to.equal(1);
    expect(ask({ ...company, filings: [...filings] })).to.equal(1);
    expect(ask({ ...company, fiscal_year_end: '0630' })).to.equal(2);
    expect(ask({ ...company, filings: filings.slice(1) })).to.equal(3);
    expect(ask({ ...company, filings: structuredClone(filings) })).to.equal(4);
  });
});
