import type { StoreReader } from '@footnote/read-store/port';
import { projectionTag } from '../cache/invalidation.ts';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { ScreenResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { staleBefore } from '../figures/stale.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { withTable } from '../wire/document-table.ts';
import { screenTable } from './csv.ts';
import { assembleScreen } from './assemble.ts';
import { planOf } from './plan.ts';
import { readScreen } from './read.ts';
import type { ScreenRequest } from './request.ts';

const SCHEMA_VERSION: ScreenResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/screen`. */
export function screenEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): GeneralEndpoint<ScreenRequest> {
  const { store, answers, now } = options;
  return withTable(
    {
      path: '/v2/screen',
      parse: createQueryParser<ScreenRequest>('screen'),
      answer: (request) => {
        const computedAt = now();
        const limitOfAge = staleBefore(computedAt);
        const { columns, cursor, limit, period, sort, stale, where } = request;
        const key = `screen ${JSON.stringify([where, columns, cursor, limit, period, sort, stale, limitOfAge])}`;
        const cached = answers.get(key);
        if (cached !== undefined) return cached;
        const plan = planOf(request);
        if ('status' in plan) return plan;
        return cachedAnswer(
          answers,
          key,
          [projectionTag('statements'), projectionTag('companies')],
          async () =>
            assembleScreen(plan, await readScreen(store, plan, limitOfAge), {
              staleBefore: limitOfAge,
              computedAt,
              schemaVersion: SCHEMA_VERSION,
            }),
        );
      },
    },
    screenTable,
  );
}
