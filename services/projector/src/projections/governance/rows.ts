import type { GovernanceReport, TaggedDay, TradingArrangement } from '@footnote/event-types/types.generated';
import type { GovernanceReportRow, TradingArrangementRow } from '@footnote/read-models/governance';
import { amount, day } from '../insiders/storable.ts';
import { filingOf, timeOf } from './filing-columns.ts';

type Placed = { readonly element_id: string | null; readonly from: number; readonly to: number };

const elementsOf = (facts: readonly Placed[]): readonly string[] =>
  facts.map(({ element_id: id }) => id ?? '');
const startsOf = (facts: readonly Placed[]): readonly number[] => facts.map(({ from }) => from);
const stopsOf = (facts: readonly Placed[]): readonly number[] => facts.map(({ to }) => to);

export function reportRow(report: GovernanceReport, revision: number): GovernanceReportRow {
  const { statements, unread } = report;
  return {
    ...filingOf(report),
    arrangements: report.arrangements.length,
    flag_concepts: statements.map(({ concept }) => concept),
    flag_values: statements.map(({ value }) => value),
    flag_elements: elementsOf(statements),
    flag_starts: startsOf(statements),
    flag_stops: stopsOf(statements),
    unread_concepts: unread.map(({ concept }) => concept),
    unread_reasons: unread.map(({ reason }) => reason),
    unread_texts: unread.map(({ text }) => text),
    unread_elements: elementsOf(unread),
    unread_starts: startsOf(unread),
    unread_stops: stopsOf(unread),
    unplaced: report.unplaced,
    source_document: report.source_document,
    source_time: timeOf(report),
    revision,
  };
}

export function arrangementRow(
  report: GovernanceReport,
  line: number,
  read: TradingArrangement,
  revision: number,
): TradingArrangementRow {
  const adopted = statedDay(read.dates, 'adopted');
  const terminated = statedDay(read.dates, 'terminated');
  const ends = statedDay(read.dates, 'ends');
  const shares = amount(read.shares);
  return {
    ...filingOf(report),
    line,
    individual: read.individual ?? '',
    arrangement: read.arrangement ?? '',
    name: read.name ?? '',
    title: read.title ?? '',
    rule_10b5_1_adopted: read.rule_10b5_1_adopted,
    rule_10b5_1_terminated: read.rule_10b5_1_terminated,
    other_adopted: read.other_adopted,
    other_terminated: read.other_terminated,
    adopted: adopted.day,
    adopted_text: adopted.text,
    adopted_refusal: adopted.refusal,
    terminated: terminated.day,
    terminated_text: terminated.text,
    terminated_refusal: terminated.refusal,
    ends: ends.day,
    ends_text: ends.text,
    ends_refusal: ends.refusal,
    terminates: (read.terminates ?? '') as TradingArrangementRow['terminates'],
    days: read.days,
    days_refusal: (read.days_refusal ?? '') as TradingArrangementRow['days_refusal'],
    shares,
    shares_refusal: sharesRefusal(read, shares),
    part_members: read.parts.map(({ member }) => member),
    part_shares: read.parts.map((part) => part.shares),
    part_elements: elementsOf(read.parts),
    part_starts: startsOf(read.parts),
    part_stops: stopsOf(read.parts),
    terms: read.terms ?? '',
    fact_concepts: read.places.map(({ concept }) => concept),
    fact_elements: elementsOf(read.places),
    fact_starts: startsOf(read.places),
    fact_stops: stopsOf(read.places),
    revision,
  };
}

type StatedDay = Pick<TradingArrangementRow, 'adopted'>['adopted'];

/** A day that no column can hold is no day of an arrangement. */
function statedDay(
  dates: readonly TaggedDay[],
  kind: TaggedDay['kind'],
): {
  readonly day: StatedDay;
  readonly text: string;
  readonly refusal: TradingArrangementRow['ends_refusal'];
} {
  const found = dates.find((each) => each.kind === kind);
  if (found === undefined) return { day: null, text: '', refusal: 'not_tagged' };
  const stored = day(found.day);
  const refusal = stored === null ? (found.refusal ?? 'no_whole_day') : '';
  return { day: stored, text: found.text, refusal: refusal as TradingArrangementRow['ends_refusal'] };
}

/** A number that no column can hold is not readable. */
const sharesRefusal = (
  read: TradingArrangement,
  stored: string | null,
): TradingArrangementRow['shares_refusal'] =>
  stored !== null ? '' : ((read.shares_refusal ?? 'not_readable') as TradingArrangementRow['shares_refusal']);
