import type { ExplainFigureResponse } from '@footnote/contract/types.generated';
import { figureNames, type FigureBlock } from '@footnote/figures/explain/figure';
import { nearestOf } from '@footnote/values/nearest';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { explained, type ExplainReader } from '../explaining/explained.ts';
import { figureMembers } from './document.ts';

/** The query of `GET /v2/explain/figure`; see schemas/requests/explain-figure.json. */
type ExplainFigureRequest = {
  readonly symbol: string;
  readonly block: FigureBlock;
  readonly figure: string;
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly as_known_on?: string;
};

const SCHEMA_VERSION: ExplainFigureResponse['schema_version'] = '2026-11-21.1';

const ECHO_CHARACTERS = 40;

/** `GET /v2/explain/figure`: how a computed figure is derived. */
export const explainFigure: Lane<ExplainReader, ExplainFigureRequest> = {
  path: '/v2/explain/figure',
  faultOf: ({ block, figure }) => {
    const names = [...new Set(figureNames(block))].sort();
    if (names.includes(figure)) return undefined;
    return {
      fault: `figure must be one of ${names.join(', ')} in ${block}, not '${figure.slice(0, ECHO_CHARACTERS)}'${nearestOf(figure, names)}`,
    };
  },
  keyOf: ({ block, figure, period, as_known_on: day = '' }) => `${block} ${figure} ${period} ${day}`,
  tagsOf: filingTagsOf,
  document: (reader, { company, request }, now) => {
    const { block, figure, period: label, as_known_on: day } = request;
    return explained<'figure'>(
      reader,
      {
        company,
        place: [block, figure, label],
        day,
        job: (period, known) => ({ kind: 'figure', ...known, requested: { block, name: figure, period } }),
        render: ({ explanation, issuer, newestEnd }) => ({
          members: figureMembers(company.cik, explanation),
          newestEnd,
          cadence: issuer.reporting_cadence,
        }),
        schemaVersion: SCHEMA_VERSION,
      },
      now,
    );
  },
};
