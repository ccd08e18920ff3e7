import type { ExplainLaneResponse, LaneExplanation } from '@footnote/contract/types.generated';
import { LANE_FIGURES } from '@footnote/figures/catalog/lane-figures';
import type { Json } from '@footnote/wire/json';
import { dividends } from '../../market/dividends/lane.ts';
import { priceAction } from '../../market/price-action/lane.ts';
import { technicals } from '../../market/technicals/lane.ts';
import { governance } from '../../filings/governance/lane.ts';
import type { Lane } from '../../subject/lane.ts';
import { tagsOf } from '../../subject/lane.ts';
import { earnings } from '../earnings/lane.ts';
import { owners } from '../ownership-figures/lane.ts';
import { pricedIn } from '../priced-in/lane.ts';
import { snapshot } from '../snapshot/lane.ts';
import type { ValuedAt } from '../valuation/at-last-close.ts';
import { valuation } from '../valuation/lane.ts';
import { lookUp, ownPlaces, reasonAt, reasonOf } from './places.ts';

type LaneFigure = (typeof LANE_FIGURES)[number];
type LaneName = LaneExplanation['figure']['lane'];
type ReaderOf<Each> = Each extends Lane<infer Reader> ? Reader : never;
type Reader = ReaderOf<typeof dividends> &
  ReaderOf<typeof earnings> &
  ReaderOf<typeof governance> &
  ReaderOf<typeof owners> &
  ReaderOf<typeof priceAction> &
  ReaderOf<typeof pricedIn> &
  ReaderOf<typeof snapshot> &
  ReaderOf<typeof technicals> &
  ReaderOf<typeof valuation>;

/** The query of `GET /v2/explain/lane`; see schemas/requests/explain-lane.json. */
export type ExplainLaneRequest = {
  readonly symbol: string;
  readonly lane: LaneName;
  readonly figure: string;
  /** Of a valuation or of what is priced in; by default `now`. */
  readonly at?: ValuedAt;
};

const SCHEMA_VERSION: ExplainLaneResponse['schema_version'] = '2026-11-24.2';
const ECHO_CHARACTERS = 60;

/** Lanes whose figures are also served at an old close. */
const VALUED: ReadonlySet<LaneName> = new Set(['priced_in', 'valuation']);

type OwnRequest = Pick<ExplainLaneRequest, 'at' | 'symbol'>;

const LANES: Readonly<Record<LaneName, Lane<Reader, OwnRequest>>> = {
  dividends,
  earnings,
  governance,
  owners,
  price_action: priceAction,
  priced_in: pricedIn,
  snapshot,
  technicals,
  valuation,
};

/**
 * `GET /v2/explain/lane`: the operands of a lane's figure. They are taken from the lane's own document, so that the
 * explanation matches the served value.
 */
export const explainLane: Lane<Reader, ExplainLaneRequest> = {
  path: '/v2/explain/lane',
  takesUnlisted: 'figures',
  faultOf: (request) => {
    if (request.at !== undefined && !VALUED.has(request.lane))
      return { fault: `at is for the lanes ${[...VALUED].join(' and ')}, not for ${request.lane}` };
    if (figureOf(request) !== undefined) return undefined;
    const { lane, figure } = request;
    return {
      fault: `figure must be a member that lanes of GET /v2/catalog list for ${LANES[lane].path}, not '${figure.slice(0, ECHO_CHARACTERS)}'`,
    };
  },
  keyOf: ({ lane, figure, ...request }, now) =>
    `${lane} ${figure} ${LANES[lane].keyOf?.(ownOf(request), now) ?? ''}`,
  tagsOf: (company, reader, { symbol, lane }) =>
    LANES[lane].tagsOf?.(company, reader, { symbol }) ?? tagsOf(company),
  document: async (reader, { company, request }, now) => {
    const { document, ...others } = await LANES[request.lane].document(
      reader,
      { company, request: ownOf(request) },
      now,
    );
    return {
      ...others,
      document: { data: explanationOf(document.data, request), schema_version: SCHEMA_VERSION },
    };
  },
};

/** The request to the lane itself. */
const ownOf = ({ at, symbol }: OwnRequest): OwnRequest => ({ symbol, ...(at === undefined ? {} : { at }) });

type Data = Readonly<Record<string, Json | undefined>>;

/** The explanation of a figure from the `data` of its lane. Throws a TypeError for one that the catalog does not list. */
export function explanationOf(
  data: Data,
  { lane, figure: member }: Pick<ExplainLaneRequest, 'lane' | 'figure'>,
): Data {
  const figure = figureOf({ lane, figure: member });
  if (figure === undefined) throw new TypeError(`the request does not reject the figure ${member}`);
  const { definition, formula, members, operands, path, unit } = figure;
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

function figureOf({ lane, figure }: Pick<ExplainLaneRequest, 'lane' | 'figure'>): LaneFigure | undefined {
  return LANE_FIGURES.find(({ path, members }) => path === LANES[lane].path && members.includes(figure));
}
