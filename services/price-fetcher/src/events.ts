import { eventId } from '@footnote/events/event-id';
import type { Bars, CorporateActions } from '@footnote/event-types/types.generated';
import { sessionClose } from '@footnote/market/session-calendar';
import type { CleanTable } from './checks/clean.ts';
import type { PriceTable } from './source.ts';

export type Published = {
  readonly symbol: string;
  readonly source: string;
  readonly priority: number;
  readonly table: PriceTable;
  readonly clean: CleanTable;
  /** First year that was read; null for all there are. */
  readonly fromYear: number | null;
  /** Years that were published before. */
  readonly known: readonly number[];
};

/** Year → hash of the published contents. */
export type YearHashes = Readonly<Record<string, string>>;

export type YearEvents<E> = { readonly events: readonly E[]; readonly hashes: YearHashes };

/** Events of the years that differ from what `before` has. */
export type SymbolEvents = {
  readonly bars: YearEvents<Bars>;
  readonly actions: YearEvents<CorporateActions>;
};

/**
 * The events of one reading of a symbol: for each year that changed one event, and those that changed
 * together as a set.
 */
export function symbolEvents(
  published: Published,
  before: { readonly bars: YearHashes; readonly actions: YearHashes },
  recordedAt: number,
): SymbolEvents {
  const { table, clean, symbol, source, priority, known, fromYear } = published;
  const sourceTime = sourceTimeOf(clean);
  const years = yearsOf(clean, known, fromYear);
  const stamps = {
    source_time: sourceTime,
    recorded_at: recordedAt,
    symbol,
    source,
    priority,
    address: table.address,
    currency: table.currency,
  };
  const yearOf = (date: string): number => Number(date.slice(0, 4));
  const barsByYear = Map.groupBy(clean.bars, ({ date }) => yearOf(date));
  const bars = changed(
    'bars',
    stamps,
    years.map((year) => ({
      year,
      content: {
        price_adjustment: table.adjustment.prices,
        volume_adjustment: table.adjustment.volume,
        rows: barsByYear.get(year) ?? [],
      },
    })),
    before.bars,
  );
  const dividends = Map.groupBy(clean.dividends, ({ ex_date }) => yearOf(ex_date));
  const splits = Map.groupBy(clean.splits, ({ ex_date }) => yearOf(ex_date));
  const reports = table.reportsDividends || table.reportsSplits;
  const actions = changed(
    'corporate-actions',
    stamps,
    // A source that reported them once and no longer does must publish that.
    (reports || Object.keys(before.actions).length > 0 ? years : []).map((year) => ({
      year,
      content: {
        reports_dividends: table.reportsDividends,
        reports_splits: table.reportsSplits,
        dividend_adjustment: table.adjustment.dividends,
        dividends: dividends.get(year) ?? [],
        splits: splits.get(year) ?? [],
      },
    })),
    before.actions,
  );
  return { bars, actions };
}

/** Close of the newest session, or of the day of the newest action if there is no bar. */
function sourceTimeOf({ bars, dividends, splits }: CleanTable): number {
  const newest = bars.at(-1)?.date;
  if (newest !== undefined) return sessionClose(newest) ?? Date.parse(newest);
  return Math.max(0, ...[...dividends, ...splits].map(({ ex_date }) => Date.parse(ex_date)));
}

function yearsOf(clean: CleanTable, known: readonly number[], fromYear: number | null): readonly number[] {
  const dates = [
    ...clean.bars.map(({ date }) => date),
    ...[...clean.dividends, ...clean.splits].map(({ ex_date }) => ex_date),
  ];
  const found = dates.map((date) => Number(date.slice(0, 4)));
  const gone = known.filter((year) => fromYear === null || year >= fromYear);
  return [...new Set([...found, ...gone])].sort((a, b) => a - b);
}

type Stamps = Pick<
  Bars,
  'address' | 'currency' | 'priority' | 'recorded_at' | 'source' | 'source_time' | 'symbol'
>;
type YearContent<C> = { readonly year: number; readonly content: C };
type Framed<C> = C & Stamps & Pick<Bars, 'chunk' | 'chunks' | 'event_id' | 'set_id' | 'year'>;

function changed<C extends object>(
  topic: 'bars' | 'corporate-actions',
  stamps: Stamps,
  years: readonly YearContent<C>[],
  before: YearHashes,
): YearEvents<Framed<C>> {
  const { symbol, source, priority, currency, source_time: sourceTime } = stamps;
  const hashed = years.map(({ year, content }) => ({
    year,
    content,
    hash: eventId([topic, symbol, source, priority, currency, year, JSON.stringify(content)]),
  }));
  const different = hashed.filter(({ year, hash }) => before[year] !== hash);
  const setId = eventId([topic, sourceTime, different.map(({ hash }) => hash)]);
  return {
    // Contents that return to a previous state are a different event, because the source time differs.
    events: different.map(({ year, content, hash }, chunk) => ({
      event_id: eventId([topic, sourceTime, hash, setId, chunk]),
      ...stamps,
      year,
      chunk,
      chunks: different.length,
      set_id: setId,
      ...content,
    })),
    hashes: Object.fromEntries(hashed.map(({ year, hash }) => [year, hash])),
  };
}
