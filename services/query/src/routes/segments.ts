import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { futureDay } from '../gates/future-day.ts';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { Segments, SegmentsResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { readLabels } from '@footnote/lanes/statements/facts/read';
import type { IssuerHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { noSuchPeriod } from '../wire/refusal.ts';
import { withTable } from '../wire/document-table.ts';
import { segmentsTable } from '@footnote/lanes/statements/segments/csv';
import { periodMember } from '@footnote/lanes/statements/segments/document';
import type { FoundSegments } from '@footnote/lanes/statements/segments/found';
import { segmentsTimeliness } from '@footnote/lanes/statements/segments/timeliness';
import { readSegments } from '@footnote/lanes/statements/segments/read';
import type { BreakdownRequest, SegmentsRequest } from '@footnote/lanes/statements/segments/request';
import { selectPeriods } from '@footnote/lanes/statements/segments/select';

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
        timeliness:
          found === undefined || newest === undefined
            ? UNSUPPORTED
            : segmentsTimeliness(newest.period, found.cadence),
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
