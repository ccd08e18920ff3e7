/** Invented Forms 144. */

/** An element with its text, or empty. */
const tag = (name: string, ...content: readonly string[]): string => `<${name}>${content.join('')}</${name}>`;

export const intendedSale = (units: string, value: string, date = '04/13/2026'): string =>
  tag(
    'securitiesInformation',
    tag('securitiesClassTitle', 'Common'),
    tag('brokerOrMarketmakerDetails', tag('name', 'Harbor &amp; Sons Brokers')),
    tag('noOfUnitsSold', units),
    tag('aggregateMarketValue', value),
    tag('noOfUnitsOutstanding', '40000000'),
    tag('approxSaleDate', date),
    tag('securitiesExchangeName', 'NASD'),
  );

const ACQUISITION = tag(
  'securitiesToBeSold',
  tag('securitiesClassTitle', 'Common'),
  tag('acquiredDate', '03/31/2026'),
  tag('natureOfAcquisitionTransaction', 'Restricted stock'),
  tag('nameOfPersonfromWhomAcquired', 'The issuer'),
  tag('isGiftTransaction', 'N'),
  tag('amountOfSecuritiesAcquired', '1200'),
  tag('paymentDate', '03/31/2026'),
  tag('natureOfPayment', 'Compensation'),
);

export const pastSale = (units: string, proceeds: string): string =>
  tag(
    'securitiesSoldInPast3Months',
    tag('sellerDetails', tag('name', 'Ada Smith')),
    tag('securitiesClassTitle', 'Common'),
    tag('saleDate', '02/05/2026'),
    tag('amountOfSecuritiesSold', units),
    tag('grossProceeds', proceeds),
  );

export type Options = {
  readonly form?: string;
  readonly issuer?: string;
  readonly sales?: readonly string[];
  readonly pastSales?: readonly string[];
  readonly planDates?: readonly string[];
};

export const form144 = ({
  form = '144/A',
  issuer = '9990001',
  sales = [intendedSale('1200', '37500.60')],
  pastSales = [pastSale('200', '6100')],
  planDates = ['11/15/2025'],
}: Options = {}): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<edgarSubmission xmlns="http://www.sec.gov/edgar/ownership" xmlns:com="http://www.sec.gov/edgar/common">' +
  tag(
    'headerData',
    tag('submissionType', form),
    tag('previousAccessionNumber', '0009990055-26-000003'),
    tag('filerInfo', tag('filer', tag('filerCredentials', tag('cik', '0009990055')))),
  ) +
  tag(
    'formData',
    tag(
      'issuerInfo',
      tag('issuerCik', issuer),
      tag('issuerName', 'December Widgets Inc.'),
      tag('nameOfPersonForWhoseAccountTheSecuritiesAreToBeSold', 'Ada Smith'),
      tag(
        'relationshipsToIssuer',
        tag('relationshipToIssuer', 'Director'),
        tag('relationshipToIssuer', 'Officer'),
      ),
    ),
    ...sales,
    ACQUISITION,
    tag('nothingToReportFlagOnSecuritiesSoldInPast3Months', pastSales.length === 0 ? 'Y' : 'N'),
    ...pastSales,
    tag('remarks', 'Sold by a trust.'),
    tag(
      'noticeSignature',
      tag('noticeDate', '04/13/2026'),
      planDates.length === 0
        ? ''
        : tag('planAdoptionDates', ...planDates.map((date) => tag('planAdoptionDate', date))),
    ),
  ) +
  '</edgarSubmission>\n';
