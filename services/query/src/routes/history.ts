import { MARKET_SERIES } from '@footnote/figures/series/market-series';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { History, HistoryResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { Answer } from '../wire/answer.ts';
import { csvTable } from '../wire/csv.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { noCompany, paramInvalid, type Refusal, symbolUnknown } from '../wire/refusal.ts';
import { historyTable } from '@footnote/lanes/companies/history/csv';
import { readMarketHistory } from '@footnote/lanes/companies/history/market-history';
import { readPeriodHistory } from '@footnote/lanes/companies/history/period-history';
import type { HistoryInterval, HistoryRequest } from '@footnote/lanes/companies/history/request';
import type { Found, SeriesRequest, HistorySources } from '@footnote/lanes/companies/history/found';

const SCHEMA_VERSION: HistoryResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 1000;
const EVER = '0001-01-01';
const END_OF_TIME = '9999-12-31';

/** Refusals are not cached. */
class UnkeptError extends Error {
  override readonly name = 'UnkeptError';
  readonly outcome: Answer | Refusal;

  constructor(outcome: Answer | Refusal) {
    super('an answer that is not kept');
    this.outcome = outcome;
  }
}

/** `GET /v2/history`, as JSON or CSV. */
export function historyEndpoint(
  options: HistorySources & {
    readonly answers: TaggedCache<Answer>;
    readonly symbols: TaggedCache<SymbolEntry>;
    readonly now: () => number;
  },
): GeneralEndpoint<HistoryRequest> {
  const { store, answers, symbols, now } = options;

  const read = async (entry: SymbolEntry, requested: SeriesRequest): Promise<Found | null> => {
    if (!isByPeriod(requested.interval)) return readMarketHistory(options, entry, requested);
    return readPeriodHistory(options, entry, requested);
  };

  const answer = async (request: HistoryRequest, isCsv: boolean): Promise<Answer | Refusal> => {
    const requested = seriesRequestOf(request);
    const symbol = normaliseSymbol(request.symbol);
    const entry = await resolveSymbol(store, symbols, symbol);
    const { cik } = entry;
    if (entry.claimants !== undefined) return noCompany(entry);
    const key = ['history', cik ?? '', symbol, JSON.stringify(requested), isCsv].join(' ');
    const tags = [symbolTag(symbol), ...(cik === null ? [] : [companyTag(cik)])];
    const cached = answers.get(key);
    if (cached !== undefined) return cached;
    const computedAt = now();
    try {
      return await answers.load(key, tags, async () => {
        const found = await read({ symbol, cik }, requested);
        if (found === null) throw new UnkeptError(symbolUnknown(symbol));
        if (!found.history.available) throw new UnkeptError(answerOf(symbol, requested, found, computedAt));
        const value = isCsv
          ? csvTable(historyTable(symbol, requested.names, found.rows, found.history.next_to))
          : answerOf(symbol, requested, found, computedAt);
        return { value, size: value.size, tags };
      });
    } catch (error) {
      if (error instanceof UnkeptError) return error.outcome;
      throw error;
    }
  };

  return {
    path: '/v2/history',
    takesUnlisted: 'figures',
    parse: withKnownSeries(createQueryParser<HistoryRequest>('history')),
    answer: (request) => answer(request, false),
    csv: (request) => answer(request, true),
  };
}

const isByPeriod = (interval: HistoryInterval): interval is 'quarter' | 'year' =>
  interval === 'quarter' || interval === 'year';

/** Prices default to months, figures from filings alone to quarters. */
const intervalOf = ({ interval, series }: HistoryRequest): HistoryInterval =>
  interval ??
  (series.some((name) => MARKET_SERIES.has(name))
    ? 'month'
    : series.some((name) => PERIOD_SERIES.get(name)?.kind === 'quarter')
      ? 'quarter'
      : series.some((name) => PERIOD_SERIES.get(name)?.kind === 'annual')
        ? 'year'
        : 'quarter');

const seriesRequestOf = (request: HistoryRequest): SeriesRequest => ({
  names: [...new Set(request.series)],
  from: request.from ?? EVER,
  to: request.to ?? END_OF_TIME,
  interval: intervalOf(request),
  limit: request.limit ?? DEFAULT_LIMIT,
});

function answerOf(symbol: string, { interval }: SeriesRequest, found: Found, computedAt: number): Answer {
  const { history, asOf, timeliness } = found;
  return companyAnswer<History>(
    { basis: isByPeriod(interval) ? 'latest_restated' : 'as_filed', history, interval },
    { symbol, asOf, timeliness, computedAt, schemaVersion: SCHEMA_VERSION },
  );
}

/** Also validates that the series exist and fit the interval. */
function withKnownSeries(
  parse: (query: string) => Parsed<HistoryRequest>,
): (query: string) => Parsed<HistoryRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok) return parsed;
    const fault = faultOf(parsed.request);
    return fault === undefined ? parsed : { ok: false, refusal: paramInvalid(fault) };
  };
}

const ECHO_CHARACTERS = 60;

function faultOf(request: HistoryRequest): string | undefined {
  const { series, from, to } = request;
  if (from !== undefined && to !== undefined && from > to) return `from ${from} is after to ${to}`;
  const unknown = series.find((name) => !MARKET_SERIES.has(name) && !PERIOD_SERIES.has(name));
  if (unknown !== undefined)
    return `series must be names that GET /v2/catalog lists as series, such as revenue_ttm, close and pe_ttm, not '${unknown.slice(0, ECHO_CHARACTERS)}'`;
  const interval = intervalOf(request);
  if (!isByPeriod(interval)) return undefined;
  const market = series.find((name) => MARKET_SERIES.has(name));
  if (market !== undefined)
    return `${market} is of sessions: interval must be day, week or month, not ${interval}`;
  const other = interval === 'year' ? 'quarter' : 'annual';
  const wrong = series.find((name) => PERIOD_SERIES.get(name)?.kind === other);
  return wrong === undefined ? undefined : `${wrong} is not of the rows of interval ${interval}`;
}
