import { createHash } from 'node:crypto';
import { LANE_FIGURES } from '@footnote/figures/catalog/lane-figures';
import { Decimal } from 'decimal.js';
import { type Json, writeJson } from '@footnote/wire/json';
import type { ExplainLaneResponse, LaneExplanation } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { paramInvalid, type Refusal, symbolUnknown } from '../wire/refusal.ts';
import { lookUp, ownPlaces, reasonAt, reasonOf } from '@footnote/lanes/companies/explain-lane/places';

type LaneFigure = (typeof LANE_FIGURES)[number];
type Lane = LaneExplanation['figure']['lane'];

/** The query of `GET /v2/explain/lane`; see schemas/requests/explain-lane.json. */
export type ExplainLaneRequest = { readonly symbol: string; readonly lane: Lane; readonly figure: string };

type LaneEndpoint = Endpoint<{ readonly symbol: string }>;
type Data = { readonly [member: string]: Json | undefined };

const SCHEMA_VERSION: ExplainLaneResponse['schema_version'] = '2026-11-24.2';
const ECHO_CHARACTERS = 60;
const DIGEST_CHARACTERS = 8;

const PATH_OF: Readonly<Record<Lane, LaneFigure['path']>> = {
  dividends: '/v2/dividends',
  earnings: '/v2/earnings',
  price_action: '/v2/price-action',
  priced_in: '/v2/priced-in',
  technicals: '/v2/technicals',
  valuation: '/v2/valuation',
};

/**
 * `GET /v2/explain/lane`: the operands of a lane's figure. They are read from the lane's own response, so
 * that the explanation matches the served value.
 */
export function explainLaneEndpoint(lanes: readonly LaneEndpoint[]): Endpoint<ExplainLaneRequest> {
  const endpoints = new Map(lanes.map((lane) => [lane.path, lane]));
  return {
    path: '/v2/explain/lane',
    takesUnlisted: 'figures',
    parse: withKnownFigure(createQueryParser<ExplainLaneRequest>('explain-lane')),
    answer: (request, company) => {
      const endpoint = endpoints.get(PATH_OF[request.lane]);
      if (endpoint === undefined) throw new TypeError(`no endpoint answers for ${request.lane}`);
      const answered = answerOf(endpoint, company);
      return answered instanceof Promise
        ? answered.then((answer) => explained(answer, request))
        : explained(answered, request);
    },
  };
}

function answerOf(endpoint: LaneEndpoint, company: Company): ReturnType<LaneEndpoint['answer']> {
  const { symbol, cik } = company;
  if (cik === '' && endpoint.takesUnlisted === undefined) return symbolUnknown(symbol);
  const parsed = endpoint.parse(`symbol=${symbol}`);
  return parsed.ok ? endpoint.answer(parsed.request, company) : parsed.refusal;
}

function explained(answer: Answer | Refusal, request: ExplainLaneRequest): Answer | Refusal {
  if (!('render' in answer)) return answer;
  const figure = figureOf(request);
  if (figure === undefined) throw new TypeError(`the parser does not reject the figure ${request.figure}`);
  const digest = createHash('sha256').update(JSON.stringify(figure)).digest('base64url');
  return {
    size: answer.size,
    render: (at, marketStatus) => {
      const { body, etag } = answer.render(at, marketStatus);
      const { data } = JSON.parse(body.toString(), exactNumber) as { readonly data: Data };
      const text = writeJson({ data: membersOf(data, figure, request), schema_version: SCHEMA_VERSION });
      return {
        body: text,
        length: String(Buffer.byteLength(text)),
        etag: etag?.replace(/"$/, `.${digest.slice(0, DIGEST_CHARACTERS)}"`) ?? null,
      };
    },
  };
}

function membersOf(
  data: Data,
  { definition, formula, members, operands, path, unit }: LaneFigure,
  { lane, figure: member }: ExplainLaneRequest,
): Json {
  const { as_of, cache_age_seconds, freshness, market_status, reason, symbol, unavailable } = data;
  const { value } = lookUp(data, member);
  const refusal = reasonOf(value);
  const isMissing = value === undefined || value === null || refusal !== null;
  return {
    as_of,
    cache_age_seconds,
    figure: { definition, formula, lane, member, path, unit, value: isMissing ? null : value },
    freshness,
    market_status,
    operands: ownPlaces(operands, member, members).map((place) => {
      const { beside, value: operand = null } = lookUp(data, place);
      return { beside, place, value: operand };
    }),
    reason: isMissing ? (refusal ?? reasonAt(unavailable, member) ?? reason ?? 'not_there') : null,
    symbol,
  };
}

/** No number passes through a binary float. */
function exactNumber(_: string, value: unknown, context?: { readonly source?: string }): unknown {
  return typeof value === 'number' && context?.source !== undefined ? new Decimal(context.source) : value;
}

function figureOf({ lane, figure }: Pick<ExplainLaneRequest, 'lane' | 'figure'>): LaneFigure | undefined {
  return LANE_FIGURES.find(({ path, members }) => path === PATH_OF[lane] && members.includes(figure));
}

/** Also validates that the lane has the figure. */
function withKnownFigure(
  parse: (query: string) => Parsed<ExplainLaneRequest>,
): (query: string) => Parsed<ExplainLaneRequest> {
  return (query) => {
    const parsed = parse(query);
    if (!parsed.ok || figureOf(parsed.request) !== undefined) return parsed;
    const { lane, figure } = parsed.request;
    const message = `figure must be a member that lanes of GET /v2/catalog list for ${PATH_OF[lane]}, not '${figure.slice(0, ECHO_CHARACTERS)}'`;
    return { ok: false, refusal: paramInvalid(message) };
  };
}
