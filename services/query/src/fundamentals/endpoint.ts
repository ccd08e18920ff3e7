import type { ReadStore } from '@footnote/read-store/port';
import { companyTag } from '../cache/invalidation.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { assembleFundamentals, assembleUnsupported, viewOf, type AssembleOptions } from './assemble.ts';
import { readStatements } from './read.ts';
import { BLOCKS, type FundamentalsRequest } from './request.ts';

/** `GET /v2/fundamentals`. */
export function fundamentalsEndpoint(options: {
  readonly store: ReadStore;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<FundamentalsRequest> {
  const { store, answers, now } = options;

  const answer = async (cik: string, request: AssembleOptions): Promise<Answer> => {
    const first = viewOf(request.period, 'quarterly');
    const company = await readStatements(store, cik, first);
    if (company === undefined) return assembleUnsupported(request.symbol, request.computedAt);
    const view = viewOf(request.period, company.issuer.reporting_cadence);
    if (view === first) return assembleFundamentals(company, request);
    const other = await readStatements(store, cik, view);
    return other === undefined
      ? assembleUnsupported(request.symbol, request.computedAt)
      : assembleFundamentals(other, request);
  };

  return {
    path: '/v2/fundamentals',
    parse: createQueryParser<FundamentalsRequest>('fundamentals'),
    answer: ({ period, blocks }, { symbol, cik }) => {
      const wanted = blocks === undefined ? '' : BLOCKS.filter((block) => blocks.includes(block)).join();
      const key = `fundamentals ${cik} ${symbol} ${period ?? ''} ${wanted}`;
      return (
        answers.get(key) ??
        answers.load(key, [companyTag(cik)], async () => {
          const value = await answer(cik, { symbol, period, blocks, computedAt: now() });
          return { value, size: value.size, tags: [companyTag(cik)] };
        })
      );
    },
  };
}
