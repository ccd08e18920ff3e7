import { DAY_MS } from '@footnote/values/day';
import { join } from 'node:path';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { keyOf, type EventOf, type TopicName } from '@footnote/events/topics';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import { sessionClose } from '@footnote/market/session-calendar';
import type { Logger } from '@footnote/runtime/logging';
import { basisFault } from './checks/basis.ts';
import { clean, since, type CleanTable } from './checks/clean.ts';
import { symbolEvents, type SymbolEvents } from './events.ts';
import type { PriceMetrics } from './metrics.ts';
import { leftOut, type PriceRefusal, type PriceReport, type SymbolReport } from './report.ts';
import { PriceSourceError, type OlderRows, type PriceSource } from './source.ts';
import { openLogAnchor, type LogAnchor } from './state/log-anchor.ts';
import { openStateStore, UNKNOWN, type StateStore, type SymbolState } from './state/state-store.ts';

export type PriceFetcherDeps = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly sources: readonly PriceSource[];
  /** Folder with the state of earlier runs. If it is lost, everything is published again. */
  readonly stateDir: string;
  readonly logger: Logger;
  readonly metrics: PriceMetrics;
  /** Wall clock, epoch ms: for `recorded_at`, and to determine which sessions have closed. */
  readonly now?: () => number;
};

export type PriceIngestOptions = {
  /** Symbols to read, in addition to those listed by the sources and those known from earlier runs. */
  readonly symbols?: readonly string[];
  /** Reads no other symbols than those. */
  readonly isOnly?: boolean;
  readonly signal?: AbortSignal;
  readonly onSymbol?: (report: SymbolReport) => void;
};

export type PriceFetcher = {
  /**
   * Reads the sources and publishes changes. A source that fails for a symbol is in the report and does not
   * stop the others; an error of the log or the state folder is thrown.
   */
  ingest(options?: PriceIngestOptions): Promise<PriceReport>;
  close(): void;
};

/**
 * Sources that support partial reads are read completely after this long, because corrections may concern old
 * years.
 */
const READ_ALL_EVERY_MS = 30 * DAY_MS;

export const STEP = 'price-fetcher';

