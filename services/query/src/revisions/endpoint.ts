import type { PageStart } from '@footnote/statements/revisions/page';
import { companyTag } from '../cache/invalidation.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Computer } from '../company-inputs/computer.ts';
import type { RevisionsJob } from '../company-inputs/jobs.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import type { Revisions, RevisionsResponse } from '../contract/contract.generated.ts';
import type { Company, Endpoint } from '../endpoint.ts';
import { STATEMENT_OF, unknownField, type StatementBlock } from '../explain/fields.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS, type Answer } from '../wire/answer.ts';
import type { Writable } from '../wire/json.ts';
import { paramInvalid } from '../wire/refusal.ts';
import { revisionMember } from './document.ts';

/** The query of `GET /v2/revisions`; see schemas/requests/revisions.json. */
export type RevisionsRequest = {
  readonly symbol: string;
  readonly cursor?: string;
  readonly field?: string;
  readonly limit?: number;
  /** YYYY-MM-DD. */
  readonly since?: string;
  readonly statement?: StatementBlock;
};

const SCHEMA_VERSION: RevisionsResponse['schema_version'] = '2026-11-21.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/revisions`. */
export function revisionsEndpoint(options: {
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly now: () => number;
}): Endpoint<RevisionsRequest> {
  const { answers, computer, states, now } = options;

  const assemble = async (job: RevisionsJob, { symbol, cik }: Company, known: boolean): Promise<Answer> => {
    const computedAt = now();
    const found = await computer.ask(await states(cik), job);
    if (found === null && known) throw new UnknownCursorError();
    const { revisions, next, covers } = found?.page ?? { revisions: [], next: null, covers: null };
    const data: Writable<Revisions> = {
      as_of: found === null ? null : `${new Date(found.newest).toISOString().slice(0, 19)}Z`,
      cache_age_seconds: CACHE_AGE,
      covers,
      freshness: FRESHNESS,
      market_status: MARKET_STATUS,
      next_cursor: next === null ? null : `${next.accession}.${next.skip}`,
      revisions: revisions.map((revision) => revisionMember(cik, revision)),
      symbol,
    };
    return createAnswer(
      { data, schema_version: SCHEMA_VERSION },
      { computedAt, freshness: found === null ? 'unsupported' : 'end_of_day', staleFrom: null },
    );
  };

  return {
    path: '/v2/revisions',
    parse: withKnownField(createQueryParser<RevisionsRequest>('revisions')),
    answer: (request, company) => {
      const { statement, field, since, cursor, limit = DEFAULT_LIMIT } = request;
      const { cik, symbol } = company;
      const filters = [statement ?? '', field ?? '', since ?? '', cursor ?? '', limit].join(' ');
      const key = `revisions ${cik} ${symbol} ${filters}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const job: RevisionsJob = {
        kind: 'revisions',
        page: {
          since: since ?? null,
          statement: statement === undefined ? null : STATEMENT_OF[statement],
          field: field ?? null,
          start: cursor === undefined ? null : startOf(cursor),
          limit,
        },
      };
      return answers
        .load(key, [companyTag(cik)], async () => {
          const value = await assemble(job, company, cursor !== undefined);
          return { value, size: value.size, tags: [companyTag(cik)] };
        })
        .catch((error: unknown) => {
          if (error instanceof UnknownCursorError)
            return paramInvalid(
              `cursor must be the next_cursor of an answer about ${symbol}, not '${cursor}'`,
            );
          throw error;
        });
    },
  };
}

/** The company has no such filing. */
class UnknownCursorError extends Error {
  override readonly name = 'UnknownCursorError';
}

function startOf(cursor: string): PageStart {
  const [accession = '', skip = '0'] = cursor.split('.');
  return { accession, skip: Number(skip) };
}

/** The same with a field that there is. */
function withKnownField(
  parse: (query: string) => Parsed<RevisionsRequest>,
): (query: string) => Parsed<RevisionsRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok || parsed.request.field === undefined) return parsed;
    const refusal = unknownField(parsed.request.field, parsed.request.statement);
    return refusal === undefined ? parsed : { ok: false, refusal };
  };
}
