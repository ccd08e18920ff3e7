import type { Config } from '@footnote/runtime/config';
import type { StoreReader } from '@footnote/read-store/port';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Verification, VerificationResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { unknownField } from './known-field.ts';
import { freshHeads } from '@footnote/lanes/subject/issuer-heads';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { verificationMembers } from '@footnote/lanes/statements/verification/document';
import { readVerification } from '@footnote/lanes/statements/verification/read';

/** The query of `GET /v2/verification`; see schemas/requests/verification.json. */
export type VerificationRequest = {
  readonly symbol: string;
  readonly statement?: StatementBlock;
  readonly field?: string;
  readonly verdict?: 'contradicted' | 'passed' | 'unchecked';
  readonly limit?: number;
};

const SCHEMA_VERSION: VerificationResponse['schema_version'] = '2026-11-22.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/verification`. */
export function verificationEndpoint(options: {
  readonly store: StoreReader;
  readonly verifier: Config['verification'];
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<VerificationRequest> {
  const { store, verifier, answers, now } = options;

  const heads = freshHeads(store);
  const assemble = async (request: VerificationRequest, { symbol, cik }: Company): Promise<Answer> => {
    const { verdict = 'contradicted', statement, field, limit = DEFAULT_LIMIT } = request;
    const [head, found] = await Promise.all([
      heads.read(cik),
      readVerification(store, cik, verifier, {
        verdict,
        statement: statement === undefined ? undefined : STATEMENT_OF[statement],
        field,
        limit,
      }),
    ]);
    return companyAnswer<Verification>(verificationMembers(found), {
      symbol,
      asOf: head?.as_of ?? null,
      timeliness: found.counts.length === 0 ? UNSUPPORTED : END_OF_DAY,
      computedAt: now(),
      schemaVersion: SCHEMA_VERSION,
    });
  };

  return {
    path: '/v2/verification',
    parse: withKnownField(createQueryParser<VerificationRequest>('verification')),
    answer: (request, company) => {
      const { verdict = '', statement = '', field = '', limit = DEFAULT_LIMIT } = request;
      const key = `verification ${company.cik} ${company.symbol} ${verdict} ${statement} ${field} ${limit}`;
      return cachedAnswer(answers, key, [companyTag(company.cik)], () => assemble(request, company));
    },
  };
}

/** Also validates that the field exists. */
function withKnownField(
  parse: (query: string) => Parsed<VerificationRequest>,
): (query: string) => Parsed<VerificationRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok || parsed.request.field === undefined) return parsed;
    const refusal = unknownField(parsed.request.field, parsed.request.statement);
    return refusal === undefined ? parsed : { ok: false, refusal };
  };
}
