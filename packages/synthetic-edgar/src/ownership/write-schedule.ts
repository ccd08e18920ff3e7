import { textNode, xmlDeclaration } from '../xbrl/markup.ts';
import { formOf } from './form.ts';
import type { Block, CoverPerson, FiledSchedule, ScheduleStyle } from './types.ts';

type Tag = (name: string, ...content: readonly string[]) => string;

const ZERO = '0';

/** MM/DD/YYYY. */
const american = (date: string): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

const grouped = (shares: string): string => {
  const [whole = '', fraction] = shares.split('.');
  const parts = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return fraction === undefined ? parts : `${parts}.${fraction}`;
};

const paddedCik = (cik: string, style: ScheduleStyle): string => {
  if (style.cikPadding === 'zeros') return cik;
  return `${style.cikPadding === 'space' ? ' ' : ''}${Number(cik)}`;
};

const sharesOf = (block: Block | null, { decimals }: ScheduleStyle): string => {
  if (block === null) return '';
  return block.shares.includes('.') ? block.shares : block.shares + decimals;
};

const address = (tag: Tag, name: string): string =>
  tag(
    name,
    '<com:street1>1 Invented Plaza</com:street1>',
    '<com:city>Nowhere</com:city>',
    '<com:stateOrCountry>DE</com:stateOrCountry>',
    '<com:zipCode>00000</com:zipCode>',
  );

const cusips = (tag: Tag, { generation }: ScheduleStyle, name: string, cusip: string): string =>
  generation === 'X02' ? tag('issuerCusips', tag('issuerCusipNumber', cusip)) : tag(name, cusip);

const header = (tag: Tag, schedule: FiledSchedule, style: ScheduleStyle): string =>
  (style.generation === 'X02' ? tag('schemaVersion', 'X0202') : '') +
  tag(
    'headerData',
    tag('submissionType', formOf(schedule)),
    schedule.previousAccession === null ? '' : tag('previousAccessionNumber', schedule.previousAccession),
    tag(
      'filerInfo',
      tag(
        'filer',
        tag('filerCredentials', tag('cik', paddedCik(schedule.filer, style)), tag('ccc', 'XXXXXXXX')),
      ),
      tag('liveTestFlag', 'LIVE'),
    ),
  );

const types = (tag: Tag, person: CoverPerson): string =>
  person.types.map((type) => tag('typeOfReportingPerson', type)).join('');

const person13d = (tag: Tag, person: CoverPerson, style: ScheduleStyle): string => {
  const shares = sharesOf(person.block, style);
  return tag(
    'reportingPersonInfo',
    person.cik === null
      ? tag('reportingPersonNoCIK', 'Y')
      : tag('reportingPersonCIK', paddedCik(person.cik, style)),
    tag('reportingPersonName', textNode(person.name)),
    person.group === null ? '' : tag('memberOfGroup', person.group),
    tag('fundType', 'WC'),
    tag('citizenshipOrOrganization', 'DE'),
    tag('soleVotingPower', person.block === null ? '' : ZERO),
    tag('sharedVotingPower', shares),
    tag('soleDispositivePower', person.block === null ? '' : ZERO),
    tag('sharedDispositivePower', shares),
    tag('aggregateAmountOwned', shares),
    tag('isAggregateExcludeShares', 'N'),
    tag('percentOfClass', person.block?.percent ?? ''),
    types(tag, person),
  );
};

/** Text of item 5 of a 13D. Without a total it mentions the share count of the class, which is not a stake. */
const item5Of13d = (tag: Tag, { total }: FiledSchedule, outstanding: string): string =>
  total === null
    ? tag(
        'item5',
        tag(
          'percentageOfClassSecurities',
          `The cover pages have the percentages, of ${grouped(outstanding)} shares outstanding.`,
        ),
        tag('numberOfShares', 'The cover pages have the numbers of shares.'),
      )
    : tag(
        'item5',
        tag(
          'percentageOfClassSecurities',
          `Taken together, the Reporting Persons beneficially own an aggregate of ${grouped(total.shares)} shares, ` +
            `representing ${total.percent}% of the ${grouped(outstanding)} shares outstanding.`,
        ),
        tag('numberOfShares', 'Each Reporting Person owns the shares of its cover page.'),
      );

const write13d = (tag: Tag, schedule: FiledSchedule, style: ScheduleStyle, outstanding: string): string => {
  const { issuer, classTitle, amendment, eventDate, persons } = schedule;
  return (
    tag(
      'coverPageHeader',
      amendment > 0 ? tag('amendmentNo', String(amendment)) : '',
      tag('securitiesClassTitle', textNode(classTitle)),
      tag('dateOfEvent', american(eventDate)),
      tag('previouslyFiledFlag', String(schedule.previouslyFiled)),
      tag(
        'issuerInfo',
        tag('issuerCIK', paddedCik(issuer.cik, style)),
        cusips(tag, style, 'issuerCUSIP', issuer.cusip),
        tag('issuerName', textNode(issuer.name)),
        address(tag, 'address'),
      ),
    ) +
    tag('reportingPersons', ...persons.map((person) => person13d(tag, person, style))) +
    tag(
      'items1To7',
      tag('item1', tag('securityTitle', textNode(classTitle)), tag('issuerName', textNode(issuer.name))),
      tag('item4', tag('transactionPurpose', 'Investment.')),
      item5Of13d(tag, schedule, outstanding),
    )
  );
};

