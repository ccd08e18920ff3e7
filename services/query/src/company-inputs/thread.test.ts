import { expect } from 'chai';
import type { CompanyRecord } from '@footnote/statements/as-of/company-record';
import { createResponder } from './thread.ts';

const recordOf = (facts: number): CompanyRecord => ({
  company: {
    cik: '0000000001',
    sic: null,
    fiscal_year_end: null,
    filings: [
      {
        accession: '0000000001-26-000001',
        form: '10-K',
        filed: '2026-02-01',
        report_date: null,
        fy: 2025,
        fp: 'FY',
        facts: Array.from({ length: facts }, () => ({
          taxonomy: 'us-gaap',
          concept: 'Assets',
          unit: 'USD',
          start: null,
          end: '2025-12-31',
          value: '1',
        })),
      },
    ],
  },
  acceptedAt: new Map(),
});
const job = { kind: 'statements', day: '2025-01-01', masks: true } as const;

describe('the computing thread', () => {
  it('asks for a company that it does not know and remembers it then', () => {
    const respond = createResponder();
    expect(respond({ id: 1, key: 'a', job, record: null })).to.deep.equal({
      id: 1,
      outcome: 'unknown_company',
    });
    expect(respond({ id: 2, key: 'a', job, record: recordOf(3) })).to.deep.equal({
      id: 2,
      outcome: 'result',
      result: null,
    });
    expect(respond({ id: 3, key: 'a', job, record: null }).outcome).to.equal('result');
    expect(respond({ id: 4, key: 'b', job, record: null }).outcome).to.equal('unknown_company');
  });

  it('forgets the company that was not asked for the longest, and never the one that it is asked about', () => {
    const respond = createResponder(10);
    const knows = (key: string) => respond({ id: 0, key, job, record: null }).outcome === 'result';
    respond({ id: 0, key: 'a', job, record: recordOf(5) });
    respond({ id: 0, key: 'b', job, record: recordOf(5) });
    expect(knows('a')).to.equal(true);
    respond({ id: 0, key: 'c', job, record: recordOf(5) });
    expect([knows('b'), knows('a'), knows('c')]).to.deep.equal([false, true, true]);
    respond({ id: 0, key: 'large', job, record: recordOf(50) });
    expect([knows('large'), knows('a'), knows('c')]).to.deep.equal([true, false, false]);
  });

  it('reports the error of the computing thread', () => {
    const reply = createResponder()({
      id: 7,
      key: 'a',
      job: { kind: 'nonsense' } as unknown as typeof job,
      record: recordOf(1),
    });
    expect(reply).to.include({ id: 7, outcome: 'failed' });
  });
});
