import type { Books } from './books.ts';
import type { FiscalCalendar } from './calendar.ts';
import type { Chart } from './chart.ts';
import { addDays } from '@footnote/values/day';
import type { Report, Span } from './reports.ts';
import type { Split } from './shares.ts';
import type { IssuerSpec } from './spec.ts';

/** One fact as a filing tags it. */
export type Fact = {
  /** Qualified name. */
  readonly concept: string;
  readonly unit: string;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  /** Decimal string. */
  readonly value: string;
};

export type Accounts = {
  readonly spec: IssuerSpec;
  readonly calendar: FiscalCalendar;
  readonly chart: Chart;
  /** Books by version: the number of restatements applied. */
  readonly books: readonly Books[];
  readonly splits: readonly Split[];
  readonly reports: readonly Report[];
};

export const booksOf = ({ books }: Accounts, version: number): Books => {
  const found = books[version];
  if (found === undefined) throw new Error(`no books of version ${version}`);
  return found;
};

export const spanStart = ({ quarters }: FiscalCalendar, { first }: Span): string => {
  const quarter = quarters[first];
  if (quarter === undefined) throw new Error(`no quarter ${first}`);
  return quarter.start;
};

/** The end of a quarter; of −1, the day before the first. */
export const quarterEnd = (calendar: FiscalCalendar, index: number): string => {
  if (index === -1) return addDays(spanStart(calendar, { first: 0, last: 0 }), -1);
  const quarter = calendar.quarters[index];
  if (quarter === undefined) throw new Error(`no quarter ${index}`);
  return quarter.end;
};
