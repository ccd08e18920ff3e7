import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { amendmentOf, cikOf, decimalOf, flagOf } from '../xml/values.ts';
import { filersOf, previousAccessionOf, schemaVersionOf } from '../xml/header.ts';
import { cusipsOf } from './issuer.ts';
import { createReader, type Reader } from '../xml/reader.ts';
import { groupOf, typesOf } from './persons.ts';
import type { ReportingPerson, ScheduleContents } from './types.ts';

const POWERS = 'reportingPersonBeneficiallyOwnedNumberOfShares';

const personOf = (person: XmlElement, read: Reader): ReportingPerson => ({
  name: textAt(person, 'reportingPersonName') ?? '',
  cik: cikOf(textAt(person, 'reportingCik')),
  shares: read.decimal(person, 'reportingPersonBeneficiallyOwnedAggregateNumberOfShares'),
  percent: read.decimal(person, 'classPercent'),
  excludesShares: flagOf(textAt(person, 'aggregateAmountExcludesCertainSharesFlag')),
  types: typesOf(person),
  group: groupOf(textAt(person, 'memberGroup')),
  soleVoting: read.decimal(person, POWERS, 'soleVotingPower'),
  sharedVoting: read.decimal(person, POWERS, 'sharedVotingPower'),
  soleDispositive: read.decimal(person, POWERS, 'soleDispositivePower'),
  sharedDispositive: read.decimal(person, POWERS, 'sharedDispositivePower'),
});

/** The contents of a Schedule 13G. */
export function readSchedule13g(root: XmlElement): ScheduleContents {
  const read = createReader();
  const form = elementAt(root, 'formData');
  const cover = elementAt(form, 'coverPageHeader');
  const issuer = elementAt(cover, 'issuerInfo');
  const rules = elementAt(cover, 'designateRulesPursuantThisScheduleFiled');
  const item4 = elementAt(form, 'items', 'item4');
  return {
    schedule: '13G',
    schemaVersion: schemaVersionOf(root),
    filers: filersOf(root),
    amendment: amendmentOf(textAt(cover, 'amendmentNo')),
    previousAccession: previousAccessionOf(root),
    issuer: {
      cik: cikOf(textAt(issuer, 'issuerCik')),
      name: textAt(issuer, 'issuerName'),
      cusips: cusipsOf(issuer),
    },
    classTitle: textAt(cover, 'securitiesClassTitle'),
    eventDate: read.date(cover, 'eventDateRequiresFilingThisStatement'),
    previouslyFiled: null,
    rules: childrenOf(rules, 'designateRulePursuantThisScheduleFiled').map(({ text }) => text),
    persons: childrenOf(form, 'coverPageHeaderReportingPersonDetails').map((person) =>
      personOf(person, read),
    ),
    // Often prose that refers to the cover: then the cover counts.
    total: {
      shares: decimalOf(textAt(item4, 'amountBeneficiallyOwned')),
      percent: decimalOf(textAt(item4, 'classPercent')),
    },
    fivePercentOrLess: flagOf(textAt(form, 'items', 'item5', 'classOwnership5PercentOrLess')),
    item5: { percent: null, shares: null },
    unread: read.unread,
  };
}
