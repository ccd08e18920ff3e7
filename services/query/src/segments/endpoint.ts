import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '../cache/invalidation.ts';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import { futureDay } from '../company-inputs/days.ts';
import type { Computer } from '../company-inputs/computer.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import type { Segments, SegmentsResponse } from '@footnote/contract/types.generated';
import type { Company, Endpoint } from '../endpoint.ts';
import { readLabels } from '../facts/read.ts';
import type { IssuerHeads } from '../fundamentals/issuer-heads.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/company-answer.ts';
import { UNSUPPORTED } from '../wire/freshness.ts';
import { noSuchPeriod } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { segmentsTable } from './csv.ts';
import { periodMember } from './document.ts';
import type { FoundSegments } from './found.ts';
import { segmentsLane } from './lane.ts';
import { readSegments } from './read.ts';
import type { BreakdownRequest, SegmentsRequest } from './request.ts';
import { selectPeriods } from './select.ts';

const SCHEMA_VERSION: SegmentsResponse['schema_version'] = '2026-11-23.1';
const LATEST = 'latest';

/** Not cached: the company's statements have no such period. */
class NoSuchPeriodError extends Error {
  override readonly name = 'NoSuchPeriodError';
}

/** `GET /v2/segments`. */
export function segmentsEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly heads: IssuerHeads;
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<SegmentsRequest> {
  const { store, answers, computer, states, heads, verifier, now } = options;

  const find = async (
    cik: string,
    requested: BreakdownRequest,
    day: string | undefined,
  ): Promise<FoundSegments | undefined> =>
    day === undefined
      ? readSegments(store, heads, cik, requested)
      : ((await computer.ask(await states(cik), {
          kind: 'segments',
          day,
          requested,
          masks: verifier === 'on',
        })) ?? undefined);

  const assemble = async ({ cik, symbol }: Company, request: SegmentsRequest): Promise<Answer> => {
    const { by, measure = 'revenue', period = LATEST, history = 1, as_known_on: day } = request;
    const computedAt = now();
    const found = await find(cik, { by, measure }, day);
    const selected = found === undefined ? undefined : selectPeriods(found, period, history);
    if (selected === undefined && period !== LATEST) throw new NoSuchPeriodError();
    const periods = selected ?? [];
    const labels = await readLabels(
      store,
      cik,
      periods.flatMap(({ rows }) => rows.map(({ accession }) => accession)),
    );
    const [newest] = periods;
    return companyAnswer<Segments>(
      { by, measure, periods: periods.map((each) => periodMember(cik, each, labels)) },
      {
        symbol,
        asOf: found?.newest ?? null,
        day,
        lane:
          found === undefined || newest === undefined
            ? UNSUPPORTED
            : segmentsLane(newest.period, found.cadence),
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };

  return withTable(
    {
      path: '/v2/segments',
      parse: createQueryParser<SegmentsRequest>('segments'),
      answer: (request, company) => {
        const { by, measure = 'revenue', period = LATEST, history = 1, as_known_on: day } = request;
        const { cik, symbol } = company;
        const refusal = futureDay(day, now());
        if (refusal !== undefined) return refusal;
        const key = `segments ${cik} ${symbol} ${measure} ${by} ${period} ${history} ${day ?? ''}`;
        const answered = cachedAnswer(answers, key, [companyTag(cik)], () => assemble(company, request));
        if (!(answered instanceof Promise)) return answered;
        return answered.catch((error: unknown) => {
          if (error instanceof NoSuchPeriodError) return noSuchPeriod(symbol, measure, period, day);
          throw error;
        });
      },
    },
    segmentsTable,
  );
}
