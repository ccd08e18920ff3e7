import { expect } from 'chai';
import fc from 'fast-check';
import type { Job, RevisionsJob } from './jobs.ts';
import { type Span, withoutInputs } from './span.ts';

const SPAN: Span = { firstYear: 2009, lastYear: 2026, newest: 1_000 };
const revisions = (page: Partial<RevisionsJob['page']>): Job => ({
  kind: 'revisions',
  masks: true,
  page: { since: null, statement: null, field: null, start: null, limit: 100, ...page },
});
const statements = (day: string): Job => ({ kind: 'statements', day, masks: true });

describe('a question about days without filings', () => {
  it('needs no inputs if nothing was known yet', () => {
    for (const day of ['0001-01-01', '2008-12-31'])
      expect(withoutInputs(statements(day), SPAN), day).to.equal(null);
    for (const day of ['2009-01-01', '2026-11-27'])
      expect(withoutInputs(statements(day), SPAN), day).to.equal(undefined);
  });

  it('needs no inputs for revisions after the last filing', () => {
    expect(withoutInputs(revisions({ since: '9999-12-31' }), SPAN)).to.deep.equal({
      page: { revisions: [], next: null, covers: null },
      newest: 1_000,
    });
    for (const page of [
      {},
      { since: '2027-01-04' },
      { since: '9999-12-31', start: { accession: 'a', skip: 0 } },
    ])
      expect(withoutInputs(revisions(page), SPAN)).to.equal(undefined);
  });

  it('is never one about a day on which a filing of the company may have been made', () => {
    const day = fc
      .date({ min: new Date('2009-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, (filed) => {
        expect(withoutInputs(statements(filed), SPAN)).to.equal(undefined);
        expect(withoutInputs(revisions({ since: filed }), SPAN)).to.equal(undefined);
      }),
    );
  });
});