const person13g = (tag: Tag, person: CoverPerson, style: ScheduleStyle): string => {
  const shares = sharesOf(person.block, style);
  return tag(
    'coverPageHeaderReportingPersonDetails',
    person.cik === null ? '' : tag('reportingCik', paddedCik(person.cik, style)),
    tag('reportingPersonName', textNode(person.name)),
    person.group === null ? '' : tag('memberGroup', person.group),
    tag('citizenshipOrOrganization', 'DE'),
    tag(
      'reportingPersonBeneficiallyOwnedNumberOfShares',
      tag('soleVotingPower', ZERO),
      tag('sharedVotingPower', shares),
      tag('soleDispositivePower', ZERO),
      tag('sharedDispositivePower', shares),
    ),
    tag('reportingPersonBeneficiallyOwnedAggregateNumberOfShares', shares),
    tag('classPercent', person.block?.percent ?? ''),
    types(tag, person),
  );
};

const item4Of13g = (tag: Tag, { total, persons }: FiledSchedule, style: ScheduleStyle): string => {
  const amounts = total ?? (style.item4 === 'amounts' ? (persons[0]?.block ?? null) : null);
  return amounts === null
    ? tag(
        'item4',
        tag('amountBeneficiallyOwned', 'Row 9 of the cover page of each person has the amount.'),
        tag('classPercent', 'Row 11 of the cover page has it.'),
      )
    : tag(
        'item4',
        tag('amountBeneficiallyOwned', grouped(amounts.shares)),
        tag('classPercent', `${amounts.percent}%`),
      );
};

const item5Of13g = (tag: Tag, { belowFive }: FiledSchedule, { flags }: ScheduleStyle): string => {
  const below = tag('classOwnership5PercentOrLess', belowFive ? 'Y' : 'N');
  const notApplicable = tag('notApplicableFlag', belowFive ? 'N' : 'Y');
  if (flags === 'both') return tag('item5', notApplicable, below);
  return tag('item5', belowFive ? below : notApplicable);
};

const write13g = (tag: Tag, schedule: FiledSchedule, style: ScheduleStyle): string => {
  const { issuer, classTitle, amendment, eventDate, persons } = schedule;
  return (
    tag(
      'coverPageHeader',
      amendment > 0 ? tag('amendmentNo', String(amendment)) : '',
      tag('securitiesClassTitle', textNode(classTitle)),
      tag('eventDateRequiresFilingThisStatement', american(eventDate)),
      tag(
        'issuerInfo',
        tag('issuerCik', paddedCik(issuer.cik, style)),
        tag('issuerName', textNode(issuer.name)),
        cusips(tag, style, 'issuerCusip', issuer.cusip),
        address(tag, 'issuerPrincipalExecutiveOfficeAddress'),
      ),
      tag(
        'designateRulesPursuantThisScheduleFiled',
        tag('designateRulePursuantThisScheduleFiled', 'Rule 13d-1(b)'),
      ),
    ) +
    persons.map((person) => person13g(tag, person, style)).join('') +
    tag(
      'items',
      tag('item1', tag('issuerName', textNode(issuer.name))),
      tag('item3', tag('notApplicableFlag', 'Y')),
      item4Of13g(tag, schedule, style),
      item5Of13g(tag, schedule, style),
    )
  );
};

const signature = (tag: Tag, { persons, filed }: FiledSchedule): string =>
  tag(
    'signatureInfo',
    ...persons.map(({ name }) =>
      tag(
        'signaturePerson',
        tag('signatureReportingPerson', textNode(name)),
        tag('signatureDetails', tag('title', 'Authorized Signatory'), tag('date', american(filed))),
      ),
    ),
  );

/** Truncates the first matching end tag, as a filing agent's line break once did. */
const broken = (text: string, tag: RegExp): string => text.replace(tag, (found) => `${found.slice(0, -3)}<`);

/** The `primary_doc.xml` of a schedule. `outstanding`: shares of the class. */
export const writeSchedule = (schedule: FiledSchedule, style: ScheduleStyle, outstanding: string): string => {
  const { prefix } = style;
  const tag: Tag = (name, ...content) => `<${prefix}${name}>${content.join('')}</${prefix}${name}>\n`;
  const own = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`;
  const space = `http://www.sec.gov/edgar/${schedule.schedule === '13D' ? 'schedule13D' : 'schedule13g'}`;
  const form =
    schedule.schedule === '13D'
      ? write13d(tag, schedule, style, outstanding)
      : write13g(tag, schedule, style);
  const text =
    `${xmlDeclaration}<${prefix}edgarSubmission ${own}="${space}" xmlns:com="http://www.sec.gov/edgar/common">\n` +
    header(tag, schedule, style) +
    tag('formData', form, signature(tag, schedule)) +
    `</${prefix}edgarSubmission>\n`;
  if (schedule.damage === 'before_persons') return broken(text, /<\/[\w:]*reportingPersonName>/);
  return schedule.damage === 'after_persons' ? broken(text, /<\/[\w:]*signatureDetails>/) : text;
};
