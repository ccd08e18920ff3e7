import type { Config } from '@footnote/runtime/config';
import type { PageStart } from '@footnote/statements/revisions/page';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Computer } from '@footnote/lanes/statements/company-inputs/computing';
import type { RevisionsJob } from '@footnote/lanes/statements/company-inputs/jobs';
import type { CompanyStates } from '@footnote/lanes/statements/company-inputs/states';
import type { Revisions, RevisionsResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { unknownField } from './known-field.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { paramInvalid } from '../wire/refusal.ts';
import { revisionMember } from '@footnote/lanes/statements/revisions/document';

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
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<RevisionsRequest> {
  const { answers, computer, states, verifier, now } = options;

  const assemble = async (job: RevisionsJob, { symbol, cik }: Company, known: boolean): Promise<Answer> => {
    const computedAt = now();
    const found = await computer.ask(await states(cik), job);
    if (found === null && known) throw new UnknownCursorError();
    const { revisions, next, covers } = found?.page ?? { revisions: [], next: null, covers: null };
    return companyAnswer<Revisions>(
      {
        covers,
        next_cursor: next === null ? null : `${next.accession}.${next.skip}`,
        revisions: revisions.map((revision) => revisionMember(cik, revision)),
      },
      {
        symbol,
        asOf: found?.newest ?? null,
        timeliness: found === null ? UNSUPPORTED : END_OF_DAY,
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
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
      const job: RevisionsJob = {
        kind: 'revisions',
        masks: verifier === 'on',
        page: {
          since: since ?? null,
          statement: statement === undefined ? null : STATEMENT_OF[statement],
          field: field ?? null,
          start: cursor === undefined ? null : startOf(cursor),
          limit,
        },
      };
      const answered = cachedAnswer(answers, key, [companyTag(cik)], () =>
        assemble(job, company, cursor !== undefined),
      );
      if (!(answered instanceof Promise)) return answered;
      return answered.catch((error: unknown) => {
        if (error instanceof UnknownCursorError)
          return paramInvalid(`cursor must be the next_cursor of an answer about ${symbol}, not '${cursor}'`);
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

/** Also validates that the field exists. */
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
