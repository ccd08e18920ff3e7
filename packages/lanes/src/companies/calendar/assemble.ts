import type { Writable } from '@footnote/wire/json';
import type { Calendar } from '@footnote/contract/types.generated';
import type { CommonMember } from '../../subject/document.ts';
import { expectedDividends, pastDividends } from './dividend-items.ts';
import { expectedOf, pastOf } from './filing-items.ts';
import type { Item } from './items.ts';
import type { CalendarParts } from './read.ts';

/** The members of `GET /v2/calendar` on a day (YYYY-MM-DD). */
export function calendarMembers(parts: CalendarParts, today: string): Omit<Writable<Calendar>, CommonMember> {
  const [filings, dividends] = [expectedOf(parts, today), expectedDividends(parts, today)];
  return {
    past: [...pastOf(parts, today), ...pastDividends(parts)].toSorted((one, other) => -order(one, other)),
    unavailable: [...filings.gaps, ...dividends.gaps],
    upcoming: [...filings.items, ...dividends.items].toSorted(order),
  };
}

/** By day, then by kind and basis. */
function order(one: Item, other: Item): number {
  const [a, b] = [one, other].map(({ date, kind, basis }) => `${date} ${kind} ${basis}`);
  return a === undefined || b === undefined || a === b ? 0 : a < b ? -1 : 1;
}
