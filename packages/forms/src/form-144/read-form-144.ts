import { openForm } from '../xml/document.ts';
import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { filersOf, formOf, previousAccessionOf, schemaVersionOf } from '../xml/header.ts';
import { createReader, type Reader } from '../xml/reader.ts';
import { cikOf, flagOf } from '../xml/values.ts';
import type { Acquisition, Form144, Form144Refusal, IntendedSale, PastSale } from './types.ts';

/** The first element after the sales. */
const AFTER_SALES = {
  end: /<(?:[\w.-]+:)?(?:remarks|noticeSignature)\s*\/?>/,
  around: ['edgarSubmission', 'formData'],
};

const saleOf = (sale: XmlElement, read: Reader): IntendedSale => ({
  classTitle: textAt(sale, 'securitiesClassTitle'),
  // The form's element names say "sold" for securities that are to be sold.
  units: read.decimal(sale, 'noOfUnitsSold'),
  marketValue: read.decimal(sale, 'aggregateMarketValue'),
  unitsOutstanding: read.decimal(sale, 'noOfUnitsOutstanding'),
  approximateDate: read.date(sale, 'approxSaleDate'),
  exchange: textAt(sale, 'securitiesExchangeName'),
  broker: textAt(sale, 'brokerOrMarketmakerDetails', 'name'),
});

const acquisitionOf = (acquisition: XmlElement, read: Reader): Acquisition => ({
  classTitle: textAt(acquisition, 'securitiesClassTitle'),
  date: read.date(acquisition, 'acquiredDate'),
  nature: textAt(acquisition, 'natureOfAcquisitionTransaction'),
  from: textAt(acquisition, 'nameOfPersonfromWhomAcquired'),
  isGift: flagOf(textAt(acquisition, 'isGiftTransaction')),
  units: read.decimal(acquisition, 'amountOfSecuritiesAcquired'),
  paymentDate: read.date(acquisition, 'paymentDate'),
  payment: textAt(acquisition, 'natureOfPayment'),
});

const pastSaleOf = (sale: XmlElement, read: Reader): PastSale => ({
  seller: textAt(sale, 'sellerDetails', 'name'),
  classTitle: textAt(sale, 'securitiesClassTitle'),
  date: read.date(sale, 'saleDate'),
  units: read.decimal(sale, 'amountOfSecuritiesSold'),
  grossProceeds: read.decimal(sale, 'grossProceeds'),
});

const textsOf = (element: XmlElement | undefined, name: string): readonly string[] =>
  childrenOf(element, name).flatMap(({ text }) => (text === '' ? [] : [text]));

/**
 * The contents of a Form 144. If the document ends early after its sales, it is read up to there and marked
 * `truncated`; if it ends before, it is `malformed`.
 */
export function readForm144(
  content: Uint8Array,
): { readonly ok: Form144 } | { readonly refused: Form144Refusal } {
  const opened = openForm(content, AFTER_SALES);
  if ('refused' in opened) return opened;
  const { root, truncated } = opened.ok;
  const form = formOf(root);
  if (form !== '144' && form !== '144/A') return { refused: 'not_a_form_144' };
  const data = elementAt(root, 'formData');
  const issuer = elementAt(data, 'issuerInfo');
  const cik = cikOf(textAt(issuer, 'issuerCik'));
  if (cik === null) return { refused: 'issuer_missing' };
  const read = createReader();
  const sales = childrenOf(data, 'securitiesInformation').map((sale) => saleOf(sale, read));
  if (sales.length === 0) return { refused: 'sales_missing' };
  const signature = elementAt(data, 'noticeSignature');
  return {
    ok: {
      form,
      schemaVersion: schemaVersionOf(root),
      filers: filersOf(root),
      previousAccession: previousAccessionOf(root),
      issuer: { cik, name: textAt(issuer, 'issuerName') },
      seller: {
        name: textAt(issuer, 'nameOfPersonForWhoseAccountTheSecuritiesAreToBeSold'),
        relations: textsOf(elementAt(issuer, 'relationshipsToIssuer'), 'relationshipToIssuer'),
      },
      sales,
      acquisitions: childrenOf(data, 'securitiesToBeSold').map((row) => acquisitionOf(row, read)),
      nothingSoldBefore: flagOf(textAt(data, 'nothingToReportFlagOnSecuritiesSoldInPast3Months')),
      pastSales: childrenOf(data, 'securitiesSoldInPast3Months').map((row) => pastSaleOf(row, read)),
      remarks: textAt(data, 'remarks'),
      noticeDate: read.date(signature, 'noticeDate'),
      planDates: read.dates(elementAt(signature, 'planAdoptionDates'), 'planAdoptionDate'),
      unread: read.unread,
      truncated,
    },
  };
}
