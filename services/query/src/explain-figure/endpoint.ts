import type { Config } from '@footnote/service/config';
import { figureNames, type FigureBlock } from '@footnote/statements/explain/figure';
import { parseLabel } from '@footnote/statements/explain/label';
import { companyTag } from '../cache/invalidation.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Computer } from '../company-inputs/computer.ts';
import { futureDay } from '../company-inputs/days.ts';
import type { ExplainedFigure, FigureJob } from '../company-inputs/jobs.ts';
import type { CompanyStates } from '../company-inputs/states.ts';
import type { ExplainFigureResponse, FigureExplanation } from '../contract/contract.generated.ts';
import type { Endpoint } from '../endpoint.ts';
import { DAY_MS, staleFrom } from '../fundamentals/freshness.ts';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { CACHE_AGE, createAnswer, FRESHNESS, MARKET_STATUS, type Answer } from '../wire/answer.ts';
import type { Writable } from '../wire/json.ts';
import { noSuchCell, paramInvalid } from '../wire/refusal.ts';
import { figureMembers } from './document.ts';

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

/** `GET /v2/explain/figure`: why a computed figure is what it is. */
export function explainFigureEndpoint(options: {
  readonly answers: TaggedCache<Answer>;
  readonly computer: Computer;
  readonly states: CompanyStates;
  readonly verifier: Config['verification'];
  readonly now: () => number;
}): Endpoint<ExplainFigureRequest> {
  const { answers, computer, states, verifier, now } = options;
  return {
    path: '/v2/explain/figure',
    parse: withKnownFigure(createQueryParser<ExplainFigureRequest>('explain-figure')),
    answer: (request, company) => {
      const { block, figure, period: label, as_known_on: day } = request;
      const { cik, symbol } = company;
      const key = `figure ${cik} ${symbol} ${block} ${figure} ${label} ${day ?? ''}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const computedAt = now();
      const refusal = futureDay(day, computedAt);
      if (refusal !== undefined) return refusal;
      const period = parseLabel(label);
      if (period === null) throw new TypeError(`the contract let ${label} pass`);
      const job: FigureJob = {
        kind: 'figure',
        masks: verifier === 'on',
        day: day ?? null,
        asked: { block, name: figure, period },
      };
      return answers
        .load(key, [companyTag(cik)], async () => {
          const found = await computer.ask(await states(cik), job);
          if (found === null) throw new NoSuchFigureError();
          const value = answerOf(found, company, day, computedAt);
          return { value, size: value.size, tags: [companyTag(cik)] };
        })
        .catch((error: unknown) => {
          if (error instanceof NoSuchFigureError) return noSuchCell(symbol, block, figure, label, day);
          throw error;
        });
    },
  };
}

function answerOf(
  found: ExplainedFigure,
  { symbol, cik }: { readonly symbol: string; readonly cik: string },
  day: string | undefined,
  computedAt: number,
): Answer {
  const data: Writable<FigureExplanation> = {
    ...(day === undefined ? {} : { as_known_on: day }),
    ...figureMembers(cik, found.explanation),
    as_of: `${new Date(found.newest).toISOString().slice(0, 19)}Z`,
    cache_age_seconds: CACHE_AGE,
    freshness: FRESHNESS,
    market_status: MARKET_STATUS,
    symbol,
  };
  const stale = staleFrom(found.newestEnd, found.issuer.reporting_cadence);
  const isStale = day !== undefined && Date.parse(day) + DAY_MS > stale;
  return createAnswer(
    { data, schema_version: SCHEMA_VERSION },
    {
      computedAt,
      freshness: isStale ? 'stale' : 'end_of_day',
      staleFrom: day === undefined ? stale : null,
    },
  );
}

/** Nothing to cache: the company has no such period, or no such figure, on that day. */
class NoSuchFigureError extends Error {
  override readonly name = 'NoSuchFigureError';
}

const ECHO_CHARACTERS = 40;

/** The same with a figure that the block has. */
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
