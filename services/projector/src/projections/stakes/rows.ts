import type { Stake } from '@footnote/event-types/types.generated';
import { type Amount, amountOf } from '@footnote/ownership/stakes/amounts';
import { identified } from '@footnote/ownership/stakes/identified';
import type { StakeRow as HistoryRow } from '@footnote/ownership/stakes/ownership';
import type { StakePersonRow, StakeRow, UnreadStakeRow } from '@footnote/read-models/stakes';

/** Of the decimal columns. */
const DECIMALS = 10;

const decimal = (amount: Amount | null | undefined): string | null =>
  amount?.toDecimalPlaces(DECIMALS, HALF_EVEN).toFixed() ?? null;
/** decimal.js's number of the mode. */
const HALF_EVEN = 6;

export function stakeRow(cik: string, row: HistoryRow, revision: number): StakeRow {
  const { stake, holding } = row;
  return {
    cik,
    accession: stake.accession,
    form: stake.form,
    filed: stake.filed,
    schedule: row.schedule,
    event_date: stake.event_date ?? '',
    holder: row.holder,
    holder_name: row.name,
    holder_cik: row.cik ?? '',
    holder_cik_source: row.cikSource ?? '',
    person_type: row.type ?? '',
    class_title: stake.class_title ?? '',
    class_key: row.classKey,
    shares: decimal(row.shares),
    pct_of_class: decimal(row.percent),
    is_exit: row.isExit,
    superseded: row.isSuperseded,
    is_holder: holding !== null,
    holding_shares: decimal(holding?.shares),
    holding_pct: decimal(holding?.percent),
    amounts_as_of: holding?.amountsAsOf ?? '',
    flags: row.flags,
    previous_accession: stake.previous_accession ?? '',
    revision,
  };
}

export const personRows = (stake: Stake, revision: number): readonly StakePersonRow[] =>
  identified(stake).persons.map((person, place) => ({
    cik: stake.cik,
    accession: stake.accession,
    place,
    name: person.name,
    person_cik: person.cik ?? '',
    person_cik_source: person.cik_source ?? '',
    types: person.types,
    shares: decimal(amountOf(person.shares)),
    pct_of_class: decimal(amountOf(person.percent)),
    member_of_group: stake.persons[place]?.group ?? '',
    revision,
  }));

export const unreadRow = (
  { cik, accession, form, filed, refusal }: Stake,
  revision: number,
): UnreadStakeRow => ({ cik, accession, form, filed, reason: refusal ?? '', revision });
