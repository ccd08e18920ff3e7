import type { Filing } from '@footnote/event-types/types.generated';
import { expect } from 'chai';
import fc from 'fast-check';
import { filingFromFacts, filingFromSubmissions } from './events.ts';
import { createPublishedFilings } from './published-filings.ts';

const arbitrary = fc
  .record({
    number: fc.integer({ min: 0, max: 40 }),
    form: fc.constantFrom('8-K', '10-K', '10-K/A'),
    listed: fc.boolean(),
  })
  .map(({ number, form, listed }): Filing => {
    const accession = `9999999999-99-9999${String(number).padStart(2, '0')}`;
    const filed = '2025-05-01';
    if (!listed) return filingFromFacts('0000000001', { accession, form, filed }, '', 0);
    return filingFromSubmissions(
      '0000000001',
      {
        accession,
        form,
        filed,
        reportDate: null,
        acceptedAt: null,
        primaryDocument: null,
        primaryDocumentDescription: null,
        items: null,
        fileNumber: null,
        size: null,
        isXbrl: null,
        isInlineXbrl: null,
      },
      '',
      0,
    );
  });

describe('published filings', () => {
  it('recognises the version published last, and a less reliable source of a listed filing', () => {
    fc.assert(
      fc.property(fc.array(arbitrary), fc.array(arbitrary), (published, candidates) => {
        let filings = createPublishedFilings();
        const model = new Map<string, Filing>();
        for (const filing of published) {
          filings.add(filing);
          model.set(filing.accession, filing);
        }
        filings = createPublishedFilings(filings.toBytes());
        expect(filings.size).to.equal(model.size);
        for (const filing of [...candidates, ...published]) {
          const known = model.get(filing.accession);
          const outranked = known?.origin === 'submissions' && filing.origin !== 'submissions';
          expect(filings.covers(filing)).to.equal(known?.event_id === filing.event_id || outranked);
          expect(filings.has(filing.accession)).to.equal(known !== undefined);
          expect(filings.isListed(filing.accession)).to.equal(known?.origin === 'submissions');
        }
      }),
    );
  });

  it('uses 16 bytes per filing', () => {
    const filings = createPublishedFilings();
    for (let number = 0; number < 100; number += 1) {
      const accession = `0000000001-25-${String(number).padStart(6, '0')}`;
      filings.add(filingFromFacts('0000000001', { accession, form: '10-K', filed: '2025-01-01' }, '', 0));
    }
    expect(filings.toBytes()).to.have.length(1600);
  });
});
