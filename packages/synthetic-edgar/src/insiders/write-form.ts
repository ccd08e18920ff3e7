import { baseForm } from '@footnote/values/form';
import { textNode } from '../xbrl/markup.ts';
import type { FiledForm, FormLine, FormOwner } from './types.ts';

/** Variants of spelling with the same meaning. */
export type FormStyle = {
  /** The text of checked and unchecked boxes. */
  readonly boxes: readonly [yes: string, no: string];
  /** The time zone that some filing agents append to dates. */
  readonly zone: '' | '-05:00';
  /** Whether unchecked boxes are omitted. */
  readonly sparse: boolean;
};

const tag = (name: string, ...content: readonly string[]): string =>
  `<${name}>${content.join('')}</${name}>\n`;
const value = (name: string, text: string, footnote = ''): string =>
  tag(
    name,
    text === '' ? '' : `<value>${textNode(text)}</value>`,
    footnote === '' ? '' : `<footnoteId id="${footnote}"/>`,
  );

function ownerOf({ cik, name, relation }: FormOwner, { boxes: [yes, no], sparse }: FormStyle): string {
  const box = (element: string, ticked: boolean): string => {
    if (sparse && !ticked) return '';
    return tag(element, ticked ? yes : no);
  };
  return tag(
    'reportingOwner',
    tag('reportingOwnerId', tag('rptOwnerCik', cik), tag('rptOwnerName', textNode(name))),
    tag('reportingOwnerAddress', tag('rptOwnerCity', 'ANYTOWN'), tag('rptOwnerStreet2')),
    tag(
      'reportingOwnerRelationship',
      box('isDirector', relation === 'director'),
      box('isOfficer', relation === 'officer'),
      box('isTenPercentOwner', relation === 'ten_percent_owner'),
      relation === 'officer' ? tag('officerTitle', 'Chief Operating Officer') : '',
    ),
  );
}

function lineOf(line: FormLine, form: string, { boxes: [yes, no], zone }: FormStyle): string {
  const { code, derivative } = line;
  const kind = `${derivative ? 'derivative' : 'nonDerivative'}${code === null ? 'Holding' : 'Transaction'}`;
  return tag(
    kind,
    value('securityTitle', line.security),
    derivative ? value('conversionOrExercisePrice', '4.25') : '',
    code === null ? '' : value('transactionDate', `${line.date}${zone}`),
    code === null ? '' : transactionOf(line, code, form, line.swap ? yes : no),
    derivative
      ? value('exerciseDate', '', 'F1') +
          value('expirationDate', '2033-06-30') +
          tag(
            'underlyingSecurity',
            value('underlyingSecurityTitle', 'Common Stock'),
            value('underlyingSecurityShares', line.shares),
          )
      : '',
    tag('postTransactionAmounts', value('sharesOwnedFollowingTransaction', line.after)),
    tag(
      'ownershipNature',
      value('directOrIndirectOwnership', line.indirect === null ? 'D' : 'I'),
      line.indirect === null ? '' : value('natureOfOwnership', line.indirect, 'F1'),
    ),
  );
}

const transactionOf = (line: FormLine, code: string, form: string, swap: string): string =>
  tag(
    'transactionCoding',
    tag('transactionFormType', line.timeliness === 'L' ? '4' : baseForm(form)),
    tag('transactionCode', code),
    tag('equitySwapInvolved', swap),
  ) +
  (line.timeliness === null ? '' : value('transactionTimeliness', line.timeliness)) +
  tag(
    'transactionAmounts',
    value('transactionShares', line.shares),
    value(
      'transactionPricePerShare',
      line.price ?? '',
      line.price === null || line.isPriceNoted === true ? 'F1' : '',
    ),
    value('transactionAcquiredDisposedCode', line.direction),
  );

function writeReport(form: FiledForm, style: FormStyle): string {
  const [yes, no] = style.boxes;
  const of = (derivative: boolean): string =>
    form.lines
      .filter((line) => line.derivative === derivative)
      .map((line) => lineOf(line, form.form, style))
      .join('');
  return tag(
    'ownershipDocument',
    tag('schemaVersion', 'X0508'),
    tag('documentType', form.form),
    tag('periodOfReport', form.period),
    form.originalFiled === null ? '' : tag('dateOfOriginalSubmission', form.originalFiled),
    form.form === '3' ? tag('noSecuritiesOwned', no) : '',
    tag(
      'issuer',
      tag('issuerCik', form.issuer.cik),
      tag('issuerName', textNode(form.issuer.name)),
      tag('issuerTradingSymbol', form.issuer.ticker),
    ),
    ...form.owners.map((owner) => ownerOf(owner, style)),
    form.plan === null ? '' : tag('aff10b5One', form.plan ? yes : no),
    tag('nonDerivativeTable', of(false)),
    tag('derivativeTable', of(true)),
    tag('footnotes', `<footnote id="F1">${textNode(form.note)}</footnote>`),
    tag('remarks'),
    tag('ownerSignature', tag('signatureName', 'By hand'), tag('signatureDate', form.filed)),
  );
}

/** MM/DD/YYYY. */
const american = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

function writeNotice(form: FiledForm): string {
  const [seller] = form.owners;
  const words = (seller?.name ?? '').split(' ');
  return (
    '<edgarSubmission xmlns="http://www.sec.gov/edgar/ownership" xmlns:com="http://www.sec.gov/edgar/common">\n' +
    tag(
      'headerData',
      tag('submissionType', '144'),
      tag('filerInfo', tag('filer', tag('filerCredentials', tag('cik', seller?.cik ?? '')))),
    ) +
    tag(
      'formData',
      tag(
        'issuerInfo',
        tag('issuerCik', form.issuer.cik),
        tag('issuerName', textNode(form.issuer.name)),
        // Notices write the surname last.
        tag('nameOfPersonForWhoseAccountTheSecuritiesAreToBeSold', textNode(words.reverse().join(' '))),
        tag('relationshipsToIssuer', tag('relationshipToIssuer', 'Officer')),
      ),
      tag(
        'securitiesInformation',
        tag('securitiesClassTitle', 'Common'),
        tag('brokerOrMarketmakerDetails', tag('name', 'Harbor Brokers')),
        tag('noOfUnitsSold', form.units ?? ''),
        tag('aggregateMarketValue', '100000.00'),
        tag('noOfUnitsOutstanding', '240000000'),
        tag('approxSaleDate', american(form.filed)),
        tag('securitiesExchangeName', 'NYSE'),
      ),
      tag('nothingToReportFlagOnSecuritiesSoldInPast3Months', 'Y'),
      tag(
        'noticeSignature',
        tag('noticeDate', american(form.filed)),
        (form.planDates ?? []).length === 0
          ? ''
          : tag(
              'planAdoptionDates',
              ...(form.planDates ?? []).map((day) => tag('planAdoptionDate', american(day))),
            ),
      ),
    ) +
    '</edgarSubmission>\n'
  );
}

/** Truncates the first matching end tag, as a filing agent's line break once did. */
const broken = (text: string, end: string): string => text.replace(end, end.slice(0, -3));

/** The XML document of a form. */
export function writeForm(form: FiledForm, style: FormStyle): string {
  const text = `<?xml version="1.0"?>\n${form.form === '144' ? writeNotice(form) : writeReport(form, style)}`;
  if (form.damage === 'after_tables') return broken(text, '</signatureName>');
  return form.damage === 'before_owners' ? broken(text, '</rptOwnerName>') : text;
}
