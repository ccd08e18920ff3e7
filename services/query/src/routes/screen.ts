import type { StoreReader } from '@footnote/read-store/port';
import { projectionTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { ScreenResponse } from '@footnote/contract/types.generated';
import type { GeneralEndpoint } from '../endpoint.ts';
import { staleBefore } from '@footnote/lanes/companies/figures/stale';
import { createQueryParser } from '../gates/query-parameters.ts';
import { type Answer, answerWith } from '../wire/answer.ts';
import { paramInvalid } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { screenTable } from '@footnote/lanes/companies/screen/csv';
import { assembleScreen } from '@footnote/lanes/companies/screen/assemble';
import { planOf } from '@footnote/lanes/companies/screen/plan';
import { readScreen } from '@footnote/lanes/companies/screen/read';
import type { ScreenRequest } from '@footnote/lanes/companies/screen/request';

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
        if ('fault' in plan) return paramInvalid(plan.fault);
        return cachedAnswer(
          answers,
          key,
          [projectionTag('statements'), projectionTag('companies')],
          async () =>
            answerWith(
              assembleScreen(plan, await readScreen(store, plan, limitOfAge), {
                staleBefore: limitOfAge,
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
