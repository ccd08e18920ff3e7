/** Invented schedules. */

type Markup = (name: string, ...content: readonly string[]) => string;

/** Elements with an optional prefix. */
const markup =
  (prefix: string): Markup =>
  (name, ...content) =>
    `<${prefix}${name}>${content.join('')}</${prefix}${name}>`;

export type Options = {
  readonly prefix?: string;
  readonly schemaVersion?: string;
  /** `SCHEDULE 13D/A`. */
  readonly form?: string;
  readonly persons?: readonly string[];
  readonly cusips?: string;
  readonly issuer?: string;
};

const opening = (prefix: string, namespace: string): string => {
  const name = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${prefix}edgarSubmission ${name}="${namespace}">`;
};

const header = (tag: Markup, form: string, schemaVersion: string | undefined): string =>
  (schemaVersion === undefined ? '' : tag('schemaVersion', schemaVersion)) +
  tag(
    'headerData',
    tag('submissionType', form),
    tag('previousAccessionNumber', '0009990077-25-000012'),
    tag('filerInfo', tag('filer', tag('filerCredentials', tag('cik', ' 9990077')))),
  );

export const person13d = (name: string, shares: string, percent: string, cik = ''): string =>
  `<reportingPersonInfo><reportingPersonCIK>${cik}</reportingPersonCIK><reportingPersonName>${name}</reportingPersonName>` +
  '<memberOfGroup>b</memberOfGroup><soleVotingPower>0</soleVotingPower>' +
  `<sharedVotingPower>${shares}</sharedVotingPower><soleDispositivePower>0</soleDispositivePower>` +
  `<sharedDispositivePower>${shares}</sharedDispositivePower><aggregateAmountOwned>${shares}</aggregateAmountOwned>` +
  `<isAggregateExcludeShares>N</isAggregateExcludeShares><percentOfClass>${percent}</percentOfClass>` +
  '<typeOfReportingPerson>PN</typeOfReportingPerson><typeOfReportingPerson>HC</typeOfReportingPerson>' +
  '</reportingPersonInfo>';

/** A Schedule 13D; persons have no prefix. */
export const schedule13d = ({
  prefix = '',
  schemaVersion,
  form = 'SCHEDULE 13D/A',
  persons = [person13d('Quarry Partners LP', '1234567.00', '7.1', '0009990077')],
  cusips,
  issuer = '0009990001',
}: Options = {}): string => {
  const tag = markup(prefix);
  return (
    opening(prefix, 'http://www.sec.gov/edgar/schedule13D') +
    header(tag, form, schemaVersion) +
    tag(
      'formData',
      tag(
        'coverPageHeader',
        tag('amendmentNo', '2'),
        tag('securitiesClassTitle', 'Common Stock &amp; Rights'),
        tag('dateOfEvent', '03/09/2026'),
        tag('previouslyFiledFlag', 'true'),
        tag(
          'issuerInfo',
          tag('issuerCIK', issuer),
          cusips ?? tag('issuerCUSIP', '99900T104'),
          tag('issuerName', 'December Widgets Inc.'),
        ),
      ),
      tag('reportingPersons', ...persons),
      tag(
        'items1To7',
        tag(
          'item5',
          tag('percentageOfClassSecurities', '21.29% in all'),
          tag('numberOfShares', 'See above.'),
        ),
      ),
    ) +
    `</${prefix}edgarSubmission>\n`
  );
};

export const person13g = (name: string, shares: string, percent: string): string =>
  `<coverPageHeaderReportingPersonDetails><reportingPersonName>${name}</reportingPersonName>` +
  '<reportingPersonBeneficiallyOwnedNumberOfShares><soleVotingPower>5.5</soleVotingPower>' +
  '<sharedVotingPower>0</sharedVotingPower></reportingPersonBeneficiallyOwnedNumberOfShares>' +
  `<reportingPersonBeneficiallyOwnedAggregateNumberOfShares>${shares}</reportingPersonBeneficiallyOwnedAggregateNumberOfShares>` +
  `<classPercent>${percent}</classPercent><typeOfReportingPerson>IA</typeOfReportingPerson>` +
  '</coverPageHeaderReportingPersonDetails>';

/** A Schedule 13G; persons have no prefix. */
export const schedule13g = ({
  prefix = '',
  schemaVersion,
  form = 'SCHEDULE 13G',
  persons = [person13g('Index Fund Advisers', '17285425.04', '5.0')],
  cusips,
  issuer = '9990001',
}: Options = {}): string => {
  const tag = markup(prefix);
  return (
    opening(prefix, 'http://www.sec.gov/edgar/schedule13g') +
    header(tag, form, schemaVersion) +
    tag(
      'formData',
      tag(
        'coverPageHeader',
        tag('securitiesClassTitle', 'Common Stock'),
        tag('eventDateRequiresFilingThisStatement', '12/31/2025'),
        tag(
          'issuerInfo',
          tag('issuerCik', issuer),
          cusips ?? tag('issuerCusips', tag('issuerCusipNumber', '99900t104')),
        ),
        tag(
          'designateRulesPursuantThisScheduleFiled',
          tag('designateRulePursuantThisScheduleFiled', 'Rule 13d-1(b)'),
        ),
      ),
      ...persons,
      tag(
        'items',
        tag('item4', tag('amountBeneficiallyOwned', '17,285,425.04'), tag('classPercent', '5.02%')),
        tag('item5', tag('notApplicableFlag', 'N'), tag('classOwnership5PercentOrLess', 'Y')),
      ),
    ) +
    `</${prefix}edgarSubmission>\n`
  );
};
