import type { Config } from '@footnote/service/config';
import { parseLabel } from '@footnote/statements/explain/label';
import { companyTag } from '../cache/invalidation.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Computer } from '../company-inputs/computer.ts';
import { futureDay } from '../company-inputs/days.ts';
import type { ExplainJob } from '../company-inputs/jobs.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import type { ExplainResponse, Explanation } from '../contract/contract.generated.ts';
import type { Endpoint } from '../endpoint.ts';
import { DAY_MS, staleFrom } from '../fundamentals/freshness.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS, type Answer } from '../wire/answer.ts';
import type { Writable } from '../wire/json.ts';
import { noSuchCell } from '../wire/refusal.ts';
import { explanationMembers } from './document.ts';
import { STATEMENT_OF, unknownField, type StatementBlock } from './fields.ts';

/** The query of `GET /v2/explain`; see schemas/requests/explain.json. */
export type ExplainRequest = {
  readonly symbol: string;
  readonly statement: StatementBlock;
  readonly field: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
};

const SCHEMA_VERSION: ExplainResponse['schema_version'] = '2026-11-21.1';

/** `GET /v2/explain`. */
export function explainEndpoint(options: {
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<ExplainRequest> {
  const { answers, computer, states, verifier, now } = options;

  const explain = async (
    request: ExplainRequest,
    job: ExplainJob,
    company: { readonly symbol: string; readonly cik: string },
    computedAt: number,
  ): Promise<Answer> => {
    const { symbol, cik } = company;
    const day = request.as_known_on;
    const found = await computer.ask(await states(cik), job);
    if (found === null) throw new NoSuchCellError();
    const data: Writable<Explanation> = {
      ...(day === undefined ? {} : { as_known_on: day }),
      ...explanationMembers(cik, found.explanation, found.verdict),
      as_of: `${new Date(found.newest).toISOString().slice(0, 19)}Z`,
      cache_age_seconds: CACHE_AGE,
      freshness: FRESHNESS,
      market_status: MARKET_STATUS,
      symbol,
    };
    const stale = staleFrom(found.explanation.newestEnd, found.explanation.issuer.reporting_cadence);
    const isStale = day !== undefined && Date.parse(day) + DAY_MS > stale;
    return createAnswer(
      { data, schema_version: SCHEMA_VERSION },
      {
        computedAt,
        freshness: isStale ? 'stale' : 'end_of_day',
        staleFrom: day === undefined ? stale : null,
      },
    );
  };

  return {
    path: '/v2/explain',
    parse: withKnownField(createQueryParser<ExplainRequest>('explain')),
    answer: (request, company) => {
      const { statement, field, period: label, as_known_on: day } = request;
      const { cik, symbol } = company;
      const key = `explain ${cik} ${symbol} ${statement} ${field} ${label} ${day ?? ''}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const computedAt = now();
      const refusal = futureDay(day, computedAt);
      if (refusal !== undefined) return refusal;
      const period = parseLabel(label);
      if (period === null) throw new TypeError(`the contract let ${label} pass`);
      const job: ExplainJob = {
        kind: 'explain',
        masks: verifier === 'on',
        day: day ?? null,
        asked: { statement: STATEMENT_OF[statement], field, period },
      };
      return answers
        .load(key, [companyTag(cik)], async () => {
          const value = await explain(request, job, company, computedAt);
          return { value, size: value.size, tags: [companyTag(cik)] };
        })
        .catch((error: unknown) => {
          if (error instanceof NoSuchCellError) return noSuchCell(symbol, statement, field, label, day);
          throw error;
        });
    },
  };
}

/** Nothing to cache: the company has no such cell, on that day. */
class NoSuchCellError extends Error {
  override readonly name = 'NoSuchCellError';
}

/** The same with a field that the statement has. */
function withKnownField(
  parse: (query: string) => Parsed<ExplainRequest>,
): (query: string) => Parsed<ExplainRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok) return parsed;
    const refusal = unknownField(parsed.request.field, parsed.request.statement);
    return refusal === undefined ? parsed : { ok: false, refusal };
  };
}
