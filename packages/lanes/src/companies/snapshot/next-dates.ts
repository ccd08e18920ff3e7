import type { Writable } from '@footnote/wire/json';
import type { Gap, Item } from '../calendar/items.ts';
import type { Snapshot } from '@footnote/contract/types.generated';

type NextDates = Writable<Snapshot>['next_dates'];

/**
 * The first date of each kind in the calendar, or the reason there is none. Overdue ones come first: while a
 * report is overdue, that of a later period is not next. Both lists are in calendar order.
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
    // For the same report, because a later one may have a deadline although this one has none.
    filing_deadline: first(
      ({ basis, form, kind, period_end: end }) =>
        kind === 'filing' && basis === 'deadline' && form === filing?.form && end === filing.period_end,
    ),
  };
}
