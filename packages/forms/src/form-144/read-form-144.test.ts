import { expect } from 'chai';
import fc from 'fast-check';
import { form144, intendedSale, pastSale } from '../testing/form-144.ts';
import { mutated, rewritten } from '../testing/rewriting.ts';
import { MAX_FORM_BYTES } from '../xml/document.ts';
import { readForm144 } from './read-form-144.ts';
import type { Form144 } from './types.ts';

const read = (text: string): ReturnType<typeof readForm144> => readForm144(Buffer.from(text));

const noticeOf = (text: string): Form144 => {
  const result = read(text);
  if ('refused' in result) throw new Error(result.refused);
  return result.ok;
};

describe('readForm144', () => {
  it('reads the seller, the securities, the date and the market of the intended sale', () => {
    expect(noticeOf(form144())).to.deep.equal({
      form: '144/A',
      schemaVersion: null,
      filers: ['0009990055'],
      previousAccession: '0009990055-26-000003',
      issuer: { cik: '0009990001', name: 'December Widgets Inc.' },
      seller: { name: 'Ada Smith', relations: ['Director', 'Officer'] },
      sales: [
        {
          classTitle: 'Common',
          units: '1200',
          marketValue: '37500.60',
          unitsOutstanding: '40000000',
          approximateDate: '2026-04-13',
          exchange: 'NASD',
          broker: 'Harbor & Sons Brokers',
        },
      ],
      acquisitions: [
        {
          classTitle: 'Common',
          date: '2026-03-31',
          nature: 'Restricted stock',
          from: 'The issuer',
          isGift: false,
          units: '1200',
          paymentDate: '2026-03-31',
          payment: 'Compensation',
        },
      ],
      nothingSoldBefore: false,
      pastSales: [
        {
          seller: 'Ada Smith',
          classTitle: 'Common',
          date: '2026-02-05',
          units: '200',
          grossProceeds: '6100',
        },
      ],
      remarks: 'Sold by a trust.',
      noticeDate: '2026-04-13',
      planDates: ['2025-11-15'],
      unread: [],
      truncated: false,
    });
  });

  it('reads a notice without a plan and without earlier sales', () => {
    const notice = noticeOf(form144({ form: '144', pastSales: [], planDates: [] }));
    expect(notice).to.deep.include({ form: '144', nothingSoldBefore: true, pastSales: [], planDates: [] });
  });

  it('reports unreadable values', () => {
    const notice = noticeOf(
      form144({ sales: [intendedSale('some', '1', 'soon')], planDates: ['spring', ''] }),
    );
    expect(notice.sales[0]).to.deep.include({ units: null, approximateDate: null });
    expect(notice.unread).to.deep.equal([
      { element: 'noOfUnitsSold', text: 'some' },
      { element: 'approxSaleDate', text: 'soon' },
      { element: 'planAdoptionDate', text: 'spring' },
    ]);
  });

  it('refuses a document that is not such a form, or names no securities to be sold', () => {
    expect(read('<html>')).to.deep.equal({ refused: 'malformed' });
    expect(read('<edgarSubmission/>')).to.deep.equal({ refused: 'not_a_form_144' });
    expect(read(form144({ form: '4' }))).to.deep.equal({ refused: 'not_a_form_144' });
    expect(read(form144({ issuer: '' }))).to.deep.equal({ refused: 'issuer_missing' });
    expect(read(form144({ sales: [] }))).to.deep.equal({ refused: 'sales_missing' });
    expect(readForm144(new Uint8Array(MAX_FORM_BYTES + 1))).to.deep.equal({ refused: 'too_large' });
  });

  it('reads all sales of a truncated document, or refuses it', () => {
    const text = form144({
      sales: [intendedSale('1', '2'), intendedSale('3', '4')],
      pastSales: [pastSale('5', '6'), pastSale('7', '8')],
    });
    const { sales, acquisitions, pastSales } = noticeOf(text);
    fc.assert(
      fc.property(fc.nat(text.trimEnd().length - 1), (length) => {
        const result = read(text.slice(0, length));
        if ('refused' in result) expect(result.refused).to.equal('malformed');
        else expect(result.ok).to.deep.include({ sales, acquisitions, pastSales, truncated: true });
      }),
    );
  });

  it('ignores white space and the order of attributes', () => {
    fc.assert(
      fc.property(rewritten(form144()), (text) => {
        expect(noticeOf(text)).to.deep.equal(noticeOf(form144()));
      }),
    );
  });

  it('reads or refuses any bytes', () => {
    fc.assert(
      fc.property(mutated(form144()), (text) => {
        expect(Object.keys(read(text))).to.have.length(1);
      }),
      { numRuns: 500 },
    );
  });
});
