import { figureNames, type FigureBlock } from '@footnote/figures/explain/figure';
import type { ExplainFigureResponse } from '@footnote/contract/types.generated';
import type { Endpoint } from '../endpoint.ts';
import { explain, type ExplainOptions } from './explaining.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { paramInvalid } from '../wire/refusal.ts';
import { figureMembers } from '@footnote/lanes/statements/explain-figure/document';

/** The query of `GET /v2/explain/figure`; see schemas/requests/explain-figure.json. */
export type ExplainFigureRequest = {
  readonly symbol: string;
  readonly block: FigureBlock;
  readonly figure: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
};

const SCHEMA_VERSION: ExplainFigureResponse['schema_version'] = '2026-11-21.1';

/** `GET /v2/explain/figure`: how a computed figure is derived. */
export function explainFigureEndpoint(options: ExplainOptions): Endpoint<ExplainFigureRequest> {
  return {
    path: '/v2/explain/figure',
    parse: withKnownFigure(createQueryParser<ExplainFigureRequest>('explain-figure')),
    answer: ({ block, figure, period: label, as_known_on: day }, company) =>
      explain(options, {
        company,
        place: [block, figure, label],
        day,
        kind: 'figure',
        job: (period, known) => ({ kind: 'figure', ...known, requested: { block, name: figure, period } }),
        render: ({ explanation, issuer, newestEnd }) => ({
          members: figureMembers(company.cik, explanation),
          newestEnd,
          cadence: issuer.reporting_cadence,
        }),
        schemaVersion: SCHEMA_VERSION,
      }),
  };
}

const ECHO_CHARACTERS = 40;

/** Also validates that the block has the figure. */
function withKnownFigure(
  parse: (query: string) => Parsed<ExplainFigureRequest>,
): (query: string) => Parsed<ExplainFigureRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok) return parsed;
    const { block, figure } = parsed.request;
    const names = [...new Set(figureNames(block))].sort();
    if (names.includes(figure)) return parsed;
    const message = `figure must be one of ${names.join(', ')} in ${block}, not '${figure.slice(0, ECHO_CHARACTERS)}'`;
    return { ok: false, refusal: paramInvalid(message) };
  };
}
