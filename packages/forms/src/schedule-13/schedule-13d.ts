import { childrenOf, elementAt, textAt, type XmlElement } from '../xml/element.ts';
import { amendmentOf, cikOf, flagOf } from '../xml/values.ts';
import { filersOf, previousAccessionOf, schemaVersionOf } from '../xml/header.ts';
import { cusipsOf } from './issuer.ts';
import { createReader, type Reader } from '../xml/reader.ts';
import { groupOf, typesOf } from './persons.ts';
import type { ReportingPerson, ScheduleContents } from './types.ts';

const personOf = (person: XmlElement, read: Reader): ReportingPerson => ({
  name: textAt(person, 'reportingPersonName') ?? '',
  cik: cikOf(textAt(person, 'reportingPersonCIK')),
  shares: read.decimal(person, 'aggregateAmountOwned'),
  percent: read.decimal(person, 'percentOfClass'),
  excludesShares: flagOf(textAt(person, 'isAggregateExcludeShares')),
  types: typesOf(person),
  group: groupOf(textAt(person, 'memberOfGroup')),
  soleVoting: read.decimal(person, 'soleVotingPower'),
  sharedVoting: read.decimal(person, 'sharedVotingPower'),
  soleDispositive: read.decimal(person, 'soleDispositivePower'),
  sharedDispositive: read.decimal(person, 'sharedDispositivePower'),
});

/** The contents of a Schedule 13D. */
export function readSchedule13d(root: XmlElement): ScheduleContents {
  const read = createReader();
  const cover = elementAt(root, 'formData', 'coverPageHeader');
  const issuer = elementAt(cover, 'issuerInfo');
  const item5 = elementAt(root, 'formData', 'items1To7', 'item5');
  const persons = childrenOf(elementAt(root, 'formData', 'reportingPersons'), 'reportingPersonInfo');
  return {
    schedule: '13D',
    schemaVersion: schemaVersionOf(root),
    filers: filersOf(root),
    amendment: amendmentOf(textAt(cover, 'amendmentNo')),
    previousAccession: previousAccessionOf(root),
    issuer: {
      cik: cikOf(textAt(issuer, 'issuerCIK')),
      name: textAt(issuer, 'issuerName'),
      cusips: cusipsOf(issuer),
    },
    classTitle: textAt(cover, 'securitiesClassTitle'),
    eventDate: read.date(cover, 'dateOfEvent'),
    previouslyFiled: flagOf(textAt(cover, 'previouslyFiledFlag')),
    rules: [],
    persons: persons.map((person) => personOf(person, read)),
    total: { shares: null, percent: null },
    fivePercentOrLess: null,
    item5: {
      percent: textAt(item5, 'percentageOfClassSecurities'),
      shares: textAt(item5, 'numberOfShares'),
    },
    unread: read.unread,
  };
}
