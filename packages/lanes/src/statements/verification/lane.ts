import type { Verification, VerificationResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import { freshHeads } from '../../subject/issuer-heads.ts';
import { unknownField } from '../../subject/known-field.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { verificationMembers } from './document.ts';
import { readVerification } from './read.ts';

/** The query of `GET /v2/verification`; see schemas/requests/verification.json. */
type VerificationRequest = {
  readonly symbol: string;
  readonly statement?: StatementBlock;
  readonly field?: string;
  readonly verdict?: 'contradicted' | 'passed' | 'unchecked';
  readonly limit?: number;
};

const SCHEMA_VERSION: VerificationResponse['schema_version'] = '2026-11-22.1';
const DEFAULT_LIMIT = 100;

/** `GET /v2/verification`. */
export const verification: Lane<
  { readonly store: StoreReader; readonly verifier: Config['verification'] },
  VerificationRequest
> = {
  path: '/v2/verification',
  faultOf: ({ field, statement }) => unknownField(field, statement),
  keyOf: ({ verdict = '', statement = '', field = '', limit = DEFAULT_LIMIT }) =>
    `${verdict} ${statement} ${field} ${limit}`,
  tagsOf: filingTagsOf,
  document: async ({ store, verifier }, { company: { cik, symbol }, request }, now) => {
    const { verdict = 'contradicted', statement, field, limit = DEFAULT_LIMIT } = request;
    const [head, found] = await Promise.all([
      freshHeads(store).read(cik),
      readVerification(store, cik, verifier, {
        verdict,
        statement: statement === undefined ? undefined : STATEMENT_OF[statement],
        field,
        limit,
      }),
    ]);
    return companyDocument<Verification>(verificationMembers(found), {
      symbol,
      asOf: head?.as_of ?? null,
      timeliness: found.counts.length === 0 ? UNSUPPORTED : END_OF_DAY,
      computedAt: now,
      schemaVersion: SCHEMA_VERSION,
    });
  },
};
