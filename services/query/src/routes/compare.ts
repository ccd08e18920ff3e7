import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, symbolTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { CompareResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { figuresNamed } from '@footnote/lanes/companies/figures/names';
import { stalePeriods } from '@footnote/lanes/companies/figures/stale';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '@footnote/lanes/subject/symbols';
import { type Answer, answerWith } from '../wire/answer.ts';
import { noCompany, paramInvalid } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { compareTable } from '@footnote/lanes/companies/compare/csv';
import { assembleCompare } from '@footnote/lanes/companies/compare/assemble';
import { readCompared } from '@footnote/lanes/companies/compare/read';
import {
  comparedNamed,
  isAtClose as isOfClose,
  isOfStatements,
} from '@footnote/lanes/companies/compare/fields';
import { readPricedBySymbol } from '@footnote/lanes/companies/market-figures/read';
import type { PricedCompany } from '@footnote/lanes/companies/market-figures/priced';
import { stalePricesBefore } from '@footnote/lanes/companies/profile/market';
import type { CompareRequest } from '@footnote/lanes/companies/compare/request';

const SCHEMA_VERSION: CompareResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/compare`. */
export function compareEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly symbols: TaggedCache<SymbolEntry>;
  readonly now: () => number;
}): GeneralEndpoint<CompareRequest> {
  const { store, answers, symbols, now } = options;
  return withTable(
    {
      path: '/v2/compare',
      parse: createQueryParser<CompareRequest>('compare'),
      answer: async ({ fields, period: view, symbols: given }) => {
        const figures = figuresNamed('fields', fields, comparedNamed);
        if ('fault' in figures) return paramInvalid(figures.fault);
        const requested = [...new Set(given.map(normaliseSymbol))];
        const entries = await Promise.all(
          requested.map(async (symbol) => resolveSymbol(store, symbols, symbol)),
        );
        const ciks = entries.flatMap(({ cik }) => cik ?? []);
        const computedAt = now();
        const isAtClose = figures.some(isOfClose);
        const priced = isAtClose && ciks.length === 0 ? await readPricedBySymbol(store, entries) : undefined;
        if (ciks.length === 0 && !hasPrices(priced)) return noCompany(entries[0] ?? { symbol: '' });
        const stale = stalePeriods(computedAt);
        const days = [stale, ...(isAtClose ? [stalePricesBefore(computedAt)] : [])];
        const key = `compare ${JSON.stringify([entries, figures.map(({ name }) => name), view, days])}`;
        return cachedAnswer(
          answers,
          key,
          [...ciks.map(companyTag), ...requested.map(symbolTag)],
          async () => {
            const [rows, closes] = await Promise.all([
              readCompared(store, ciks, figures.filter(isOfStatements), view),
              priced ?? (isAtClose ? readPricedBySymbol(store, entries) : undefined),
            ]);
            return answerWith(
              assembleCompare({
                columns: entries.map(({ symbol, cik }) => ({
                  symbol,
                  cik,
                  row: cik === null ? undefined : rows.get(cik),
                  priced: closes?.get(symbol),
                })),
                figures,
                view,
                staleBefore: stale,
                computedAt,
                schemaVersion: SCHEMA_VERSION,
              }),
            );
          },
        );
      },
    },
    compareTable,
  );
}

const hasPrices = (priced: ReadonlyMap<string, PricedCompany> | undefined): boolean =>
  [...(priced?.values() ?? [])].some(({ lastBar }) => lastBar !== null);
