/** The rows of a calendar on the wire. */
import { exact, served } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type { CalendarEvidence, CalendarGap, CalendarItem } from '@footnote/contract/types.generated';
import type { Dated } from '../earnings/announcements.ts';

type Sorted = 'basis' | 'date' | 'kind';

export type Item = Omit<Writable<CalendarItem>, Sorted> & Pick<CalendarItem, Sorted>;
export type Gap = Omit<Writable<CalendarGap>, 'basis' | 'kind'> & Pick<CalendarGap, 'basis' | 'kind'>;
export type Evidence = Writable<CalendarEvidence>;

/** Expected items, and unknown ones with the reason. */
export type Outlook = { readonly items: readonly Item[]; readonly gaps: readonly Gap[] };

/** Amounts of dividends have as many decimals as in `GET /v2/dividends`. */
const AMOUNT_DECIMALS = 6;

const PLAIN = {
  amount: null,
  compared: null,
  earliest: null,
  form: null,
  latest: null,
  period_end: null,
} as const;

/** An item with null for every omitted member. */
export const itemOf = (item: Pick<Item, 'basis' | 'date' | 'evidence' | 'kind'> & Partial<Item>): Item => ({
  ...PLAIN,
  ...item,
});

export const gapOf = (gap: Pick<Gap, 'basis' | 'kind' | 'reason'> & Partial<Gap>): Gap => ({
  form: null,
  period_end: null,
  ...gap,
});

/** Each filing once. */
export const byFilings = (...filings: readonly Pick<Dated, 'accession' | 'filed' | 'form'>[]): Evidence => ({
  filings: [
    ...new Map(filings.map(({ accession, filed, form }) => [accession, { accession, filed, form }])).values(),
  ],
  price_source: null,
});

export const byPrices = (source: string, lastBar: string): Evidence => ({
  filings: [],
  price_source: { last_bar: lastBar, source },
});

export const amountOf = (value: number | string): Item['amount'] =>
  served(exact(String(value)), AMOUNT_DECIMALS);
