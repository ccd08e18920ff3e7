import type { StoreReader } from '@footnote/read-store/port';
import { companyTag, symbolTag } from '../cache/invalidation.ts';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { CompareResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { figuresNamed } from '../figures/names.ts';
import { staleBefore } from '../figures/stale.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { normaliseSymbol, resolveSymbol, type SymbolEntry } from '../symbols.ts';
import type { Answer } from '../wire/answer.ts';
import { noCompany } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { compareTable } from './csv.ts';
import { assembleCompare } from './assemble.ts';
import { readCompared } from './read.ts';
import type { CompareRequest } from './request.ts';

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
        const figures = figuresNamed('fields', fields);
        if ('status' in figures) return figures;
        const requested = [...new Set(given.map(normaliseSymbol))];
        const entries = await Promise.all(
          requested.map(async (symbol) => resolveSymbol(store, symbols, symbol)),
        );
        const ciks = entries.flatMap(({ cik }) => cik ?? []);
        if (ciks.length === 0) return noCompany(entries[0] ?? { symbol: '' });
        const computedAt = now();
        const stale = staleBefore(computedAt);
        const key = `compare ${JSON.stringify([entries, figures.map(({ name }) => name), view, stale])}`;
        return cachedAnswer(
          answers,
          key,
          [...ciks.map(companyTag), ...requested.map(symbolTag)],
          async () => {
            const rows = await readCompared(store, ciks, figures, view);
            return assembleCompare({
              columns: entries.map(({ symbol, cik }) => ({
                symbol,
                cik,
                row: cik === null ? undefined : rows.get(cik),
              })),
              figures,
              view,
              staleBefore: stale,
              computedAt,
              schemaVersion: SCHEMA_VERSION,
            });
          },
        );
      },
    },
    compareTable,
  );
}
