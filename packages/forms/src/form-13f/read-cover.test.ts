import { expect } from 'chai';
import fc from 'fast-check';
import { form13fCover, summaryPage, type CoverOptions } from '../testing/form-13f.ts';
import { mutated, rewritten } from '../testing/rewriting.ts';
import { MAX_FORM_BYTES } from '../xml/document.ts';
import { readForm13fCover } from './read-cover.ts';
import type { Form13fCover } from './types.ts';

const read = (text: string): ReturnType<typeof readForm13fCover> => readForm13fCover(Buffer.from(text));

const coverOf = (text: string): Form13fCover => {
  const result = read(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};

const amendmentOf = (options: CoverOptions): Form13fCover['amendment'] =>
  coverOf(form13fCover(options)).amendment;

describe('readForm13fCover', () => {
  it('reads the manager, the quarter, the other managers and the totals', () => {
    const other = { cik: '0009990066', name: 'Pension & Co', fileNumber: '028-99966' };
    expect(coverOf(form13fCover())).to.deep.equal({
      form: '13F-HR',
      schemaVersion: 'X0202',
      manager: { cik: '0009990088', name: 'Lighthouse Capital LLC', fileNumber: '028-99988' },
      period: '2025-12-31',
      reportType: 'combination',
      amendment: null,
      reportedBy: [other],
      includedManagers: [{ ...other, number: 4 }],
      summary: { includedManagers: 1, entries: 2, value: '4500', confidentialOmitted: false },
      additionalInformation: 'Values are as of the last trading day.',
      unread: [],
      truncated: false,
    });
  });

  it('distinguishes restatements from new holdings', () => {
    const amended = (type: string): string =>
      `<isAmendment>true</isAmendment><amendmentNo>2</amendmentNo><amendmentInfo><amendmentType>${type}</amendmentType></amendmentInfo>`;
    const form = '13F-HR/A';
    expect(amendmentOf({ form, amendment: amended('RESTATEMENT') })).to.deep.equal({
      number: 2,
      type: 'restatement',
    });
    expect(amendmentOf({ form, amendment: amended('New Holdings') })).to.deep.equal({
      number: 2,
      type: 'new_holdings',
    });
    expect(amendmentOf({ form, amendment: amended('OTHER') })).to.deep.equal({ number: 2, type: null });
  });

  it('reads an amendment without the flag, and an original without it', () => {
    expect(amendmentOf({ amendment: '' })).to.equal(null);
    expect(amendmentOf({ form: '13F-HR/A', amendment: '' })).to.deep.equal({ number: null, type: null });
    expect(amendmentOf({ amendment: '<isAmendment>true</isAmendment>' })).to.deep.equal({
      number: null,
      type: null,
    });
  });

  it('reads a notice, which has no totals', () => {
    const notice = coverOf(form13fCover({ form: '13F-NT', reportType: '13F NOTICE', summary: '' }));
    expect(notice).to.deep.include({ form: '13F-NT', reportType: 'notice', summary: null, truncated: false });
  });

  it('reports unreadable values', () => {
    const cover = coverOf(form13fCover({ reportType: 'REPORT', summary: summaryPage('many', '1e9') }));
    expect(cover.summary).to.deep.include({ entries: null, value: null });
    expect(cover.unread).to.have.deep.members([
      { element: 'reportType', text: 'REPORT' },
      { element: 'tableEntryTotal', text: 'many' },
      { element: 'tableValueTotal', text: '1e9' },
    ]);
  });

  it('refuses a document that is not such a cover, or lacks its manager or quarter', () => {
    expect(read('<html>')).to.deep.equal({ refused: 'malformed' });
    expect(read('<edgarSubmission/>')).to.deep.equal({ refused: 'not_a_form_13f' });
    expect(read(form13fCover({ form: '144' }))).to.deep.equal({ refused: 'not_a_form_13f' });
    expect(read(form13fCover({ cik: '0' }))).to.deep.equal({ refused: 'manager_missing' });
    expect(read(form13fCover({ period: '' }))).to.deep.equal({ refused: 'period_missing' });
    expect(readForm13fCover(new Uint8Array(MAX_FORM_BYTES + 1))).to.deep.equal({ refused: 'too_large' });
  });

  it('reads the cover page of a truncated document, or refuses it', () => {
    const text = form13fCover();
    const whole = coverOf(text);
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        const result = read(text.slice(0, length));
        if ('refused' in result) expect(result.refused).to.equal('malformed');
        else
          expect(result.ok).to.deep.equal({ ...whole, includedManagers: [], summary: null, truncated: true });
      }),
    );
  });

  it('ignores white space and the order of attributes', () => {
    fc.assert(
      fc.property(rewritten(form13fCover()), (text) => {
        expect(coverOf(text)).to.deep.equal(coverOf(form13fCover()));
      }),
    );
  });

  it('reads or refuses any bytes', () => {
    fc.assert(
      fc.property(mutated(form13fCover()), (text) => {
        expect(Object.keys(read(text))).to.have.length(1);
      }),
      { numRuns: 500 },
    );
  });
});
