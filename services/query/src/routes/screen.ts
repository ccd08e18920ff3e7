import type { StoreReader } from '@footnote/read-store/port';
import { projectionTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { ScreenResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { stalePeriods } from '@footnote/lanes/companies/figures/stale';
import { createQueryParser } from '../gates/query-parameters.ts';
import { type Answer, answerWith } from '../wire/answer.ts';
import { paramInvalid } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { screenTable } from '@footnote/lanes/companies/screen/csv';
import { assembleScreen } from '@footnote/lanes/companies/screen/assemble';
import { type MarketBook, PRICED_SOURCES } from '@footnote/lanes/companies/market-figures/book';
import { stalePricesBefore } from '@footnote/lanes/companies/profile/market';
import { OWNERSHIP_SOURCES, type OwnershipBooks } from '@footnote/lanes/companies/ownership-figures/books';
import { lastDayAt } from '@footnote/lanes/ownership/insiders/summary';
import { isPriced, ownersIn, planOf } from '@footnote/lanes/companies/screen/plan';
import { readScreen, type ReadScreen } from '@footnote/lanes/companies/screen/read';
import { readPricedScreen } from '@footnote/lanes/companies/screen/read-priced';
import type { ScreenRequest } from '@footnote/lanes/companies/screen/request';

const SCHEMA_VERSION: ScreenResponse['schema_version'] = '2026-11-23.1';

const SOURCES = [projectionTag('statements'), projectionTag('companies')];

/** `GET /v2/screen`. */
export function screenEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly book: Pick<MarketBook, 'read'>;
  readonly owners: OwnershipBooks;
  readonly now: () => number;
}): GeneralEndpoint<ScreenRequest> {
  const { store, answers, book, owners, now } = options;
  return withTable(
    {
      path: '/v2/screen',
      parse: createQueryParser<ScreenRequest>('screen'),
      answer: (request) => {
        const computedAt = now();
        const limitOfAge = stalePeriods(computedAt);
        const { columns, cursor, limit, list, period, sort, stale, where } = request;
        const requested = [where, columns, cursor, limit, list, period, sort, stale];
        const days = [limitOfAge, stalePricesBefore(computedAt), lastDayAt(computedAt)];
        const key = `screen ${JSON.stringify([...requested, ...days])}`;
        const cached = answers.get(key);
        if (cached !== undefined) return cached;
        const plan = planOf(request);
        if ('fault' in plan) return paramInvalid(plan.fault);
        const kinds = ownersIn(plan);
        const isInMemory = isPriced(plan) || kinds.length > 0 || plan.listsUndetermined;
        const read = async (): Promise<ReadScreen> =>
          isInMemory
            ? readPricedScreen(store, plan, {
                staleBefore: limitOfAge,
                priced: isPriced(plan) ? await book.read() : new Map(),
                owned: new Map(
                  await Promise.all(kinds.map(async (kind) => [kind, await owners[kind].read()] as const)),
                ),
                now: computedAt,
              })
            : readScreen(store, plan, limitOfAge);
        const sources = [
          ...(isInMemory ? PRICED_SOURCES : SOURCES),
          ...kinds.flatMap((kind) => OWNERSHIP_SOURCES[kind]),
        ];
        return cachedAnswer(answers, key, [...new Set(sources)], async () =>
          answerWith(
            assembleScreen(plan, await read(), {
              staleBefore: limitOfAge,
              closeStaleBefore: stalePricesBefore(computedAt),
              computedAt,
              schemaVersion: SCHEMA_VERSION,
            }),
          ),
        );
      },
    },
    screenTable,
  );
}
