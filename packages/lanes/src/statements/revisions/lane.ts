import type { Revisions, RevisionsResponse } from '@footnote/contract/types.generated';
import type { Config } from '@footnote/runtime/config';
import type { PageStart } from '@footnote/statements/revisions/page';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import { unknownField } from '../../subject/known-field.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { RequestFaultError } from '../../subject/refusal-errors.ts';
import type { Computer } from '../company-inputs/computing.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import { revisionMember } from './document.ts';

/** The query of `GET /v2/revisions`; see schemas/requests/revisions.json. */
type RevisionsRequest = {
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

/** `historian` replays a company's filings, which takes seconds. */
type Reader = {
  readonly historian: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
};

/** `GET /v2/revisions`. */
export const revisions: Lane<Reader, RevisionsRequest> = {
  path: '/v2/revisions',
  faultOf: ({ field, statement }) => unknownField(field, statement),
  keyOf: ({ statement = '', field = '', since = '', cursor = '', limit = DEFAULT_LIMIT }) =>
    [statement, field, since, cursor, limit].join(' '),
  tagsOf: filingTagsOf,
  document: async ({ historian, states, verifier }, { company: { cik, symbol }, request }, now) => {
    const { statement, field, since, cursor, limit = DEFAULT_LIMIT } = request;
    const found = await historian.ask(await states(cik), {
      kind: 'revisions',
      masks: verifier === 'on',
      page: {
        since: since ?? null,
        statement: statement === undefined ? null : STATEMENT_OF[statement],
        field: field ?? null,
        start: cursor === undefined ? null : startOf(cursor),
        limit,
      },
    });
    if (found === null && cursor !== undefined)
      throw new RequestFaultError({
        fault: `cursor must be the next_cursor of an answer about ${symbol}, not '${cursor}'`,
      });
    const { revisions: page, next, covers } = found?.page ?? { revisions: [], next: null, covers: null };
    return companyDocument<Revisions>(
      {
        covers,
        next_cursor: next === null ? null : `${next.accession}.${next.skip}`,
        revisions: page.map((revision) => revisionMember(cik, revision)),
      },
      {
        symbol,
        asOf: found?.newest ?? null,
        timeliness: found === null ? UNSUPPORTED : END_OF_DAY,
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
};

function startOf(cursor: string): PageStart {
  const [accession = '', skip = '0'] = cursor.split('.');
  return { accession, skip: Number(skip) };
}
