import { expect } from 'chai';
import type { InputFiling } from '@footnote/statements/inputs';
import type { Revision } from '@footnote/statements/revisions/revisions';
import { company, fact, filing } from '@footnote/statements/test-support';
import { createRevisionMemory } from './memo.ts';

const one = (): Revision[] => [{} as Revision];
const report = (value: number): InputFiling =>
  filing('10-K', '2026-02-01', [fact('Assets', null, '2025-12-31', value)], {
    accession: '0000000000-26-000001',
  });

describe('the memory of revisions', () => {
  it('identifies filings by their content', () => {
    const memory = createRevisionMemory();
    const found = one();
    memory.of(company([])).set([report(1)], found);
    const ask = (filings: readonly InputFiling[], more = {}) => memory.of(company([], more)).get(filings);
    expect(ask([report(1)])).to.equal(found);
    expect(ask([report(2)])).to.equal(undefined);
    expect(ask([report(1), report(1)])).to.equal(undefined);
    expect(ask([report(1)], { sic: '6021' })).to.equal(undefined);
    expect(ask([report(1)], { cik: '0000000002' })).to.equal(undefined);
  });

  it('evicts the least recently used entries', () => {
    const memory = createRevisionMemory(4);
    const memo = memory.of(company([]));
    memo.set([report(1)], one());
    memo.set([report(2)], one());
    expect(memo.get([report(1)])).to.have.length(1);
    memo.set([report(3)], []);
    expect([1, 2, 3].map((value) => memo.get([report(value)])?.length)).to.deep.equal([1, undefined, 0]);
  });
});
