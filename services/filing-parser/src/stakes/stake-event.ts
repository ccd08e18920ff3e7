import { eventId } from '@footnote/events/event-id';
import type { Document, Stake } from '@footnote/event-types/types.generated';
import type { ReportingPerson, Schedule13 } from '@footnote/forms/schedule-13/types';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedStake = Omit<Stake, 'recorded_at'>;

/** The filing that a schedule belongs to, as the document has it. */
export type StakeFiling = Pick<Document, 'sha256' | 'source_time'> & {
  /** By the header of the submission. */
  readonly filed_by: Stake['filed_by'];
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

type Identity = 'event_id' | 'source_time' | 'cik' | 'accession' | 'form' | 'filed' | 'source_document';
type Contents = Omit<UnrecordedStake, Identity>;

const NOTHING: Omit<Contents, 'refusal'> = {
  schema_version: null,
  filers: [],
  filed_by: [],
  amendment: null,
  previous_accession: null,
  issuer_name: null,
  cusips: [],
  class_title: null,
  event_date: null,
  previously_filed: null,
  rules: [],
  persons: [],
  total_shares: null,
  total_percent: null,
  five_percent_or_less: null,
  item5_percent: null,
  item5_shares: null,
  unread: [],
  truncated: false,
};

/** The event of a schedule about the shares of `issuer` that cannot be read. */
export const refusedStake = (filing: StakeFiling, issuer: string, refusal: string): UnrecordedStake =>
  eventOf(filing, issuer, { ...NOTHING, refusal });

/** The event of a schedule. */
export const stakeEvent = (filing: StakeFiling, schedule: Schedule13): UnrecordedStake =>
  eventOf(filing, schedule.issuer.cik, {
    refusal: null,
    schema_version: schedule.schemaVersion,
    filers: schedule.filers,
    filed_by: filing.filed_by,
    amendment: schedule.amendment,
    previous_accession: schedule.previousAccession,
    issuer_name: schedule.issuer.name,
    cusips: schedule.issuer.cusips,
    class_title: schedule.classTitle,
    event_date: schedule.eventDate,
    previously_filed: schedule.previouslyFiled,
    rules: schedule.rules,
    persons: schedule.persons.map(personOf),
    total_shares: schedule.total.shares,
    total_percent: schedule.total.percent,
    five_percent_or_less: schedule.fivePercentOrLess,
    item5_percent: schedule.item5.percent,
    item5_shares: schedule.item5.shares,
    unread: schedule.unread,
    truncated: schedule.truncated,
  });

const personOf = (person: ReportingPerson): Stake['persons'][number] => ({
  name: person.name,
  cik: person.cik,
  shares: person.shares,
  percent: person.percent,
  excludes_shares: person.excludesShares,
  types: person.types,
  group: person.group,
  sole_voting: person.soleVoting,
  shared_voting: person.sharedVoting,
  sole_dispositive: person.soleDispositive,
  shared_dispositive: person.sharedDispositive,
});

/**
 * The id depends neither on the list in which the filing was found nor on the acceptance time in that list.
 */
function eventOf(filing: StakeFiling, cik: string, contents: Contents): UnrecordedStake {
  const { accession, form, filed, sha256, source_time } = filing;
  return {
    event_id: eventId(['stakes', cik, accession, form, filed, sha256, contents]),
    source_time,
    cik,
    accession,
    form,
    filed,
    source_document: sha256,
    ...contents,
  };
}
