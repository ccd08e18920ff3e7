import type { PriceSeriesRow } from '@footnote/read-models/prices';
import type { StoreReader } from '@footnote/read-store/port';
import { symbolTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Prices, PricesResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import type { Answer } from '../wire/answer.ts';
import { csvTable } from '../wire/csv.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { barsTimeliness } from '@footnote/lanes/market/prices/timeliness';
import { UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { paramInvalid, type Refusal, noCompany } from '../wire/refusal.ts';
import { pricesTable } from '@footnote/lanes/market/prices/csv';
import { priceRefusal, priceTable, type TableRequest } from '@footnote/lanes/market/prices/price-table';
import { ANY_PRICES, neededFor, readPrices } from '@footnote/lanes/market/prices/read-series';
import type { PricesRequest } from '@footnote/lanes/market/prices/request';

const SCHEMA_VERSION: PricesResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 1000;

/** Refusals are not cached. */
class NoPricesError extends Error {
  override readonly name = 'NoPricesError';
}

/** `GET /v2/prices`, as JSON or CSV. */
export function pricesEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly now: () => number;
}): GeneralEndpoint<PricesRequest> {
  const { store, answers, symbols, now } = options;

  const withoutPrices = async (symbol: string, requested: TableRequest): Promise<Answer | Refusal> => {
    const entry = await resolveSymbol(store, symbols, symbol);
    const { cik } = entry;
    if (cik === null) return noCompany(entry);
    const [any] = await store.read(ANY_PRICES, {});
    const reason = any === undefined ? 'no_price_source' : 'no_prices';
    return answerOf(symbol, requested, priceRefusal(reason), undefined, now());
  };

  const answer = async (request: PricesRequest, isCsv: boolean): Promise<Answer | Refusal> => {
    const { from, to, adjust = 'splits', interval = 'day', limit = DEFAULT_LIMIT } = request;
    if (from !== undefined && to !== undefined && from > to)
      return paramInvalid(`from ${from} is after to ${to}`);
    const symbol = normaliseSymbol(request.symbol);
    const requested: TableRequest = { adjust, interval, from, to, limit };
    const key = ['prices', symbol, adjust, interval, from, to, limit, isCsv].join(' ');
    const cached = answers.get(key);
    if (cached !== undefined) return cached;
    const computedAt = now();
    const tags = [symbolTag(symbol)];
    try {
      return await answers.load(key, tags, async () => {
        const read = await readPrices(store, symbol, neededFor(requested), adjust);
        if (read === undefined) throw new NoPricesError();
        const prices = priceTable(read.head, read.adjusted, requested);
        const value =
          isCsv && prices.available
            ? csvTable(pricesTable(symbol, adjust, prices))
            : answerOf(symbol, requested, prices, read.head, computedAt);
        return { value, size: value.size, tags };
      });
    } catch (error) {
      if (!(error instanceof NoPricesError)) throw error;
      return withoutPrices(symbol, requested);
    }
  };

  return {
    path: '/v2/prices',
    parse: createQueryParser<PricesRequest>('prices'),
    answer: (request) => answer(request, false),
    csv: (request) => answer(request, true),
  };
}

function answerOf(
  symbol: string,
  { adjust, interval }: TableRequest,
  prices: Prices['prices'],
  head: PriceSeriesRow | undefined,
  computedAt: number,
): Answer {
  return companyAnswer<Prices>(
    { adjust, interval, prices },
    {
      symbol,
      asOf: head?.source_time ?? null,
      timeliness: head === undefined ? UNSUPPORTED : barsTimeliness(head.last_date),
      computedAt,
      schemaVersion: SCHEMA_VERSION,
    },
  );
}
