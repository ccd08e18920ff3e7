/** Invented Forms 13F: covers and information tables. */

type Markup = (name: string, ...content: readonly string[]) => string;

const markup =
  (prefix: string): Markup =>
  (name, ...content) =>
    `<${prefix}${name}>${content.join('')}</${prefix}${name}>`;

const tag = markup('');

export type CoverOptions = {
  readonly form?: string;
  readonly cik?: string;
  readonly period?: string;
  readonly reportType?: string;
  /** Markup of the amendment information. */
  readonly amendment?: string;
  readonly information?: string;
  readonly summary?: string;
};

const OTHER =
  '<otherManager><cik>0009990066</cik><form13FFileNumber>028-99966</form13FFileNumber><name>Pension &amp; Co</name></otherManager>';

export const summaryPage = (entries: string, value: string): string =>
  tag(
    'summaryPage',
    tag('otherIncludedManagersCount', '1'),
    tag('tableEntryTotal', entries),
    tag('tableValueTotal', value),
    tag('isConfidentialOmitted', 'false'),
    tag('otherManagers2Info', tag('otherManager2', tag('sequenceNumber', '4'), OTHER)),
  );

export const form13fCover = ({
  form = '13F-HR',
  cik = '0009990088',
  period = '12-31-2025',
  reportType = '13F COMBINATION REPORT',
  amendment = '<isAmendment>false</isAmendment>',
  information = 'Values are as of the last trading day.',
  summary = summaryPage('2', '4,500'),
}: CoverOptions = {}): string =>
  '<?xml version="1.0" encoding="UTF-8"?>\n' +
  '<edgarSubmission xmlns="http://www.sec.gov/edgar/thirteenffiler" xmlns:com="http://www.sec.gov/edgar/common">' +
  tag('schemaVersion', 'X0202') +
  tag(
    'headerData',
    tag('submissionType', form),
    tag(
      'filerInfo',
      tag('filer', tag('credentials', tag('cik', cik))),
      period === '' ? '' : tag('periodOfReport', period),
    ),
  ) +
  tag(
    'formData',
    tag(
      'coverPage',
      tag('reportCalendarOrQuarter', period),
      amendment,
      tag('filingManager', tag('name', 'Lighthouse Capital LLC')),
      tag('reportType', reportType),
      tag('form13FFileNumber', '028-99988'),
      tag('otherManagersInfo', OTHER),
      tag('additionalInformation', information),
    ),
    summary,
  ) +
  '</edgarSubmission>\n';

export type RowOptions = {
  readonly issuer?: string;
  readonly cusip?: string;
  readonly value?: string;
  readonly amount?: string;
  readonly amountType?: string;
  /** Markup of a put or a call, or an empty text. */
  readonly option?: string;
  readonly managers?: string;
};

export type Row = (tag: Markup) => string;

export const holding =
  ({
    issuer = 'DECEMBER WIDGETS INC',
    cusip = '99900T104',
    value = '3000',
    amount = '100',
    amountType = 'SH',
    option = '',
    managers = '4',
  }: RowOptions = {}): Row =>
  (tag) =>
    tag(
      'infoTable',
      tag('nameOfIssuer', issuer),
      tag('titleOfClass', 'COM'),
      tag('cusip', cusip),
      tag('value', value),
      tag('shrsOrPrnAmt', tag('sshPrnamt', amount), tag('sshPrnamtType', amountType)),
      option === '' ? '' : tag('putCall', option),
      tag('investmentDiscretion', 'DFND'),
      tag('otherManager', managers),
      tag('votingAuthority', tag('Sole', amount), tag('Shared', '0'), tag('None', '0')),
    );

export const informationTable = (rows: readonly Row[] = [holding()], prefix = ''): string => {
  const name = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  return (
    `<?xml version="1.0"?>\n<${prefix}informationTable ${name}="http://www.sec.gov/edgar/document/thirteenf/informationtable"` +
    ` xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">` +
    rows.map((row) => row(markup(prefix))).join('') +
    `</${prefix}informationTable>\n`
  );
};
