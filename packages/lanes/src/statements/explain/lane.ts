import type { ExplainResponse } from '@footnote/contract/types.generated';
import { STATEMENT_OF } from '@footnote/wire/statement-blocks';
import { unknownField } from '../../subject/known-field.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { explanationMembers } from './document.ts';
import type { ExplainRequest } from './request.ts';
import { explained, type ExplainReader } from '../explaining/explained.ts';

const SCHEMA_VERSION: ExplainResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/explain`. */
export const explain: Lane<ExplainReader, ExplainRequest> = {
  path: '/v2/explain',
  faultOf: ({ field, statement }) => unknownField(field, statement),
  keyOf: ({ statement, field, period, as_known_on: day = '' }) => `${statement} ${field} ${period} ${day}`,
  tagsOf: filingTagsOf,
  document: (reader, { company, request }, now) => {
    const { statement, field, period: label, as_known_on: day } = request;
    return explained<'explain'>(
      reader,
      {
        company,
        place: [statement, field, label],
        day,
        job: (period, known) => ({
          kind: 'explain',
          ...known,
          requested: { statement: STATEMENT_OF[statement], field, period },
        }),
        render: ({ explanation, verdict }) => ({
          members: explanationMembers(company, explanation, verdict),
          newestEnd: explanation.newestEnd,
          cadence: explanation.issuer.reporting_cadence,
        }),
        schemaVersion: SCHEMA_VERSION,
      },
      now,
    );
  },
};