export function createPriceFetcher(deps: PriceFetcherDeps): PriceFetcher {
  const { log, codec, sources, stateDir, logger, metrics, now = Date.now } = deps;

  const append = async <T extends TopicName>(topic: T, events: readonly EventOf<T>[]) => {
    if (events.length === 0) return null;
    const values = await codec.encodeAll(topic, events);
    const keys = events.map((event) => keyOf(topic, event));
    const positions = await log.append(
      topic,
      values.map((value, at) => ({ key: keys[at] ?? '', value })),
    );
    metrics.events(topic, events.length);
    return positions[0] ?? null;
  };

  const readSymbol = async (
    source: PriceSource,
    symbol: string,
    store: StateStore,
  ): Promise<Read | PriceRefusal> => {
    const state = store.get(symbol);
    const newestYear = Number(state.newest.slice(0, 4));
    const older = state.older?.beforeYear === newestYear ? state.older : null;
    const isKnown = state.newest !== '' && (older !== null || now() - state.readAllAt < READ_ALL_EVERY_MS);
    const refusal = (reason: PriceRefusal['reason'], detail: string): PriceRefusal => {
      metrics.read(source.name, reason === 'no_rows' ? 'missing' : 'failed');
      return { symbol, source: source.name, reason, detail };
    };
    try {
      // The first bars of a year are judged by those of the year before.
      const found = await source.read(symbol, isKnown ? newestYear - 1 : null, older);
      if (found === null || found.table.rows.length === 0)
        return refusal('no_rows', 'the source has no rows of the symbol');
      const whole = clean(found.table, now());
      const fault = basisFault(found.table, whole);
      if (fault !== null) return refusal('adjustment_contradicted', `${found.table.address}: ${fault}`);
      metrics.read(source.name, 'read');
      const publishedFrom = found.fromYear === null ? null : newestYear;
      const cleaned = publishedFrom === null ? whole : since(publishedFrom, whole);
      const known = Object.keys(state.bars).map(Number);
      const published = {
        symbol,
        source: source.name,
        priority: source.priority,
        clean: cleaned,
        known,
        table: found.table,
        fromYear: publishedFrom,
      };
      return {
        symbol,
        state,
        cleaned,
        lacksSplits: found.table.adjustment.prices === 'raw' && !found.table.reportsSplits,
        fromYear: publishedFrom,
        older: found.older,
        events: symbolEvents(published, state, now()),
      };
    } catch (error) {
      if (!(error instanceof PriceSourceError)) throw error;
      return refusal(error.reason, error.message);
    }
  };

  /** Refused rows that were not reported before. */
  const lettersOf = ({ symbol, cleaned, state }: Read, source: string) => {
    const all = cleaned.refused.map(({ reason, message, date, line }): DeadLetter => {
      const value = Buffer.from(line);
      return {
        event_id: eventId([STEP, source, symbol, reason, date, line]),
        source_time: Math.max(0, Date.parse(date) || 0),
        recorded_at: now(),
        key: symbol,
        step: STEP,
        reason,
        message: `${source}: ${message}`,
        topic: 'bars',
        // It is a row of a source and was never a record.
        partition: -1,
        offset: -1,
        value,
      };
    });
    const reported = new Set(state.letters);
    return {
      fresh: all.filter((letter) => !reported.has(letter.event_id)),
      ids: all.map((letter) => letter.event_id),
    };
  };

  const publish = async (
    source: PriceSource,
    read: readonly Read[],
    store: StateStore,
    anchor: LogAnchor,
  ): Promise<readonly SymbolReport[]> => {
    const letters = read.map((each) => lettersOf(each, source.name));
    await append(
      'dead-letters',
      letters.flatMap(({ fresh }) => fresh),
    );
    // Actions first: a consumer that sees the bars after a split must know the split.
    await append(
      'corporate-actions',
      read.flatMap(({ events }) => events.actions.events),
    );
    const bars = read.flatMap(({ events }) => events.bars.events);
    const first = await append('bars', bars);
    if (first !== null && bars[0] !== undefined)
      await anchor.rememberFirst({
        partition: first.partition,
        offset: first.offset,
        eventId: bars[0].event_id,
      });
    read.forEach((each, at) => store.set(each.symbol, stateAfter(each, letters[at]?.ids ?? [], now())));
    await store.flush();
    return read.map((each) => {
      const report = reportOf(each, source.name);
      for (const [reason, rows] of Object.entries(report.left)) metrics.left(source.name, reason, rows);
      return report;
    });
  };

  const ingestSource = async (
    source: PriceSource,
    anchor: LogAnchor,
    options: PriceIngestOptions,
  ): Promise<Pick<PriceReport, 'refused' | 'symbols'>> => {
    const store = await openStateStore(join(stateDir, source.name), () => anchor.name(), logger);
    const listed = await source.symbols();
    const requested = (options.symbols ?? []).map((symbol) => symbol.toUpperCase().replaceAll('.', '-'));
    const others = options.isOnly === true ? [] : [...store.symbols(), ...(listed ?? [])];
    const selected = [...new Set([...requested, ...others])];
    const symbols = (
      listed === null ? selected : selected.filter((symbol) => listed.includes(symbol))
    ).sort();
    const reports: SymbolReport[] = [];
    const refused: PriceRefusal[] = [];
    let newest = '';
    for (let from = 0; from < symbols.length; from += source.symbolsAtOnce) {
      if (options.signal?.aborted === true) break;
      const read: Read[] = [];
      for (const symbol of symbols.slice(from, from + source.symbolsAtOnce)) {
        const found = await readSymbol(source, symbol, store);
        if ('events' in found) read.push(found);
        else refused.push(found);
      }
      for (const report of await publish(source, read, store, anchor)) {
        reports.push(report);
        if (report.newest > newest) newest = report.newest;
        options.onSymbol?.(report);
      }
    }
    if (newest !== '') metrics.newest(source.name, sessionClose(newest) ?? 0);
    return { symbols: reports, refused };
  };

  return {
    ingest: async (options = {}) => {
      const started = performance.now();
      const anchor = await openLogAnchor(stateDir, log, codec);
      const all: Pick<PriceReport, 'refused' | 'symbols'>[] = [];
      for (const source of sources) all.push(await ingestSource(source, anchor, options));
      return {
        symbols: all.flatMap(({ symbols }) => symbols),
        refused: all.flatMap(({ refused }) => refused),
        seconds: (performance.now() - started) / 1000,
      };
    },
    close: () => {
      for (const source of sources) source.close();
    },
  };
}

type Read = {
  readonly symbol: string;
  readonly state: SymbolState;
  readonly cleaned: CleanTable;
  readonly lacksSplits: boolean;
  readonly fromYear: number | null;
  readonly older: OlderRows | null;
  readonly events: SymbolEvents;
};

function stateAfter(
  { state, cleaned, fromYear, older, events }: Read,
  letters: readonly string[],
  at: number,
): SymbolState {
  const isAll = fromYear === null;
  const before = isAll ? UNKNOWN : state;
  return {
    bars: { ...before.bars, ...events.bars.hashes },
    actions: { ...before.actions, ...events.actions.hashes },
    newest: cleaned.bars.at(-1)?.date ?? state.newest,
    readAllAt: isAll ? at : state.readAllAt,
    letters: isAll ? letters : [...new Set([...state.letters, ...letters])],
    older,
  };
}

function reportOf({ symbol, cleaned, lacksSplits, events }: Read, source: string): SymbolReport {
  return {
    symbol,
    source,
    bars: cleaned.bars.length,
    dividends: cleaned.dividends.length,
    splits: cleaned.splits.length,
    newest: cleaned.bars.at(-1)?.date ?? '',
    events: events.bars.events.length + events.actions.events.length,
    left: leftOut(cleaned),
    missingSessions: cleaned.missing.length,
    lacksSplits,
  };
}
