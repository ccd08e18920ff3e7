import type { Gap, Item } from '../calendar/items.ts';
import type { Snapshot } from '../contract/contract.generated.ts';
import type { Writable } from '../wire/json.ts';

type NextDates = Writable<Snapshot>['next_dates'];

/**
 * The first of each kind that the calendar has, or why there is none. What is overdue comes first: whoever still owes the
 * report of a period is not said to owe that of a later one. Both lists are in the calendar's order.
 */
export function nextDatesOf(upcoming: readonly Item[], unavailable: readonly Gap[]): NextDates {
  const overdue = unavailable.filter(({ reason }) => reason === 'overdue');
  const all: readonly (Gap | Item)[] = [...overdue, ...upcoming, ...unavailable];
  const first = (isOne: (entry: Gap | Item) => boolean): Gap | Item | null => all.find(isOne) ?? null;
  const filing = first(({ basis, kind }) => kind === 'filing' && basis === 'estimated');
  return {
    dividend_ex: first(({ kind }) => kind === 'dividend_ex'),
    earnings: first(({ kind }) => kind === 'earnings'),
    filing,
    // Of the same report: a later one may have a deadline where this one has none.
    filing_deadline: first(
      ({ basis, form, kind, period_end: end }) =>
        kind === 'filing' && basis === 'deadline' && form === filing?.form && end === filing.period_end,
    ),
  };
}
