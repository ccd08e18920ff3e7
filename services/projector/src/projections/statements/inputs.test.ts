import { expect } from 'chai';
import fc from 'fast-check';
import { factsEvent, filingEvent } from '@footnote/events/testing/samples';
import { claimInput, skimFilings, skimNotes } from './inputs.ts';

describe('filings that are dropped unread', () => {
  const ciks = fc.oneof(fc.constant('0000000001'), fc.string({ maxLength: 11 }));
  const forms = fc.oneof(
    fc.constantFrom(
      '10-K',
      '10-Q/A',
      '10-KT',
      '20-F',
      '40-F/A',
      '6-K',
      '4',
      '8-K',
      '424B2',
      '10-K405',
      'NT 10-K',
    ),
    fc.string({ maxLength: 8 }),
  );

  it('are exactly those that a claim would drop, for the same reason', () => {
    fc.assert(
      fc.property(ciks, forms, (cik, form) => {
        const event = filingEvent(cik, '0000000001-26-000001', { form });
        const claim = claimInput({ topic: 'filings', event, partition: 0, offset: 0 });
        expect(skimFilings.reason({ cik, form })).to.equal(claim.kind === 'drop' ? claim.reason : null);
      }),
    );
  });
});

describe('facts that are dropped unread', () => {
  it('are those of the notes, which a claim would drop for the same reason', () => {
    const ciks = fc.oneof(fc.constant('0000000001'), fc.string({ maxLength: 11 }));
    const scopes = fc.oneof(fc.constantFrom('', 'notes'), fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(ciks, scopes, (cik, scope) => {
        const event = factsEvent(cik, '0000000001-26-000001', [], { source: 'instance', scope });
        const claim = claimInput({ topic: 'facts', event, partition: 0, offset: 0 });
        expect(skimNotes.reason({ cik, scope })).to.equal(claim.kind === 'drop' ? claim.reason : null);
      }),
    );
  });
});
