import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import type { ExplainResponse } from '@footnote/contract/types.generated';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { explain, type ExplainOptions } from './explaining.ts';
import { explanationMembers } from '@footnote/lanes/statements/explain/document';
import { unknownField } from './known-field.ts';

/** The query of `GET /v2/explain`; see schemas/requests/explain.json. */
export type ExplainRequest = {
  readonly symbol: string;
  readonly statement: StatementBlock;
  readonly field: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
};

const SCHEMA_VERSION: ExplainResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/explain`. */
export function explainEndpoint(options: ExplainOptions): Endpoint<ExplainRequest> {
  return {
    path: '/v2/explain',
    parse: withKnownField(createQueryParser<ExplainRequest>('explain')),
    answer: ({ statement, field, period: label, as_known_on: day }, company) =>
      explain(options, {
        company,
        place: [statement, field, label],
        day,
        kind: 'explain',
        job: (period, known) => ({
          kind: 'explain',
          ...known,
          requested: { statement: STATEMENT_OF[statement], field, period },
        }),
        render: ({ explanation, verdict }) => ({
          members: explanationMembers(company.cik, explanation, verdict),
          newestEnd: explanation.newestEnd,
          cadence: explanation.issuer.reporting_cadence,
        }),
        schemaVersion: SCHEMA_VERSION,
      }),
  };
}

/** Also validates that the statement has the field. */
export function withKnownField(
  parse: (query: string) => Parsed<ExplainRequest>,
): (query: string) => Parsed<ExplainRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok) return parsed;
    const refusal = unknownField(parsed.request.field, parsed.request.statement);
    return refusal === undefined ? parsed : { ok: false, refusal };
  };
}
